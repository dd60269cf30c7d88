-- Photos that people upload. `storage_key` names the folder of the painted sizes, `master_key` that of the upright
-- master from which a turn paints them anew; a copied listing shares both. Null: drawn pictures of the product itself.
alter table pictures
  add column storage_key text,
  add column master_key text,
  add column rotation integer not null default 0 check (rotation >= 0 and rotation < 360 and rotation % 90 = 0),
  add column width integer,
  add column height integer,
  -- A tiny picture as a data: address, shown until the real one is there.
  add column placeholder text,
  add column created_at timestamptz not null default now(),
  add constraint pictures_stored check ((storage_key is null) = (master_key is null));
create index pictures_content on pictures (group_id, content_hash);
create index pictures_storage on pictures (storage_key) where storage_key is not null;
create index pictures_master on pictures (master_key) where master_key is not null;

-- One statement may give all pictures of a group new places: what counts is the end of it.
alter table pictures drop constraint pictures_group_id_position_key;
alter table pictures
  add constraint pictures_group_id_position_key unique (group_id, position) deferrable initially immediate;

-- Whose floor plan a file is, is asked when one is taken away.
create index groups_floor_plan on groups (floor_plan_url) where floor_plan_url is not null;
