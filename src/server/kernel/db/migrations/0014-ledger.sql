-- The books: double entry, and what invoices say beside their amount. PostgreSQL 15 syntax.

-- Accounts, events, transfers -----------------------------------------------------------------------------------

create function ledger_account_key(
  kind text, mode text, currency text, landlord_id uuid, booking_id uuid, provider text
) returns text language sql immutable as $$
  select kind || ' ' || mode || ' ' || currency || ' ' || coalesce(landlord_id::text, '') || ' '
    || coalesce(booking_id::text, '') || ' ' || provider
$$;

create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('TENANT_RECEIVABLE', 'LANDLORD_RECEIVABLE', 'LANDLORD_PAYABLE', 'FEE_REVENUE',
    'VAT', 'PROVIDER_CLEARING', 'PROVIDER_COSTS', 'REFUND_PAYABLE', 'DISPUTE_HOLD', 'PAYOUT_IN_TRANSIT',
    'UNCOLLECTIBLE')),
  mode text not null check (mode in ('LIVE', 'TESTING')),
  currency text not null check (length(currency) = 3),
  -- Null: the operator's own.
  landlord_id uuid references users,
  -- Of accounts that each stay has for itself.
  booking_id uuid references bookings,
  -- Where the money of a clearing account is, and who takes costs; empty for the others.
  provider text not null default '' check (provider in ('', 'STRIPE', 'BANK')),
  -- Sums of the transfers, in minor units; kept by the trigger below.
  debits bigint not null default 0,
  credits bigint not null default 0,
  pending_debits bigint not null default 0 check (pending_debits >= 0),
  pending_credits bigint not null default 0 check (pending_credits >= 0),
  key text not null unique
    generated always as (ledger_account_key(kind, mode, currency, landlord_id, booking_id, provider)) stored
);
create index ledger_accounts_landlord on ledger_accounts (landlord_id) where landlord_id is not null;
create index ledger_accounts_booking on ledger_accounts (booking_id) where booking_id is not null;

-- What happened: once for each thing that it happened to.
create table ledger_events (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('INVOICE_WRITTEN', 'CREDIT_NOTE_WRITTEN', 'INVOICE_PAID', 'CREDIT_CARRIED',
    'INVOICE_WRITTEN_OFF', 'RENT_OWED', 'RENT_WAIVED', 'TENANT_PAID', 'PROVIDER_FEE_TAKEN', 'MONEY_TRANSFERRED',
    'TRANSFER_REVERSED', 'PAYOUT_STARTED', 'PAYOUT_PAID', 'PAYOUT_FAILED', 'REFUND_OWED', 'REFUND_PAID',
    'REFUND_FAILED', 'DISPUTE_OPENED', 'DISPUTE_WON', 'DISPUTE_LOST', 'INCENTIVE_GRANTED')),
  -- The invoice, credit note, payment and so on that it happened to.
  subject_id uuid not null,
  landlord_id uuid references users,
  booking_id uuid references bookings,
  -- The document that says it, where there is one.
  invoice_id uuid references invoices,
  reverses_id uuid unique references ledger_events,
  effective_at timestamptz not null,
  booked_at timestamptz not null,
  unique (kind, subject_id)
);
create index ledger_events_landlord on ledger_events (landlord_id, effective_at desc, id) where landlord_id is not null;
create index ledger_events_booking on ledger_events (booking_id) where booking_id is not null;
create index ledger_events_invoice on ledger_events (invoice_id) where invoice_id is not null;

-- One debit and one credit of a positive amount: an entry without its counterpart can't be written.
create table ledger_transfers (
  id bigint generated always as identity primary key,
  event_id uuid not null references ledger_events,
  debit_account_id bigint not null references ledger_accounts,
  credit_account_id bigint not null references ledger_accounts,
  amount bigint not null check (amount > 0),
  -- A PENDING one is resolved once: by POST or by VOID.
  phase text not null default 'POSTED' check (phase in ('POSTED', 'PENDING', 'POST', 'VOID')),
  resolves_id bigint unique references ledger_transfers,
  reverses_id bigint unique references ledger_transfers,
  effective_at timestamptz not null,
  booked_at timestamptz not null,
  check (debit_account_id <> credit_account_id),
  check ((phase in ('POST', 'VOID')) = (resolves_id is not null)),
  check (reverses_id is null or phase = 'POSTED')
);
create index ledger_transfers_event on ledger_transfers (event_id);
create index ledger_transfers_debit on ledger_transfers (debit_account_id, id);
create index ledger_transfers_credit on ledger_transfers (credit_account_id, id);

create function keep_ledger_balances() returns trigger language plpgsql as $$
declare
  debit ledger_accounts;
  credit ledger_accounts;
  earlier ledger_transfers;
  posted bigint := case when new.phase in ('POSTED', 'POST') then new.amount else 0 end;
  pending bigint := case new.phase when 'PENDING' then new.amount when 'POSTED' then 0 else -new.amount end;
