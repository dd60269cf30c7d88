-- Billing and payout of a landlord, and invoices. PostgreSQL 15 syntax.

-- Whom tenants talk to, and where post goes ---------------------------------------------------------------------

create table contact_persons (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  created_at timestamptz not null default now(),
  unique (id, landlord_id)
);
create index contact_persons_landlord on contact_persons (landlord_id, created_at);

create table billing_addresses (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  name text not null,
  address_line1 text not null,
  address_line2 text not null default '',
  zip_code text not null,
  city text not null,
  region text not null default '',
  country text not null check (length(country) = 2),
  created_at timestamptz not null default now(),
  unique (id, landlord_id)
);
create index billing_addresses_landlord on billing_addresses (landlord_id, created_at);

-- Tax (DAC7) ----------------------------------------------------------------------------------------------------

create table billing_details_items (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'ARCHIVED')),
  type text not null check (type in ('PRIVATE', 'COMPANY')),
  first_name text not null default '',
  last_name text not null default '',
  birth_date date,
  company_name text not null default '',
  registration_number text not null default '',
  vat_id text not null default '',
  -- Encrypted with a key that is derived from the secret; null when there is none.
  tax_id text,
  address_line1 text not null default '',
  address_line2 text not null default '',
  zip_code text not null default '',
  city text not null default '',
  region text not null default '',
  country text not null default '' check (length(country) in (0, 2)),
  -- Where invoices go; null: to the address above.
  billing_address jsonb,
  exemption_status text not null default 'NON_EXEMPT'
    check (exemption_status in ('EXEMPT', 'EXEMPT_UNTIL_DEADLINE', 'FORCED_EXEMPTION', 'NON_EXEMPT')),
  exemption_deadline date,
  exemption_reason text not null default '',
  -- What the last check found; null before the first one.
  is_compliant boolean,
  is_exempt boolean,
  missing text[] not null default '{}',
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((is_compliant is null) = (checked_at is null) and (is_exempt is null) = (checked_at is null)),
  unique (id, landlord_id)
);
create index billing_details_items_landlord on billing_details_items (landlord_id, created_at);
create index billing_details_items_deadline on billing_details_items (exemption_deadline)
  where exemption_status = 'EXEMPT_UNTIL_DEADLINE' and is_exempt;

-- Payout --------------------------------------------------------------------------------------------------------

create table bank_accounts (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  account_holder text not null,
  -- Encrypted as above; what people are shown is the country and the last four.
  iban text not null,
  iban_country text not null check (length(iban_country) = 2),
  iban_last4 text not null check (length(iban_last4) = 4),
  bic text not null default '',
  bank_name text not null default '',
  currency text not null check (length(currency) = 3),
  created_at timestamptz not null default now(),
  unique (id, landlord_id)
);
create index bank_accounts_landlord on bank_accounts (landlord_id, created_at);

-- A listing is bound to people and accounts of its own landlord: the second column of each key sees to that.
alter table groups
  add foreign key (contact_person_id, landlord_id) references contact_persons (id, landlord_id),
  add foreign key (billing_address_id, landlord_id) references billing_addresses (id, landlord_id),
  add foreign key (bank_account_id, landlord_id) references bank_accounts (id, landlord_id),
  add foreign key (deposit_bank_account_id, landlord_id) references bank_accounts (id, landlord_id),
  add foreign key (billing_details_item_id, landlord_id) references billing_details_items (id, landlord_id);
create index groups_billing_details_item on groups (billing_details_item_id) where billing_details_item_id is not null;

-- Invoices ------------------------------------------------------------------------------------------------------

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
  created_at timestamptz not null default now(),
  -- An invoice is taken back once, and as a whole.
  credits_invoice_id uuid unique references invoices
);
create index invoices_landlord on invoices (landlord_id, created_at desc);
create index invoices_booking on invoices (booking_id);
create index invoices_unpaid on invoices (landlord_id) where not is_paid and document_type = 'INVOICE';
