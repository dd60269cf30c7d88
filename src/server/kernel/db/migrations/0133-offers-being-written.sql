-- Every five minutes it is asked whose contract could not be written.
drop index concurrently if exists booking_offers_generating;
create index concurrently booking_offers_generating on booking_offers (created_at) where generating;
