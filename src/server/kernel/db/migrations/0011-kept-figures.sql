-- What figures are read from: the days of units by years and the rents of bookings by months, kept by the transaction
-- that changes a stay. PostgreSQL 15 syntax.

-- The days of a unit, a row for a year -------------------------------------------------------------------------

-- One bit for each day from 1 January on; the 366th of a common year is 0. Years from 2000 to 2099 are kept: a block may
-- go on to the end of 9999. The landlord and the group are those of the unit.
create table unit_years (
  listing_id uuid not null references listings on delete cascade,
  first_day date not null
    check (first_day between '2000-01-01' and '2099-01-01' and extract(month from first_day) = 1
      and extract(day from first_day) = 1),
  landlord_id uuid not null,
  group_id uuid not null,
  booked bit(366) not null default 0::bit(366),
  held bit(366) not null default 0::bit(366),
  -- By one block or several, also where a booking or hold takes the same day.
  blocked bit(366) not null default 0::bit(366),
  primary key (listing_id, first_day)
);
create index unit_years_landlord on unit_years (landlord_id, first_day);

-- The kept years that days lie in.
create function years_of(days daterange) returns setof date language sql immutable as $$
  select make_date(year, 1, 1)
  from generate_series(greatest(extract(year from lower(days)), 2000)::int,
    least(extract(year from upper(days) - 1), 2099)::int) as year
$$;

-- The bits of those days that lie in a year.
create function days_of_year(days daterange, first_day date) returns bit language sql immutable as $$
  select ((-1)::bit(366) >> greatest(lower(days) - first_day, 0))
    & ((-1)::bit(366) << (366 - (least(upper(days), (first_day + interval '1 year')::date) - first_day)))
$$;

-- What a row of unit_years has to be.
create function counted_unit_year(unit uuid, first_day date, out booked bit, out held bit, out blocked bit)
language sql stable as $$
  select coalesce(bit_or(days_of_year(days, first_day)) filter (where kind = 'BOOKING'), 0::bit(366)),
    coalesce(bit_or(days_of_year(days, first_day)) filter (where kind = 'HOLD'), 0::bit(366)),
    coalesce(bit_or(days_of_year(days, first_day)) filter (where kind = 'BLOCK'), 0::bit(366))
  from (
    select kind, days from occupancies where listing_id = unit
    union all
    select 'BLOCK', days from blocks where listing_id = unit
  ) taken
  where days && daterange(first_day, (first_day + interval '1 year')::date)
$$;

-- Counts years of units anew, each pair of a unit and a year given once; answers which were not as stored.
create function recount_unit_years(units uuid[], first_days date[]) returns setof text language plpgsql as $$
begin
  insert into unit_years (listing_id, first_day, landlord_id, group_id)
  select u.id, asked.first_day, u.landlord_id, u.group_id
  from unnest(units, first_days) as asked (unit, first_day) join listings u on u.id = asked.unit
  order by u.id, asked.first_day
  on conflict do nothing;
  -- One change of a unit's year at a time. The next one waits here, and then counts what this one has done: each
  -- statement sees what was committed before it.
  perform from unnest(units, first_days) as asked (unit, first_day)
  join unit_years y on y.listing_id = asked.unit and y.first_day = asked.first_day
  order by y.listing_id, y.first_day for no key update of y;
  return query
    update unit_years y set booked = counted.booked, held = counted.held, blocked = counted.blocked
    from unnest(units, first_days) as asked (unit, first_day), counted_unit_year(asked.unit, asked.first_day) as counted
    where y.listing_id = asked.unit and y.first_day = asked.first_day
      and (y.booked, y.held, y.blocked) is distinct from (counted.booked, counted.held, counted.blocked)
    returning format('unit %s in %s', y.listing_id, extract(year from y.first_day));
end
$$;

create function keep_unit_years() returns trigger language plpgsql as $$
declare
  units uuid[];
  first_days date[];
begin
  if tg_op = 'INSERT' then
    select array_agg(listing_id), array_agg(first_day) into units, first_days
    from (select distinct listing_id, first_day from after, years_of(days) as first_day) changed;
  elsif tg_op = 'DELETE' then
    select array_agg(listing_id), array_agg(first_day) into units, first_days
    from (select distinct listing_id, first_day from before, years_of(days) as first_day) changed;
  else
    -- Most updates of a block are about something else than its days.
    select array_agg(listing_id), array_agg(first_day) into units, first_days
    from (
      select distinct listing_id, first_day
      from (
        (select listing_id, kind, days from before except all select listing_id, kind, days from after)
        union all
        (select listing_id, kind, days from after except all select listing_id, kind, days from before)
      ) differing, years_of(days) as first_day
    ) changed;
  end if;
  if units is not null then perform recount_unit_years(units, first_days); end if;
  return null;
end
$$;

