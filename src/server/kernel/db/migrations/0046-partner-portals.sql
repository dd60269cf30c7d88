-- Feeds of listings for partner portals (decision 94): the portals, what each was told of a home, and when it asked.
-- PostgreSQL 15 syntax.

create table partner_portals (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  place text not null check (place in ('PROPERTY_PORTAL', 'PORTAL_2', 'PORTAL_3', 'STUDENT_CHANNEL', 'OTHER')),
  format text not null check (format in ('OPENIMMO', 'JSON')),
  language text not null check (language in ('en', 'de', 'fr')),
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'PAUSED', 'REVOKED')),
  -- The number that the portal gave us; empty where it gave none.
  provider_number text not null default '',
  -- Its filters: in which countries (none: in all), and with how many pictures at least.
  countries text[] not null default '{}',
  min_pictures smallint not null default 0 check (min_pictures between 0 and 50),
  -- The link holds it: with the next number all former links are dead.
  link_number integer not null default 1 check (link_number > 0),
  -- Each comparison that found something is the next edition; changed_at in whole seconds, never the same for two.
  edition bigint not null default 0,
  changed_at timestamptz not null,
  -- What was taken out is forgotten up to here; who asks with an older cursor starts anew.
  forgotten_edition bigint not null default 0,
  created_at timestamptz not null,
  revoked_at timestamptz,
  check ((state = 'REVOKED') = (revoked_at is not null))
);
-- A flag names one portal. Students and others may have several.
create unique index partner_portals_place on partner_portals (place)
  where revoked_at is null and place in ('PROPERTY_PORTAL', 'PORTAL_2', 'PORTAL_3');

-- What a portal was told of a home last; its content is known by a hash.
create table partner_portal_homes (
  portal_id uuid not null references partner_portals,
  group_id uuid not null references groups,
  landlord_id uuid not null references users,
  state text not null check (state in ('SENT', 'REMOVED')),
  content_hash text,
  edition bigint not null,
  changed_at timestamptz not null,
  primary key (portal_id, group_id),
  check ((state = 'SENT') = (content_hash is not null))
);
create index partner_portal_homes_edition on partner_portal_homes (portal_id, edition);
create index partner_portal_homes_group on partner_portal_homes (group_id);
create index partner_portal_homes_landlord on partner_portal_homes (landlord_id);

create table partner_portal_fetches (
  id bigint generated always as identity primary key,
  portal_id uuid not null references partner_portals,
  at timestamptz not null,
  status smallint not null,
  scope text not null check (scope in ('FULL', 'CHANGES')),
  sent integer not null,
  removed integer not null,
  user_agent text not null
);
create index partner_portal_fetches_portal on partner_portal_fetches (portal_id, at desc, id desc);
create index partner_portal_fetches_at on partner_portal_fetches (at);
