-- Files that go with messages (decision 129). PostgreSQL 15 syntax.

create table message_attachments (
  id uuid primary key default gen_random_uuid(),
  listing_request_id uuid not null references message_threads on delete cascade,
  landlord_id uuid not null references users,
  tenant_id uuid not null references users,
  side text not null check (side in ('LANDLORD', 'TENANT')),
  -- Null until it goes with a message; one that doesn't is deleted after a day.
  message_id uuid references messages on delete cascade,
  place integer not null default 0 check (place >= 0),
  file_name text not null check (length(file_name) between 1 and 120),
  content_type text not null,
  size integer not null check (size > 0),
  storage_key text not null unique,
  uploaded_at timestamptz not null
);
create index message_attachments_request on message_attachments (listing_request_id);
create index message_attachments_landlord on message_attachments (landlord_id);
create index message_attachments_tenant on message_attachments (tenant_id);
create unique index message_attachments_message on message_attachments (message_id, place)
  where message_id is not null;
create index message_attachments_unsent on message_attachments (uploaded_at) where message_id is null;

-- A file says enough: a message may have no words.
alter table messages drop constraint messages_content_check;
alter table messages add constraint messages_content_check check (length(content) <= 8000);
-- Of a mail: how many of its files were not taken over.
alter table messages add column files_left_out integer not null default 0 check (files_left_out >= 0);
