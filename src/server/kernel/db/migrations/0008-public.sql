-- What visitors do and put aside. PostgreSQL 15 syntax.

-- Homes that a person has put aside to come back to.
create table shortlisted_groups (
  user_id uuid not null references users on delete cascade,
  group_id uuid not null references groups,
  created_at timestamptz not null default now(),
  primary key (user_id, group_id)
);
create index shortlisted_groups_group on shortlisted_groups (group_id);

-- What visitors do, summed up by hours --------------------------------------------------------------------------

-- Kept by months in a schema of their own, so that an old month goes at once.
create schema if not exists event_partitions;

create table listing_events (
  group_id uuid not null references groups,
  type text not null check (type in ('ListingDetailsViewed', 'ListingViewedInSearchResultsList',
    'ListingViewedInSearchResultsMap', 'ListingViewedInSimilarApartments', 'ListingShortlisted', 'ListingRequested')),
  day date not null,
  visitor_hash text not null,
  -- The same for the address alone, to limit what one address may add on a day.
  address_hash text not null,
  landlord_id uuid not null references users,
  at timestamptz not null,
  primary key (group_id, type, day, visitor_hash)
) partition by range (day
);
create index listing_events_day on listing_events (day);
-- Days of months that have no table of their own yet; the job that makes it takes them along.
create table event_partitions.listing_events_other partition of listing_events default;

-- What a visitor did on our own pages. Without consent the hash ends with the day, and there is no visit (D9).
create table page_events (
  -- The browser's own, so that a batch that arrives twice counts once.
  id uuid not null,
  type text not null check (type in ('PAGE_VIEW', 'PAGE_PING', 'LINK_CLICK')),
  day date not null,
  at timestamptz not null,
  -- The name of the page, never its address.
  page text not null,
  language text not null check (language in ('en', 'de', 'fr')),
  visitor_hash text not null,
  address_hash text not null,
  -- With consent only: which visit it was, and which creation of a listing (D2).
  visit_hash text,
  funnel_id text check (length(funnel_id) = 21),
  -- The host that a click led to, or that somebody came from.
  host text,
  primary key (day, id)
) partition by range (day
);
create index page_events_address on page_events (day, address_hash);
create table event_partitions.page_events_other partition of page_events default;

create table listing_event_hours (
  group_id uuid not null references groups,
  landlord_id uuid not null references users,
  type text not null,
  hour timestamptz not null,
  count integer not null,
  primary key (group_id, type, hour)
);

create table page_event_hours (
  page text not null,
  type text not null,
  language text not null,
  hour timestamptz not null,
  count integer not null,
  visitors integer not null,
  primary key (hour, page, type, language)
);

-- How far events are summed up, and how far back single ones are kept.
create table event_sums (
  name text primary key,
  summed_until timestamptz not null,
  kept_from timestamptz not null default '2000-01-01T00:00:00Z'
);
