-- Listings: a group holds the content, a listing is one unit. PostgreSQL 15 syntax.

-- A listing begins with its city alone: an area of 0, an empty street and a price of 0 are what nobody has said yet.
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
  area integer not null check (area >= 0),
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
  deleted_at timestamptz,
  -- What has a structure is checked by the domain (D3 Listing).
  listing_languages text[] not null default '{en}',
  registration_number text,
  additional_information jsonb not null default '{}',
  dropbox_images_synced_at timestamptz,
  floor_plan_url text,
  apartment_state text
    check (apartment_state in ('UNMODIFIED', 'MODERNIZED', 'RENOVATED', 'REHABILITATED')),
  energy_certificate jsonb,
  services jsonb not null default '{}',
  -- Where an amenity is to be found, for those that are not simply there.
  amenities_availability jsonb not null default '{}',
  keys_provided jsonb not null default '{}',
  pet_conditions jsonb not null default '{}',
  smoking_conditions jsonb not null default '{}',
  -- Of its own landlord, see the keys where these tables are made.
  contact_person_id uuid,
  billing_address_id uuid,
  bank_account_id uuid,
  deposit_bank_account_id uuid,
  billing_details_item_id uuid,
  -- Grows with every change of the content; each step of the wizard remembers the version of its last one.
  version integer not null default 1,
  step_versions jsonb not null default '{}',
  archived_at timestamptz,
  -- Whether tenants of a home pay the first month's rent through the product, where its landlord has the feature.
  first_month_rent boolean not null default true,
  -- How long a landlord lets a home stand empty before a stay; no number allows any length (C3 MAX_VACANCY_UNIT).
  max_vacancy smallint check (max_vacancy between 0 and 366),
  max_vacancy_unit text not null default 'DAY' check (max_vacancy_unit in ('MONTH', 'WEEK', 'DAY'))
);
create index groups_landlord on groups (landlord_id) where deleted_at is null;
-- How many groups a landlord has, and where, without reading the groups themselves; what is archived is left out.
create index groups_landlord_city on groups (landlord_id, city, id) where deleted_at is null and archived_at is null;
-- Prices of like homes are compared within a city.
create index groups_city_price on groups (city, currency, price) where deleted_at is null;
create index groups_archived on groups (landlord_id, id) where archived_at is not null;
-- Whose floor plan a file is, is asked when one is taken away.
create index groups_floor_plan on groups (floor_plan_url) where floor_plan_url is not null;
-- The public search: published homes of a city, the cheapest first, found without reading all of them.
create index groups_public_city on groups (city, price, id) where deleted_at is null;
create index groups_public on groups (price, id) where deleted_at is null;

alter table access_links add foreign key (group_id) references groups;

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
  -- False until somebody has said from when the unit can be had; the day is then the one on which it was begun.
  available_from_known boolean not null default true,
  -- Of the last time that it left; null where it never did, or is public.
  unpublish_reason text check (unpublish_reason in
    ('SOLD_APARTMENT', 'RENTED_OUT', 'BEING_RENOVATED', 'ONLY_AVAILABLE_FOR_A_LIMITED_TIME', 'NOT_ENOUGH_REQUESTS',
     'MANY_REQUESTS_BUT_NO_BOOKING', 'DID_NOT_FIND_THE_RIGHT_TENANT', 'FEE_TOO_HIGH', 'BAD_WEBSITE_EXPERIENCE',
     'BAD_BOOKING_PROCESS', 'BAD_SUPPORT', 'OTHER', 'SALES_SOLD_APARTMENT', 'SALES_SCAM',
     'SALES_RENTED_OUT_AVAILABILITY_NOT_ADJUSTABLE', 'SALES_PICTURES', 'SALES_NEEDS_REVIEW', 'SALES_BELOW_STANDARDS',
     'SALES_LANDLORD_NOT_RESPONDING', 'SALES_LANDLORD_NOT_PAYING', 'SALES_SECRET_CONTRACTS', 'SALES_RACISM',
     'SALES_OTHER', 'RENTED_OUT_DEFINITE_PERIOD', 'RENTED_OUT_INDEFINITE_PERIOD', 'ONLY_AVAILABLE_ONCE', 'SOLD',
     'UNSATISFIED')),
  unpublish_explanation text not null default '',
  unpublished_at timestamptz,
  check (available_to is null or available_to >= available_from)
);
create index listings_group on listings (group_id) where deleted_at is null;
create index listings_landlord on listings (landlord_id) where deleted_at is null;
create index listings_published on listings (group_id) where published and deleted_at is null;
-- A request names the first listing of its group until a unit is chosen: found by one look into the index.
create index listings_earliest on listings (group_id, created_at, id);

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
  -- Photos that people upload. `storage_key` names the folder of the painted sizes, `master_key` that of the upright
  -- master from which a turn paints them anew; a copied listing shares both. Null: drawn pictures of the product itself.
  storage_key text,
  master_key text,
  rotation integer not null default 0 check (rotation >= 0 and rotation < 360 and rotation % 90 = 0),
  width integer,
  height integer,
  -- A tiny picture as a data: address, shown until the real one is there.
  placeholder text,
  created_at timestamptz not null default now(),
  -- How much a photo takes in all its sizes, its master included; null for drawn pictures.
  bytes bigint check (bytes >= 0),
  constraint pictures_stored check ((storage_key is null) = (master_key is null)),
  -- One statement may give all pictures of a group new places: what counts is the end of it.
  unique (group_id, position) deferrable initially immediate
);
create index pictures_content on pictures (group_id, content_hash);
create index pictures_storage on pictures (storage_key) where storage_key is not null;
create index pictures_master on pictures (master_key) where master_key is not null;
create index pictures_landlord on pictures (landlord_id) where storage_key is not null;

-- When a unit went public and when it left; a unit is public between two of them.
create table publish_events (
  id bigint generated always as identity primary key,
  listing_id uuid not null references listings,
  group_id uuid not null references groups,
  landlord_id uuid not null references users,
  published boolean not null,
  at timestamptz not null default now()
);
create index publish_events_group on publish_events (group_id, listing_id, at, id);
