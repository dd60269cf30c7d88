-- Payments by card. PostgreSQL 15 syntax.

create table payments (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  purpose text not null check (purpose in ('LANDLORD_FEE', 'FIRST_MONTH_RENT', 'TENANT_SERVICE_FEE')),
  booking_id uuid not null references bookings,
  -- Of a fee of the landlord; what tenants pay belongs to the stay.
  invoice_id uuid references invoices,
  payer_id uuid not null references users,
  amount bigint not null check (amount > 0),
  currency text not null check (length(currency) = 3),
  mode text not null check (mode in ('LIVE', 'TESTING')),
  provider text not null check (provider in ('STRIPE', 'LOCAL')),
  state text not null default 'CREATED' check (state in ('CREATED', 'REQUIRES_ACTION', 'PROCESSING', 'SUCCEEDED',
    'FAILED', 'CANCELED', 'UNKNOWN')),
  -- Stored before the provider is called, and used again for every repetition of that call.
  idempotency_key uuid not null default gen_random_uuid() unique,
  -- What the provider is told beside the amount: a repetition has to say the very same.
  description text not null,
  methods text[] not null,
  -- Null until the provider has said how it calls the payment.
  external_id text unique,
  charge_id text unique,
  failure text,
  method text check (method in ('PAYPAL', 'GOOGLE_PAY', 'APPLE_PAY', 'CREDIT_CARD', 'OTHERS')),
  -- What came in beyond what was open when it came: it has to go back.
  surplus bigint not null default 0 check (surplus >= 0 and surplus <= amount),
  refunded_amount bigint not null default 0 check (refunded_amount >= 0 and refunded_amount <= amount),
  disputed_amount bigint not null default 0 check (disputed_amount >= 0 and disputed_amount <= amount),
  created_at timestamptz not null,
  checked_at timestamptz,
  succeeded_at timestamptz,
  check ((purpose = 'LANDLORD_FEE') = (invoice_id is not null)),
  check ((state = 'SUCCEEDED') = (succeeded_at is not null)),
  check (state <> 'SUCCEEDED' or external_id is not null)
);

-- While money may still move by a payment there is no second one for the same thing.
create unique index payments_alive on payments (purpose, coalesce(invoice_id, booking_id))
  where state not in ('SUCCEEDED', 'CANCELED');
create index payments_invoice on payments (invoice_id, created_at desc) where invoice_id is not null;
create index payments_booking on payments (booking_id);
create index payments_landlord on payments (landlord_id, created_at desc);
create index payments_to_ask on payments (checked_at nulls first) where state not in ('SUCCEEDED', 'CANCELED');

-- What the local provider has to remember. It is not ours: with the keys of a real one nothing stands here.
create table local_provider_objects (
  account text not null,
  id text not null,
  kind text not null,
  position bigint generated always as identity,
  created bigint not null,
  body jsonb not null,
  primary key (account, id)
);
create index local_provider_objects_kind on local_provider_objects (account, kind, position desc);

create table local_provider_answers (
  account text not null,
  key text not null,
  fingerprint text not null,
  status integer not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (account, key)
);
