-- Blocks that come from calendars. PostgreSQL 15 syntax.

alter table blocks
  -- The far edge of a feed may be its booking window and no stay: it takes days, but nobody is declined for it.
  add column kind text not null default 'STAY' check (kind in ('STAY', 'FAR_END')),
  add column changed_at timestamptz not null default now();
