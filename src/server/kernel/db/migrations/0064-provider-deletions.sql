-- What has to go at external providers once somebody is erased; it outlives what named it here. PostgreSQL 15 syntax.
create table provider_deletions (
  id uuid primary key default gen_random_uuid(),
  -- The erasure that wants it.
  request_id uuid not null references deletion_requests,
  provider text not null,
  mode text not null check (mode in ('LIVE', 'TESTING')),
  -- How the provider calls it; emptied once it is gone there.
  external_id text,
  due_at timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  tried_at timestamptz,
  -- What the provider answered when it refused, without anything about the person.
  failure text not null default '',
  -- When asking for it again has found nothing.
  proven_at timestamptz,
  -- Whether the provider still had it when it was to go.
  was_there boolean,
  unique (provider, external_id),
  check ((external_id is null) = (proven_at is not null)),
  check ((was_there is null) = (proven_at is null))
);
create index provider_deletions_request on provider_deletions (request_id, due_at, id);
create index provider_deletions_due on provider_deletions (due_at) where proven_at is null;
