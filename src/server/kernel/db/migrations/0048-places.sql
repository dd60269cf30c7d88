-- Where homes are: the exact point, for their landlord alone, and the public one that searches and maps read (decision 96).
-- PostgreSQL 15 syntax.
alter table groups
  add column lon double precision,
  add column lat double precision,
  add column point_source text check (point_source in ('SET', 'GEOCODED', 'POSTAL_CODE', 'CITY')),
  -- The middle of a cell of some 500 m, in units of Web Mercator from 0 to 2^24 - 1.
  add column map_x integer check (map_x between 0 and 16777215),
  add column map_y integer check (map_y between 0 and 16777215),
  -- When its place was looked for last, with the address as it is; null where that is still to be done.
  add column located_at timestamptz,
  add constraint groups_point_whole check (num_nulls(lon, lat, point_source, map_x, map_y) in (0, 5)),
  add constraint groups_point_on_earth check (lon between -180 and 180 and lat between -90 and 90);

-- A window of the map and all homes on it are read from the index alone.
create index groups_map on groups (map_x, map_y) include (id, currency, price)
  where deleted_at is null and map_x is not null;
create index groups_to_locate on groups (id) where located_at is null and deleted_at is null;

-- Whoever changes an address, a release before this one too: what was found for the former one is no more. What its
-- landlord has set is looked at again when the new one is looked for.
create function forget_place() returns trigger language plpgsql as $$
begin
  new.located_at := null;
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
