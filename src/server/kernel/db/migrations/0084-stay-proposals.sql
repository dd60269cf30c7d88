-- What a landlord proposes to the tenant of a running or coming stay about its last day, and what became of it (decision 121).
create table stay_proposals (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  tenant_id uuid not null references users,
  group_id uuid not null references groups,
  -- The last booking of the chain when it was proposed.
  booking_id uuid not null references bookings,
  -- The days that are proposed; both are in it.
  "from" date not null,
  "to" date not null,
  -- Their rent, as it was shown.
  rent bigint not null check (rent > 0),
  message text not null default '' check (length(message) <= 2000),
  state text not null default 'OPEN' check (state in ('OPEN', 'TAKEN', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  answer_until timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- The extension that a taken one became.
  listing_request_id uuid references listing_requests on delete set null,
  check ("from" < "to"),
  check ((state = 'OPEN') = (ended_at is null))
);
-- Nobody has two of them to answer for one stay.
create unique index stay_proposals_open on stay_proposals (booking_id) where state = 'OPEN';
create index stay_proposals_booking on stay_proposals (booking_id);
create index stay_proposals_landlord on stay_proposals (landlord_id);
create index stay_proposals_tenant on stay_proposals (tenant_id);
create index stay_proposals_group on stay_proposals (group_id);
create index stay_proposals_request on stay_proposals (listing_request_id) where listing_request_id is not null;
