-- The public search: published homes of a city, the cheapest first, found without reading all of them.
create index groups_public_city on groups (city, price, id) where deleted_at is null;
create index groups_public on groups (price, id) where deleted_at is null;
create index listings_published on listings (group_id) where published and deleted_at is null;

-- Homes that a person has put aside to come back to.
create table shortlisted_groups (
  user_id uuid not null references users on delete cascade,
  group_id uuid not null references groups,
  created_at timestamptz not null default now(),
  primary key (user_id, group_id)
);
create index shortlisted_groups_group on shortlisted_groups (group_id);
