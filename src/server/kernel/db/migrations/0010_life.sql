-- The life of a request: why the check was skipped, other dates that were suggested, pauses, when it ended.
alter table listing_requests
  add column skip_reason text check (skip_reason in
    ('REASON_FOR_STAY_IS_OTHER', 'BOOKING_REQUEST_HAS_RESERVED_LISTING', 'LISTING_RESERVED_IN_SUPPRESSING_BOOKING_REQUEST',
     'LANDLORD_NOT_IN_FEATURE_GROUP', 'EXTENSION', 'QUALITY_TOO_LOW')),
  -- Other dates that the landlord has suggested and that wait for the tenant's answer.
  add column suggested_from date,
  add column suggested_to date,
  add column suggestion_message text not null default '',
  add column suggested_at timestamptz,
  -- Set while an offer in signing blocks the request; the job that gives it a fresh deadline takes it away.
  add column paused boolean not null default false,
  add column ended_at timestamptz,
  add check ((suggested_from is null) = (suggested_to is null) and (suggested_from is null) = (suggested_at is null)),
  add check (suggested_to > suggested_from);

create index listing_requests_paused on listing_requests (id) where paused;
-- Staff looks for requests that deserve a second chance.
create index listing_requests_silent on listing_requests (ended_at desc, id)
  where status_type = 'NOT_AVAILABLE' and status_reason = 'LANDLORD_DID_NOT_RESPOND';

-- The deal is a projection of the request's facts; a second copy could only differ.
drop table deals;
