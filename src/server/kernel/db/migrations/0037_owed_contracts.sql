-- Contracts that landlords owe since before that had a deadline get one from now on, as signingExpiresAt counts it: 14
-- days, not beyond the first day of the stay, and always a day. Days and statuses stay as they are. PostgreSQL 15 syntax.
with owed as (
  update listing_requests set auto_decline_at =
    greatest(
      least(now() + interval '14 days', ("from" + 1)::timestamp at time zone 'UTC'),
      now() + interval '24 hours')
  where landlord_status = 'ACCEPTED' and auto_decline_at is null and not paused
    and (status_type = 'TENANT_APPROVED' or (status_type = 'AVAILABLE' and type = 'EXTENSION'))
  returning group_id)
update group_counts c set num_needs_you = c.num_needs_you + o.owed
from (select group_id, count(*)::int as owed from owed group by group_id) o
where o.group_id = c.group_id;
