-- The yearly tax report (DAC7): by whom a home was let on which day, what is reported, what was accepted, and what each
-- seller was told of it. PostgreSQL 15 syntax.

-- By whom a home was let ------------------------------------------------------------------------------------------

-- The one in whose name rents of a day are reported. Who is named first has let it all along, and taking a name away
-- changes nothing: somebody has let it, and no other is known. Both days are in; null is without end.
create table home_sellers (
  group_id uuid not null references groups on delete cascade,
  landlord_id uuid not null,
  seller_id uuid not null references billing_details_items,
  from_day date,
  until_day date,
  check (until_day >= from_day),
  exclude using gist (group_id with =, daterange(from_day, until_day, '[]') with &&)
);
create unique index home_sellers_current on home_sellers (group_id) where until_day is null;
create index home_sellers_landlord on home_sellers (landlord_id);
create index home_sellers_seller on home_sellers (seller_id);

create function keep_home_seller() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'UTC')::date;
  current home_sellers;
begin
  if new.billing_details_item_id is null then
    return null;
  end if;
  select * into current from home_sellers where group_id = new.id and until_day is null for update;
  if not found then
    insert into home_sellers (group_id, landlord_id, seller_id) values (new.id, new.landlord_id, new.billing_details_item_id);
  elsif current.seller_id = new.billing_details_item_id then
    return null;
  elsif current.from_day = today then
    -- Named and taken back on one day: the one before goes on where it is the same again.
    delete from home_sellers where group_id = new.id and until_day is null;
    update home_sellers set until_day = null
      where group_id = new.id and until_day = today - 1 and seller_id = new.billing_details_item_id;
    if not found then
      insert into home_sellers (group_id, landlord_id, seller_id, from_day)
        values (new.id, new.landlord_id, new.billing_details_item_id, today);
    end if;
  else
    update home_sellers set until_day = today - 1 where group_id = new.id and until_day is null;
    insert into home_sellers (group_id, landlord_id, seller_id, from_day)
      values (new.id, new.landlord_id, new.billing_details_item_id, today);
  end if;
  return null;
end $$;
create trigger groups_seller after insert or update of billing_details_item_id on groups
  for each row execute function keep_home_seller();

insert into home_sellers (group_id, landlord_id, seller_id)
  select id, landlord_id, billing_details_item_id from groups where billing_details_item_id is not null;

-- What is reported ------------------------------------------------------------------------------------------------

-- The computation of a year, which goes on where it stopped.
create table tax_report_runs (
  id uuid primary key default gen_random_uuid(),
  -- In the order in which they were started, also within one instant.
  position bigint generated always as identity,
  year integer not null check (year between 2023 and 2099),
  mode text not null check (mode in ('LIVE', 'TESTING')),
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'FAILED')),
  -- The year was not over: nothing of it can be handed in.
  is_preview boolean not null,
  -- Landlords that were looked at, of how many, and the last of them.
  done integer not null default 0,
  total integer not null default 0,
  last_landlord_id uuid,
  -- Sellers with something to report, those among them that can't be, and those who are exempt.
  sellers integer not null default 0,
  kept_back integer not null default 0,
  exempt integer not null default 0,
  -- The rules' words for what went wrong; for whoever mends it.
  failure text,
  started_by uuid references users,
  started_at timestamptz not null,
  finished_at timestamptz,
  check ((state = 'RUNNING') = (finished_at is null))
);
create unique index tax_report_runs_running on tax_report_runs (year, mode) where state = 'RUNNING';
create index tax_report_runs_year on tax_report_runs (year, mode, position desc);

-- What a run found of each seller: what would be reported, encrypted as the tax ids in it are, and what stands in its way.
create table tax_report_findings (
  run_id uuid not null references tax_report_runs on delete cascade,
  -- A billing details item; null for homes of which nobody is named.
  seller_id uuid references billing_details_items,
  landlord_id uuid not null references users,
  -- Null where there is nothing to report, or it can't be.
  content text,
  problems text[] not null default '{}',
  is_exempt boolean not null default false
);
create unique index tax_report_findings_seller on tax_report_findings (run_id, landlord_id, seller_id) nulls not distinct;

