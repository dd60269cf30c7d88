-- What landlords decide about contracts, and what each contract says about money and language. PostgreSQL 15 syntax.

-- Decided for a request, before its contract is made or instead of one that nobody has signed yet.
create table contract_terms (
  listing_request_id uuid primary key references listing_requests,
  landlord_id uuid not null references users,
  contract_name text not null,
  language text not null check (language in ('en', 'de', 'fr')),
  time_of_payment text not null check (time_of_payment in
    ('AFTER_CONTRACT', 'RENTAL_BEGIN', 'ONE_MONTH_BEFORE', 'TWO_WEEKS_BEFORE', 'SIXTY_DAYS_BEFORE')),
  cleaning_fee bigint not null check (cleaning_fee >= 0),
  cleaning_fee_frequency text not null check (cleaning_fee_frequency in ('ONE_TIME', 'HOURLY')),
  deposit bigint not null check (deposit >= 0),
  house_rules text not null,
  is_online_signing boolean not null,
  -- The landlord's own document instead of a text of ours; it is signed on paper.
  own_contract_file_id uuid references files,
  updated_at timestamptz not null,
  check (own_contract_file_id is null or not is_online_signing)
);
create index contract_terms_own_contract on contract_terms (own_contract_file_id) where own_contract_file_id is not null;

-- Documents that landlords have handed in for a request, chosen or not.
create table own_contracts (
  file_id uuid primary key references files,
  listing_request_id uuid not null references listing_requests,
  landlord_id uuid not null references users
);
create index own_contracts_request on own_contracts (listing_request_id);

alter table booking_offers
  -- Null for contracts from before: the first language of the listing's country.
  add column language text check (language in ('en', 'de', 'fr')),
  add column time_of_payment text not null default 'RENTAL_BEGIN' check (time_of_payment in
    ('AFTER_CONTRACT', 'RENTAL_BEGIN', 'ONE_MONTH_BEFORE', 'TWO_WEEKS_BEFORE', 'SIXTY_DAYS_BEFORE')),
  add column cleaning_fee bigint not null default 0 check (cleaning_fee >= 0),
  add column cleaning_fee_frequency text not null default 'ONE_TIME' check (cleaning_fee_frequency in ('ONE_TIME', 'HOURLY')),
  -- Null for contracts from before: what the listing says.
  add column house_rules text,
  add column own_contract_file_id uuid references files;
