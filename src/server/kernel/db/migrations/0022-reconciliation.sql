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

-- Booking many events at once ----------------------------------------------------------------------------------------

-- Balances are kept once for a statement, not once for each of its transfers: an account that many touch is changed once.
create function keep_ledger_balances_of_statement() returns trigger language plpgsql as $$
declare
  wrong text;
begin
  -- In the order of their ids, so that two statements the other way round never wait for one another.
  perform from ledger_accounts a
    where a.id in (select debit_account_id from fresh union all select credit_account_id from fresh)
    order by a.id for update;
  select case
      when (d.mode, d.currency) <> (c.mode, c.currency)
        then format('A transfer stays in one currency and one mode: accounts %s and %s.', d.id, c.id)
      when f.resolves_id is not null and (p.id is null or p.phase <> 'PENDING'
        or (p.debit_account_id, p.credit_account_id, p.amount) <> (f.debit_account_id, f.credit_account_id, f.amount))
        then format('Transfer %s is not pending, or not the same.', f.resolves_id)
      when f.reverses_id is not null and (r.id is null or r.phase not in ('POSTED', 'POST')
        or (r.credit_account_id, r.debit_account_id, r.amount) <> (f.debit_account_id, f.credit_account_id, f.amount))
        then format('Transfer %s was never posted, or is not the same.', f.reverses_id)
    end into wrong
    from fresh f
    join ledger_accounts d on d.id = f.debit_account_id
    join ledger_accounts c on c.id = f.credit_account_id
    left join ledger_transfers p on p.id = f.resolves_id
    left join ledger_transfers r on r.id = f.reverses_id
    where (d.mode, d.currency) <> (c.mode, c.currency)
      or f.resolves_id is not null and (p.id is null or p.phase <> 'PENDING'
        or (p.debit_account_id, p.credit_account_id, p.amount) <> (f.debit_account_id, f.credit_account_id, f.amount))
      or f.reverses_id is not null and (r.id is null or r.phase not in ('POSTED', 'POST')
        or (r.credit_account_id, r.debit_account_id, r.amount) <> (f.debit_account_id, f.credit_account_id, f.amount))
    limit 1;
  if wrong is not null then
    raise exception '%', wrong;
  end if;
  update ledger_accounts a set debits = a.debits + s.debits, credits = a.credits + s.credits,
      pending_debits = a.pending_debits + s.pending_debits, pending_credits = a.pending_credits + s.pending_credits
    from (
      select account_id, sum(posted * is_debit) as debits, sum(posted * (1 - is_debit)) as credits,
        sum(pending * is_debit) as pending_debits, sum(pending * (1 - is_debit)) as pending_credits
      from (
        select debit_account_id as account_id, 1 as is_debit, phase, amount from fresh
        union all
        select credit_account_id, 0, phase, amount from fresh
      ) sides
      cross join lateral (
        select case when phase in ('POSTED', 'POST') then amount else 0 end as posted,
          case phase when 'PENDING' then amount when 'POSTED' then 0 else -amount end as pending
      ) counted
      group by account_id
    ) s
    where a.id = s.account_id;
  return null;
end $$;
drop trigger ledger_transfers_balance on ledger_transfers;
drop function keep_ledger_balances();
create trigger ledger_transfers_balance after insert on ledger_transfers
  referencing new table as fresh for each statement execute function keep_ledger_balances_of_statement();

-- Books events with their transfers, given as [{event, postings}]; answers the ids of those that were not booked before.
-- Accounts that don't exist yet are opened, and all of all events are locked in the order of their ids.
create function record_ledger_events(given jsonb) returns setof uuid language plpgsql as $$
declare
  added_ids uuid[];
  event_ids uuid[];
  debit_keys text[];
  credit_keys text[];
  accounts text[];
  amounts bigint[];
  phases text[];
  resolved_ids bigint[];
  reversed_ids bigint[];
  effective timestamptz[];
  booked timestamptz[];
