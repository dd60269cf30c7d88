-- From the request to the stay: requests, documents, contracts, signatures, bookings. PostgreSQL 15 syntax.

-- Tenants and their requests ------------------------------------------------------------------------------------

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
  gender text check (gender in ('MAN', 'WOMAN', 'OTHER', 'PREFER_NOT_TO_SAY')),
  check ("to" > "from")
);
create index booking_requests_tenant on booking_requests (tenant_id, created_at desc);
-- Finds people by a part of their name, company or address among all requests at once, instead of reading a landlord's one
-- by one.
create index booking_requests_person on booking_requests
  using gin ((first_name || ' ' || last_name || ' ' || company_name || ' ' || email) gin_trgm_ops);

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
  -- Why the check was skipped.
  skip_reason text check (skip_reason in
    ('REASON_FOR_STAY_IS_OTHER', 'BOOKING_REQUEST_HAS_RESERVED_LISTING', 'LISTING_RESERVED_IN_SUPPRESSING_BOOKING_REQUEST',
     'LANDLORD_NOT_IN_FEATURE_GROUP', 'EXTENSION', 'QUALITY_TOO_LOW')),
  -- Other dates that the landlord has suggested and that wait for the tenant's answer.
  suggested_from date,
  suggested_to date,
  suggestion_message text not null default '',
  suggested_at timestamptz,
  -- Set while an offer in signing blocks the request; the job that gives it a fresh deadline takes it away.
  paused boolean not null default false,
  ended_at timestamptz,
  -- Since when the tenant is asked for documents, the one reminder that some are missing, and when with all of them
  -- accepted the contract was ordered, so that it is ordered once.
  documents_asked_at timestamptz,
  documents_reminded_at timestamptz,
  verified_contract_at timestamptz,
  -- What a request was asked for: the rent, the deposit and the cleaning fee of the home when it was sent. A listing that
  -- changes later changes no request, so that the rent of the stay and the monthly rent never contradict each other.
  price bigint not null,
  deposit bigint not null,
  final_cleaning_fee bigint not null,
  -- Of a pause both sides hear once, when it begins and when it is over.
  pause_told boolean not null default false,
  -- How the rent of a stay is calculated, as it held for the home when the request was sent; null: as the home does.
  invoice_calculation_method text
    check (invoice_calculation_method in ('OWN_CALCULATION', 'CALCULATION_PER_NIGHT', 'HALF_OR_FULL_MONTH')),
  check ("to" > "from"),
  unique (booking_request_id, group_id),
  check ((suggested_from is null) = (suggested_to is null) and (suggested_from is null) = (suggested_at is null)),
  check (suggested_to > suggested_from)
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
-- The search looks at all requests of a landlord, also those that are over, the newest first.
create index listing_requests_landlord on listing_requests (landlord_id, requested_at desc);
create index listing_requests_paused on listing_requests (id) where paused;
-- Staff looks for requests that deserve a second chance.
create index listing_requests_silent on listing_requests (ended_at desc, id)
  where status_type = 'NOT_AVAILABLE' and status_reason = 'LANDLORD_DID_NOT_RESPOND';
create index listing_requests_extends on listing_requests (extends_booking_id) where extends_booking_id is not null;
-- Those whose tenant said yes and who wait: for documents, or for the days to be free for their contract.
create index listing_requests_approved on listing_requests (id)
  where status_type = 'TENANT_APPROVED' and landlord_status in ('ACCEPTED', 'TENANT_VERIFICATION');
-- The archive of requests that have ended reads the newest first.
create index listing_requests_ended on listing_requests (landlord_id, requested_at desc, id)
  where landlord_status = 'OTHER';
-- What needs the landlord first, among thousands that others are to move on: home and the inbox ask for it with each visit.
create index listing_requests_needs on listing_requests (landlord_id, sort_group, auto_decline_at, "from", id)
  where landlord_status in ('OPEN', 'OPEN_V3', 'OPEN_WITH_CONSEQUENCES', 'TENANT_STARTED_OTHER_BOOKING_PROCESS',
      'CONTRACT_CREATED', 'WAITING_TO_CONFIRM_BOOKING', 'MANUAL_CONTRACT_CREATED')
    or (landlord_status = 'ACCEPTED' and auto_decline_at is not null);

