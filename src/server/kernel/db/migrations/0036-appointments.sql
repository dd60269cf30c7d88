-- Who of the sales staff looks after a landlord, in which calendar a call is arranged, and the call. PostgreSQL 15 syntax.

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
  -- With whom: another may look after the landlord since. Null where that person is gone.
  staff_id uuid references users on delete set null,
  -- Null where the calendar did not tell.
  starts_at timestamptz,
  changed_at timestamptz not null
);
create index appointments_staff on appointments (staff_id) where staff_id is not null;
