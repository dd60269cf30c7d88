-- The archive of requests that have ended reads the newest first.
create index listing_requests_ended on listing_requests (landlord_id, requested_at desc, id)
  where landlord_status = 'OTHER';

-- Filters, search and sorting of a list that somebody gave a name, to come back to them on any device.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  page text not null check (page in ('INBOX', 'LISTINGS', 'BOOKINGS')),
  name text not null check (length(name) between 1 and 60),
  search jsonb not null,
  created_at timestamptz not null default now()
);
create unique index saved_views_name on saved_views (user_id, page, lower(name));
