-- What a tenant tells with a request beside what 0001 has, and once for all requests.
alter table booking_requests
  add column gender text check (gender in ('MAN', 'WOMAN', 'OTHER', 'PREFER_NOT_TO_SAY'));

-- The fields of the request form that don't change from request to request; names and phone stand in users.
create table tenant_profiles (
  user_id uuid primary key references users on delete cascade,
  gender text check (gender in ('MAN', 'WOMAN', 'OTHER', 'PREFER_NOT_TO_SAY')),
  adults_information jsonb not null default '[]',
  children_information jsonb not null default '[]',
  pets boolean not null default false,
  pets_description text not null default '',
  reason_for_stay text check (reason_for_stay in
    ('APPRENTICESHIP', 'INTERIM', 'INTERNSHIP', 'STUDYING', 'WORK', 'TEMPORARY_HOUSING_NEED', 'OTHER', 'REFUGEE')),
  employment text check (employment in ('EMPLOYED', 'SELF_EMPLOYED')),
  company_name text not null default '',
  job_title text not null default '',
  paid_by text check (paid_by in ('SELF', 'PARENTS', 'COMPANY', 'SCHOLARSHIP')),
  message text not null default '',
  updated_at timestamptz not null
);