begin
  -- In the order of their ids, so that two transfers the other way round never wait for one another.
  perform from ledger_accounts where id in (new.debit_account_id, new.credit_account_id) order by id for update;
  select * into debit from ledger_accounts where id = new.debit_account_id;
  select * into credit from ledger_accounts where id = new.credit_account_id;
  if (debit.mode, debit.currency) <> (credit.mode, credit.currency) then
    raise exception 'A transfer stays in one currency and one mode: accounts % and %.', debit.id, credit.id;
  end if;
  if new.resolves_id is not null then
    select * into earlier from ledger_transfers where id = new.resolves_id;
    if earlier.phase <> 'PENDING' or (earlier.debit_account_id, earlier.credit_account_id, earlier.amount)
      <> (new.debit_account_id, new.credit_account_id, new.amount) then
      raise exception 'Transfer % is not pending, or not the same.', new.resolves_id;
    end if;
  end if;
  if new.reverses_id is not null then
    select * into earlier from ledger_transfers where id = new.reverses_id;
    if earlier.phase not in ('POSTED', 'POST') or (earlier.credit_account_id, earlier.debit_account_id, earlier.amount)
      <> (new.debit_account_id, new.credit_account_id, new.amount) then
      raise exception 'Transfer % was never posted, or is not the same.', new.reverses_id;
    end if;
  end if;
  update ledger_accounts set debits = debits + posted, pending_debits = pending_debits + pending
    where id = new.debit_account_id;
  update ledger_accounts set credits = credits + posted, pending_credits = pending_credits + pending
    where id = new.credit_account_id;
  return null;
end $$;
create trigger ledger_transfers_balance after insert on ledger_transfers
  for each row execute function keep_ledger_balances();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'What is booked is never changed, only reversed.';
end $$;
create trigger ledger_transfers_kept before update or delete on ledger_transfers
  for each row execute function refuse_ledger_change();
create trigger ledger_events_kept before update or delete on ledger_events
  for each row execute function refuse_ledger_change();
create trigger ledger_accounts_kept before delete on ledger_accounts
  for each row execute function refuse_ledger_change();

-- Whoever the server logs in as may add and read, also where it owns the tables.
revoke update, delete on ledger_transfers, ledger_events from public, current_user;
revoke delete on ledger_accounts from public, current_user;

-- An account as postings name it.
create function ledger_account_json(account ledger_accounts) returns jsonb language sql immutable as $$
  select jsonb_build_object('kind', account.kind, 'landlordId', account.landlord_id, 'bookingId', account.booking_id,
    'provider', account.provider)
$$;

-- The two accounts of each posting, as they come in.
create function ledger_sides(event jsonb, postings jsonb) returns table (
  turn bigint, side text, kind text, landlord_id uuid, booking_id uuid, provider text, key text
) language sql stable as $$
  select p.turn, s.side, a.kind, a."landlordId", a."bookingId", coalesce(a.provider, ''),
    ledger_account_key(a.kind, event ->> 'mode', event ->> 'currency', a."landlordId", a."bookingId",
      coalesce(a.provider, ''))
  from jsonb_array_elements(postings) with ordinality as p (posting, turn)
  cross join (values ('debit'), ('credit')) s (side)
  cross join jsonb_to_record(p.posting -> s.side) as a (kind text, "landlordId" uuid, "bookingId" uuid, provider text)
$$;

-- Books an event with its transfers in one statement; answers its id, or null where it was booked before.
-- Accounts that don't exist yet are opened, and all of them are locked in the order of their ids.
create function record_ledger_event(event jsonb, postings jsonb) returns uuid language plpgsql as $$
declare
  booked uuid;
  accounts text[];
begin
  insert into ledger_events (kind, subject_id, landlord_id, booking_id, invoice_id, reverses_id, effective_at, booked_at)
    select e.* from jsonb_to_record(event) as e (kind text, "subjectId" uuid, "landlordId" uuid, "bookingId" uuid,
      "invoiceId" uuid, "reversesId" uuid, "effectiveAt" timestamptz, "bookedAt" timestamptz)
    on conflict (kind, subject_id) do nothing
    returning id into booked;
  if booked is null then
    return null;
  end if;
  select array_agg(distinct s.key) into accounts from ledger_sides(event, postings) s;
  if (select count(*) from ledger_accounts a where a.key = any (accounts)) < cardinality(accounts) then
    insert into ledger_accounts (kind, mode, currency, landlord_id, booking_id, provider)
      select distinct s.kind, event ->> 'mode', event ->> 'currency', s.landlord_id, s.booking_id, s.provider
      from ledger_sides(event, postings) s
      on conflict (key) do nothing;
  end if;
  perform from ledger_accounts a where a.key = any (accounts) order by a.id for update;
  insert into ledger_transfers (event_id, debit_account_id, credit_account_id, amount, phase, resolves_id, reverses_id,
      effective_at, booked_at)
    select booked, debit.id, credit.id, (p.posting ->> 'amount')::bigint, coalesce(p.posting ->> 'phase', 'POSTED'),
      (p.posting ->> 'resolvesId')::bigint, (p.posting ->> 'reversesId')::bigint,
      (event ->> 'effectiveAt')::timestamptz, (event ->> 'bookedAt')::timestamptz
    from jsonb_array_elements(postings) with ordinality as p (posting, turn)
    join ledger_sides(event, postings) d on d.turn = p.turn and d.side = 'debit'
    join ledger_sides(event, postings) c on c.turn = p.turn and c.side = 'credit'
    join ledger_accounts debit on debit.key = d.key
    join ledger_accounts credit on credit.key = c.key
    order by p.turn;
  return booked;
