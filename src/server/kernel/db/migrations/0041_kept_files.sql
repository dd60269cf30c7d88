-- Contents that no row names, since when that is known; what stays so for a day is removed.
create table stray_files (
  storage_key text primary key,
  found_at timestamptz not null
);

-- How much a photo takes in all its sizes, its master included; null where it was stored before anybody counted.
alter table pictures add column bytes bigint check (bytes >= 0);

-- How much an account has uploaded is summed before it uploads more.
create index files_landlord on files (landlord_id) where created_by is not null;
create index pictures_landlord on pictures (landlord_id) where storage_key is not null;
create index files_creator on files (created_by) where created_by is not null;
