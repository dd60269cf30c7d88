-- What the law keeps of people who were erased is destroyed when its years are over. PostgreSQL 15 syntax.

alter table deletion_requests
  -- What hindered the destruction when it was looked at last.
  add column end_waits_for text[] not null default '{}',
  -- Of each table how many rows were destroyed, and how many were emptied that belong to somebody else as well.
  add column destroyed jsonb not null default '{}',
  add column destroyed_at timestamptz,
  -- The last day on which something of what is left is kept; null: it was not looked at yet, or nothing is left.
  add column kept_until date,
  -- The last day of what is over next; looked at again after it, each night while something hinders.
  add column next_end_on date,
  -- When the last of it was destroyed.
  add column ended_at timestamptz,
  add constraint deletion_requests_ended check (ended_at is null or done_at is not null);
create index deletion_requests_ending on deletion_requests (done_at) where done_at is not null and ended_at is null;

-- Whether this transaction destroys what is over of somebody who was erased; it names the wish.
create function destroying() returns boolean language sql stable as $$
  select exists (select from deletion_requests
    where id::text = current_setting('mezzo.destroying', true) and done_at is not null)
$$;

-- Whether the years are over that are counted from the end of the year of a day. By the database's own clock: what says
-- the time to the server can't destroy what the law wants kept.
create function years_are_over(since date, years integer) returns boolean language sql stable as $$
  select (now() at time zone 'Europe/Berlin')::date > make_date(extract(year from since)::int + years, 12, 31)
$$;

-- What names what goes before it ------------------------------------------------------------------------------------

-- The books last two years longer than the stays and documents that they tell of, and keep their ids.
alter table ledger_accounts drop constraint ledger_accounts_booking_id_fkey;
alter table ledger_events drop constraint ledger_events_booking_id_fkey, drop constraint ledger_events_invoice_id_fkey;
alter table payout_items drop constraint payout_items_booking_id_fkey, drop constraint payout_items_invoice_id_fkey;

-- When they are written, what they name is there.
create function check_named_booking() returns trigger language plpgsql as $$
begin
  if exists (select from fresh f where f.booking_id is not null
    and not exists (select from bookings b where b.id = f.booking_id)) then
    raise exception 'What is written in % names a booking that is not there.', tg_table_name;
  end if;
  return null;
end $$;
create function check_named_invoice() returns trigger language plpgsql as $$
begin
  if exists (select from fresh f where f.invoice_id is not null
    and not exists (select from invoices i where i.id = f.invoice_id)) then
    raise exception 'What is written in % names a document that is not there.', tg_table_name;
  end if;
  return null;
end $$;
create trigger ledger_accounts_booking after insert on ledger_accounts
  referencing new table as fresh for each statement execute function check_named_booking();
create trigger ledger_events_booking after insert on ledger_events
  referencing new table as fresh for each statement execute function check_named_booking();
create trigger ledger_events_invoice after insert on ledger_events
  referencing new table as fresh for each statement execute function check_named_invoice();
create trigger payout_items_booking after insert on payout_items
  referencing new table as fresh for each statement execute function check_named_booking();
create trigger payout_items_invoice after insert on payout_items
  referencing new table as fresh for each statement execute function check_named_invoice();

-- Nor does anybody else remove a stay.
create function keep_booking() returns trigger language plpgsql as $$
begin
  if destroying() and years_are_over(old."to", 8) then
    return old;
  end if;
  raise exception 'A booking is kept until its years are over.';
end $$;
create trigger bookings_kept before delete on bookings for each row execute function keep_booking();

-- The books: what goes is carried forward -----------------------------------------------------------------------------

-- What transfers that were destroyed had moved on each account: chained, and written by their destruction alone.
create table ledger_carried (
  id bigint generated always as identity primary key,
  -- No key: an account goes, too, when nothing is booked on it any more.
  account_id bigint not null,
  debits bigint not null,
  credits bigint not null,
  pending_debits bigint not null,
  pending_credits bigint not null,
  transfers integer not null check (transfers > 0),
  -- The year of the last of them.
  until_year integer not null,
  -- Of what they said.
  transfers_hash text not null,
  hash text not null
);
create index ledger_carried_account on ledger_carried (account_id);

