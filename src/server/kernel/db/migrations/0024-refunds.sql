-- Money that goes back to tenants, payments that are contested, and deposits. PostgreSQL 15 syntax.

create table refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments,
  landlord_id uuid not null references users,
  booking_id uuid not null references bookings,
  purpose text not null check (purpose in ('FIRST_MONTH_RENT', 'TENANT_SERVICE_FEE')),
  amount bigint not null check (amount > 0),
  -- Of a service fee: what of it is VAT.
  vat bigint not null default 0 check (vat >= 0 and vat < amount),
  currency text not null check (length(currency) = 3),
  mode text not null check (mode in ('LIVE', 'TESTING')),
  provider text not null check (provider in ('STRIPE', 'LOCAL')),
  reason text not null check (reason in ('STAY_CANCELLED', 'STAY_SHORTENED', 'NOT_AS_DESCRIBED', 'PAID_TWICE',
    'GOODWILL', 'NO_LONGER_OWED', 'OTHER')),
  explanation text not null default '' check (length(explanation) <= 1000 and (reason <> 'OTHER' or explanation <> '')),
  -- The money was never anybody else's: it had come for what was no longer owed.
  is_surplus boolean not null default false,
  state text not null default 'CREATED' check (state in ('CREATED', 'PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED',
    'UNKNOWN')),
  way text not null default 'CARD' check (way in ('CARD', 'BANK_TRANSFER')),
  failure text check (failure in ('CARD_EXPIRED', 'ACCOUNT_CLOSED', 'INSUFFICIENT_BALANCE', 'PAYMENT_DISPUTED',
    'DECLINED', 'OTHER')),
  -- Stored before the provider is called, and used again for every repetition of that call.
  idempotency_key uuid not null default gen_random_uuid() unique,
  -- Null until the provider has said how it calls the refund.
  external_id text unique,
  -- What the books say a bank transfer happened to: an event happens to each thing once.
  transfer_id uuid unique,
  transferred_on date,
  transfer_reference text not null default '',
  -- Null: the product by itself.
  ordered_by uuid references users,
  created_at timestamptz not null,
  checked_at timestamptz,
  arrived_at timestamptz,
  check ((state = 'SUCCEEDED') = (arrived_at is not null)),
  check ((way = 'BANK_TRANSFER') = (transfer_id is not null)),
  check ((transfer_id is null) = (transferred_on is null)),
  check (way = 'CARD' or state = 'SUCCEEDED')
);
create index refunds_payment on refunds (payment_id, created_at);
create index refunds_booking on refunds (booking_id);
create index refunds_landlord on refunds (landlord_id, created_at desc);
create index refunds_to_ask on refunds (checked_at nulls first) where state in ('CREATED', 'UNKNOWN', 'PENDING');
create index refunds_stuck on refunds (created_at) where state in ('FAILED', 'CANCELED');

create table disputes (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments,
  landlord_id uuid not null references users,
  booking_id uuid not null references bookings,
  provider text not null check (provider in ('STRIPE', 'LOCAL')),
  mode text not null check (mode in ('LIVE', 'TESTING')),
  external_id text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null check (length(currency) = 3),
  reason text not null check (reason in ('FRAUDULENT', 'UNRECOGNIZED', 'DUPLICATE', 'NOT_RECEIVED',
    'NOT_AS_DESCRIBED', 'CREDIT_NOT_PROCESSED', 'OTHER')),
  state text not null check (state in ('WARNING_NEEDS_RESPONSE', 'WARNING_UNDER_REVIEW', 'WARNING_CLOSED',
    'NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST')),
  opened_at timestamptz not null,
  answer_until timestamptz,
  decided_at timestamptz,
  -- Of a landlord's fee: what of it the invoice expects again.
  reopened_amount bigint not null default 0 check (reopened_amount >= 0 and reopened_amount <= amount),
  -- What staff have answered; stored before the provider is told, whose words for it are stored after.
  answer text check (answer in ('EVIDENCE', 'ACCEPTED')),
  answer_text text not null default '',
  answer_key uuid unique,
  answered_by uuid references users,
  answered_at timestamptz,
  -- Null until the provider has said that it has it.
  answer_arrived_at timestamptz,
  answer_failure text,
  created_at timestamptz not null,
  checked_at timestamptz,
  check ((answer is null) = (answer_key is null)),
  check ((answer is null) = (answered_at is null))
);
create index disputes_payment on disputes (payment_id);
create index disputes_landlord on disputes (landlord_id, opened_at desc);
create index disputes_to_ask on disputes (checked_at nulls first) where state not in ('WON', 'LOST', 'WARNING_CLOSED');

-- Files that go with an answer, by what they show; the provider's name for each once it has it.
create table dispute_files (
  dispute_id uuid not null references disputes,
  shows text not null check (shows in ('CONTRACT', 'INVOICE')),
  file_id uuid not null references files,
  external_id text,
  primary key (dispute_id, shows)
);

-- A dispute that is lost takes what had settled an invoice.
alter table invoice_settlements
  drop constraint invoice_settlements_kind_check,
  add constraint invoice_settlements_kind_check
    check (kind in ('CARD', 'BANK_TRANSFER', 'PAYOUT', 'CREDIT', 'CHARGEBACK')),
  drop constraint invoice_settlements_amount_check,
  add constraint invoice_settlements_amount_check check (case kind when 'CHARGEBACK' then amount < 0 else amount > 0 end);

-- Deposits: the money is not ours, and not in the books.
create table deposits (
  booking_id uuid primary key references bookings,
  landlord_id uuid not null references users,
  holder text not null check (holder in ('LANDLORD', 'ESCROW_ACCOUNT', 'INSURANCE', 'BANK_GUARANTEE', 'OTHER')),
  amount bigint not null check (amount > 0),
  received_on date not null,
  -- The day on which what is left went back; with nothing left, that on which the tenant was told.
  settled_on date,
  reminded_at timestamptz,
  created_at timestamptz not null,
  check (settled_on is null or settled_on >= received_on)
);
create index deposits_landlord on deposits (landlord_id);
create index deposits_open on deposits (booking_id) where settled_on is null and reminded_at is null;

create table deposit_deductions (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references deposits on delete cascade,
  position smallint not null,
  reason text not null check (reason in ('DAMAGE', 'CLEANING', 'UNPAID_RENT', 'UTILITIES', 'KEYS', 'OTHER')),
  amount bigint not null check (amount > 0),
  explanation text not null check (length(explanation) between 1 and 300),
  unique (booking_id, position)
);
