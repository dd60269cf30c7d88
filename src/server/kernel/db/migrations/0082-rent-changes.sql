-- What homes cost from which day on: each change of a rent with what it was before, planned, in force or taken back.
-- PostgreSQL 15 syntax.
create table rent_changes (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users on delete cascade,
  group_id uuid not null references groups,
  -- The first of all that were ordered at once: they are taken back at once.
  batch_id uuid not null references rent_changes on delete cascade deferrable initially deferred,
  made_by uuid references users on delete set null,
  made_at timestamptz not null,
  from_day date not null,
  before bigint not null check (before >= 0),
  after bigint not null check (after >= 0),
  currency text not null check (length(currency) = 3),
  in_force_at timestamptz,
  undone_at timestamptz,
  -- Its day has come, but the home may not cost as much any more.
  lapsed_at timestamptz,
  constraint rent_changes_lapsed check (lapsed_at is null or (in_force_at is null and undone_at is null))
);
create index rent_changes_landlord on rent_changes (landlord_id, made_at desc);
create index rent_changes_group on rent_changes (group_id, in_force_at desc);
create index rent_changes_batch on rent_changes (batch_id);
create index rent_changes_made_by on rent_changes (made_by) where made_by is not null;
-- One rent for each day, and what its day has come for.
create unique index rent_changes_planned on rent_changes (from_day, group_id)
  where in_force_at is null and undone_at is null and lapsed_at is null;
