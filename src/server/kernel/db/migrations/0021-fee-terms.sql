-- Terms of fees with dates, and incentives. PostgreSQL 15 syntax.

-- What is agreed about fees and the calculation of rents; never changed, only followed by other terms.
create table fee_terms (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity,
  landlord_id uuid not null references users,
  scope text not null check (scope in ('LISTING', 'AGREEMENT', 'LANDLORD')),
  group_id uuid references groups,
  -- Null: nothing is said, the next terms are asked.
  landlord_fee_percent integer check (landlord_fee_percent between 0 and 100),
  tenant_fee_percent integer check (tenant_fee_percent between 0 and 100),
  calculation_method text
    check (calculation_method in ('OWN_CALCULATION', 'CALCULATION_PER_NIGHT', 'HALF_OR_FULL_MONTH')),
  valid_from date not null,
  valid_until date,
  reason text not null,
  -- Null: they are from before terms had a history.
  made_by uuid references users,
  made_at timestamptz not null,
  check ((scope = 'LISTING') = (group_id is not null)),
  check (scope <> 'LISTING' or calculation_method is null),
  check (valid_until >= valid_from)
);
create index fee_terms_landlord on fee_terms (landlord_id, position);

create function refuse_change_of_terms() returns trigger language plpgsql as $$
begin
  raise exception 'Terms and incentives are never changed, only followed by others.';
end $$;
create trigger fee_terms_kept before update or delete on fee_terms
  for each row execute function refuse_change_of_terms();

-- groups.landlord_fee_percent stays for the former release; nothing reads it any more.
insert into fee_terms (landlord_id, scope, group_id, landlord_fee_percent, valid_from, reason, made_at)
  select landlord_id, 'LISTING', id, landlord_fee_percent, current_date, 'Set before terms had a history.', now()
  from groups where landlord_fee_percent <> 10;

-- What the tenant was told stays from the request on; what the landlord pays is settled with the booking.
alter table listing_requests
  add column tenant_fee_percent integer not null default 0 check (tenant_fee_percent between 0 and 100),
  -- Where the figures come from; null: from before that was kept.
  add column term_origins jsonb;
alter table bookings
  -- Null: as its request says.
  add column landlord_fee_percent integer check (landlord_fee_percent between 0 and 100),
  add column tenant_fee_percent integer not null default 0 check (tenant_fee_percent between 0 and 100),
  add column term_origins jsonb;

-- What staff grant a landlord; in minor units.
create table incentives (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  mode text not null check (mode in ('LIVE', 'TESTING')),
  currency text not null check (length(currency) = 3),
  amount bigint not null check (amount > 0),
  reason text not null,
  granted_by uuid not null references users,
  granted_at timestamptz not null
);
create index incentives_landlord on incentives (landlord_id, granted_at desc);
create trigger incentives_kept before update or delete on incentives
  for each row execute function refuse_change_of_terms();
