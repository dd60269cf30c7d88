-- How long stays may be in which home, and how long it may stand empty before, from which day on: each change with what
-- was before, planned, in force or taken back. PostgreSQL 15 syntax.
create table limit_changes (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users on delete cascade,
  group_id uuid not null references groups,
  -- The first of all that were ordered at once: they are taken back at once.
  order_id uuid not null references limit_changes on delete cascade deferrable initially deferred,
  made_by uuid references users on delete set null,
  made_at timestamptz not null,
  from_day date not null,
  kind text not null check (kind in ('MINIMUM_STAY', 'MAXIMUM_STAY', 'VACANCY')),
  -- No number is no limit.
  before_value smallint check (before_value >= 0),
  before_unit text not null check (before_unit in ('MONTH', 'WEEK', 'DAY')),
  after_value smallint check (after_value >= 0),
  after_unit text not null check (after_unit in ('MONTH', 'WEEK', 'DAY')),
  in_force_at timestamptz,
  undone_at timestamptz,
  -- Its day has come, but no stay would be both long and short enough then.
  lapsed_at timestamptz,
  constraint limit_changes_lapsed check (lapsed_at is null or (in_force_at is null and undone_at is null)),
  constraint limit_changes_months check (kind = 'VACANCY' or (before_unit = 'MONTH' and after_unit = 'MONTH'))
);
create index limit_changes_landlord on limit_changes (landlord_id, made_at desc);
create index limit_changes_group on limit_changes (group_id, in_force_at desc);
create index limit_changes_order on limit_changes (order_id);
create index limit_changes_made_by on limit_changes (made_by) where made_by is not null;
-- One limit of a kind for each day, and what its day has come for.
create unique index limit_changes_planned on limit_changes (from_day, group_id, kind)
  where in_force_at is null and undone_at is null and lapsed_at is null;
