-- People and who acts in whose world. PostgreSQL 15 syntax.

-- Accounts (columns that better-auth needs, in our spelling) ----------------------------------------------------

create table users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  first_name text not null default '',
  last_name text not null default '',
  email text not null,
  email_verified boolean not null default false,
  image text,
  phone text,
  landlord boolean not null default false,
  permissions text[] not null default '{}',
  language text not null default 'en' check (language in ('en', 'de', 'fr', 'uk', 'ru')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Everybody has a code of their own, which leads others to sign up; whom it brought is kept.
  referral_code text not null default substr(replace(gen_random_uuid()::text, '-', ''), 1, 12) unique,
  referred_by uuid references users
);
create unique index users_email on users (lower(email));
create index users_referred_by on users (referred_by) where referred_by is not null;

create table impersonations (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid not null references users,
  landlord_id uuid not null references users,
  reason text not null check (length(reason) between 10 and 500),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  check (ends_at > started_at and ends_at <= started_at + interval '60 minutes')
);
create index impersonations_landlord on impersonations (landlord_id, started_at desc);
create index impersonations_actor on impersonations (actor_id, started_at desc);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The server keeps the impersonation in the session; what the browser is told only shows it.
  impersonation_id uuid references impersonations,
  last_seen_at timestamptz not null default now(),
  -- When the password was asked for again before something delicate.
  confirmed_at timestamptz
);
create index sessions_user on sessions (user_id);

create table accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index accounts_user on accounts (user_id);

create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);

create table password_tries (
  account text not null,
  tried_at timestamptz not null default now()
);
create index password_tries_account on password_tries (account, tried_at);

alter table mails add foreign key (recipient_id) references users;
alter table files
  add foreign key (landlord_id) references users,
  add foreign key (tenant_id) references users,
  add foreign key (created_by) references users;
alter table idempotency_keys add foreign key (user_id) references users on delete cascade;

-- How people log in, sign up and leave --------------------------------------------------------------------------

create table two_factors (
  user_id uuid primary key references users on delete cascade,
  -- Encrypted with a key derived from the server's secret.
  secret text not null,
  -- The last time step whose code was taken: a code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  -- Null until a first code has shown that the app knows the secret.
  confirmed_at timestamptz
);

create table backup_codes (
  user_id uuid not null references two_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- What a login or a registration has begun and must end in the same browser.
create table login_steps (
  token_hash text primary key,
  kind text not null check (kind in ('SECOND_STEP', 'PASSKEY_LOGIN', 'PASSKEY_REGISTRATION')),
  user_id uuid references users on delete cascade,
  challenge text,
  expires_at timestamptz not null,
  check (kind = 'PASSKEY_LOGIN' or user_id is not null),
  check (kind = 'SECOND_STEP' or challenge is not null)
);
create index login_steps_expires on login_steps (expires_at);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  device_type text not null check (device_type in ('SINGLE_DEVICE', 'MULTI_DEVICE')),
  backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, created_at);

-- Nobody has an account before the link in the mail was opened; each try has names, password and link of its own.
create table sign_ups (
  token_hash text primary key,
  -- The browser that signed up is logged in by the link; another one is not.
  browser_hash text,
  email text not null,
  first_name text not null,
  last_name text not null,
  landlord boolean not null,
  -- Any language of a profile (C1), as the account then has.
  language text not null check (language in ('en', 'de', 'fr', 'uk', 'ru')),
  password text not null,
  redirect text,
  expires_at timestamptz not null,
  -- The code by which somebody came who has not opened the link in the mail yet.
  referral_code text
);
create index sign_ups_email on sign_ups (lower(email));

create table deletion_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  requested_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index deletion_requests_open on deletion_requests (user_id) where withdrawn_at is null;
create index deletion_requests_requested on deletion_requests (requested_at desc);

create table personal_access_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array[
    'listings:read', 'listings:write', 'requests:read', 'requests:write', 'bookings:read', 'invoices:read',
    'metrics:read', 'profile:read']),
  secret_hash text not null unique,
  last_characters text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  check (expires_at > created_at)
);
create index personal_access_tokens_user on personal_access_tokens (user_id, created_at desc);

create table id_verifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  provider text not null check (provider in ('MEZZO', 'VERIFF')),
  action text not null check (action in ('STARTED', 'SUBMITTED')),
  -- What the provider decided; null while it has not.
  status text check (status in ('ABANDONED', 'APPROVED', 'DECLINED', 'EXPIRED', 'RESUBMISSION_REQUESTED')),
  document text,
  session_id text not null unique,
  url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index id_verifications_user on id_verifications (user_id, created_at desc);

-- Who acts for a landlord, and what is on for whom --------------------------------------------------------------

create table team_members (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  -- Null until the invited person has accepted.
  member_id uuid references users,
  email text not null,
  role text not null check (role in ('MANAGER', 'LIMITED')),
  -- Null: all listings of the landlord, also later ones.
  group_ids uuid[],
  token_hash text unique,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  removed_at timestamptz,
  check ((member_id is null) = (accepted_at is null))
);
-- A person works in one team at a time.
create unique index team_members_member on team_members (member_id) where removed_at is null;
create unique index team_members_email on team_members (landlord_id, lower(email)) where removed_at is null;

create table access_links (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  group_id uuid not null,
  recipient text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index access_links_landlord on access_links (landlord_id, created_at desc);

create table feature_flags (
  name text primary key check (name in (
    'ENVIRONMENT_YOUSIGN_CONTRACTS', 'ONLINE_SIGNING', 'FIRST_MONTH_RENT', 'PAY_VIA_PAYPAL', 'STUDENT_HOUSING',
    'ID_VERIFICATION', 'DOCUMENT_VERIFICATION', 'LANDLORD_NOTIFICATIONS', 'PAYMENTS_GATEWAY')),
  enabled boolean not null,
  changed_at timestamptz not null,
  changed_by uuid references users
);

create table feature_flag_users (
  name text not null check (name in (
    'ENVIRONMENT_YOUSIGN_CONTRACTS', 'ONLINE_SIGNING', 'FIRST_MONTH_RENT', 'PAY_VIA_PAYPAL', 'STUDENT_HOUSING',
    'ID_VERIFICATION', 'DOCUMENT_VERIFICATION', 'LANDLORD_NOTIFICATIONS', 'PAYMENTS_GATEWAY')),
  user_id uuid not null references users,
  enabled boolean not null,
  changed_at timestamptz not null,
  changed_by uuid references users,
  primary key (user_id, name)
);

-- Filters, search and sorting of a list that somebody gave a name, to come back to them on any device.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  page text not null check (page in ('INBOX', 'LISTINGS', 'BOOKINGS')),
  name text not null check (length(name) between 1 and 60),
  search jsonb not null,
  created_at timestamptz not null default now()
);
create unique index saved_views_name on saved_views (user_id, page, lower(name));