-- What tenants hand in before there is a contract, and what staff said about it. The content lies in `files`;
-- a document taken away keeps its row, without content, so that the log stays true.
create table tenant_documents (
  file_id uuid primary key references files,
  booking_request_id uuid not null references booking_requests,
  tenant_id uuid not null references users,
  type text not null check (type in
    ('CERTIFICATE_OF_MATRICULATION', 'FINANCIAL_STATEMENT', 'GUARANTEE_FROM_PARENTS', 'LETTER_FROM_EMPLOYER',
     'PROOF_OF_APPRENTICESHIP', 'PROOF_OF_EMPLOYMENT', 'PROOF_OF_INTERNSHIP', 'VALID_IDENTITY_DOCUMENT',
     'GUARANTOR_FINANCIAL_STATEMENT', 'CERTIFICATE_OF_SCHOLARSHIP', 'GUARANTEE_LETTER', 'FRENCH_GUARANTOR',
     'COMPANY_SELF_DISCLOSURE_FORM', 'BANK_STATEMENT', 'GUARANTOR_BANK_STATEMENT', 'PAYSLIP', 'GUARANTOR_PAYSLIP')),
  status text not null default 'NOT_VALIDATED' check (status in ('SUCCESSFUL', 'FAILED', 'NOT_VALIDATED')),
  failure_reason text check (failure_reason in
    ('WRONG_TYPE', 'POOR_QUALITY', 'OLDER_THAN_THREE_MONTHS', 'NAME_DOES_NOT_MATCH_ID', 'MISSING_NAME', 'MISSING_DATE',
     'MISSING_CURRENT_BALANCE', 'MISSING_NET_INCOME', 'OTHER')),
  explanation text not null default '',
  issued_on date,
  uploaded_at timestamptz not null,
  reviewed_by uuid references users,
  reviewed_at timestamptz,
  removed_at timestamptz,
  check ((status = 'FAILED') = (failure_reason is not null)),
  check ((status = 'NOT_VALIDATED') = (reviewed_at is null))
);
create index tenant_documents_request on tenant_documents (booking_request_id) where removed_at is null;
create index tenant_documents_queue on tenant_documents (uploaded_at, file_id)
  where status = 'NOT_VALIDATED' and removed_at is null;

-- What landlords decide about contracts, and the contracts ------------------------------------------------------

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
  -- Null: the first language of the listing's country.
  language text check (language in ('en', 'de', 'fr')),
  time_of_payment text not null default 'RENTAL_BEGIN' check (time_of_payment in
    ('AFTER_CONTRACT', 'RENTAL_BEGIN', 'ONE_MONTH_BEFORE', 'TWO_WEEKS_BEFORE', 'SIXTY_DAYS_BEFORE')),
  cleaning_fee bigint not null default 0 check (cleaning_fee >= 0),
  cleaning_fee_frequency text not null default 'ONE_TIME' check (cleaning_fee_frequency in ('ONE_TIME', 'HOURLY')),
  -- Null: what the listing says.
  house_rules text,
  own_contract_file_id uuid references files,
  -- The offer that this one goes on from, on the same hold.
  replaces_offer_id uuid references booking_offers,
  stop_reason text check (stop_reason in ('CONTRACT_HAD_TO_BE_ADJUSTED',
    'LANDLORD_NOT_COMFORTABLE_WITH_ONLINE_SIGNING', 'TENANT_NOT_COMFORTABLE_WITH_ONLINE_SIGNING',
    'LANDLORD_USES_EXTERNAL_CONTRACT')),
  stop_comment text not null default '',
  -- From here on the unsigned contract ends by itself; null until it is written.
  signing_expires_at timestamptz,
  check ("to" > "from")
);
create index booking_offers_request on booking_offers (listing_request_id, created_at desc);
create index booking_offers_tenant_active on booking_offers (tenant_id)
  where status in ('PROPOSED', 'LANDLORD_SIGNING', 'TENANT_SIGNING');
-- A request has at most one offer that is still alive.
create unique index booking_offers_one_alive on booking_offers (listing_request_id)
  where status in ('PROPOSED', 'LANDLORD_SIGNING', 'TENANT_SIGNING', 'ACCEPTED');
create unique index booking_offers_replaced_once on booking_offers (replaces_offer_id)
  where replaces_offer_id is not null;
create index booking_offers_expiry on booking_offers (signing_expires_at)
  where status in ('PROPOSED', 'LANDLORD_SIGNING', 'TENANT_SIGNING');
-- Requests that go on without a contract, since the tenant refused it.
create index booking_offers_rejected on booking_offers (ended_at) where status = 'REJECTED';

