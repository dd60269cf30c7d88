-- What every area stands on: extensions, the audit log, mails, contents of files, repeated calls. PostgreSQL 15 syntax;
-- runs unchanged on the embedded database. Keys to people are made where people are.
create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- Audit log: who did what and how, and a chain of hashes per landlord -------------------------------------------

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
  request_id text,
  via text not null default 'SYSTEM'
    check (via in ('SESSION', 'IMPERSONATION', 'ACCESS_LINK', 'ACCESS_TOKEN', 'SYSTEM')),
  -- The impersonation, the access link or the personal access token.
  via_id uuid
);
create index audit_log_entity on audit_log (entity_type, entity_id, id);
create index audit_log_landlord on audit_log (landlord_id, id desc);
create index audit_log_subject on audit_log (subject_id, id desc);
create index audit_log_actor on audit_log (actor_id, id desc);

create table audit_heads (
  chain uuid primary key,
  position bigint not null,
  hash text not null
);

create table audit_chain (
  entry_id bigint primary key references audit_log,
  chain uuid not null,
  position bigint not null,
  previous_hash text not null,
  hash text not null,
  unique (chain, position)
);

create function audit_hash(entry audit_log, previous_hash text) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    previous_hash, entry.id, extract(epoch from entry.at), entry.actor_id, entry.subject_id, entry.landlord_id,
    entry.action, entry.entity_type, entry.entity_id, entry.data, entry.request_id, entry.via, entry.via_id
  )::text, 'UTF8')), 'hex')
$$;

create function append_to_audit_chain() returns trigger language plpgsql as $$
declare
  own_chain uuid := coalesce(new.landlord_id, '00000000-0000-0000-0000-000000000000');
  head audit_heads;
  own_hash text;
begin
  select * into head from audit_heads where chain = own_chain for update;
  if not found then
    insert into audit_heads (chain, position, hash) values (own_chain, 0, '') on conflict do nothing;
    select * into head from audit_heads where chain = own_chain for update;
  end if;
  own_hash := audit_hash(new, head.hash);
  insert into audit_chain (entry_id, chain, position, previous_hash, hash)
    values (new.id, own_chain, head.position + 1, head.hash, own_hash);
  update audit_heads set position = head.position + 1, hash = own_hash where chain = own_chain;
  return null;
end $$;

-- Chained when the transaction commits: all other locks are taken by then, and nobody waits long for the head.
create constraint trigger audit_log_chained after insert on audit_log
  deferrable initially deferred for each row execute function append_to_audit_chain();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is never changed.';
end $$;
create trigger audit_log_kept before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_chain_kept before update or delete on audit_chain
  for each row execute function refuse_change();

-- Heads signed by the server's secret, so that a chain written anew as a whole is noticed too.
create table audit_seals (
  id bigint generated always as identity primary key,
  chain uuid not null,
  position bigint not null,
  hash text not null,
  signature text not null,
  sealed_at timestamptz not null,
  unique (chain, position)
);

-- Mails, files, repeated calls ----------------------------------------------------------------------------------

create table mails (
  id uuid primary key default gen_random_uuid(),
  recipient_id uuid,
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

create table files (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid,
  tenant_id uuid,
  created_by uuid,
  type text not null,
  file_name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  storage_key text not null unique,
  is_public boolean not null default false,
  created_at timestamptz not null default now()
);
-- How much an account has uploaded is summed before it uploads more.
create index files_landlord on files (landlord_id) where created_by is not null;
create index files_creator on files (created_by) where created_by is not null;

-- Contents that no row names, since when that is known; what stays so for a day is removed.
create table stray_files (
  storage_key text primary key,
  found_at timestamptz not null
);

create table idempotency_keys (
  user_id uuid not null,
  key uuid not null,
  operation text not null,
  body_hash text not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
