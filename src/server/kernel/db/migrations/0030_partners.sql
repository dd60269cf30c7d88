-- Blocks that come from partners, and when each of their sources was asked for a unit. PostgreSQL 15 syntax.

create table partner_sources (
  listing_id uuid not null references listings,
  source text not null check (source in ('hns', 'hnsavailabilities', 'hnsrestrictions')),
  landlord_id uuid not null references users,
  checked_at timestamptz not null,
  answered_at timestamptz,
  -- Since when it does not answer; null: it does.
  failing_since timestamptz,
  quarantine_since timestamptz,
  quarantine_answers integer not null default 0,
  primary key (listing_id, source)
);
create index partner_sources_landlord on partner_sources (landlord_id);

-- Which block is which of the partner's.
create table partner_blocks (
  block_id uuid primary key references blocks on delete cascade,
  listing_id uuid not null references listings,
  source text not null check (source in ('hns', 'hnsavailabilities', 'hnsrestrictions')),
  external_id text not null,
  unique (listing_id, source, external_id)
);
