-- What a unit costs a month for itself, in the currency of its group; null: what the group does (decision 137).
alter table listings add column price bigint check (price > 0);

-- The lowest and the highest rent of a group's units. Searches show, filter and sort by the lower one.
alter table groups add column from_price bigint not null default 0, add column to_price bigint not null default 0;
update groups set from_price = price, to_price = price;

-- Of the published units, else of all; of none it is the group's own.
create function rents_of_group(of_group uuid, own bigint, out lowest bigint, out highest bigint)
language sql stable as $$
  select
    coalesce(min(coalesce(price, own)) filter (where published), min(coalesce(price, own)), own),
    coalesce(max(coalesce(price, own)) filter (where published), max(coalesce(price, own)), own)
  from listings where group_id = of_group and deleted_at is null
$$;

create function keep_rents_of_group() returns trigger language plpgsql as $$
begin
  select lowest, highest into new.from_price, new.to_price from rents_of_group(new.id, new.price);
  return new;
end $$;
create trigger groups_rents before insert or update of price, from_price, to_price on groups
  for each row execute function keep_rents_of_group();

-- Once a statement, so that a house of many units is read once. Where no unit has a rent of its own nothing is written.
create function keep_rents_of_units() returns trigger language plpgsql as $$
begin
  update groups g set from_price = r.lowest, to_price = r.highest
  from (select distinct group_id from changed) as c, groups o, rents_of_group(o.id, o.price) as r
  where o.id = c.group_id and g.id = o.id and (g.from_price, g.to_price) <> (r.lowest, r.highest);
  return null;
end $$;
create trigger listings_rents_added after insert on listings
  referencing new table as changed for each statement execute function keep_rents_of_units();
create trigger listings_rents_changed after update on listings
  referencing new table as changed for each statement execute function keep_rents_of_units();
create trigger listings_rents_gone after delete on listings
  referencing old table as changed for each statement execute function keep_rents_of_units();

-- Searches and the map go by the lowest rent.
drop index groups_public_city, groups_public, groups_map;
create index groups_city_from_price on groups (city, currency, from_price) where deleted_at is null;
create index groups_public_city on groups (city, from_price, id) where deleted_at is null;
create index groups_public on groups (from_price, id) where deleted_at is null;
create index groups_map on groups (map_x, map_y) include (id, currency, from_price)
  where is_public and deleted_at is null and map_x is not null;
