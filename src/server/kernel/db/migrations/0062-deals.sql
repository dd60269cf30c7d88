-- Where the deal of a request stands for sales (C3, C9), and since when: columns of thousands are paged and counted by it.
-- PostgreSQL 15 syntax.

alter table listing_requests
  -- A stage of the pipeline, or LOST; kept with landlord_status.
  add column deal_column text not null default 'BOOKINGS_TODO' check (deal_column in
    ('BOOKINGS_TODO', 'B2B_VERIFICATION', 'BOOKINGS_CONTRACT_SENT', 'TENANT_CLOSED_INVOICE', 'LOST')),
  add column deal_since timestamptz not null default now(),
  -- When staff last opened it again.
  add column second_chance_at timestamptz;

update listing_requests lr set second_chance_at = given.at
from (select entity_id, max(at) as at from audit_log where action = 'giveSecondChance' group by entity_id) given
where given.entity_id = lr.id;

with facts as (
  select lr.id, b.id is not null as booked, b.canceled, b.created_at as booked_at, b.canceled_at,
    o.status in ('PROPOSED', 'LANDLORD_SIGNING', 'TENANT_SIGNING') and not o.generating as sent,
    o.created_at as offer_made_at, o.ended_at as offer_ended_at, br.paid_by = 'COMPANY' as b2b
  from listing_requests lr
    join booking_requests br on br.id = lr.booking_request_id
    left join bookings b on b.listing_request_id = lr.id
    left join lateral (select * from booking_offers x where x.listing_request_id = lr.id
      order by x.created_at desc, x.id desc limit 1) o on true
), deals as (
  select f.*, case
    when f.booked then case when f.canceled then 'LOST' else 'TENANT_CLOSED_INVOICE' end
    when lr.status_type in ('NOT_AVAILABLE', 'TENANT_WITHDREW') then 'LOST'
    when f.sent then 'BOOKINGS_CONTRACT_SENT'
    when f.b2b and lr.status_type = 'TENANT_APPROVED' and lr.verification_done_at is null
      and (lr.verification_needed or lr.identity_needed or lr.solvency_needed) then 'B2B_VERIFICATION'
    else 'BOOKINGS_TODO' end as deal_column
  from facts f join listing_requests lr on lr.id = f.id
)
update listing_requests lr set deal_column = d.deal_column, deal_since = case d.deal_column
    when 'TENANT_CLOSED_INVOICE' then d.booked_at
    when 'LOST' then coalesce(d.canceled_at, lr.ended_at, lr.requested_at)
    when 'BOOKINGS_CONTRACT_SENT' then d.offer_made_at
    when 'B2B_VERIFICATION' then coalesce(lr.documents_asked_at, lr.requested_at)
    else greatest(lr.requested_at, lr.second_chance_at, d.offer_ended_at, case when d.b2b then lr.verification_done_at end)
  end
from deals d where d.id = lr.id;

-- Each column of the board from either end, of everybody or of some landlords.
create index listing_requests_deals on listing_requests (deal_column, deal_since, id);
