-- Calendars that come from outside, by link or as a file, and what each answer changed. PostgreSQL 15 syntax.
create table calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references listings,
  group_id uuid not null references groups,
  landlord_id uuid not null references users,
  kind text not null check (kind in ('LINK', 'FILE')),
  platform text not null check (
    platform in ('AIRBNB', 'BOOKING_COM', 'VRBO', 'EXPEDIA', 'GOOGLE', 'OUTLOOK', 'APPLE', 'OTHER')
  ),
  label text not null,
  -- Private: who knows it reads the calendar.
  url text,
  file_name text,
  created_at timestamptz not null default now(),
  removed_at timestamptz,

  -- How it is asked.
  etag text,
  last_modified text,
  checked_at timestamptz,
  answered_at timestamptz,
  next_check_at timestamptz,
  failures integer not null default 0,
  failing_since timestamptz,
  error text check (
    error in (
      'INVALID_DATE_FORMAT', 'NO_EVENTS', 'INVALID_ICS_LINK', 'SYNCHRONIZATION_FAILED', 'INVALID_URL', 'UNKNOWN_ERROR'
    )
  ),
  leased_until timestamptz,
  lease uuid,
  failing_told_at timestamptz,
  quarantine_told_at timestamptz,

  -- What it has said: the state of the import as one value, so that an answer writes one row of the feed.
  content_hash text,
  events jsonb not null default '[]',
  event_count integer not null default 0,
  -- From when on an unchanged answer may still change something; null: never.
  recheck_at timestamptz,
  quarantine_since timestamptz,
  quarantine_answers integer not null default 0,
  window_days daterange,

  check ((kind = 'LINK') = (url is not null)),
  check ((kind = 'FILE') = (file_name is not null))
);
create index calendar_feeds_listing on calendar_feeds (listing_id) where removed_at is null;
create index calendar_feeds_group on calendar_feeds (group_id) where removed_at is null;
create index calendar_feeds_landlord on calendar_feeds (landlord_id) where removed_at is null;
create index calendar_feeds_due on calendar_feeds (next_check_at) where kind = 'LINK' and removed_at is null;

-- One row for each answer, or word of the landlord, that changed something; never for an unchanged answer.
create table calendar_feed_changes (
  id bigint generated always as identity primary key,
  feed_id uuid not null references calendar_feeds,
  landlord_id uuid not null references users,
  at timestamptz not null,
  changes jsonb not null
);
create index calendar_feed_changes_feed on calendar_feed_changes (feed_id, id desc);
create index calendar_feed_changes_landlord on calendar_feed_changes (landlord_id);

alter table blocks
  -- Which feed brought the block; null once the feed is removed and the block stays.
  add column feed_id uuid references calendar_feeds,
  -- The offers whose days the block may share, since the landlord has seen it.
  add column kept_beside uuid[] not null default '{}',
  add column conflict_told_at timestamptz;
create index blocks_of_feed on blocks (feed_id) where feed_id is not null;
