-- What tenants pay through the product, and what is paid out to landlords. PostgreSQL 15 syntax.

-- A landlord's account at the card provider.
create table payout_accounts (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  provider text not null check (provider in ('STRIPE', 'LOCAL')),
  mode text not null check (mode in ('LIVE', 'TESTING')),
  -- Stored before the provider is called, and used again for every repetition of that call.
  idempotency_key uuid not null default gen_random_uuid() unique,
  -- What the provider is told: a repetition has to say the very same.
  country text not null check (length(country) = 2),
  email text not null,
  -- Null until the provider has said how it calls the account.
  external_id text unique,
  status text check (status in ('CREATED', 'RESTRICTED', 'RESTRICTED_SOON', 'PENDING', 'ACTIVE_IMPROVABLE', 'ACTIVE')),
  -- What the provider wants to know, in its own words, and until when.
  missing text[] not null default '{}',
  deadline timestamptz,
  disabled_reason text,
  bank_last4 text,
  bank_currency text,
  created_at timestamptz not null,
  checked_at timestamptz,
  unique (landlord_id, provider, mode),
  check ((external_id is null) = (status is null))
);
create index payout_accounts_to_ask on payout_accounts (checked_at nulls first);

-- What a tenant owes for a stay; its amount never changes: another one is another due, and this one is waived.
create table tenant_dues (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings,
  landlord_id uuid not null references users,
  purpose text not null check (purpose in ('FIRST_MONTH_RENT', 'TENANT_SERVICE_FEE')),
  mode text not null check (mode in ('LIVE', 'TESTING')),
  amount bigint not null check (amount > 0),
  -- Of a service fee: what of it is VAT.
  vat bigint not null default 0 check (vat >= 0 and vat < amount),
  currency text not null check (length(currency) = 3),
  due_on date not null,
  created_at timestamptz not null,
  waived_at timestamptz,
  paid_at timestamptz,
  check (waived_at is null or paid_at is null)
);
create unique index tenant_dues_standing on tenant_dues (booking_id, purpose) where waived_at is null;

alter table payments
  add column due_id uuid references tenant_dues,
  add check ((purpose <> 'LANDLORD_FEE') = (due_id is not null));
create index payments_due on payments (due_id, created_at desc) where due_id is not null;
