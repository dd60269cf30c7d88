-- How many entries a calendar has left out whose days stay blocked for now. PostgreSQL 15 syntax.
alter table calendar_feeds add column missing_count integer not null default 0;
