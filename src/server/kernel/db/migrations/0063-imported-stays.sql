-- Stays from files of other programs: what each file brought, so that the next one changes it instead of doubling it,
-- and that it can be taken back. PostgreSQL 15 syntax.

create table stay_imports (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users on delete cascade,
  -- Who sees some groups only finds the own imports.
  made_by uuid references users on delete set null,
  platform text not null check (platform in ('AIRBNB', 'BOOKING_COM', 'OTHER')),
  at timestamptz not null,
  added integer not null check (added >= 0),
  changed integer not null check (changed >= 0),
  freed integer not null check (freed >= 0),
  undone_at timestamptz
);
create index stay_imports_landlord on stay_imports (landlord_id, at desc);
create index stay_imports_made_by on stay_imports (made_by) where made_by is not null;

create table imported_stays (
  id uuid primary key,
  group_id uuid not null references groups,
  landlord_id uuid not null references users on delete cascade,
  platform text not null check (platform in ('AIRBNB', 'BOOKING_COM', 'OTHER')),
  -- The number that the platform gave it; '' for none.
  reference text not null check (length(reference) <= 200),
  -- Null once its days are free again.
  block_id uuid unique references blocks on delete set null,
  -- When an import wrote the block the last time: one that was changed later was changed by hand.
  written_at timestamptz not null,
  ends_on date not null
);
create unique index imported_stays_reference on imported_stays (landlord_id, platform, reference, group_id)
  where reference <> '';
create index imported_stays_group on imported_stays (group_id);
create index imported_stays_end on imported_stays (ends_on);

-- What an import did to a stay, with what was there before.
create table stay_import_steps (
  import_id uuid not null references stay_imports on delete cascade,
  stay_id uuid not null references imported_stays on delete cascade,
  landlord_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('ADD', 'CHANGE', 'FREE')),
  former_listing_id uuid references listings,
  former_days daterange,
  former_note text,
  primary key (import_id, stay_id),
  constraint stay_import_steps_former check ((kind = 'ADD') = (former_days is null)),
  constraint stay_import_steps_whole check ((former_days is null) = (former_listing_id is null)
    and (former_days is null) = (former_note is null))
);
create index stay_import_steps_stay on stay_import_steps (stay_id);
create index stay_import_steps_landlord on stay_import_steps (landlord_id);
create index stay_import_steps_listing on stay_import_steps (former_listing_id) where former_listing_id is not null;

-- How a landlord's files with these heads are to be understood.
create table stay_file_formats (
  landlord_id uuid not null references users on delete cascade,
  heads_hash text not null,
  -- A field for each column, '' for one that is left out.
  fields text[] not null check (fields <@ array[
    '', 'UNIT', 'FROM', 'TO', 'GUEST', 'PRICE', 'NOTE', 'REFERENCE', 'STATUS']),
  day_order text not null check (day_order in ('DAY_FIRST', 'MONTH_FIRST')),
  last_day text not null check (last_day in ('DEPARTURE', 'TAKEN')),
  changed_at timestamptz not null,
  primary key (landlord_id, heads_hash)
);

-- What the names of other programs mean here; without a unit their lines are left out.
create table stay_unit_names (
  landlord_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 200),
  listing_id uuid references listings on delete cascade,
  changed_at timestamptz not null,
  primary key (landlord_id, name)
);
create index stay_unit_names_listing on stay_unit_names (listing_id);
