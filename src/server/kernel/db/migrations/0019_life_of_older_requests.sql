-- What 0010 asks of a request, told of those that were there before.
update listing_requests set skip_reason = 'EXTENSION', status_reason = null
  where status_type = 'NO_AV_CHECK' and status_reason = 'EXTENSION';
update listing_requests set paused = true
  where landlord_status in ('BLOCKED_BY_CURRENT_TENANT', 'BLOCKED_BY_ANOTHER_TENANT');
-- When one ended stands in the log; whoever answered ended it, and without either it was never seen.
update listing_requests lr
  set ended_at = coalesce(
    (select max(a.at) from audit_log a
      where a.entity_type = 'listing_request' and a.entity_id = lr.id and a.action <> 'markListingRequestViewed'),
    lr.answered_at, lr.requested_at)
  where status_type in ('NOT_AVAILABLE', 'TENANT_WITHDREW') and ended_at is null;