create function ledger_carried_hash(line ledger_carried, previous_hash text) returns text language sql immutable as $$
  select encode(sha256(convert_to(jsonb_build_array(previous_hash, line.id, line.account_id, line.debits, line.credits,
    line.pending_debits, line.pending_credits, line.transfers, line.until_year, line.transfers_hash)::text, 'UTF8')), 'hex')
$$;

create function carry_ledger_forward() returns trigger language plpgsql as $$
declare
  line ledger_carried;
  previous text;
begin
  -- One after the other, so that each line follows the one before it.
  lock table ledger_carried in share row exclusive mode;
  previous := coalesce((select hash from ledger_carried order by id desc limit 1), '');
  for line in
    select null::bigint, s.account_id,
      coalesce(sum(s.posted) filter (where s.is_debit), 0), coalesce(sum(s.posted) filter (where not s.is_debit), 0),
      coalesce(sum(s.pending) filter (where s.is_debit), 0), coalesce(sum(s.pending) filter (where not s.is_debit), 0),
      count(*)::int, max(extract(year from s.booked_at at time zone 'Europe/Berlin'))::int,
      encode(sha256(convert_to(string_agg(s.said, ' ' order by s.id), 'UTF8')), 'hex'), ''
    from (
      select t.id, t.booked_at, side.account_id, side.is_debit,
        case when t.phase in ('POSTED', 'POST') then t.amount else 0 end as posted,
        case t.phase when 'PENDING' then t.amount when 'POSTED' then 0 else -t.amount end as pending,
        jsonb_build_array(t.id, t.event_id, t.debit_account_id, t.credit_account_id, t.amount, t.phase, t.resolves_id,
          t.reverses_id, extract(epoch from t.effective_at), extract(epoch from t.booked_at))::text as said
      from gone t
      cross join lateral (values (t.debit_account_id, true), (t.credit_account_id, false)) as side (account_id, is_debit)
    ) s
    group by s.account_id order by s.account_id
  loop
    line.id := nextval(pg_get_serial_sequence('ledger_carried', 'id'));
    line.hash := ledger_carried_hash(line, previous);
    insert into ledger_carried overriding system value select line.*;
    previous := line.hash;
  end loop;
  return null;
end $$;
create trigger ledger_transfers_carried after delete on ledger_transfers
  referencing old table as gone for each statement execute function carry_ledger_forward();

create function refuse_own_carry() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and pg_trigger_depth() > 1 then
    return new;
  end if;
  raise exception 'What is carried forward is written when transfers are destroyed, and never changed.';
end $$;
create trigger ledger_carried_kept before insert or update or delete on ledger_carried
  for each row execute function refuse_own_carry();
create trigger ledger_carried_stays before truncate on ledger_carried
  for each statement execute function refuse_own_carry();

-- What is otherwise never changed -------------------------------------------------------------------------------------

create function keep_booked() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and destroying() and years_are_over((old.booked_at at time zone 'Europe/Berlin')::date, 10) then
    return old;
  end if;
  raise exception 'What is booked is never changed, only reversed.';
end $$;
drop trigger ledger_transfers_kept on ledger_transfers;
create trigger ledger_transfers_kept before update or delete on ledger_transfers
  for each row execute function keep_booked();
drop trigger ledger_events_kept on ledger_events;
create trigger ledger_events_kept before update or delete on ledger_events
  for each row execute function keep_booked();

-- An account that still has transfers is kept by the key with which these name it.
create function keep_ledger_account() returns trigger language plpgsql as $$
begin
  if destroying() and old.landlord_id is not null and old.debits = old.credits and old.pending_debits = 0
    and old.pending_credits = 0 then
    return old;
  end if;
  raise exception 'What is booked is never changed, only reversed.';
