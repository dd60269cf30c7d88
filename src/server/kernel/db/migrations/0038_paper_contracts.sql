-- A contract on paper waits for the landlord once its tenant has said yes, not before. PostgreSQL 15 syntax.
update group_counts c set num_needs_you = c.num_needs_you - w.waiting
from (
  select lr.group_id, count(*)::int as waiting from listing_requests lr
  where lr.landlord_status = 'MANUAL_CONTRACT_CREATED' and (
    select o.tenant_accepted_at from booking_offers o
    where o.listing_request_id = lr.id order by o.created_at desc, o.id desc limit 1) is null
  group by lr.group_id) w
where w.group_id = c.group_id;
