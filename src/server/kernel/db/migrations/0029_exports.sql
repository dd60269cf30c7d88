-- Private links to calendars, one per recipient, and what each recipient was told. PostgreSQL 15 syntax.

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
