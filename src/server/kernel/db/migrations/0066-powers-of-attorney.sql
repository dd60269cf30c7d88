-- With which somebody of the team signs contracts online in the landlord's name (decision 105).
create table powers_of_attorney (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  -- Null once the membership was erased, and the power has ended with it.
  team_member_id uuid references team_members on delete set null,
  agent_id uuid not null references users,
  -- As both were called when it was given: what was signed with it says so.
  landlord_name text not null,
  agent_name text not null,
  file_id uuid not null references files,
  -- Null: all listings of the landlord, also later ones.
  group_ids uuid[],
  -- Both days are in it.
  "from" date not null,
  "to" date not null,
  given_at timestamptz not null,
  ended_at timestamptz,
  end_cause text check (end_cause in ('WITHDRAWN', 'MEMBERSHIP_ENDED')),
  withdrawal_reason text,
  reminded_at timestamptz,
  -- When both were told that it has ended.
  end_told_at timestamptz,
  check ("to" >= "from"),
  check ((ended_at is null) = (end_cause is null)),
  check (withdrawal_reason is null or end_cause = 'WITHDRAWN')
);
create index powers_of_attorney_landlord on powers_of_attorney (landlord_id, given_at);
create index powers_of_attorney_agent on powers_of_attorney (agent_id, landlord_id);
create index powers_of_attorney_member on powers_of_attorney (team_member_id) where team_member_id is not null;
create index powers_of_attorney_file on powers_of_attorney (file_id);
create index powers_of_attorney_told on powers_of_attorney ("to") where end_told_at is null;

-- By which somebody of the team signs, or has signed, for the landlord; null: the person in question.
alter table signers add column power_id uuid references powers_of_attorney on delete set null;
create index signers_power on signers (power_id) where power_id is not null;
alter table signers add check (power_id is null or role = 'LANDLORD');
