-- A landlord's business that comes from another installation (docs/export-format.md). PostgreSQL 15 syntax.

create table data_imports (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users on delete cascade,
  state text not null default 'UPLOADING'
    check (state in ('UPLOADING', 'CHECKING', 'PLANNED', 'RUNNING', 'DONE', 'REFUSED', 'FAILED', 'CANCELED')),
  asked_at timestamptz not null,
  size bigint not null check (size > 0),
  -- In how large parts the archive lies, but for the last, and how many have arrived, one after the other.
  part_size integer not null check (part_size > 0),
  parts integer not null default 0 check (parts >= 0),
  -- The run that reads it, and when that last gave a sign of life.
  run_id uuid,
  lives_at timestamptz,
  attempts integer not null default 0,
  done integer not null default 0,
  -- Null while nobody has counted it.
  total integer,
  -- What it would do, or has done.
  plan jsonb,
  problem text check (problem in
    ('DAMAGED', 'FOREIGN_FORMAT', 'NEWER', 'TOO_LARGE', 'BROKEN_ROW', 'FOREIGN_ROW', 'NOT_EMPTY', 'CONFLICT', 'NO_ROOM')),
  problem_place text not null default '',
  finished_at timestamptz,
  constraint data_imports_plan check (state not in ('PLANNED', 'RUNNING', 'DONE') or plan is not null),
  constraint data_imports_problem check ((state = 'REFUSED') = (problem is not null))
);
-- One at a time, and one that was carried out: a business is imported into an empty one.
create unique index data_imports_open on data_imports (landlord_id)
  where state in ('UPLOADING', 'CHECKING', 'PLANNED', 'RUNNING');
create unique index data_imports_done on data_imports (landlord_id) where state = 'DONE';
create index data_imports_landlord on data_imports (landlord_id, asked_at desc);
create index data_imports_asked on data_imports (asked_at);

-- Tenants of the other installation: rows name them, nobody logs in as one. The address is what the landlord had seen.
create table imported_persons (
  user_id uuid primary key references users on delete cascade,
  landlord_id uuid not null references users on delete cascade,
  email text
);
create index imported_persons_landlord on imported_persons (landlord_id);

-- They are there for one landlord: whoever takes the landlord's rows away takes the name and what they wrote, too.
create function forget_imported_person() returns trigger language plpgsql as $$
begin
  update users set name = '', first_name = '', last_name = '', erased_at = coalesce(erased_at, now())
    where id = old.user_id and email like '%@imported.invalid';
  update booking_requests set first_name = '', last_name = '', email = '', phone = '', adults_information = '[]',
    children_information = '[]', pets_description = '', company_name = '', job_title = '', notes = '', gender = null
    where tenant_id = old.user_id
      and exists (select from users where id = old.user_id and email like '%@imported.invalid');
  return null;
end $$;
create trigger imported_persons_deleted after delete on imported_persons
  for each row execute function forget_imported_person();

-- Rows of the other installation that nothing here works with: its books, its log, what was under way.
create table imported_history (
  id bigint generated always as identity primary key,
  landlord_id uuid not null references users on delete cascade,
  source_table text not null,
  line jsonb not null
);
create index imported_history_table on imported_history (landlord_id, source_table, id);

-- What a row named in the other installation and can't name here, by its columns.
create table imported_remainders (
  landlord_id uuid not null references users on delete cascade,
  source_table text not null,
  row_id uuid not null,
  line jsonb not null,
  primary key (landlord_id, source_table, row_id)
);

-- Ids and numbers that were taken here, and those that were given instead.
create table imported_names (
  landlord_id uuid not null references users on delete cascade,
  source_table text not null,
  former text not null,
  given text not null,
  primary key (landlord_id, source_table, former)
);
