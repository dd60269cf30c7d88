-- What people take along: their own data, and a landlord's whole business. PostgreSQL 15 syntax.

create table data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- Whose business it is; null: it is the person's own data.
  landlord_id uuid references users on delete cascade,
  kind text not null check (kind in ('PERSON', 'WORLD')),
  state text not null default 'WAITING'
    check (state in ('WAITING', 'RUNNING', 'READY', 'FAILED', 'CANCELED', 'ENDED')),
  language text not null check (language in ('en', 'de', 'fr')),
  asked_at timestamptz not null,
  -- The run that makes it or has made it, and when that last gave a sign of life; its content lies under both ids.
  run_id uuid,
  lives_at timestamptz,
  attempts integer not null default 0,
  done integer not null default 0,
  -- Null while nobody has counted it.
  total integer,
  size bigint,
  -- In how large parts the content lies, but for the last.
  part_size integer,
  sha256 text,
  finished_at timestamptz,
  ends_at timestamptz,
  constraint data_exports_world check ((kind = 'WORLD') = (landlord_id is not null)),
  constraint data_exports_owner check (landlord_id = user_id),
  constraint data_exports_run check (state not in ('RUNNING', 'READY') or run_id is not null),
  constraint data_exports_ready check (state <> 'READY'
    or (size is not null and part_size is not null and sha256 is not null and ends_at is not null))
);
-- One at a time, and one to be had.
create unique index data_exports_open on data_exports (user_id, kind) where state in ('WAITING', 'RUNNING');
create unique index data_exports_ready on data_exports (user_id, kind) where state = 'READY';
create index data_exports_user on data_exports (user_id, kind, asked_at desc);
create index data_exports_landlord on data_exports (landlord_id);
create index data_exports_asked on data_exports (asked_at);
