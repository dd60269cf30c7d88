-- What the end of a calendar's booking window means, which its landlord is asked once. PostgreSQL 15 syntax.
alter table calendar_feeds
  add column window_meaning text check (window_meaning in ('CLOSED', 'NOT_OPENED')),
  -- Whether the days of window_days are blocked.
  add column window_blocked boolean not null default false,
  add column window_asked_at timestamptz;
