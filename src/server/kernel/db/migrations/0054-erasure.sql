-- The erasure of a person: how far it is, what proves it, and the narrow ways through what is otherwise never changed.
alter table users add column erased_at timestamptz;

alter table deletion_requests
  -- From then on it can't be taken back.
  add column started_at timestamptz,
  add column step integer not null default 0 check (step >= 0),
  add column steps integer not null default 0 check (steps >= 0),
  -- What it waited for when it was looked at last.
  add column waits_for text[] not null default '{}',
  -- Of each table of the retention table how many rows went, were emptied and stay.
  add column counts jsonb not null default '{}',
  -- Where the contents lie that go with rows that have gone.
  add column contents text[] not null default '{}',
  add column logged_at timestamptz,
  add column done_at timestamptz,
  -- Of the counts, as the log of erasures names it.
  add column digest text,
  add constraint deletion_requests_proven check (done_at is null or (started_at is not null and digest is not null)),
  add constraint deletion_requests_settled check (started_at is null or withdrawn_at is null);
create index deletion_requests_due on deletion_requests (requested_at) where withdrawn_at is null and done_at is null;

-- Whether this transaction carries out an erasure that has begun; it names its wish.
create function erasing() returns boolean language sql stable as $$
  select exists (select from deletion_requests
    where id::text = current_setting('mezzo.erasing', true) and started_at is not null)
$$;

-- The audit log: what an entry says goes, that it is there stays provable ------------------------------------------

create table audit_erasures (
  entry_id bigint primary key references audit_log,
  -- The entry that tells of it names the batch and the digest of its rest hashes.
  batch uuid not null,
  rest_hash text not null
);
create index audit_erasures_batch on audit_erasures (batch, entry_id);
create trigger audit_erasures_kept before update or delete on audit_erasures
  for each row execute function refuse_change();

-- Over the entry's place in its chain, and what stays of it.
create function audit_rest_hash(entry audit_log, hash text) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    hash, entry.id, extract(epoch from entry.at), entry.actor_id, entry.subject_id, entry.landlord_id,
    entry.action, entry.entity_type, entry.entity_id, entry.via
  )::text, 'UTF8')), 'hex')
$$;

-- Of all that went at once, as the entry that tells of it says.
create function audit_batch_digest(of_batch uuid) returns text language sql stable as $$
  select encode(sha256(convert_to(coalesce(string_agg(rest_hash, ' ' order by entry_id), ''), 'UTF8')), 'hex')
  from audit_erasures where batch = of_batch
$$;

create function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and erasing() and new.data = '{}' and new.request_id is null and new.via_id is null
    and (old.id, old.at, old.action, old.entity_type, old.entity_id, old.via)
      = (new.id, new.at, new.action, new.entity_type, new.entity_id, new.via)
    and (old.actor_id, old.subject_id, old.landlord_id)
      is not distinct from (new.actor_id, new.subject_id, new.landlord_id)
    and exists (select from audit_erasures where entry_id = old.id)
  then
    return new;
  end if;
  raise exception 'The audit log is never changed.';
end $$;
drop trigger audit_log_kept on audit_log;
create trigger audit_log_kept before update or delete on audit_log
  for each row execute function keep_audit_entry();

-- What is otherwise never changed -----------------------------------------------------------------------------------

create or replace function keep_payout_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and erasing() then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.state = 'PENDING' and new.state <> 'PENDING'
    and (old.id, old.landlord_id, old.group_id, old.purpose, old.requested_at, old.takes_effect_at)
      = (new.id, new.landlord_id, new.group_id, new.purpose, new.requested_at, new.takes_effect_at)
    and old.from_account_id is not distinct from new.from_account_id
    and old.to_account_id is not distinct from new.to_account_id
  then
    return new;
  end if;
  raise exception 'A change of payout data is resolved once and otherwise stays.';
end $$;
