-- What is paid out to landlords. PostgreSQL 15 syntax.

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
