-- A stay that has begun may go on in another unit of its group from a day on, when both sides agree (decision 136).
-- The booking stays one; its days stand in a row for each unit. A hold and the days of a booking in any unit never overlap.
alter table occupancies drop constraint occupancies_offer_id_key;
alter table occupancies add constraint occupancies_one_unit_a_day exclude using gist (offer_id with =, days with &&);
create index occupancies_offer on occupancies (offer_id);
create unique index occupancies_one_hold on occupancies (offer_id) where kind = 'HOLD';

alter table stay_proposals drop constraint stay_proposals_kind_check;
alter table stay_proposals add constraint stay_proposals_kind_check check (kind in ('LONGER', 'SHORTER', 'MOVE'));
-- Of a move: the unit, the days from the first one there, and no rent, since that stays as it was agreed.
alter table stay_proposals add column listing_id uuid references listings;
alter table stay_proposals add constraint stay_proposals_move
  check ((kind = 'MOVE') = (listing_id is not null) and (kind <> 'MOVE' or rent = 0));
create index stay_proposals_listing on stay_proposals (listing_id) where listing_id is not null;
-- The waiting requests that the landlord was shown to be declined by it.
alter table stay_proposals add column declined_request_ids uuid[] not null default '{}';

-- What a booking earned in a month stands beside each unit that it was lived in.
alter table booking_months drop constraint booking_months_pkey;
alter table booking_months add primary key (booking_id, month, listing_id);

-- Days in another unit than the booking's last one are told by its occupancies; all others are in that one.
create or replace function counted_booking_months(booking uuid) returns setof booking_months language sql stable as $$
  select id, month, landlord_id, group_id, unit, sum(last - first_night + 1)::smallint,
    sum(round(rent * (last - "from" + 1) / nights) - round(rent * (first_night - "from") / nights))::bigint, currency
  from (
    select *, coalesce(actual_cost, total_cost)::numeric as rent, coalesce(stayed_until, "to") as until,
      coalesce(stayed_until, "to") - "from" + 1 as nights
    from bookings where id = booking and (not canceled or stayed_until is not null)
  ) lived,
    lateral (
      select elsewhere.listing_id as unit, elsewhere.days from occupancies elsewhere
      where elsewhere.booking_id = lived.id and elsewhere.listing_id <> lived.listing_id
      union all
      select lived.listing_id, unnest(datemultirange(daterange("from", until, '[]')) - coalesce(range_agg(elsewhere.days), '{}'))
      from occupancies elsewhere
      where elsewhere.booking_id = lived.id and elsewhere.listing_id <> lived.listing_id
    ) part,
    lateral (select greatest("from", lower(part.days)) as since, least(until, upper(part.days) - 1) as till) span,
    generate_series(date_trunc('month', since::timestamp), till::timestamp, interval '1 month') as start,
    lateral (select start::date as month, greatest(since, start::date) as first_night,
      least(till, (start + interval '1 month')::date - 1) as last) as cut
  where last >= first_night
  group by id, month, landlord_id, group_id, unit, currency
$$;
