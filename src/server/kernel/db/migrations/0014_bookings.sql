-- Why a booking was cancelled, how far the stay went, and which invoice a credit note takes back. PostgreSQL 15 syntax.

alter table bookings
  add column cancellation_reason text check (cancellation_reason in
    ('BOOKING_CANCELLED', 'CHANGE_OF_PLANS', 'CONTRACT_TERMS_CHANGED', 'DENIED_BY_COMPANY',
     'FOUND_DIFFERENT_RESIDENCE_COMPETITOR', 'FOUND_DIFFERENT_RESIDENCE_MEZZO', 'LANDLORD_TOOK_TOO_LONG',
     'NOT_SATISFIED_WITH_RESIDENCE', 'NO_VISA', 'OTHER', 'TENANT_TOOK_TOO_LONG')),
  -- The last day of a stay that was cancelled after it had begun; null when nobody moved in.
  add column stayed_until date,
  -- How the rent was calculated when the booking was made; null: as its group does.
  add column invoice_calculation_method text
    check (invoice_calculation_method in ('OWN_CALCULATION', 'CALCULATION_PER_NIGHT', 'HALF_OR_FULL_MONTH')),
  add constraint bookings_stayed_until check
    (stayed_until is null or (canceled and stayed_until >= "from" and stayed_until < "to"));

-- An invoice is taken back once, and as a whole.
alter table invoices add column credits_invoice_id uuid unique references invoices;
update invoices note set credits_invoice_id = i.id
  from (select distinct on (booking_id) id, booking_id from invoices where document_type = 'INVOICE'
    order by booking_id, created_at desc, id) i
  where note.document_type = 'CREDIT_NOTE' and i.booking_id = note.booking_id
    and (select count(*) from invoices other where other.booking_id = note.booking_id
      and other.document_type = 'CREDIT_NOTE') = 1;

create index listing_requests_extends on listing_requests (extends_booking_id) where extends_booking_id is not null;
