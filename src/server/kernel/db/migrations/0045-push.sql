-- Web push: the devices of people, what was sent to them, quiet hours, and mails that come together. PostgreSQL 15 syntax.

create table push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  -- Where the browser's push service takes messages for it; whoever logs in next in a browser takes it over.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- Our public key that it was subscribed with; no other key reaches it.
  server_key text not null,
  created_at timestamptz not null,
  last_success_at timestamptz
);
create index push_devices_person on push_devices (user_id, created_at);

create table push_deliveries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- Null: the device is gone, and with it what was still to be sent.
  device_id uuid references push_devices on delete set null,
  -- Null: a summary of several, or a test.
  notification_id uuid references notifications on delete cascade,
  summed_up integer not null default 0,
  is_test boolean not null default false,
  -- By which the service worker says that a test has arrived.
  receipt text unique,
  created_at timestamptz not null,
  attempts integer not null default 0,
  -- What the push service said last; null: nothing that can be read.
  status_code integer,
  failure text check (failure in ('GONE', 'TOO_LARGE', 'LATER', 'REFUSED', 'KEYS', 'LINK', 'UNREACHABLE')),
  sent_at timestamptz,
  ended_at timestamptz,
  received_at timestamptz,
  constraint push_deliveries_content check (is_test or notification_id is not null or summed_up > 1),
  constraint push_deliveries_receipt check (is_test = (receipt is not null))
);
create index push_deliveries_person on push_deliveries (user_id);
create index push_deliveries_device on push_deliveries (device_id) where device_id is not null;
create index push_deliveries_notification on push_deliveries (notification_id) where notification_id is not null;
create index push_deliveries_created on push_deliveries (created_at);

-- Whoever chose nothing is pushed to all devices that they subscribe.
alter table notification_preferences add column by_push boolean not null default true;
alter table tenant_notification_preferences add column by_push boolean not null default true;

create table notification_settings (
  user_id uuid primary key references users on delete cascade,
  time_zone text not null,
  -- Times of the day in that zone; both or none.
  quiet_from text check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_to text check (quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  mail_digest text not null default 'NONE' check (mail_digest in ('NONE', 'DAILY', 'WEEKLY')),
  digested_at timestamptz,
  constraint notification_settings_quiet check ((quiet_from is null) = (quiet_to is null))
);

-- A notice is kept, too, where it only goes to devices or into a mail that tells of several.
alter table notifications
  add column in_app boolean not null default true,
  add column by_push boolean not null default false,
  add column pushed_at timestamptz,
  add column by_digest boolean not null default false,
  add column digested_at timestamptz;
create index notifications_to_push on notifications (user_id) where by_push and pushed_at is null;
create index notifications_to_digest on notifications (user_id) where by_digest and digested_at is null;
