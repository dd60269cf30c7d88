-- What the card provider's own books say, beside ours. PostgreSQL 15 syntax.

-- A line of the provider's books (a balance transaction), as it was told; once, however often it is read.
create table provider_lines (
  id uuid primary key default gen_random_uuid(),
  provider text not null check (provider in ('STRIPE', 'LOCAL')),
  mode text not null check (mode in ('LIVE', 'TESTING')),
  -- Null: of our own account.
  landlord_id uuid references users,
  external_id text not null,
  type text not null,
  -- The provider's own reporting category: what a line is for.
  category text not null,
  -- In minor units; net is what moves the balance.
  amount bigint not null,
  fee bigint not null,
  net bigint not null,
  currency text not null check (length(currency) = 3),
  -- What it is about, in the provider's ids, the nearest first.
  source_ids text[] not null,
  at timestamptz not null,
  available_at timestamptz not null,
  read_at timestamptz not null,
  -- What it alone tells is in our books: a cost, or a payout of our own.
  is_booked boolean not null default false,
  -- What stands behind it in our books.
  event_id uuid references ledger_events,
  check (net = amount - fee),
  unique nulls not distinct (external_id, landlord_id)
);
-- Money that goes from our account to a landlord's is a line of both.
create unique index provider_lines_event on provider_lines (event_id, landlord_id) nulls not distinct
  where event_id is not null;
create index provider_lines_account on provider_lines (mode, landlord_id, currency);
create index provider_lines_unmatched on provider_lines (mode, landlord_id) where event_id is null;
create index provider_lines_to_book on provider_lines (mode, at) where not is_booked and landlord_id is null;
create index provider_lines_waiting on provider_lines (available_at);

-- How far an account's lines have been read, and how the last comparison went.
create table provider_readings (
  provider text not null check (provider in ('STRIPE', 'LOCAL')),
  mode text not null check (mode in ('LIVE', 'TESTING')),
  landlord_id uuid references users,
  read_until timestamptz,
  compared_at timestamptz,
  -- Why the provider said nothing the last time; empty where it did.
  failure text not null default '',
  failed_at timestamptz,
  unique nulls not distinct (provider, mode, landlord_id)
);

-- What the provider and the books said of an account when they were last compared, in minor units.
create table provider_balances (
  id uuid primary key default gen_random_uuid(),
  provider text not null check (provider in ('STRIPE', 'LOCAL')),
  mode text not null check (mode in ('LIVE', 'TESTING')),
  landlord_id uuid references users,
  currency text not null check (length(currency) = 3),
  available bigint not null,
  pending bigint not null,
  booked bigint not null,
  compared_at timestamptz not null,
  unique nulls not distinct (mode, currency, landlord_id)
);
create index provider_balances_landlord on provider_balances (landlord_id);

-- What lies between both: open until a later line or entry ends it, or somebody explains it.
create table provider_differences (
  id uuid primary key default gen_random_uuid(),
  balance_id uuid not null references provider_balances,
  kind text not null check (kind in ('NO_ENTRY', 'NO_LINE', 'OTHER_AMOUNT', 'OTHER_CURRENCY', 'NOT_AVAILABLE',
    'NOT_IN_LINES')),
  -- What the provider has more than the books, in minor units; nothing of money that is only not available yet.
  amount bigint not null,
  line_id uuid references provider_lines,
  event_id uuid references ledger_events,
  state text not null default 'OPEN' check (state in ('OPEN', 'EXPLAINED', 'ENDED')),
  opened_at timestamptz not null,
  ended_at timestamptz,
  explanation text not null default '' check (length(explanation) <= 500),
  explained_by uuid references users,
  explained_at timestamptz,
  check ((state = 'ENDED') = (ended_at is not null)),
  check (state <> 'EXPLAINED' or explained_at is not null)
);
create index provider_differences_balance on provider_differences (balance_id, state, opened_at desc, id);
create index provider_differences_standing on provider_differences (balance_id) where state <> 'ENDED';

-- Comparisons: one that has no end yet is under way.
create table provider_runs (
  id uuid primary key default gen_random_uuid(),
  -- Null: it came by itself.
  asked_by uuid references users,
  started_at timestamptz not null,
  finished_at timestamptz,
  accounts integer not null default 0,
  failures integer not null default 0,
  lines integer not null default 0,
  differences integer not null default 0
);
create index provider_runs_started on provider_runs (started_at desc);

-- The provider pays our money out to our bank: the bank's line and the provider's are one thing.
alter table bank_lines add column provider_line_id uuid unique references provider_lines;
alter table bank_lines drop constraint bank_lines_reason_check;
alter table bank_lines add constraint bank_lines_reason_check check (reason in ('NUMBER_AND_AMOUNT', 'OTHER_AMOUNT',
  'NOTHING_OPEN', 'OTHER_CURRENCY', 'SEVERAL_INVOICES', 'NO_NUMBER', 'REVERSAL', 'NOTHING_FITS', 'BY_STAFF', 'MONEY_OUT',
  'RETURNED', 'PROVIDER_PAYOUT'));
