-- Accounts, addresses and contacts that are put away, and what becomes of the accounts of a home. PostgreSQL 15 syntax.

alter table contact_persons add column archived_at timestamptz;
alter table billing_addresses add column archived_at timestamptz;

alter table bank_accounts
  add column archived_at timestamptz,
  -- Put away as soon as nothing is paid to it any more.
  add column leaves boolean not null default false,
  -- How the holder's name fitted the landlord's when the account was made; null: made before names were compared.
  add column holder_match text check (holder_match in ('SAME', 'CLOSE', 'OTHER')),
  add check (archived_at is null or not leaves);

-- Which account gets the rents or the deposits of a home, and since when. The row of a home keeps the account of the
-- last change that was applied; one that is due counts from its moment on, applied or not.
create table payout_changes (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  group_id uuid not null references groups,
  purpose text not null check (purpose in ('RENT', 'DEPOSIT')),
  -- Null: none, or for deposits the account of the rents.
  from_account_id uuid,
  to_account_id uuid,
  state text not null check (state in ('PENDING', 'APPLIED', 'CANCELED')),
  requested_at timestamptz not null,
  takes_effect_at timestamptz not null check (takes_effect_at >= requested_at),
  resolved_at timestamptz,
  check ((state = 'PENDING') = (resolved_at is null)),
  check (to_account_id is not null or purpose = 'DEPOSIT'),
  check (from_account_id is distinct from to_account_id),
  -- What is called off is called off before it counts, what is applied not before.
  check (state <> 'CANCELED' or resolved_at < takes_effect_at),
  check (state <> 'APPLIED' or resolved_at >= takes_effect_at),
  foreign key (from_account_id, landlord_id) references bank_accounts (id, landlord_id),
  foreign key (to_account_id, landlord_id) references bank_accounts (id, landlord_id)
);
create unique index payout_changes_pending on payout_changes (group_id, purpose) where state = 'PENDING';
create index payout_changes_due on payout_changes (takes_effect_at) where state = 'PENDING';
create index payout_changes_group on payout_changes (group_id, purpose, takes_effect_at);
create index payout_changes_pending_of_landlord on payout_changes (landlord_id) where state = 'PENDING';

-- What was decided stays as it was; a change is resolved once.
create function keep_payout_change() returns trigger language plpgsql as $$
begin
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
create trigger payout_changes_kept before update or delete on payout_changes
  for each row execute function keep_payout_change();
