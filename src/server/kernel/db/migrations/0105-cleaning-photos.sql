-- Photos that whoever cleans adds to a turnover (decision 138). PostgreSQL 15 syntax.

create table cleaning_photos (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  listing_id uuid not null references listings on delete cascade,
  -- Names the turnover within its unit, as in cleaning_done.
  day date not null,
  link_id uuid not null references cleaning_links on delete cascade,
  -- Made by the browser: the same upload again is the same photo.
  upload_id uuid not null,
  -- The folder in which its sizes lie.
  storage_key text not null unique,
  size integer not null check (size > 0),
  added_at timestamptz not null,
  unique (link_id, upload_id)
);
create index cleaning_photos_turnover on cleaning_photos (landlord_id, listing_id, day);
create index cleaning_photos_listing on cleaning_photos (listing_id);
create index cleaning_photos_day on cleaning_photos (day);
