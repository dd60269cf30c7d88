-- A request names the first listing of its group until a unit is chosen: found by one look into the index.
create index listings_earliest on listings (group_id, created_at, id);
