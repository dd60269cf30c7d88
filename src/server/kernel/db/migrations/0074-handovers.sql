-- A landlord hands the business over to another person, and both confirm it (decision 115).
create table handovers (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  -- As the landlord wrote it; whoever logs in with it is the other person.
  receiver_email text not null,
  -- Since they confirmed.
  receiver_id uuid references users,
  state text not null default 'OFFERED'
    check (state in ('OFFERED', 'CONFIRMED', 'DONE', 'WITHDRAWN', 'DECLINED', 'ENDED')),
  offered_at timestamptz not null,
  ends_at timestamptz not null,
  confirmed_at timestamptz,
  closed_at timestamptz,
  -- What went and what stayed, by kind; of one that is done.
  counts jsonb not null default '[]',
  check (receiver_id <> landlord_id),
  check (state not in ('CONFIRMED', 'DONE') or (receiver_id is not null and confirmed_at is not null)),
  check ((state in ('OFFERED', 'CONFIRMED')) = (closed_at is null))
);
create unique index handovers_open on handovers (landlord_id) where closed_at is null;
create index handovers_receiver on handovers (lower(receiver_email)) where closed_at is null;
create index handovers_receiver_id on handovers (receiver_id) where receiver_id is not null;
create index handovers_landlord on handovers (landlord_id, offered_at);
create index handovers_ends on handovers (ends_at) where closed_at is null;

-- Which homes were whose until a handover: what their rents brought until then is that landlord's to report.
create table handed_homes (
  group_id uuid not null references groups on delete cascade,
  landlord_id uuid not null references users,
  handed_at timestamptz not null,
  -- Where the rents of the home went.
  bank_account_id uuid,
  primary key (group_id, landlord_id, handed_at),
  foreign key (bank_account_id, landlord_id) references bank_accounts (id, landlord_id)
    on delete set null (bank_account_id)
);
create index handed_homes_landlord on handed_homes (landlord_id);
create index handed_homes_account on handed_homes (bank_account_id) where bank_account_id is not null;

-- A home and its contact person go in two statements.
alter table groups alter constraint groups_contact_person_id_landlord_id_fkey deferrable;

-- By whom a home is let is said by each landlord for their own time: rents have a landlord, and are looked up by it.
alter table home_sellers drop constraint home_sellers_group_id_daterange_excl;
alter table home_sellers add exclude using gist
  (group_id with =, landlord_id with =, daterange(from_day, until_day, '[]') with &&);
drop index home_sellers_current;
create unique index home_sellers_current on home_sellers (group_id, landlord_id) where until_day is null;

create or replace function keep_home_seller() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'UTC')::date;
  current home_sellers;
begin
  if new.billing_details_item_id is null then
    return null;
  end if;
  select * into current from home_sellers
    where group_id = new.id and landlord_id = new.landlord_id and until_day is null for update;
  if not found then
    insert into home_sellers (group_id, landlord_id, seller_id) values (new.id, new.landlord_id, new.billing_details_item_id);
  elsif current.seller_id = new.billing_details_item_id then
    return null;
  elsif current.from_day = today then
    -- Named and taken back on one day: the one before goes on where it is the same again.
    delete from home_sellers where group_id = new.id and landlord_id = new.landlord_id and until_day is null;
    update home_sellers set until_day = null
      where group_id = new.id and landlord_id = new.landlord_id and until_day = today - 1
        and seller_id = new.billing_details_item_id;
    if not found then
      insert into home_sellers (group_id, landlord_id, seller_id, from_day)
        values (new.id, new.landlord_id, new.billing_details_item_id, today);
    end if;
  else
    update home_sellers set until_day = today - 1
      where group_id = new.id and landlord_id = new.landlord_id and until_day is null;
    insert into home_sellers (group_id, landlord_id, seller_id, from_day)
      values (new.id, new.landlord_id, new.billing_details_item_id, today);
  end if;
  return null;
end $$;
