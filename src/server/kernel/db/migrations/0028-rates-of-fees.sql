-- Percentages of fees with two decimals, as rates in hundredths of a percent. PostgreSQL 15 syntax.

-- The columns in whole percent stay for the former release, which alone reads and writes them. They are read here by a
-- change of type, since rows that never change refuse an update.
alter table fee_terms
  add column landlord_fee_rate integer check (landlord_fee_rate between 0 and 10000),
  add column tenant_fee_rate integer check (tenant_fee_rate between 0 and 10000);
alter table fee_terms
  alter column landlord_fee_rate type integer using landlord_fee_percent * 100,
  alter column tenant_fee_rate type integer using tenant_fee_percent * 100;

alter table listing_requests
  add column landlord_fee_rate integer check (landlord_fee_rate between 0 and 10000),
  add column tenant_fee_rate integer check (tenant_fee_rate between 0 and 10000);
alter table listing_requests
  alter column landlord_fee_rate type integer using landlord_fee_percent * 100,
  alter column tenant_fee_rate type integer using tenant_fee_percent * 100;
alter table listing_requests
  alter column landlord_fee_rate set not null,
  alter column tenant_fee_rate set not null,
  alter column landlord_fee_percent set default 0;

alter table bookings
  -- Null: as its request says.
  add column landlord_fee_rate integer check (landlord_fee_rate between 0 and 10000),
  add column tenant_fee_rate integer check (tenant_fee_rate between 0 and 10000);
alter table bookings
  alter column landlord_fee_rate type integer using landlord_fee_percent * 100,
  alter column tenant_fee_rate type integer using tenant_fee_percent * 100;
alter table bookings alter column tenant_fee_rate set not null;

alter table invoices add column fee_rate integer check (fee_rate between 0 and 10000);
alter table invoices alter column fee_rate type integer using fee_percent * 100;
alter table invoices
  alter column fee_rate set not null,
  alter column fee_percent set default 0;

-- Each release says the percentage in its own way, and the other one reads it in its own, rounded where it has to be.
create function fill_fee_rates() returns trigger language plpgsql as $$
begin
  if new.landlord_fee_rate is null then
    new.landlord_fee_rate := new.landlord_fee_percent * 100;
  else
    new.landlord_fee_percent := round(new.landlord_fee_rate / 100.0);
  end if;
  if new.tenant_fee_rate is null then
    new.tenant_fee_rate := new.tenant_fee_percent * 100;
  else
    new.tenant_fee_percent := round(new.tenant_fee_rate / 100.0);
  end if;
  return new;
end $$;
create trigger fee_terms_rates before insert on fee_terms for each row execute function fill_fee_rates();
create trigger listing_requests_rates before insert on listing_requests
  for each row execute function fill_fee_rates();
create trigger bookings_rates before insert on bookings for each row execute function fill_fee_rates();

create function fill_fee_rate() returns trigger language plpgsql as $$
begin
  if new.fee_rate is null then
    new.fee_rate := new.fee_percent * 100;
  else
    new.fee_percent := round(new.fee_rate / 100.0);
  end if;
  return new;
end $$;
create trigger invoices_rate before insert on invoices for each row execute function fill_fee_rate();