-- A message of the report. Kept until the end of the tenth year after the one in which it was made (§ 24 PStTG, § 147 AO).
create table tax_reports (
  id uuid primary key,
  run_id uuid references tax_report_runs on delete set null,
  year integer not null,
  mode text not null check (mode in ('LIVE', 'TESTING')),
  kind text not null check (kind in ('DPI401', 'DPI402', 'DPI403')),
  -- From 1, in the order in which the messages of a run are handed in.
  position integer not null check (position > 0),
  state text not null
    check (state in ('DRAFT', 'READY', 'HANDED_IN', 'ACCEPTED', 'PARTLY_ACCEPTED', 'REFUSED', 'REPLACED')),
  message_ref_id text not null unique,
  -- The message as it is, encrypted; never written again.
  xml text not null,
  sha256 text not null,
  size integer not null,
  made_at timestamptz not null,
  handed_in_at timestamptz,
  handed_in_by uuid references users,
  answered_at timestamptz,
  answered_by uuid references users,
  -- What came back: as a whole, where somebody said so by hand their words.
  answer text,
  -- What was said of the message and not of a record in it.
  errors jsonb not null default '[]',
  keep_until date not null,
  check (handed_in_at is not null or state in ('DRAFT', 'READY', 'REPLACED')),
  check ((answered_at is not null) = (state in ('ACCEPTED', 'PARTLY_ACCEPTED', 'REFUSED')))
);
create index tax_reports_year on tax_reports (year desc, mode, made_at desc, position);
create index tax_reports_run on tax_reports (run_id);

-- What a message says of a seller, or of the operator (no seller).
create table tax_report_records (
  id uuid primary key,
  -- Later ones are larger: of two of a seller the second is the one that counts.
  ordinal bigint generated always as identity,
  report_id uuid not null references tax_reports on delete cascade,
  year integer not null,
  mode text not null check (mode in ('LIVE', 'TESTING')),
  position integer not null,
  seller_id uuid references billing_details_items,
  landlord_id uuid references users,
  change text not null check (change in ('NEW', 'CORRECTED', 'DELETED')),
  doc_ref_id text not null unique,
  -- The last accepted record that it corrects or deletes.
  corrects text,
  -- As JSON, encrypted.
  content text not null,
  -- Null until the tax office has answered.
  is_accepted boolean,
  accepted_at timestamptz,
  errors jsonb not null default '[]',
  check ((corrects is null) = (change = 'NEW')),
  check ((seller_id is null) = (landlord_id is null)),
  check ((accepted_at is not null) = (is_accepted is true))
);
create index tax_report_records_report on tax_report_records (report_id, position);
create index tax_report_records_seller on tax_report_records (year, mode, seller_id, ordinal desc);
create index tax_report_records_landlord on tax_report_records (landlord_id, year) where landlord_id is not null;

-- What was made stays as it was made: only how far it is changes, and only forward; nothing goes before its time.
create function refuse_tax_report_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state in ('DRAFT', 'REPLACED') or old.keep_until < (now() at time zone 'UTC')::date then
      return old;
    end if;
    raise exception 'A tax report is kept until %.', old.keep_until;
  end if;
  if (new.id, new.year, new.mode, new.kind, new.message_ref_id, new.xml, new.sha256, new.made_at, new.keep_until)
    is distinct from
    (old.id, old.year, old.mode, old.kind, old.message_ref_id, old.xml, old.sha256, old.made_at, old.keep_until) then
    raise exception 'What a tax report says is never changed, only corrected by another one.';
  end if;
  if old.state in ('ACCEPTED', 'REPLACED') and new.state <> old.state then
    raise exception 'The report % is %.', old.message_ref_id, old.state;
  end if;
  return new;
end $$;
create trigger tax_reports_kept before update or delete on tax_reports
  for each row execute function refuse_tax_report_change();

create function refuse_tax_record_change() returns trigger language plpgsql as $$
begin
  if (new.id, new.report_id, new.seller_id, new.change, new.doc_ref_id, new.corrects, new.content)
    is distinct from
    (old.id, old.report_id, old.seller_id, old.change, old.doc_ref_id, old.corrects, old.content)
    or (old.is_accepted and new.is_accepted is distinct from true) then
    raise exception 'What a tax report says is never changed, only corrected by another one.';
  end if;
  return new;
end $$;
create trigger tax_report_records_kept before update on tax_report_records
  for each row execute function refuse_tax_record_change();

-- What each seller was told of what is reported: a file, made anew where what is reported has changed.
create table tax_statements (
  id uuid primary key default gen_random_uuid(),
  ordinal bigint generated always as identity,
  year integer not null,
  mode text not null check (mode in ('LIVE', 'TESTING')),
  seller_id uuid not null references billing_details_items,
  landlord_id uuid not null references users,
  -- Of what it says.
  sha256 text not null,
  file_id uuid not null references files,
  -- It takes the place of an earlier one.
  is_correction boolean not null default false,
  made_at timestamptz not null
);
create index tax_statements_seller on tax_statements (year, mode, seller_id, ordinal desc);
create index tax_statements_landlord on tax_statements (landlord_id, year desc, ordinal desc);

-- What the report of a landlord reads ------------------------------------------------------------------------------

create index rents_received on rents (landlord_id, received_on) where received_on is not null and not through_product;
create index payouts_paid on payouts (landlord_id, paid_at) where state = 'PAID';
