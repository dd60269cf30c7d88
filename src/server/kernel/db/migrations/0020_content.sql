-- A listing begins with its city alone: an area of 0, an empty street and a price of 0 are what nobody has said yet.
alter table groups drop constraint groups_area_check;
alter table groups
  add constraint groups_area_check check (area >= 0),
  -- Grows with every change of the content; each step of the wizard remembers the version of its last one.
  add column version integer not null default 1,
  add column step_versions jsonb not null default '{}';

-- False until somebody has said from when the unit can be had; the day is then the one on which it was begun.
alter table listings add column available_from_known boolean not null default true;

-- Prices of like homes are compared within a city.
create index groups_city_price on groups (city, currency, price) where deleted_at is null;