end $$;
drop trigger ledger_accounts_kept on ledger_accounts;
create trigger ledger_accounts_kept before delete on ledger_accounts
  for each row execute function keep_ledger_account();
-- The triggers alone decide: whoever the server logs in as has to be able to destroy what is over.
grant delete on ledger_transfers, ledger_events, ledger_accounts to current_user;

create function keep_settlement() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and destroying() and years_are_over((old.created_at at time zone 'Europe/Berlin')::date, 8) then
    return old;
  end if;
  raise exception 'What is booked is never changed, only reversed.';
end $$;
drop trigger invoice_settlements_kept on invoice_settlements;
create trigger invoice_settlements_kept before update or delete on invoice_settlements
  for each row execute function keep_settlement();

create function keep_fee_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and destroying() and years_are_over((old.made_at at time zone 'Europe/Berlin')::date, 8) then
    return old;
  end if;
  raise exception 'Terms and incentives are never changed, only followed by others.';
end $$;
drop trigger fee_terms_kept on fee_terms;
create trigger fee_terms_kept before update or delete on fee_terms
  for each row execute function keep_fee_terms();

create function keep_incentive() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and destroying() and years_are_over((old.granted_at at time zone 'Europe/Berlin')::date, 10) then
    return old;
  end if;
  raise exception 'Terms and incentives are never changed, only followed by others.';
end $$;
drop trigger incentives_kept on incentives;
create trigger incentives_kept before update or delete on incentives
  for each row execute function keep_incentive();

-- Numbers of documents: a gap is explained --------------------------------------------------------------------------

-- The numbers that were destroyed with their documents; written by that alone.
create table destroyed_documents (
  id uuid primary key,
  live_mode text not null check (live_mode in ('LIVE', 'TESTING')),
  year integer not null,
  -- Null: its number was none of a series.
  count integer,
  unique (live_mode, year, count)
);
create function note_destroyed_document() returns trigger language plpgsql as $$
begin
  insert into destroyed_documents (id, live_mode, year, count) values (old.id, old.live_mode,
    extract(year from old.issued_on)::int, substring(old.number from '-([0-9]{4,})$')::int);
  return null;
end $$;
create trigger invoices_destroyed after delete on invoices
  for each row when (old.number is not null) execute function note_destroyed_document();
create function refuse_own_destruction() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and pg_trigger_depth() > 1 then
    return new;
  end if;
  raise exception 'That a document was destroyed is noted by its destruction, and never changed.';
end $$;
create trigger destroyed_documents_kept before insert or update or delete on destroyed_documents
  for each row execute function refuse_own_destruction();
create trigger destroyed_documents_stay before truncate on destroyed_documents
  for each statement execute function refuse_own_destruction();

create or replace function keep_documents() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if destroying() and years_are_over(old.issued_on, 8) then
      return old;
    end if;
    raise exception 'The document % is kept for eight years.', old.number;
  end if;
  if (old.number, old.issued_on, old.document_type, old.live_mode, old.landlord_id, old.booking_id, old.currency,
      old.net, old.vat, old.amount, old.credits_invoice_id)
    is distinct from (new.number, new.issued_on, new.document_type, new.live_mode, new.landlord_id, new.booking_id,
      new.currency, new.net, new.vat, new.amount, new.credits_invoice_id)
    -- Once it has its file, nothing of what that says.
    or old.document_file_id is not null
    and (old.document, old.document_file_id, old.issued_at, old.due_date, old.vat_rate, old.vat_category, old.stay_from,
        old.stay_to, old.rent, old.fee_percent)
      is distinct from (new.document, new.document_file_id, new.issued_at, new.due_date, new.vat_rate,
        new.vat_category, new.stay_from, new.stay_to, new.rent, new.fee_percent) then
    raise exception 'The document % is never changed: a credit note takes it back.', old.number;
  end if;
  return new;
end $$;

-- The stand-in for the card provider says when it has made what it holds; its years are counted from then.
alter table local_provider_objects
  add column created_at timestamptz generated always as (to_timestamp(created)) stored;