end $$;

-- Invoices and credit notes ---------------------------------------------------------------------------------------

-- Both kinds of numbers, those that count and those of test mode, without gaps in each year.
alter table invoice_numbers add column live_mode text not null default 'TESTING' check (live_mode in ('LIVE', 'TESTING'));
alter table invoice_numbers drop constraint invoice_numbers_pkey;
alter table invoice_numbers add primary key (live_mode, year);
alter table invoice_numbers alter column live_mode drop default;

-- A document is a draft until it has a number; amount is what is to be paid, net and VAT together.
alter table invoices
  alter column number drop not null,
  add column position bigint generated always as identity,
  add column net bigint check (net >= 0),
  add column vat bigint not null default 0 check (vat >= 0),
  -- In hundredths of a percent.
  add column vat_rate integer not null default 0 check (vat_rate between 0 and 10000),
  add column vat_category text check (vat_category in ('S', 'AE', 'E', 'O')),
  -- What the fee is on: the stay, its rent, the percentage.
  add column stay_from date,
  add column stay_to date,
  add column rent bigint check (rent >= 0),
  add column fee_percent integer check (fee_percent between 0 and 100),
  add column issued_on date,
  add column issued_at timestamptz,
  -- All that the document says, and the file that says it.
  add column document jsonb,
  add column document_file_id uuid references files,
  add column paid_amount bigint not null default 0,
  add column paid_on date,
  -- Of a credit note: what had been paid on its invoice and is not used for another one yet.
  add column credit_left bigint not null default 0 check (credit_left >= 0),
  add column written_off_at timestamptz,
  -- How often its landlord was reminded of it, and when the next time is; null: not any more.
  add column reminders smallint not null default 0 check (reminders between 0 and 3),
  add column remind_on date;
update invoices set net = amount, issued_on = (created_at at time zone 'UTC')::date, issued_at = created_at,
  paid_amount = case when is_paid and document_type = 'INVOICE' then amount else 0 end;
update invoices i set stay_from = b."from", stay_to = b."to", rent = b.total_cost, fee_percent = lr.landlord_fee_percent
  from bookings b join listing_requests lr on lr.id = b.listing_request_id where b.id = i.booking_id;
drop index invoices_unpaid;
alter table invoices
  drop column is_paid,
  add column is_paid boolean not null generated always as (document_type = 'CREDIT_NOTE' or paid_amount >= amount) stored,
  alter column net set not null,
  alter column stay_from set not null,
  alter column stay_to set not null,
  alter column rent set not null,
  alter column fee_percent set not null,
  add constraint invoices_sum check (number is null or amount = net + vat),
  add constraint invoices_document check ((document is null) = (document_file_id is null)),
  add constraint invoices_issued check ((number is null) = (issued_at is null) and (number is null) = (issued_on is null)),
  add constraint invoices_paid check (paid_amount between 0 and amount);
create index invoices_unpaid on invoices (landlord_id, due_date)
  where document_type = 'INVOICE' and number is not null and not is_paid and written_off_at is null;
create index invoices_reminders on invoices (remind_on)
  where remind_on is not null and document_type = 'INVOICE' and not is_paid and written_off_at is null;
create index invoices_drafts on invoices (position) where number is null;

-- What paid an invoice; several can pay one.
create table invoice_settlements (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references invoices,
  landlord_id uuid not null references users,
  kind text not null check (kind in ('CARD', 'BANK_TRANSFER', 'PAYOUT', 'CREDIT')),
  amount bigint not null check (amount > 0),
  received_on date not null,
  -- The line of a bank's file, or what somebody noted.
  reference text not null default '',
  recorded_by uuid references users,
  created_at timestamptz not null
);
create index invoice_settlements_invoice on invoice_settlements (invoice_id);

-- Mails that bring a document along -------------------------------------------------------------------------------

alter table mails add column attachment_file_id uuid references files;
