-- People, listings, requests, offers, bookings. PostgreSQL 15 syntax; runs unchanged on the embedded database.
create extension if not exists btree_gist;

-- People (columns that better-auth needs, in our spelling) ---------------------------------------------------

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
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
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

-- Listings: a group holds the content, a listing is one unit --------------------------------------------------

create table groups (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  part_of_group boolean not null default false,
  name text not null,
  title jsonb not null default '{}',
  description jsonb not null default '{}',
  street text not null,
  street_number text not null,
  zip_code text not null,
  city text not null,
  country text not null check (length(country) = 2),
  price bigint not null check (price >= 0),
  currency text not null check (length(currency) = 3),
  deposit bigint not null default 0 check (deposit >= 0),
  final_cleaning_fee bigint not null default 0 check (final_cleaning_fee >= 0),
  area integer not null check (area > 0),
  accommodates integer not null check (accommodates > 0),
  rooms jsonb not null default '[]',
  amenities text[] not null default '{}',
  home_type text not null check (home_type in ('ENTIRE_APARTMENT', 'ENTIRE_HOUSE', 'PRIVATE_ROOM', 'SHARED_PLACE')),
  furniture_standard text not null check (furniture_standard in ('STANDARD', 'MEDIUM', 'LUXURY')),
  pet_rule text not null default 'NOT_ALLOWED' check (pet_rule in ('ALLOWED', 'ALLOWED_WITH_CONDITIONS', 'NOT_ALLOWED')),
  smoking_rule text not null default 'NOT_ALLOWED' check (smoking_rule in ('ALLOWED', 'ALLOWED_WITH_CONDITIONS', 'NOT_ALLOWED')),
  house_rules jsonb not null default '{}',
  labels text[] not null default '{}',
  method_of_booking text not null default 'AFTER_TENANT_SIGNED_CONTRACT'
    check (method_of_booking in ('AFTER_TENANT_SIGNED_CONTRACT', 'AFTER_LANDLORD_CONFIRMED_BOOKING')),
  online_signing boolean not null default true,
  contract_name text not null default 'GERMANY_PRIVATE',
  invoice_calculation_method text not null default 'OWN_CALCULATION'
    check (invoice_calculation_method in ('OWN_CALCULATION', 'CALCULATION_PER_NIGHT', 'HALF_OR_FULL_MONTH')),
  landlord_fee_percent integer not null default 10 check (landlord_fee_percent between 0 and 100),
  min_booking_duration integer check (min_booking_duration > 0),
  min_booking_duration_permit_id text,
  min_booking_duration_exemption boolean not null default false,
  max_booking_duration integer check (max_booking_duration > 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index groups_landlord on groups (landlord_id) where deleted_at is null;

-- Kept in the transaction of each change, never counted when read (D3 request counts per group).
create table group_counts (
  group_id uuid primary key references groups,
  landlord_id uuid not null references users,
  num_open_requests integer not null default 0,
  num_in_progress_requests integer not null default 0,
  num_blocked_requests integer not null default 0,
  num_booking_offers_in_landlord_signing integer not null default 0,
  num_booking_offers_in_landlord_signing_lbc integer not null default 0,
  num_requests_in_waiting_to_confirm_booking integer not null default 0,
  -- Ours: requests that wait for the landlord; the six above are the specification's.
  num_needs_you integer not null default 0
);
create index group_counts_landlord on group_counts (landlord_id);

create table listings (
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null references groups,
  landlord_id uuid not null references users,
  external_id text,
  apartment_name text not null,
  location_in_building jsonb not null default '{}',
  floor integer,
  available_from date not null,
  available_to date,
  published boolean not null default false,
  last_published_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (available_to is null or available_to >= available_from)
);
create index listings_group on listings (group_id) where deleted_at is null;
create index listings_landlord on listings (landlord_id) where deleted_at is null;

create table pictures (
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null references groups,
  landlord_id uuid not null references users,
  position integer not null,
  name text not null,
  category text not null,
  content_hash text not null,
  thumbnail_url text not null,
  small_url text not null,
  medium_url text not null,
  large_url text not null,
  unique (group_id, position)
);

-- Requests -----------------------------------------------------------------------------------------------------

create table booking_requests (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references users,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  "from" date not null,
  "to" date not null,
  adults integer not null check (adults between 1 and 20),
  adults_information jsonb not null default '[]',
  children integer not null default 0 check (children between 0 and 20),
  children_information jsonb not null default '[]',
  pets boolean not null default false,
  pets_description text not null default '',
  reason_for_stay text not null check (reason_for_stay in
    ('APPRENTICESHIP', 'INTERIM', 'INTERNSHIP', 'STUDYING', 'WORK', 'TEMPORARY_HOUSING_NEED', 'OTHER', 'REFUGEE')),
  employment text check (employment in ('EMPLOYED', 'SELF_EMPLOYED')),
  company_name text not null default '',
  job_title text not null default '',
  paid_by text not null check (paid_by in ('SELF', 'PARENTS', 'COMPANY', 'SCHOLARSHIP')),
  option_to_extend boolean not null default false,
  notes text not null default '',
  created_at timestamptz not null default now(),
  check ("to" > "from")
);
create index booking_requests_tenant on booking_requests (tenant_id, created_at desc);

create sequence user_friendly_ids start 48000;

create table listing_requests (
  id uuid primary key default gen_random_uuid(),
  user_friendly_id text not null unique default 'M-' || nextval('user_friendly_ids'),
  booking_request_id uuid not null references booking_requests,
  group_id uuid not null references groups,
  landlord_id uuid not null references users,
  tenant_id uuid not null references users,
  type text not null default 'STANDARD' check (type in ('STANDARD', 'EXTENSION')),
  extends_booking_id uuid,
  "from" date not null,
  "to" date not null,
  guests integer not null check (guests > 0),
  method_of_booking text not null
    check (method_of_booking in ('AFTER_TENANT_SIGNED_CONTRACT', 'AFTER_LANDLORD_CONFIRMED_BOOKING')),
  total_rent bigint not null check (total_rent >= 0),
  currency text not null check (length(currency) = 3),
  landlord_fee_percent integer not null,
  status_type text not null check (status_type in
    ('START', 'AV_CHECK', 'NO_AV_CHECK', 'SECOND_CHANCE', 'AVAILABLE', 'TENANT_APPROVED', 'NOT_AVAILABLE', 'TENANT_WITHDREW')),
  status_reason text,
  status_sub_reason text,
  suppressing_booking_request_id uuid,
  suppressing_listing_request_id uuid,
  suppressing_booking_id uuid,
  decline_reason text,
  decline_explanation text not null default '',
  verification_needed boolean not null default false,
  verification_done_at timestamptz,
  requested_at timestamptz not null default now(),
  auto_decline_at timestamptz,
  tenant_answer_until timestamptz,
  viewed_by_landlord_at timestamptz,
  answered_at timestamptz,
  landlord_status text not null check (landlord_status in
    ('OPEN', 'OPEN_V3', 'TENANT_VERIFICATION', 'CREATING_CONTRACT', 'CONTRACT_CREATED', 'CONTRACT_WAITING_FOR_TENANT',
     'MANUAL_CONTRACT_CREATED', 'ACCEPTED', 'BLOCKED_BY_CURRENT_TENANT', 'BLOCKED_BY_ANOTHER_TENANT',
     'OPEN_WITH_CONSEQUENCES', 'TENANT_STARTED_OTHER_BOOKING_PROCESS', 'WAITING_TO_CONFIRM_BOOKING', 'OTHER')),
  -- 0 must sign, 1 action needed, 2 extension, 3 blocked, 4 open, 5 anything else: the order of lists (D4), kept with landlord_status.
  sort_group smallint not null check (sort_group between 0 and 5),
  check ("to" > "from"),
  unique (booking_request_id, group_id)
);
create index listing_requests_inbox on listing_requests (landlord_id, sort_group, "from", "to" desc, guests, requested_at, id)
  where landlord_status <> 'OTHER';
create index listing_requests_group on listing_requests (group_id, sort_group, "from", "to" desc, guests, requested_at, id)
  where landlord_status <> 'OTHER';
create index listing_requests_needs_you on listing_requests (landlord_id, sort_group, auto_decline_at, "from", id)
  where landlord_status in ('OPEN', 'OPEN_V3', 'OPEN_WITH_CONSEQUENCES', 'TENANT_STARTED_OTHER_BOOKING_PROCESS',
    'CONTRACT_CREATED', 'MANUAL_CONTRACT_CREATED', 'WAITING_TO_CONFIRM_BOOKING');
create index listing_requests_answers on listing_requests (landlord_id, requested_at) include (answered_at)
  where answered_at is not null;
create index listing_requests_group_all on listing_requests (group_id, requested_at desc);
create index listing_requests_tenant on listing_requests (tenant_id, requested_at desc);
create index listing_requests_auto_decline on listing_requests (auto_decline_at)
  where auto_decline_at is not null and status_type in ('AV_CHECK', 'NO_AV_CHECK', 'SECOND_CHANCE');
create index listing_requests_tenant_answer on listing_requests (tenant_answer_until) where status_type = 'AVAILABLE';

create table files (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid references users,
  tenant_id uuid references users,
  created_by uuid references users,
  type text not null,
  file_name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  storage_key text not null unique,
  is_public boolean not null default false,
  created_at timestamptz not null default now()
);

create table booking_offers (
  id uuid primary key default gen_random_uuid(),
  listing_request_id uuid not null references listing_requests,
  listing_id uuid not null references listings,
  group_id uuid not null references groups,
  landlord_id uuid not null references users,
  tenant_id uuid not null references users,
  status text not null check (status in ('PROPOSED', 'ACCEPTED', 'REJECTED', 'CANCELED', 'LANDLORD_SIGNING', 'TENANT_SIGNING')),
  generating boolean not null default true,
  type text not null check (type in ('b2b', 'b2c')),
  contract_name text not null,
  is_online_signing boolean not null,
  method_of_booking text not null,
  "from" date not null,
  "to" date not null,
  price bigint not null check (price >= 0),
  deposit bigint not null default 0,
  total_rent bigint not null check (total_rent >= 0),
  currency text not null,
  -- What the contract says, as it was when the contract was written: the signed copy is made from it again.
  contract_data jsonb,
  contract_file_id uuid references files,
  signed_contract_file_id uuid references files,
  landlord_signed_at timestamptz,
  tenant_signed_at timestamptz,
  tenant_accepted_at timestamptz,
  ended_at timestamptz,
  cancellation_reason text,
  created_at timestamptz not null default now(),
  check ("to" > "from")
);
create index booking_offers_request on booking_offers (listing_request_id, created_at desc);
create index booking_offers_tenant_active on booking_offers (tenant_id)
  where status in ('PROPOSED', 'LANDLORD_SIGNING', 'TENANT_SIGNING');
-- A request has at most one offer that is still alive.
create unique index booking_offers_one_alive on booking_offers (listing_request_id)
  where status in ('PROPOSED', 'LANDLORD_SIGNING', 'TENANT_SIGNING', 'ACCEPTED');

create table signature_procedures (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null unique references booking_offers,
  landlord_id uuid not null references users,
  status text not null check (status in ('DRAFT', 'ACTIVE', 'FINISHED', 'EXPIRED', 'REFUSED')),
  document_sha256 text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

create table signers (
  id uuid primary key default gen_random_uuid(),
  procedure_id uuid not null references signature_procedures,
  landlord_id uuid not null references users,
  role text not null check (role in ('LANDLORD', 'TENANT')),
  user_id uuid not null references users,
  status text not null check (status in ('INITIATED', 'NOTIFIED', 'SIGNED', 'DONE')),
  typed_name text,
  consent_text text,
  document_sha256 text,
  ip_address text,
  user_agent text,
  notified_at timestamptz,
  opened_at timestamptz,
  signed_at timestamptz,
  unique (procedure_id, role)
);

create table bookings (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null unique references booking_offers,
  listing_request_id uuid not null unique references listing_requests,
  listing_id uuid not null references listings,
  group_id uuid not null references groups,
  landlord_id uuid not null references users,
  tenant_id uuid not null references users,
  type text not null check (type in ('STANDARD', 'EXTENSION')),
  selected_contract text not null,
  "from" date not null,
  "to" date not null,
  price bigint not null,
  total_cost bigint not null,
  currency text not null,
  canceled boolean not null default false,
  canceled_at timestamptz,
  landlord_cancellation_note text not null default '',
  skip_invoice_generation boolean not null default false,
  created_at timestamptz not null default now(),
  check ("to" > "from")
);
create index bookings_landlord on bookings (landlord_id, "from", id);
create index bookings_group on bookings (group_id, "from", id);
create index bookings_listing on bookings (listing_id, "to");
create index bookings_tenant on bookings (tenant_id, "from");
alter table listing_requests add foreign key (extends_booking_id) references bookings;
alter table listing_requests add foreign key (suppressing_booking_id) references bookings;

-- What a unit's days are taken by. Holds and bookings of one unit never overlap: the database itself refuses it.
create table occupancies (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references listings,
  group_id uuid not null references groups,
  landlord_id uuid not null references users,
  kind text not null check (kind in ('HOLD', 'BOOKING')),
  days daterange not null check (not isempty(days) and lower(days) is not null and upper(days) is not null),
  offer_id uuid not null unique references booking_offers,
  booking_id uuid references bookings,
  constraint occupancies_no_overlap exclude using gist (listing_id with =, days with &&)
);
create index occupancies_group on occupancies (group_id);
create index occupancies_landlord on occupancies (landlord_id);

create table blocks (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references listings,
  group_id uuid not null references groups,
  landlord_id uuid not null references users,
  days daterange not null check (not isempty(days) and lower(days) is not null and upper(days) is not null),
  source text not null check (source in ('ics', 'own', 'hns', 'hnsavailabilities', 'hnsrestrictions')),
  reason text not null,
  note text not null default '',
  created_at timestamptz not null default now()
);
create index blocks_listing on blocks using gist (listing_id, days);
create index blocks_group on blocks (group_id);
create index blocks_landlord on blocks (landlord_id);

-- Money --------------------------------------------------------------------------------------------------------

create table invoice_numbers (
  year integer primary key,
  last_number integer not null
);

create table invoices (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  landlord_id uuid not null references users,
  booking_id uuid not null references bookings,
  document_type text not null check (document_type in ('INVOICE', 'CREDIT_NOTE')),
  live_mode text not null check (live_mode in ('LIVE', 'TESTING')),
  amount bigint not null check (amount >= 0),
  currency text not null,
  due_date date not null,
  is_paid boolean not null default false,
  created_at timestamptz not null default now()
);
create index invoices_landlord on invoices (landlord_id, created_at desc);
create index invoices_booking on invoices (booking_id);

create table deals (
  listing_request_id uuid primary key references listing_requests,
  landlord_id uuid not null references users,
  status text not null check (status in ('OPEN', 'WON', 'LOST')),
  stage integer,
  fee bigint not null default 0,
  currency text not null
);

-- What happened, mails, repeated calls -------------------------------------------------------------------------

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  subject_id uuid,
  landlord_id uuid,
  action text not null,
  entity_type text not null,
  entity_id uuid not null,
  data jsonb not null default '{}',
  request_id text
);
create index audit_log_entity on audit_log (entity_type, entity_id, id);
create index audit_log_landlord on audit_log (landlord_id, id desc);

create table mails (
  id uuid primary key default gen_random_uuid(),
  recipient_id uuid references users,
  "to" text not null,
  language text not null,
  template text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text
);
create index mails_created on mails (created_at desc);
create index mails_unsent on mails (created_at) where sent_at is null;

create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key uuid not null,
  operation text not null,
  body_hash text not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
