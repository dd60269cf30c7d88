-- Answers to messages that come in by mail (decision 119): each is kept as it came until it has been read, and a while
-- longer. PostgreSQL 15 syntax.

-- Where its reader answers, an address of their own.
alter table mails add column reply_to text;

create table inbound_mails (
  id uuid primary key default gen_random_uuid(),
  listing_request_id uuid not null references message_threads on delete cascade,
  landlord_id uuid not null references users,
  tenant_id uuid not null references users,
  -- Whose address it came to, and for which side this person writes.
  person_id uuid not null references users on delete cascade,
  side text not null check (side in ('LANDLORD', 'TENANT')),
  -- It came from nobody, as mails about mails do.
  is_bounce boolean not null,
  storage_key text not null unique,
  received_at timestamptz not null,
  -- Of its Message-ID, or of all of it; once it was read.
  content_hash text,
  read_at timestamptz,
  outcome text not null default 'WAITING' check (outcome in
    ('WAITING', 'TAKEN', 'TWICE', 'LATE', 'OTHER_SENDER', 'AUTOMATIC', 'TOO_MANY', 'EMPTY', 'UNREADABLE')),
  -- When the person was told that it is no message, or not all of it.
  told_at timestamptz,
  constraint inbound_mails_read check ((outcome = 'WAITING') = (read_at is null))
);
create index inbound_mails_thread on inbound_mails (listing_request_id, person_id, received_at);
create index inbound_mails_received on inbound_mails (received_at);
create index inbound_mails_landlord on inbound_mails (landlord_id);
create index inbound_mails_tenant on inbound_mails (tenant_id);
create index inbound_mails_person on inbound_mails (person_id);
