-- Who acts in whose world: team members, impersonation, access links; the chained audit log; feature flags.

create table team_members (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  -- Null until the invited person has accepted.
  member_id uuid references users,
  email text not null,
  role text not null check (role in ('MANAGER', 'LIMITED')),
  -- Null: all listings of the landlord, also later ones.
  group_ids uuid[],
  token_hash text unique,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  removed_at timestamptz,
  check ((member_id is null) = (accepted_at is null))
);
-- A person works in one team at a time.
create unique index team_members_member on team_members (member_id) where removed_at is null;
create unique index team_members_email on team_members (landlord_id, lower(email)) where removed_at is null;

create table impersonations (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid not null references users,
  landlord_id uuid not null references users,
  reason text not null check (length(reason) between 10 and 500),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  check (ends_at > started_at and ends_at <= started_at + interval '60 minutes')
);
create index impersonations_landlord on impersonations (landlord_id, started_at desc);
create index impersonations_actor on impersonations (actor_id, started_at desc);

-- The server keeps the impersonation in the session; what the browser is told only shows it.
alter table sessions add column impersonation_id uuid references impersonations;

create table access_links (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  group_id uuid not null references groups,
  recipient text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index access_links_landlord on access_links (landlord_id, created_at desc);

-- Audit log: how somebody acted, and a chain of hashes per landlord ---------------------------------------------

alter table audit_log
  add column via text not null default 'SYSTEM'
    check (via in ('SESSION', 'IMPERSONATION', 'ACCESS_LINK', 'ACCESS_TOKEN', 'SYSTEM')),
  -- The impersonation, the access link or the personal access token.
  add column via_id uuid;
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

-- Feature flags at the level of the environment and of a person -------------------------------------------------

create table feature_flags (
  name text primary key check (name in (
    'ENVIRONMENT_YOUSIGN_CONTRACTS', 'ONLINE_SIGNING', 'FIRST_MONTH_RENT', 'PAY_VIA_PAYPAL', 'STUDENT_HOUSING',
    'ID_VERIFICATION', 'DOCUMENT_VERIFICATION', 'LANDLORD_NOTIFICATIONS', 'PAYMENTS_GATEWAY')),
  enabled boolean not null,
  changed_at timestamptz not null,
  changed_by uuid references users
);

create table feature_flag_users (
  name text not null check (name in (
    'ENVIRONMENT_YOUSIGN_CONTRACTS', 'ONLINE_SIGNING', 'FIRST_MONTH_RENT', 'PAY_VIA_PAYPAL', 'STUDENT_HOUSING',
    'ID_VERIFICATION', 'DOCUMENT_VERIFICATION', 'LANDLORD_NOTIFICATIONS', 'PAYMENTS_GATEWAY')),
  user_id uuid not null references users,
  enabled boolean not null,
  changed_at timestamptz not null,
  changed_by uuid references users,
  primary key (user_id, name)
);
