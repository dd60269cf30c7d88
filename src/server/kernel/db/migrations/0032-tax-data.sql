-- What tax reporting (DAC7) asks for beyond name, address and number, and how long it has been asked for. PostgreSQL 15
-- syntax.

alter table billing_details_items
  -- Which country has issued the tax id, and where its owner pays taxes; empty: the country of the address.
  add column tax_country text not null default '' check (length(tax_country) in (0, 2)),
  -- That country issues none to this person or company, who has said so.
  add column tax_id_not_issued boolean not null default false,
  -- Of a private person without a tax id.
  add column birth_city text not null default '',
  add column birth_country text not null default '' check (length(birth_country) in (0, 2)),
  -- Of a company: the member states in which it lets through an establishment.
  add column establishments text[] not null default '{}',
  add check (tax_id is null or not tax_id_not_issued);

-- Since when a landlord has been asked for what is missing, and what came of it; gone once nothing is missing.
create table tax_data_requests (
  landlord_id uuid primary key references users on delete cascade,
  asked_at timestamptz not null,
  first_reminder_at timestamptz,
  second_reminder_at timestamptz,
  held_at timestamptz,
  check (second_reminder_at is null or first_reminder_at is not null)
);

-- The nightly look at what is missing, and the list of it for staff.
create index billing_details_items_incomplete on billing_details_items (landlord_id)
  where is_compliant = false and is_exempt = false and state = 'ACTIVE';

-- The number of the property in the land register, where the landlord knows it.
alter table groups add column land_register_number text not null default '';
