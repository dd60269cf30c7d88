-- Which home and unit an entry of the log is about, as it was then: what is deleted or moved later changes nothing of it.
alter table audit_log
  add column group_id uuid,
  add column listing_id uuid,
  -- Whoever acted: a person, or the link that they came by; none for Mezzo itself.
  add column person_id uuid generated always as
    (coalesce(actor_id, case when via = 'ACCESS_LINK' then via_id end)) stored;

create function place_audit_entry() returns trigger language plpgsql as $$
declare
  found_landlord uuid;
begin
  if new.landlord_id is null then
    return new;
  end if;
  case new.entity_type
    when 'group' then
      select landlord_id, id into found_landlord, new.group_id from groups where id = new.entity_id;
    when 'listing' then
      select landlord_id, group_id, id into found_landlord, new.group_id, new.listing_id
      from listings where id = new.entity_id;
    when 'booking' then
      select landlord_id, group_id, listing_id into found_landlord, new.group_id, new.listing_id
      from bookings where id = new.entity_id;
    when 'listing_request', 'message_thread' then
      select lr.landlord_id, lr.group_id, coalesce(
        (select b.listing_id from bookings b where b.listing_request_id = lr.id limit 1),
        (select o.listing_id from booking_offers o where o.listing_request_id = lr.id and o.status <> 'CANCELED' limit 1))
      into found_landlord, new.group_id, new.listing_id
      from listing_requests lr where lr.id = new.entity_id;
      if new.listing_id is not null then
        select group_id into new.group_id from listings where id = new.listing_id;
      end if;
    when 'calendar_feed' then
      select landlord_id, group_id, listing_id into found_landlord, new.group_id, new.listing_id
      from calendar_feeds where id = new.entity_id;
    when 'calendar_export' then
      select landlord_id, group_id, listing_id into found_landlord, new.group_id, new.listing_id
      from calendar_exports where id = new.entity_id;
    when 'access_link' then
      select landlord_id, group_id into found_landlord, new.group_id from access_links where id = new.entity_id;
    when 'payment' then
      select b.landlord_id, b.group_id, b.listing_id into found_landlord, new.group_id, new.listing_id
      from payments p join bookings b on b.id = p.booking_id where p.id = new.entity_id;
    when 'refund' then
      select b.landlord_id, b.group_id, b.listing_id into found_landlord, new.group_id, new.listing_id
      from refunds r join bookings b on b.id = r.booking_id where r.id = new.entity_id;
    when 'dispute' then
      select b.landlord_id, b.group_id, b.listing_id into found_landlord, new.group_id, new.listing_id
      from disputes d join bookings b on b.id = d.booking_id where d.id = new.entity_id;
    when 'invoice' then
      select b.landlord_id, b.group_id, b.listing_id into found_landlord, new.group_id, new.listing_id
      from invoices i join bookings b on b.id = i.booking_id where i.id = new.entity_id;
    else
      return new;
  end case;
  if found_landlord is distinct from new.landlord_id then
    new.group_id := null;
    new.listing_id := null;
  end if;
  return new;
end $$;

-- What is in the log already gets its place once; nothing that a hash covers changes.
alter table audit_log disable trigger audit_log_kept;
create trigger audit_log_placed before insert or update on audit_log
  for each row execute function place_audit_entry();
update audit_log set group_id = null
where landlord_id is not null and entity_type in ('group', 'listing', 'listing_request', 'booking', 'calendar_feed',
  'calendar_export', 'access_link', 'payment', 'refund', 'dispute', 'invoice');
drop trigger audit_log_placed on audit_log;
create trigger audit_log_placed before insert on audit_log
  for each row execute function place_audit_entry();
alter table audit_log enable trigger audit_log_kept;

-- The hashes of what is written from now on cover the place, too; those of older entries stay as they were made.
alter function audit_hash(audit_log, text) rename to audit_hash_without_place;
alter function audit_rest_hash(audit_log, text) rename to audit_rest_hash_without_place;

create function audit_hash(entry audit_log, previous_hash text) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    audit_hash_without_place(entry, previous_hash), entry.group_id, entry.listing_id
  )::text, 'UTF8')), 'hex')
$$;

create function audit_rest_hash(entry audit_log, hash text) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    audit_rest_hash_without_place(entry, hash), entry.group_id, entry.listing_id
  )::text, 'UTF8')), 'hex')
$$;

create or replace function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and erasing() and new.data = '{}' and new.request_id is null and new.via_id is null
    and (old.id, old.at, old.action, old.entity_type, old.entity_id, old.via)
      = (new.id, new.at, new.action, new.entity_type, new.entity_id, new.via)
    and (old.actor_id, old.subject_id, old.landlord_id, old.group_id, old.listing_id)
      is not distinct from (new.actor_id, new.subject_id, new.landlord_id, new.group_id, new.listing_id)
    and exists (select from audit_erasures where entry_id = old.id)
  then
    return new;
  end if;
  raise exception 'The audit log is never changed.';
end $$;

-- One for each way to narrow the log, each in the order in which it is read.
create index audit_log_person on audit_log (landlord_id, person_id, at desc, id desc);
create index audit_log_group on audit_log (landlord_id, group_id, at desc, id desc) where group_id is not null;
create index audit_log_listing on audit_log (landlord_id, listing_id, at desc, id desc) where listing_id is not null;
create index audit_log_action on audit_log (landlord_id, action, at desc, id desc);
create index audit_log_at on audit_log (landlord_id, at desc, id desc);
