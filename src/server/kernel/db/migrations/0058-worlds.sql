-- A person works in the worlds of several landlords, in each once; each login says in which one it is at work.
drop index team_members_member;
create unique index team_members_member on team_members (member_id, landlord_id) where removed_at is null;

-- Null: the person's own world, else that of the team joined first.
alter table sessions add column world_id uuid references users on delete set null;
create index sessions_world on sessions (world_id) where world_id is not null;
