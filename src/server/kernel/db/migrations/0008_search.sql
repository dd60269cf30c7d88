-- Finds people by a part of their name, company or address among all requests at once, instead of reading a landlord's one by one.
create extension if not exists pg_trgm;
create index booking_requests_person on booking_requests
  using gin ((first_name || ' ' || last_name || ' ' || company_name || ' ' || email) gin_trgm_ops);
