-- Why a unit is no longer public, and listings that are kept out of the overview. PostgreSQL 15 syntax.

alter table listings
  -- Of the last time that it left; null where it never did, or is public.
  add column unpublish_reason text check (unpublish_reason in
    ('SOLD_APARTMENT', 'RENTED_OUT', 'BEING_RENOVATED', 'ONLY_AVAILABLE_FOR_A_LIMITED_TIME', 'NOT_ENOUGH_REQUESTS',
     'MANY_REQUESTS_BUT_NO_BOOKING', 'DID_NOT_FIND_THE_RIGHT_TENANT', 'FEE_TOO_HIGH', 'BAD_WEBSITE_EXPERIENCE',
     'BAD_BOOKING_PROCESS', 'BAD_SUPPORT', 'OTHER', 'SALES_SOLD_APARTMENT', 'SALES_SCAM',
     'SALES_RENTED_OUT_AVAILABILITY_NOT_ADJUSTABLE', 'SALES_PICTURES', 'SALES_NEEDS_REVIEW', 'SALES_BELOW_STANDARDS',
     'SALES_LANDLORD_NOT_RESPONDING', 'SALES_LANDLORD_NOT_PAYING', 'SALES_SECRET_CONTRACTS', 'SALES_RACISM',
     'SALES_OTHER', 'RENTED_OUT_DEFINITE_PERIOD', 'RENTED_OUT_INDEFINITE_PERIOD', 'ONLY_AVAILABLE_ONCE', 'SOLD',
     'UNSATISFIED')),
  add column unpublish_explanation text not null default '',
  add column unpublished_at timestamptz;

alter table groups add column archived_at timestamptz;

-- The overview leaves out what is archived.
drop index groups_landlord_city;
create index groups_landlord_city on groups (landlord_id, city, id) where deleted_at is null and archived_at is null;
create index groups_archived on groups (landlord_id, id) where archived_at is not null;
