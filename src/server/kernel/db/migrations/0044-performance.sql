-- What pages about performance read: visits by days, requests of a landlord by time, and what similar homes did.
-- PostgreSQL 15 syntax.

-- Visits by the days of a home, of the home and of its landlord: a landlord's year is read from some hundred rows, whatever
-- they let. The job that adds up hours adds these up, and notes under a name of its own how far it is.
create table listing_event_days (
  group_id uuid not null references groups,
  landlord_id uuid not null references users,
  type text not null,
  day date not null,
  count integer not null,
  primary key (group_id, type, day)
);
create table landlord_event_days (
  landlord_id uuid not null references users,
  type text not null,
  day date not null,
  count integer not null,
  primary key (landlord_id, type, day)
);

-- Requests of a landlord by when they came; those of a group have such an index.
create index listing_requests_landlord_all on listing_requests (landlord_id, requested_at)
  include (group_id, answered_at, status_reason);

-- Nights and rents of months are read from the index alone, of a landlord and of a group.
drop index booking_months_landlord;
create index booking_months_landlord on booking_months (landlord_id, month)
  include (group_id, listing_id, nights, currency, amount);
create index booking_months_group on booking_months (group_id, month) include (listing_id, nights, currency, amount);

-- When the homes of a landlord were public; of a group there is such an index.
create index publish_events_landlord on publish_events (landlord_id);

-- What the homes of a landlord did in a month that is over, by city and class of area. Only sums over several landlords are
-- told, and a landlord is told of the others: so the rows are those of landlords.
create table home_months (
  country text not null,
  city text not null,
  area_class smallint not null,
  currency text not null,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  landlord_id uuid not null references users,
  units integer not null,
  booked integer not null,
  vacant integer not null,
  earned bigint not null,
  answers integer not null,
  answer_minutes bigint not null,
  primary key (country, city, area_class, currency, month, landlord_id)
);
create index home_months_month on home_months (month);