create trigger occupancies_inserted after insert on occupancies
  referencing new table as after for each statement execute function keep_unit_years();
create trigger occupancies_updated after update on occupancies
  referencing old table as before new table as after for each statement execute function keep_unit_years();
create trigger occupancies_deleted after delete on occupancies
  referencing old table as before for each statement execute function keep_unit_years();
create trigger blocks_inserted after insert on blocks
  referencing new table as after for each statement execute function keep_unit_years();
create trigger blocks_updated after update on blocks
  referencing old table as before new table as after for each statement execute function keep_unit_years();
create trigger blocks_deleted after delete on blocks
  referencing old table as before for each statement execute function keep_unit_years();

-- The rent of a booking, a row for a month ---------------------------------------------------------------------

-- Of a cancelled booking what was lived. The amounts of a booking are its rent: what it has earned up to a day is
-- rounded, and a month is the difference of two.
create table booking_months (
  booking_id uuid not null references bookings on delete cascade,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  landlord_id uuid not null,
  group_id uuid not null,
  listing_id uuid not null,
  nights smallint not null check (nights between 1 and 31),
  amount bigint not null,
  currency text not null,
  primary key (booking_id, month)
);
create index booking_months_landlord on booking_months (landlord_id, month) include (group_id, currency, amount);

-- What the rows of a booking have to be.
create function counted_booking_months(booking uuid) returns setof booking_months language sql stable as $$
  select id, first::date, landlord_id, group_id, listing_id, (last - first_night + 1)::smallint,
    (round(rent * (last - "from" + 1) / nights) - round(rent * (first_night - "from") / nights))::bigint, currency
  from (
    select *, coalesce(actual_cost, total_cost)::numeric as rent, coalesce(stayed_until, "to") as until,
      coalesce(stayed_until, "to") - "from" + 1 as nights
    from bookings where id = booking and (not canceled or stayed_until is not null)
  ) lived,
    generate_series(date_trunc('month', "from"::timestamp), until::timestamp, interval '1 month') as first,
    lateral (select greatest("from", first::date) as first_night, least(until, (first + interval '1 month')::date - 1) as last)
      as cut
$$;

-- Counts the months of bookings anew.
create function recount_booking_months(ids uuid[]) returns void language plpgsql as $$
begin
  perform from unnest(ids) as asked (id) join bookings b on b.id = asked.id order by b.id for no key update of b;
  delete from booking_months where booking_id = any(ids);
  insert into booking_months select counted.* from unnest(ids) as asked (id), counted_booking_months(asked.id) as counted;
end
$$;

create function keep_booking_months() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into ids from after;
  else
    select array_agg(id) into ids from (
      select id, landlord_id, group_id, listing_id, "from", "to", stayed_until, canceled, total_cost, actual_cost, currency
      from after
      except
      select id, landlord_id, group_id, listing_id, "from", "to", stayed_until, canceled, total_cost, actual_cost, currency
      from before
    ) changed;
  end if;
  if ids is not null then perform recount_booking_months(ids); end if;
  return null;
end
$$;

create trigger bookings_inserted after insert on bookings
  referencing new table as after for each statement execute function keep_booking_months();
create trigger bookings_updated after update on bookings
  referencing old table as before new table as after for each statement execute function keep_booking_months();

-- Both of them, anew -------------------------------------------------------------------------------------------

-- Counts all rows of a landlord, or without one all there are; answers which were not as stored.
create function recount_figures(of_landlord uuid default null) returns setof text language plpgsql as $$
declare
  units uuid[];
  first_days date[];
  ids uuid[];
begin
  select array_agg(listing_id), array_agg(first_day) into units, first_days
  from (
    select listing_id, first_day from unit_years where of_landlord is null or landlord_id = of_landlord
    union
    select listing_id, first_day
    from (
      select listing_id, days from occupancies where of_landlord is null or landlord_id = of_landlord
      union all
      select listing_id, days from blocks where of_landlord is null or landlord_id = of_landlord
    ) taken, years_of(days) as first_day
  ) known;
  return query select recount_unit_years(units, first_days);

  with stored as (
    select * from booking_months where of_landlord is null or landlord_id = of_landlord
  ), counted as (
    select months.* from bookings b, counted_booking_months(b.id) as months
    where of_landlord is null or b.landlord_id = of_landlord
  )
  select array_agg(distinct booking_id) into ids
  from (
    (select * from stored except select * from counted) union all (select * from counted except select * from stored)
  ) differing;
  perform recount_booking_months(ids);
  return query select format('booking %s', id) from unnest(ids) as wrong (id);
end
$$;

select recount_figures();

-- The time to an answer is read from the index alone, also by who sees some of the groups ------------------------

drop index listing_requests_answers;
create index listing_requests_answers on listing_requests (landlord_id, requested_at) include (group_id, answered_at)
  where answered_at is not null;
