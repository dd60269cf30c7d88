-- The days of one unit from a day on. By its number alone the planner prefers the index of overlaps, which takes three
-- times as long, the more the larger the database is.
create index occupancies_listing_end on occupancies (listing_id, upper(days));
drop index occupancies_listing;

-- Blocks may overlap: theirs are found in the same way, without an index of overlaps.
create index blocks_listing_end on blocks (listing_id, upper(days));
drop index blocks_listing, blocks_of_listing;
