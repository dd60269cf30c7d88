-- An account whose second factor is lost is recovered after a wait, in which its owner can stop it. PostgreSQL 15 syntax.

create table account_recoveries (
  id uuid primary key default gen_random_uuid(),
  -- Whose account it is.
  user_id uuid not null references users on delete cascade,
  -- How it began: after the right password, by a link that was mailed, or by two of the staff.
  way text not null check (way in ('PASSWORD', 'MAIL', 'STAFF')),
  status text not null check (status in (
    'ASKED', 'WAITING', 'READY', 'COMPLETED', 'STOPPED', 'CALLED_OFF', 'EXPIRED')),
  -- How the identity was checked, in the words of who asked.
  reason text not null default '' check (length(reason) <= 500),
  asked_by uuid references users on delete cascade,
  confirmed_by uuid references users on delete cascade,
  asked_at timestamptz not null,
  -- When the link is mailed; null while it waits for the second of the staff.
  ready_at timestamptz,
  -- When the job has something to do if nobody else does: the end of the confirming, of the wait, or of the link.
  deadline_at timestamptz not null,
  -- Null: the person was told for the last time.
  notice_at timestamptz,
  link_hash text unique,
  closed_at timestamptz,
  check ((closed_at is null) = (status = 'ASKED' or status = 'WAITING' or status = 'READY')),
  check ((status = 'READY') = (link_hash is not null)),
  check ((way = 'STAFF') = (asked_by is not null)),
  check ((status = 'ASKED') <= (way = 'STAFF')),
  check (status not in ('WAITING', 'READY', 'COMPLETED') or ready_at is not null),
  -- Four eyes: a second person, and neither of the two is the one whose account it is.
  constraint account_recoveries_four_eyes check (
    way <> 'STAFF' or (asked_by <> user_id and (
      confirmed_by is null and status <> 'WAITING' and status <> 'READY' and status <> 'COMPLETED'
      or confirmed_by is not null and confirmed_by <> asked_by and confirmed_by <> user_id)))
);
-- A person has one at a time.
create unique index account_recoveries_open on account_recoveries (user_id) where closed_at is null;
create index account_recoveries_deadline on account_recoveries (deadline_at) where closed_at is null;
create index account_recoveries_notice on account_recoveries (notice_at) where status = 'WAITING';
create index account_recoveries_person on account_recoveries (user_id, closed_at);
create index account_recoveries_asked_by on account_recoveries (asked_by);
create index account_recoveries_confirmed_by on account_recoveries (confirmed_by);
create index account_recoveries_closed on account_recoveries (closed_at);

alter table login_steps drop constraint login_steps_kind_check;
alter table login_steps add constraint login_steps_kind_check
  check (kind in ('SECOND_STEP', 'PASSKEY_LOGIN', 'PASSKEY_REGISTRATION', 'RECOVERY'));
alter table login_steps drop constraint login_steps_check1;
alter table login_steps add constraint login_steps_challenge
  check (kind in ('SECOND_STEP', 'RECOVERY') or challenge is not null);

-- A message to a device can also be about a recovery.
alter table push_deliveries add column recovery_id uuid references account_recoveries on delete cascade;
alter table push_deliveries drop constraint push_deliveries_content;
alter table push_deliveries add constraint push_deliveries_content
  check (is_test or notification_id is not null or recovery_id is not null or summed_up > 1);
create index push_deliveries_recovery on push_deliveries (recovery_id) where recovery_id is not null;
