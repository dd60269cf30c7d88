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
  -- Since when what is missing has been asked for; null while nothing is, or nobody lets by these details.
  add column data_asked_at timestamptz,
  add column first_reminder_at timestamptz,
  add column second_reminder_at timestamptz,
  add column payouts_held_at timestamptz,
  add check (first_reminder_at is null or data_asked_at is not null),
  add check (second_reminder_at is null or first_reminder_at is not null),
  add check (payouts_held_at is null or data_asked_at is not null);

-- The nightly look at what is still missing.
create index billing_details_items_asked on billing_details_items (data_asked_at) where data_asked_at is not null;
create index billing_details_items_incomplete on billing_details_items (id)
  where is_compliant = false and is_exempt = false and state = 'ACTIVE';

-- The number of the property in the land register, where the landlord knows it.
alter table groups add column land_register_number text not null default '';
