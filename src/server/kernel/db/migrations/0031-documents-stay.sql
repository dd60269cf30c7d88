-- What was written and booked stays as it is, and lists that are asked for often. PostgreSQL 15 syntax.

-- What tenants have paid, the newest first.
create index payments_newest on payments (succeeded_at desc, id) where state = 'SUCCEEDED';

-- What is asked for in parts, each from where the one before ended.
create index invoices_unwritten on invoices (position) where document_file_id is null;
drop index invoices_drafts;
create index invoices_reminders_in_turn on invoices (remind_on, position)
  where remind_on is not null and document_type = 'INVOICE' and not is_paid and written_off_at is null;
drop index invoices_reminders;
create index bank_lines_matched on bank_lines (created_at, position, id) where state = 'MATCHED';

-- What of a landlord is in a payout already, found without looking at the payouts of others.
create index payout_items_landlord on payout_items (landlord_id, transfer_id);

-- A payout to our bank that no bank statement brings; its amount stands in its line.
alter table provider_differences
  drop constraint provider_differences_kind_check,
  add constraint provider_differences_kind_check check (kind in ('NO_ENTRY', 'NO_LINE', 'OTHER_AMOUNT',
    'OTHER_CURRENCY', 'NOT_AVAILABLE', 'NOT_IN_LINES', 'NOT_ARRIVED'));

-- Documents never change, and are kept for eight years after the one in which they were written. What is still to come
-- of one (payments, reminders, its file) has columns of its own.
create function keep_documents() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if current_date < make_date(extract(year from old.issued_on)::int + 9, 1, 1) then
      raise exception 'The document % is kept for eight years.', old.number;
    end if;
    return old;
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
create trigger invoices_kept before update or delete on invoices
  for each row when (old.number is not null) execute function keep_documents();

create function keep_document_files() returns trigger language plpgsql as $$
begin
  if exists (select from invoices where document_file_id = old.id) then
    raise exception 'The file % is that of a document, which is never changed.', old.file_name;
  end if;
  return new;
end $$;
create index invoices_document_file on invoices (document_file_id) where document_file_id is not null;
create trigger files_of_documents_kept before update of type, file_name, content_type, size, sha256, storage_key on files
  for each row when (old.type = 'INVOICE') execute function keep_document_files();

create trigger invoice_settlements_kept before update or delete on invoice_settlements
  for each row execute function refuse_ledger_change();

-- Nor are they emptied, which asks no trigger of a row.
create trigger ledger_accounts_stay before truncate on ledger_accounts
  for each statement execute function refuse_ledger_change();
create trigger ledger_events_stay before truncate on ledger_events
  for each statement execute function refuse_ledger_change();
create trigger ledger_transfers_stay before truncate on ledger_transfers
  for each statement execute function refuse_ledger_change();
create trigger invoices_stay before truncate on invoices
  for each statement execute function refuse_ledger_change();
create trigger invoice_settlements_stay before truncate on invoice_settlements
  for each statement execute function refuse_ledger_change();
revoke truncate on ledger_accounts, ledger_events, ledger_transfers, invoices, invoice_settlements
  from public, current_user;
