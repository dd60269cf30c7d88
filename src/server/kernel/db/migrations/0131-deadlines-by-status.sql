-- Every minute it is asked whose deadline has passed, by what landlords see: an index by what requests are helps nobody there.
drop index concurrently if exists listing_requests_deadlines;
create index concurrently listing_requests_deadlines on listing_requests (auto_decline_at)
  where auto_decline_at is not null
    and landlord_status in ('OPEN', 'OPEN_V3', 'OPEN_WITH_CONSEQUENCES', 'TENANT_STARTED_OTHER_BOOKING_PROCESS', 'ACCEPTED');
