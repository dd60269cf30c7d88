-- People's own accounts: sessions they can tell apart, second factor, passkeys, sign-ups, deletion, access tokens.

alter table sessions
  add column last_seen_at timestamptz not null default now(),
  -- When the password was asked for again before something delicate.
  add column confirmed_at timestamptz;

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
  language text not null check (language in ('en', 'de', 'fr')),
  password text not null,
  redirect text,
  expires_at timestamptz not null
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
