-- What needs the landlord first, among thousands that others are to move on: home and the inbox ask for it with each visit.
create index listing_requests_needs on listing_requests (landlord_id, sort_group, auto_decline_at, "from", id)
  where landlord_status in ('OPEN', 'OPEN_V3', 'OPEN_WITH_CONSEQUENCES', 'TENANT_STARTED_OTHER_BOOKING_PROCESS',
      'CONTRACT_CREATED', 'WAITING_TO_CONFIRM_BOOKING', 'MANUAL_CONTRACT_CREATED')
    or (landlord_status = 'ACCEPTED' and auto_decline_at is not null);
