-- What the two sides of a request write to each other (decision 119). PostgreSQL 15 syntax.

create table message_threads (
  listing_request_id uuid primary key references listing_requests on delete cascade,
  landlord_id uuid not null references users,
  tenant_id uuid not null references users,
  -- The number of the last message, and how far each side has read.
  last_position integer not null default 0,
  landlord_read_to integer not null default 0,
  tenant_read_to integer not null default 0,
  -- Kept with each message and each look: lists show them.
  landlord_unread integer not null default 0,
  tenant_unread integer not null default 0,
  blocked_by text check (blocked_by in ('LANDLORD', 'TENANT')),
  blocked_at timestamptz,
  constraint message_threads_blocked check ((blocked_by is null) = (blocked_at is null)),
  constraint message_threads_read check (landlord_read_to <= last_position and tenant_read_to <= last_position
    and landlord_unread between 0 and last_position and tenant_unread between 0 and last_position)
);
create index message_threads_landlord on message_threads (landlord_id);
create index message_threads_tenant on message_threads (tenant_id);

create table messages (
  id uuid primary key default gen_random_uuid(),
  listing_request_id uuid not null references message_threads on delete cascade,
  landlord_id uuid not null references users,
  tenant_id uuid not null references users,
  position integer not null check (position > 0),
  side text not null check (side in ('LANDLORD', 'TENANT')),
  -- Who of the landlord's side; a person who has left is nobody.
  author_id uuid references users on delete set null,
  channel text not null check (channel in ('PAGE', 'MAIL')),
  -- As both sides may read it at any time, and whole where contact data are hidden in it.
  content text not null check (length(content) between 1 and 8000),
  whole text check (length(whole) between 1 and 8000),
  sent_at timestamptz not null,
  unique (listing_request_id, position)
);
create index messages_landlord on messages (landlord_id);
create index messages_tenant on messages (tenant_id);
create index messages_author on messages (author_id) where author_id is not null;

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in
  ('NEW_BOOKING_REQUEST', 'RENTAL_AGREEMENT_READY', 'FINALIZING_THE_BOOKING', 'STAY_EXTENSION_REQUEST', 'INVOICE_READY',
   'INVOICE_CANCELED', 'BOOKING_LOST', 'BOOKING_CANCELED', 'CALENDAR_PROBLEM', 'NEW_MESSAGE'));
alter table notification_preferences drop constraint notification_preferences_kind_check;
alter table notification_preferences add constraint notification_preferences_kind_check check (kind in
  ('NEW_BOOKING_REQUEST', 'RENTAL_AGREEMENT_READY', 'FINALIZING_THE_BOOKING', 'STAY_EXTENSION_REQUEST', 'INVOICE_READY',
   'INVOICE_CANCELED', 'BOOKING_LOST', 'BOOKING_CANCELED', 'CALENDAR_PROBLEM', 'NEW_MESSAGE'));
alter table tenant_notification_preferences drop constraint tenant_notification_preferences_kind_check;
alter table tenant_notification_preferences add constraint tenant_notification_preferences_kind_check check (kind in
  ('NEW_BOOKING_REQUEST', 'FINALIZING_THE_BOOKING', 'RENTAL_AGREEMENT_READY', 'STAY_EXTENSION_REQUEST',
   'BOOKING_LOST', 'BOOKING_CANCELED', 'NEW_MESSAGE'));
