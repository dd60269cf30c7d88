-- What is paid out to landlords, of what it consists, and how it is sent. PostgreSQL 15 syntax.

-- When the bank of an account at the provider last became another one: nothing is sent for a day then.
alter table payout_accounts add column bank_changed_at timestamptz;

-- When a landlord wants what has come; without a row at once.
create table payout_schedules (
  landlord_id uuid primary key references users,
  schedule text not null check (schedule in ('AT_ONCE', 'MONTHLY')),
  changed_at timestamptz not null
);

-- What a landlord gets at one time: the sum of its items, which never change.
create table payouts (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  provider text not null check (provider in ('STRIPE', 'LOCAL')),
  mode text not null check (mode in ('LIVE', 'TESTING')),
  currency text not null check (length(currency) = 3),
  amount bigint not null check (amount > 0),
  -- What its newest attempt says.
  state text not null default 'PENDING' check (state in ('PENDING', 'IN_TRANSIT', 'PAID', 'FAILED', 'UNKNOWN')),
  failure text check (failure in ('ACCOUNT_CLOSED', 'NO_SUCH_ACCOUNT', 'NAME_MISMATCH', 'CURRENCY', 'DECLINED',
    'INSUFFICIENT_FUNDS', 'ACCOUNT_RESTRICTED', 'OTHER')),
  arrives_on date,
  created_at timestamptz not null,
  paid_at timestamptz,
  failed_at timestamptz,
  checked_at timestamptz,
  check ((state = 'PAID') = (paid_at is not null)),
  check ((state = 'FAILED') = (failed_at is not null))
);
create index payouts_landlord on payouts (landlord_id, created_at desc, id);
create index payouts_open on payouts (checked_at nulls first) where state <> 'PAID';

-- A transfer of the books that a payout pays out or nets: each in one payout, so that nothing is paid twice.
create table payout_items (
  transfer_id bigint primary key references ledger_transfers,
  payout_id uuid not null references payouts,
  landlord_id uuid not null references users,
  kind text not null check (kind in ('RENT', 'FEE_KEPT', 'CREDIT', 'REFUND', 'DISPUTE', 'INCENTIVE', 'OTHER')),
  -- Positive for what the landlord gets.
  amount bigint not null check (amount <> 0),
  booking_id uuid references bookings,
  invoice_id uuid references invoices
);
create index payout_items_payout on payout_items (payout_id, transfer_id);
create index payout_items_booking on payout_items (booking_id) where booking_id is not null;

-- Every cent of a payout is explained when its transaction ends.
create function check_payout_sum() returns trigger language plpgsql as $$
declare
  checked uuid := case when tg_table_name = 'payouts' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'payout_id' end;
begin
  if (select amount from payouts where id = checked)
    <> (select coalesce(sum(amount), 0) from payout_items where payout_id = checked) then
    raise exception 'The items of payout % are not its amount.', checked;
  end if;
  return null;
end $$;
create constraint trigger payouts_sum after insert or update of amount on payouts
  deferrable initially deferred for each row execute function check_payout_sum();
create constraint trigger payout_items_sum after insert or update on payout_items
  deferrable initially deferred for each row execute function check_payout_sum();

-- An attempt to send a payout on one of its two ways; stored with its key before the provider hears of it.
create table payout_transfers (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity,
  payout_id uuid not null references payouts,
  landlord_id uuid not null references users,
  leg text not null check (leg in ('TO_ACCOUNT', 'TO_BANK')),
  -- The landlord's account in the provider's words: a repetition has to say the very same.
  account text not null,
  idempotency_key uuid not null default gen_random_uuid() unique,
  state text not null default 'CREATED'
    check (state in ('CREATED', 'UNKNOWN', 'REFUSED', 'IN_TRANSIT', 'DONE', 'FAILED')),
  external_id text unique,
  failure text check (failure in ('ACCOUNT_CLOSED', 'NO_SUCH_ACCOUNT', 'NAME_MISMATCH', 'CURRENCY', 'DECLINED',
    'INSUFFICIENT_FUNDS', 'ACCOUNT_RESTRICTED', 'OTHER')),
  -- As the provider or the bank said it.
  failure_code text,
  created_at timestamptz not null,
  check (external_id is not null or (state <> 'IN_TRANSIT' and state <> 'DONE' and state <> 'FAILED')),
  check ((failure is not null) = (state = 'REFUSED' or state = 'FAILED'))
);
-- While money may still move by an attempt, or has, there is no second one.
create unique index payout_transfers_standing on payout_transfers (payout_id, leg)
  where state not in ('REFUSED', 'FAILED');
