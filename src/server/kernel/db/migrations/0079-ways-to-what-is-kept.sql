-- Each night it is looked at what is left of people who were erased, by each way that leads to them.
create index booking_offers_tenant on booking_offers (tenant_id);
create index booking_offers_landlord on booking_offers (landlord_id);
create index signature_procedures_landlord on signature_procedures (landlord_id);
create index signers_user on signers (user_id);
create index signers_landlord on signers (landlord_id);
create index signing_reminders_landlord on signing_reminders (landlord_id);
create index tenant_dues_landlord on tenant_dues (landlord_id);
create index tenant_dues_of_booking on tenant_dues (booking_id);
create index invoice_settlements_landlord on invoice_settlements (landlord_id);
create index invoice_write_offs_landlord on invoice_write_offs (landlord_id);
create index payout_transfers_landlord on payout_transfers (landlord_id);
create index payments_payer on payments (payer_id);
create index refund_settlements_landlord on refund_settlements (landlord_id);

-- And what names a row is looked for before it goes.
create index listing_requests_suppressing on listing_requests (suppressing_booking_id) where suppressing_booking_id is not null;
create index occupancies_booking on occupancies (booking_id) where booking_id is not null;
create index payout_transfers_payout on payout_transfers (payout_id);
