-- Entries of a calendar that their owner marked as free (TRANSP:TRANSPARENT): they block nothing, which the landlord is told.
alter table calendar_feeds add column free_count integer not null default 0;
