-- What people are told in the app, and what they want to be told about. PostgreSQL 15 syntax.

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  landlord_id uuid not null references users,
  group_id uuid not null references groups,
  listing_request_id uuid references listing_requests,
  kind text not null check (kind in
    ('NEW_BOOKING_REQUEST', 'RENTAL_AGREEMENT_READY', 'FINALIZING_THE_BOOKING', 'STAY_EXTENSION_REQUEST', 'INVOICE_READY',
     'INVOICE_CANCELED', 'BOOKING_LOST', 'BOOKING_CANCELED', 'CALENDAR_PROBLEM')),
  -- What exactly happened; names and days are read from the request, which may change.
  event text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  feed_id uuid references calendar_feeds on delete cascade,
  -- The days that are taken twice, where the notice is about such days.
  days daterange,
  -- People are told of calendars and of what partners say, too: then there is no request.
  listing_id uuid references listings on delete cascade,
  partner_source text check (partner_source in ('hns', 'hnsavailabilities', 'hnsrestrictions')),
  -- It is told to the tenant of the request, whatever world that person works in beside.
  for_tenant boolean not null default false,
  constraint notifications_subject check (num_nonnulls(listing_request_id, feed_id, partner_source) = 1),
  constraint notifications_partner check ((partner_source is null) = (listing_id is null)),
  constraint notifications_for_tenant check (not for_tenant or listing_request_id is not null)
);
create index notifications_person on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_created on notifications (created_at);
create index notifications_feed on notifications (feed_id) where feed_id is not null;
create index notifications_listing on notifications (listing_id) where listing_id is not null;

create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  -- Null: all listings that have no choice of their own.
  group_id uuid references groups,
  kind text not null check (kind in
    ('NEW_BOOKING_REQUEST', 'RENTAL_AGREEMENT_READY', 'FINALIZING_THE_BOOKING', 'STAY_EXTENSION_REQUEST', 'INVOICE_READY',
     'INVOICE_CANCELED', 'BOOKING_LOST', 'BOOKING_CANCELED', 'CALENDAR_PROBLEM')),
  in_app boolean not null,
  by_email boolean not null,
  unique nulls not distinct (user_id, kind, group_id)
);

-- What people want to be told about their own stays: apart from what they chose as landlords or in a team.
create table tenant_notification_preferences (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in
    ('NEW_BOOKING_REQUEST', 'FINALIZING_THE_BOOKING', 'RENTAL_AGREEMENT_READY', 'STAY_EXTENSION_REQUEST',
     'BOOKING_LOST', 'BOOKING_CANCELED')),
  in_app boolean not null,
  by_email boolean not null,
  primary key (user_id, kind)
);
