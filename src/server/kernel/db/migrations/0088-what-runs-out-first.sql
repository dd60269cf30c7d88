-- Until when the landlord's side has to act, kept beside landlord_status: home is sorted by it, what runs out within hours
-- stands above everything else, and the inbox can be sorted by it.
alter table listing_requests add column needs_until timestamptz;
update listing_requests lr set needs_until = case
  when landlord_status in ('OPEN', 'OPEN_V3', 'OPEN_WITH_CONSEQUENCES', 'TENANT_STARTED_OTHER_BOOKING_PROCESS')
    and suggested_at is null or landlord_status = 'ACCEPTED' then auto_decline_at
  when landlord_status in ('CONTRACT_CREATED', 'WAITING_TO_CONFIRM_BOOKING', 'MANUAL_CONTRACT_CREATED') then (
    select case when lr.landlord_status <> 'MANUAL_CONTRACT_CREATED' or o.tenant_accepted_at is not null
      then o.signing_expires_at end
    from booking_offers o where o.listing_request_id = lr.id order by o.created_at desc, o.id desc limit 1)
  end
where landlord_status not in ('OTHER', 'CREATING_CONTRACT', 'CONTRACT_WAITING_FOR_TENANT', 'TENANT_VERIFICATION');

drop index listing_requests_needs;
create index listing_requests_needs on listing_requests (landlord_id, needs_until, sort_group, "from", id)
  where landlord_status in ('OPEN', 'OPEN_V3', 'OPEN_WITH_CONSEQUENCES', 'TENANT_STARTED_OTHER_BOOKING_PROCESS',
      'CONTRACT_CREATED', 'WAITING_TO_CONFIRM_BOOKING', 'MANUAL_CONTRACT_CREATED')
    or (landlord_status = 'ACCEPTED' and auto_decline_at is not null)
    or (landlord_status = 'TENANT_VERIFICATION' and solvency_needed and verification_done_at is null);
create index listing_requests_urgent
  on listing_requests (landlord_id, needs_until, sort_group, "from", "to" desc, guests, requested_at, id)
  where landlord_status <> 'OTHER';