begin
  with numbered as materialized (
    select gen_random_uuid() as id, g.turn, g.one -> 'postings' as postings, e.*
    from jsonb_array_elements(given) with ordinality as g (one, turn)
    cross join lateral jsonb_to_record(g.one -> 'event') as e (kind text, "subjectId" uuid, mode text, currency text,
      "landlordId" uuid, "bookingId" uuid, "invoiceId" uuid, "reversesId" uuid, "effectiveAt" timestamptz,
      "bookedAt" timestamptz)
  ), added as (
    insert into ledger_events (id, kind, subject_id, landlord_id, booking_id, invoice_id, reverses_id, effective_at,
      booked_at)
    select id, kind, "subjectId", "landlordId", "bookingId", "invoiceId", "reversesId", "effectiveAt", "bookedAt"
    from numbered order by turn
    on conflict (kind, subject_id) do nothing
    returning id
  ), posted as (
    select n.id, n.turn, p.turn as posting, n."effectiveAt", n."bookedAt", p.one,
      ledger_account_key(d.kind, n.mode, n.currency, d."landlordId", d."bookingId", coalesce(d.provider, '')) as debit,
      ledger_account_key(c.kind, n.mode, n.currency, c."landlordId", c."bookingId", coalesce(c.provider, '')) as credit
    from added
    join numbered n on n.id = added.id
    cross join lateral jsonb_array_elements(n.postings) with ordinality as p (one, turn)
    cross join lateral jsonb_to_record(p.one -> 'debit')
      as d (kind text, "landlordId" uuid, "bookingId" uuid, provider text)
    cross join lateral jsonb_to_record(p.one -> 'credit')
      as c (kind text, "landlordId" uuid, "bookingId" uuid, provider text)
  )
  select (select array_agg(id) from added), array_agg(id order by turn, posting),
      array_agg(debit order by turn, posting), array_agg(credit order by turn, posting),
      array_agg((one ->> 'amount')::bigint order by turn, posting),
      array_agg(coalesce(one ->> 'phase', 'POSTED') order by turn, posting),
      array_agg((one ->> 'resolvesId')::bigint order by turn, posting),
      array_agg((one ->> 'reversesId')::bigint order by turn, posting),
      array_agg("effectiveAt" order by turn, posting), array_agg("bookedAt" order by turn, posting)
    into added_ids, event_ids, debit_keys, credit_keys, amounts, phases, resolved_ids, reversed_ids, effective, booked
    from posted;
  if event_ids is not null then
    select array_agg(distinct key) into accounts from unnest(debit_keys || credit_keys) as key;
    if (select count(*) from ledger_accounts a where a.key = any (accounts)) < cardinality(accounts) then
      insert into ledger_accounts (kind, mode, currency, landlord_id, booking_id, provider)
        select distinct s.kind, one -> 'event' ->> 'mode', one -> 'event' ->> 'currency', s.landlord_id, s.booking_id,
          s.provider
        from jsonb_array_elements(given) as one cross join ledger_sides(one -> 'event', one -> 'postings') s
        where s.key = any (accounts)
        on conflict (key) do nothing;
    end if;
    perform from ledger_accounts a where a.key = any (accounts) order by a.id for update;
    insert into ledger_transfers (event_id, debit_account_id, credit_account_id, amount, phase, resolves_id,
        reverses_id, effective_at, booked_at)
      select t.event_id, d.id, c.id, t.amount, t.phase, t.resolves_id, t.reverses_id, t.effective_at, t.booked_at
      from unnest(event_ids, debit_keys, credit_keys, amounts, phases, resolved_ids, reversed_ids, effective, booked)
        with ordinality as t (event_id, debit, credit, amount, phase, resolves_id, reverses_id, effective_at, booked_at,
          turn)
      join ledger_accounts d on d.key = t.debit
      join ledger_accounts c on c.key = t.credit
      order by t.turn;
  end if;
  return query select unnest(added_ids);
end $$;

create or replace function record_ledger_event(event jsonb, postings jsonb) returns uuid language sql as $$
  select record_ledger_events(jsonb_build_array(jsonb_build_object('event', event, 'postings', postings)))
$$;
