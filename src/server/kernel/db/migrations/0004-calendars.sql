-- What takes a unit's days beside bookings: calendars that come from outside, partners, blocks; and the calendars that
-- are given away. PostgreSQL 15 syntax.

-- Calendars that come from outside, by link or as a file, and what each answer changed --------------------------

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
  -- Entries that their owner marked as free (TRANSP:TRANSPARENT): they block nothing, which the landlord is told.
  free_count integer not null default 0,
  -- How many entries the calendar has left out whose days stay blocked for now.
  missing_count integer not null default 0,
  -- What the end of its booking window means, which its landlord is asked once.
  window_meaning text check (window_meaning in ('CLOSED', 'NOT_OPENED')),
  -- Whether the days of window_days are blocked.
  window_blocked boolean not null default false,
  window_asked_at timestamptz,
  -- What happened when it could not be read, beside which of the six errors it was (D8): NO_ADDRESS, HTTP 404 ...
  error_detail text,
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

create table blocks (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references listings,
  group_id uuid not null references groups,
  landlord_id uuid not null references users,
  days daterange not null check (not isempty(days) and lower(days) is not null and upper(days) is not null),
  source text not null check (source in ('ics', 'own', 'hns', 'hnsavailabilities', 'hnsrestrictions')),
  reason text not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  -- Which feed brought the block; null once the feed is removed and the block stays.
  feed_id uuid references calendar_feeds,
  -- The offers whose days the block may share, since the landlord has seen it.
  kept_beside uuid[] not null default '{}',
  conflict_told_at timestamptz,
  -- The far edge of a feed may be its booking window and no stay: it takes days, but nobody is declined for it.
  kind text not null default 'STAY' check (kind in ('STAY', 'FAR_END')),
  changed_at timestamptz not null default now()
);
create index blocks_listing on blocks using gist (listing_id, days);
create index blocks_group on blocks (group_id);
create index blocks_landlord on blocks (landlord_id);
create index blocks_of_listing on blocks (listing_id);
create index blocks_of_feed on blocks (feed_id) where feed_id is not null;

-- When each source of a partner was asked for a unit ------------------------------------------------------------

create table partner_sources (
  listing_id uuid not null references listings,
  source text not null check (source in ('hns', 'hnsavailabilities', 'hnsrestrictions')),
  landlord_id uuid not null references users,
  checked_at timestamptz not null,
  answered_at timestamptz,
  -- Since when it does not answer; null: it does.
  failing_since timestamptz,
  quarantine_since timestamptz,
  quarantine_answers integer not null default 0,
  primary key (listing_id, source)
);
create index partner_sources_landlord on partner_sources (landlord_id);

-- Which block is which of the partner's.
create table partner_blocks (
  block_id uuid primary key references blocks on delete cascade,
  listing_id uuid not null references listings,
  source text not null check (source in ('hns', 'hnsavailabilities', 'hnsrestrictions')),
  external_id text not null,
  unique (listing_id, source, external_id)
);

-- Private links to calendars, one per recipient, and what each recipient was told -------------------------------

create table calendar_exports (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  group_id uuid not null references groups,
  -- Null: all units of the group.
  listing_id uuid references listings,
  label text not null,
  platform text not null check (platform in
    ('AIRBNB', 'BOOKING_COM', 'VRBO', 'EXPEDIA', 'GOOGLE', 'OUTLOOK', 'APPLE', 'OTHER')),
  language text not null check (language in ('en', 'de', 'fr')),
  with_names boolean not null default false,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  -- Of what it tells, in whole seconds, since headers have no finer time.
  changed_at timestamptz not null,
  fetched_at timestamptz,
  fetched_by text not null default '',
  fetches integer not null default 0
);
create index calendar_exports_group on calendar_exports (group_id);
create index calendar_exports_listing on calendar_exports (listing_id) where listing_id is not null;
create index calendar_exports_landlord on calendar_exports (landlord_id);

create table calendar_export_fetches (
  id bigint generated always as identity primary key,
  export_id uuid not null references calendar_exports on delete cascade,
  at timestamptz not null,
  status integer not null check (status in (200, 304)),
  user_agent text not null
);
create index calendar_export_fetches_export on calendar_export_fetches (export_id, id);
create index calendar_export_fetches_at on calendar_export_fetches (at);

-- The events of a link as its recipient was told them; a row more for each change, the former one with its end.
create table calendar_export_told (
  export_id uuid not null references calendar_exports on delete cascade,
  uid text not null,
  sequence integer not null check (sequence >= 0),
  listing_id uuid not null references listings,
  days daterange not null check (not isempty(days) and lower(days) is not null and upper(days) is not null),
  open_end boolean not null default false,
  -- Of the words beside the days, which may be a person's name.
  text_hash text not null,
  feed_id uuid,
  changed_at timestamptz not null,
  untold_at timestamptz,
  primary key (export_id, uid, sequence)
);
create unique index calendar_export_told_now on calendar_export_told (export_id, uid) where untold_at is null;
create index calendar_export_told_listing on calendar_export_told (listing_id);
create index calendar_export_told_untold on calendar_export_told (untold_at) where untold_at is not null;