-- Signing -------------------------------------------------------------------------------------------------------

create table signature_procedures (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null unique references booking_offers,
  landlord_id uuid not null references users,
  status text not null check (status in ('DRAFT', 'ACTIVE', 'FINISHED', 'EXPIRED', 'REFUSED')),
  document_sha256 text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  provider text not null default 'MEZZO' check (provider in ('MEZZO', 'YOUSIGN')),
  -- The provider's sandbox, or our local server: a signature there binds nobody.
  is_test boolean not null default false,
  external_id text,
  -- When the provider was told, or told us, that nothing more happens.
  external_closed_at timestamptz,
  checked_at timestamptz
);
create unique index signature_procedures_external on signature_procedures (provider, external_id)
  where external_id is not null;
create index signature_procedures_open on signature_procedures (checked_at)
  where provider <> 'MEZZO' and external_closed_at is null;

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
  -- The strokes as numbers, see drawn-signature.ts; null for a typed one.
  drawn_signature text,
  external_id text,
  signing_url text,
  unique (procedure_id, role)
);

-- A reminder is planned when somebody's turn to sign begins, and looks again when it is due.
create table signing_reminders (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references booking_offers,
  landlord_id uuid not null references users,
  role text not null check (role in ('LANDLORD', 'TENANT')),
  -- The other side, who asked for it; null for those that come by themselves.
  requested_by uuid references users,
  due_at timestamptz not null,
  sent_at timestamptz,
  cancellation_reason text check (cancellation_reason in ('REQUEST_ANSWERED', 'REQUEST_ENDED', 'CONTRACT_SIGNED',
    'BOOKING_CANCELED', 'RECIPIENT_UNSUBSCRIBED', 'OTHER')),
  created_at timestamptz not null default now()
);
create index signing_reminders_due on signing_reminders (due_at)
  where sent_at is null and cancellation_reason is null;
create index signing_reminders_offer on signing_reminders (offer_id, role);

-- What providers tell us, as it came, before we say that we have it.
create table webhook_events (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  event_id text not null,
  name text not null,
  body jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  unique (provider, event_id)
);

-- The certificates that have ever sealed a document here: what an earlier one has sealed is still ours.
create table seal_certificates (
  fingerprint text primary key,
  certificate text not null,
  first_used_at timestamptz not null
);

-- Stays ---------------------------------------------------------------------------------------------------------

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
  -- When a tenant was asked by mail whether to stay longer: once for each booking.
  extension_mail_at timestamptz,
  cancellation_reason text check (cancellation_reason in
    ('BOOKING_CANCELLED', 'CHANGE_OF_PLANS', 'CONTRACT_TERMS_CHANGED', 'DENIED_BY_COMPANY',
     'FOUND_DIFFERENT_RESIDENCE_COMPETITOR', 'FOUND_DIFFERENT_RESIDENCE_MEZZO', 'LANDLORD_TOOK_TOO_LONG',
     'NOT_SATISFIED_WITH_RESIDENCE', 'NO_VISA', 'OTHER', 'TENANT_TOOK_TOO_LONG')),
  -- The last day of a stay that was cancelled after it had begun; null when nobody moved in.
  stayed_until date,
  -- How the rent was calculated when the booking was made; null: as its group does.
  invoice_calculation_method text
    check (invoice_calculation_method in ('OWN_CALCULATION', 'CALCULATION_PER_NIGHT', 'HALF_OR_FULL_MONTH')),
  -- The rent of a stay that was cancelled after it had begun, so that earnings are summed where they are read.
  actual_cost bigint check (actual_cost >= 0),
  check ("to" > "from"),
  constraint bookings_stayed_until check
    (stayed_until is null or (canceled and stayed_until >= "from" and stayed_until < "to")),
  constraint bookings_actual_cost check ((actual_cost is null) = (stayed_until is null))
);
create index bookings_landlord on bookings (landlord_id, "from", id);
create index bookings_group on bookings (group_id, "from", id);
create index bookings_listing on bookings (listing_id, "to");
create index bookings_tenant on bookings (tenant_id, "from");
-- Bookings that reach into a month, without all that were over before.
create index bookings_landlord_end on bookings (landlord_id, "to");
create index bookings_ending on bookings ("to", id) where not canceled and extension_mail_at is null;
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
-- The days of one unit, and of all units of a landlord from a day on.
create index occupancies_listing on occupancies (listing_id);
create index occupancies_landlord_end on occupancies (landlord_id, upper(days));
