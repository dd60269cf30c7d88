-- What people are told in the app, and what they want to be told about; the order of what the search looks at.

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  landlord_id uuid not null references users,
  group_id uuid not null references groups,
  listing_request_id uuid not null references listing_requests,
  kind text not null check (kind in
    ('NEW_BOOKING_REQUEST', 'RENTAL_AGREEMENT_READY', 'FINALIZING_THE_BOOKING', 'STAY_EXTENSION_REQUEST', 'INVOICE_READY',
     'INVOICE_CANCELED', 'BOOKING_LOST', 'BOOKING_CANCELED')),
  -- What exactly happened; names and days are read from the request, which may change.
  event text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_person on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_created on notifications (created_at);

create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  -- Null: all listings that have no choice of their own.
  group_id uuid references groups,
  kind text not null check (kind in
    ('NEW_BOOKING_REQUEST', 'RENTAL_AGREEMENT_READY', 'FINALIZING_THE_BOOKING', 'STAY_EXTENSION_REQUEST', 'INVOICE_READY',
     'INVOICE_CANCELED', 'BOOKING_LOST', 'BOOKING_CANCELED')),
  in_app boolean not null,
  by_email boolean not null,
  unique nulls not distinct (user_id, kind, group_id)
);

-- The search looks at all requests of a landlord, also those that are over, the newest first.
create index listing_requests_landlord on listing_requests (landlord_id, requested_at desc);
