-- What a request was asked for: the rent, the deposit and the cleaning fee of the home when it was sent. A listing that
-- changes later changes no request, so that the rent of the stay and the monthly rent never contradict each other.
alter table listing_requests add column price bigint, add column deposit bigint, add column final_cleaning_fee bigint;

update listing_requests lr set
  price = coalesce(
    (select o.price from booking_offers o where o.listing_request_id = lr.id order by o.created_at desc, o.id desc limit 1),
    (select b.price from bookings b where b.id = lr.extends_booking_id),
    g.price),
  deposit = case lr.type when 'EXTENSION' then 0 else g.deposit end,
  final_cleaning_fee = g.final_cleaning_fee
from groups g where g.id = lr.group_id;

alter table listing_requests alter column price set not null, alter column deposit set not null,
  alter column final_cleaning_fee set not null;
