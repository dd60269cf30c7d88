-- A landlord's private links for those who clean: what a link opens says its signature, not the database.
create table cleaning_links (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  -- Null: all homes. A unit's group stands beside it.
  group_id uuid references groups on delete cascade,
  listing_id uuid references listings on delete cascade,
  label text not null check (length(label) between 1 and 80),
  -- Where the keys are; empty once the link is revoked.
  keys text not null default '' check (length(keys) <= 500),
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  check (listing_id is null or group_id is not null),
  check (revoked_at is null or keys = '')
);
create index cleaning_links_landlord on cleaning_links (landlord_id, created_at desc);
create index cleaning_links_revoked on cleaning_links (revoked_at) where revoked_at is not null;
create index cleaning_links_group on cleaning_links (group_id);
create index cleaning_links_listing on cleaning_links (listing_id);

-- What was cleaned, by the day on which somebody left, or with nobody before them on which somebody comes.
create table cleaning_done (
  landlord_id uuid not null references users,
  listing_id uuid not null references listings on delete cascade,
  day date not null,
  link_id uuid not null references cleaning_links on delete cascade,
  done_at timestamptz not null,
  primary key (landlord_id, listing_id, day)
);
create index cleaning_done_listing on cleaning_done (listing_id);
create index cleaning_done_day on cleaning_done (day);
create index cleaning_done_link on cleaning_done (link_id);
