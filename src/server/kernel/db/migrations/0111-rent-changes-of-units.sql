-- A change of the rent that one unit has for itself; before and after it 0 stands for the rent of its group (decision 137).
alter table rent_changes add column listing_id uuid references listings;
create index rent_changes_listing on rent_changes (listing_id, in_force_at desc) where listing_id is not null;
drop index rent_changes_planned;
create unique index rent_changes_planned on rent_changes (from_day, group_id, listing_id) nulls not distinct
  where in_force_at is null and undone_at is null and lapsed_at is null;
