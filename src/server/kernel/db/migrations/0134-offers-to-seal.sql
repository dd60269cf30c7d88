-- Every five minutes it is asked which contract that both have signed could not be sealed.
drop index concurrently if exists booking_offers_unsealed;
create index concurrently booking_offers_unsealed on booking_offers (tenant_signed_at)
  where contract_data is not null and signed_contract_file_id is null and tenant_signed_at is not null;
