-- What the hot pages look for among a hundred thousand units and a million requests.

-- The days of one unit, and of all units of a landlord from a day on.
create index occupancies_listing on occupancies (listing_id);
create index occupancies_landlord_end on occupancies (landlord_id, upper(days));
drop index occupancies_landlord;
create index blocks_of_listing on blocks (listing_id);

-- Bookings that reach into a month, without all that were over before.
create index bookings_landlord_end on bookings (landlord_id, "to");
