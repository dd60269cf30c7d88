-- Who of the staff looks after a landlord, where they can be met, and the meeting. PostgreSQL 15 syntax.

alter table users add column account_manager_id uuid references users on delete set null;
create index users_account_manager on users (account_manager_id) where account_manager_id is not null;

create table scheduling_links (
  staff_id uuid primary key references users on delete cascade,
  link text not null check (link like 'https://%'),
  changed_at timestamptz not null
);

create table appointments (
  landlord_id uuid primary key references users on delete cascade,
  status text not null check (status in ('SCHEDULED', 'CANCELED', 'NOT_SCHEDULED')),
  -- Null where the calendar did not tell.
  starts_at timestamptz,
  changed_at timestamptz not null
);
