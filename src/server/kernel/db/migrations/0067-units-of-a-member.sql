-- Members of a team who work on single units of a house. Their whole listings stay in group_ids, which is then not null
-- and may be empty: the former release, which knows no units, shows them nothing more. PostgreSQL 15 syntax.

alter table team_members
  add column listing_ids uuid[],
  add constraint team_members_listing_ids check (
    listing_ids is null or (group_ids is not null and cardinality(listing_ids) between 1 and 1000));
