-- Bank statements, invoices that nobody expects to be paid, and what checks of the books found. PostgreSQL 15 syntax.

-- What was given up of an invoice; taken back when money comes after all.
create table invoice_write_offs (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references invoices,
  landlord_id uuid not null references users,
  amount bigint not null check (amount > 0),
  reason text not null check (length(reason) between 1 and 500),
  written_off_by uuid references users,
  written_off_at timestamptz not null,
  taken_back_by uuid references users,
  taken_back_at timestamptz,
  -- What the books say that the taking back happened to: an event happens to each thing once.
  reversal_id uuid not null unique default gen_random_uuid()
);
create unique index invoice_write_offs_current on invoice_write_offs (invoice_id) where taken_back_at is null;
create index invoice_write_offs_invoice on invoice_write_offs (invoice_id);

-- A file of statements, as somebody uploaded it.
create table bank_statements (
  id uuid primary key default gen_random_uuid(),
  file_name text not null,
  format text not null check (format in ('CAMT053', 'CSV')),
  sha256 text not null,
  -- Lines that an earlier file had, and those that the bank had only announced.
  known_lines integer not null check (known_lines >= 0),
  announced_lines integer not null check (announced_lines >= 0),
  uploaded_by uuid not null references users,
  uploaded_at timestamptz not null
);

create table bank_lines (
  id uuid primary key default gen_random_uuid(),
  statement_id uuid not null references bank_statements,
  position integer not null,
  -- A digest of the account and what the bank calls the line, else of all that it says, so that each is here once.
  key text not null unique,
  -- The operator's own account, and the other one: the country and the last four signs; empty where nothing is known.
  account text not null,
  reference text not null,
  value_day date not null,
  -- In minor units; negative where money left the account.
  amount bigint not null,
  currency text not null check (length(currency) = 3),
  is_reversal boolean not null,
  other_name text not null,
  other_iban_country text not null check (length(other_iban_country) in (0, 2)),
  other_iban_last4 text not null check (length(other_iban_last4) in (0, 4)),
  remittance text not null,
  state text not null check (state in ('NEW', 'MATCHED', 'PARTIAL', 'SETTLED', 'IGNORED')),
  reason text not null check (reason in ('NUMBER_AND_AMOUNT', 'OTHER_AMOUNT', 'NOTHING_OPEN', 'OTHER_CURRENCY',
    'SEVERAL_INVOICES', 'NO_NUMBER', 'REVERSAL', 'NOTHING_FITS', 'BY_STAFF', 'MONEY_OUT', 'RETURNED')),
  -- Why somebody left it out.
  explanation text not null default '',
  decided_by uuid references users,
  decided_at timestamptz,
  created_at timestamptz not null,
  check (state <> 'SETTLED' or amount > 0)
);
create index bank_lines_state on bank_lines (state, value_day desc, position, id);
create index bank_lines_statement on bank_lines (statement_id, position);

-- For which invoices a line is: a suggestion until it is settled. Each settles once.
create table bank_line_parts (
  id uuid primary key default gen_random_uuid(),
  line_id uuid not null references bank_lines,
  invoice_id uuid not null references invoices,
  amount bigint not null check (amount > 0),
  settled_at timestamptz,
  unique (line_id, invoice_id)
);
create index bank_line_parts_invoice on bank_line_parts (invoice_id);

-- Checks of the books: one that has no end yet is under way.
create table books_checks (
  id uuid primary key default gen_random_uuid(),
  -- Null: it came by itself.
  asked_by uuid references users,
  started_at timestamptz not null,
  finished_at timestamptz,
  entries integer not null default 0,
  documents integer not null default 0,
  -- Numbered, but not made into a file yet.
  unwritten integer not null default 0,
  fault_count integer not null default 0,
  -- The first of them, a line each.
  faults text[] not null default '{}'
);
create index books_checks_started on books_checks (started_at desc);

-- What staff look for among the invoices of all landlords, the newest first.
create index invoices_number on invoices (upper(number) text_pattern_ops) where number is not null;
create index invoices_newest on invoices (issued_at desc, position desc) where number is not null;
create index invoices_open_amounts on invoices ((amount - paid_amount))
  where document_type = 'INVOICE' and number is not null and not is_paid and written_off_at is null;
