-- How many groups a landlord has, and where, without reading the groups themselves.
create index groups_landlord_city on groups (landlord_id, city, id) where deleted_at is null;
