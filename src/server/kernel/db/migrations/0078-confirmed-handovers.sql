-- The homes, units, stays, members of the team and rents to come that the other person has confirmed to take over.
alter table handovers add column confirmed_ids uuid[] not null default '{}';
