-- Webhooks: programs of landlords that are told what happens, and what was sent to them. PostgreSQL 15 syntax.

create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users on delete cascade,
  url text not null check (length(url) between 1 and 1000),
  events text[] not null check (cardinality(events) > 0 and events <@ array[
    'REQUEST_RECEIVED', 'REQUEST_ACCEPTED', 'REQUEST_DECLINED', 'REQUEST_WITHDRAWN', 'REQUEST_CHANGED',
    'CONTRACT_READY', 'CONTRACT_SIGNED', 'CONTRACT_ENDED', 'BOOKING_MADE', 'BOOKING_CHANGED', 'BOOKING_CANCELED',
    'INVOICE_MADE', 'INVOICE_CANCELED', 'PAYMENT_RECEIVED', 'CALENDAR_PROBLEM', 'WEBHOOK_TEST']),
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'PAUSED', 'DISABLED')),
  -- Encrypted: what signs has to be known again, not only compared.
  secret text not null,
  former_secret text,
  former_secret_until timestamptz,
  created_at timestamptz not null,
  last_success_at timestamptz,
  -- Since when every attempt has failed; null: the last one did not.
  failing_since timestamptz,
  -- It gave no answer in time: until then nothing waits for it again.
  rests_until timestamptz,
  constraint webhook_endpoints_former check ((former_secret is null) = (former_secret_until is null))
);
create index webhook_endpoints_landlord on webhook_endpoints (landlord_id, created_at);

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  -- The same for all webhooks that are told, and each time that it is sent.
  event_id uuid not null,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  landlord_id uuid not null references users on delete cascade,
  event text not null check (event in
    ('REQUEST_RECEIVED', 'REQUEST_ACCEPTED', 'REQUEST_DECLINED', 'REQUEST_WITHDRAWN', 'REQUEST_CHANGED',
     'CONTRACT_READY', 'CONTRACT_SIGNED', 'CONTRACT_ENDED', 'BOOKING_MADE', 'BOOKING_CHANGED', 'BOOKING_CANCELED',
     'INVOICE_MADE', 'INVOICE_CANCELED', 'PAYMENT_RECEIVED', 'CALENDAR_PROBLEM', 'WEBHOOK_TEST')),
  -- The id of what it is about: of a request, a payment, an invoice or a unit; null: a test.
  subject_id uuid,
  occurred_at timestamptz not null,
  -- What is sent, written when it is sent for the first time, and the same ever after.
  body text,
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  attempts integer not null default 0,
  -- How many attempts there were when it was last sent by hand: patience begins anew.
  attempts_before integer not null default 0,
  attempted_at timestamptz,
  next_attempt_at timestamptz,
  status_code integer,
  failure text check (failure in ('STATUS', 'REDIRECTED', 'TIMED_OUT', 'UNREACHABLE', 'NO_ADDRESS', 'NOT_ALLOWED')),
  -- The first signs of what was answered.
  answer text not null default '',
  milliseconds integer,
  check ((event = 'WEBHOOK_TEST') = (subject_id is null))
);
create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, occurred_at desc, id);
create index webhook_deliveries_landlord on webhook_deliveries (landlord_id);
create index webhook_deliveries_occurred on webhook_deliveries (occurred_at);
