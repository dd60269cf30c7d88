-- Where homes are: the exact point, for their landlord alone, and the public one that searches and maps read (decision 96).
-- PostgreSQL 15 syntax.
alter table groups
  add column lon double precision,
  add column lat double precision,
  add column point_source text check (point_source in ('SET', 'GEOCODED', 'POSTAL_CODE', 'CITY')),
  -- The middle of a cell of some 500 m, in units of Web Mercator from 0 to 2^24 - 1; never the point itself.
  add column map_x integer check (map_x between 0 and 16777215 and map_x % 384 = 192),
  add column map_y integer check (map_y between 0 and 16777215 and map_y % 384 = 192),
  -- When its place was looked for last, with the address as it is; null where that is still to be done.
  add column located_at timestamptz,
  -- Where a geocoder failed: how often, and when it may be asked again.
  add column locate_tries smallint not null default 0,
  add column locate_after timestamptz,
  -- Whether any of its units is published: of all that a map of the world has to know, counting units takes three quarters.
  add column is_public boolean not null default false,
  add constraint groups_point_whole check (num_nulls(lon, lat, point_source, map_x, map_y) in (0, 5)),
  add constraint groups_point_on_earth check (lon between -180 and 180 and lat between -90 and 90);

-- A window of the map and all homes on it are read from the index alone.
create index groups_map on groups (map_x, map_y) include (id, currency, price)
  where is_public and deleted_at is null and map_x is not null;
create index groups_to_locate on groups (id) where located_at is null and deleted_at is null;

-- Whoever changes an address, a release before this one too: what was found for the former one is no more. What its
-- landlord has set is looked at again when the new one is looked for.
create function forget_place() returns trigger language plpgsql as $$
begin
  new.located_at := null;
  new.locate_tries := 0;
  new.locate_after := null;
  if new.point_source is distinct from 'SET' then
    new.lon := null;
    new.lat := null;
    new.point_source := null;
    new.map_x := null;
    new.map_y := null;
  end if;
  return new;
end $$;
create trigger groups_place before update of street, street_number, zip_code, city, country on groups
  for each row when ((old.street, old.street_number, old.zip_code, old.city, old.country)
    is distinct from (new.street, new.street_number, new.zip_code, new.city, new.country))
  execute function forget_place();

-- The group is locked before its units are counted: of two units that leave at once the second one sees the first.
create function keep_group_public() returns trigger language plpgsql as $$
declare
  changed uuid;
begin
  foreach changed in array array[new.group_id, old.group_id] loop
    continue when changed is null;
    perform 1 from groups where id = changed for no key update;
    update groups g set is_public = counted.is_public
      from (select exists (select 1 from listings u
        where u.group_id = changed and u.published and u.deleted_at is null) as is_public) counted
      where g.id = changed and g.is_public <> counted.is_public;
  end loop;
  return null;
end $$;
create trigger listings_public_new after insert on listings
  for each row when (new.published and new.deleted_at is null) execute function keep_group_public();
create trigger listings_public after update of published, deleted_at, group_id on listings
  for each row when ((old.published, old.deleted_at, old.group_id)
    is distinct from (new.published, new.deleted_at, new.group_id)) execute function keep_group_public();
create trigger listings_public_gone after delete on listings
  for each row when (old.published and old.deleted_at is null) execute function keep_group_public();
update groups g set is_public = true where exists (
  select 1 from listings u where u.group_id = g.id and u.published and u.deleted_at is null);

-- What the operator's geocoder has answered, so that nothing is asked twice; a place of null is one that it doesn't know.
create table geocoded_places (
  -- Of the address as it was asked for: SHA-256 in hex.
  key text primary key,
  lon double precision,
  lat double precision,
  is_exact boolean not null default false,
  found_at timestamptz not null,
  check ((lon is null) = (lat is null))
);

-- When the geocoder was given its last turn, by whichever process: one request a second.
create table geocoder_turns (
  id smallint primary key default 1 check (id = 1),
  next_at timestamptz not null
);
