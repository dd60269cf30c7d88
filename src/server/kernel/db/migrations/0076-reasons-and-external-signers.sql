-- Why staff switched a flag stands beside it; those that were switched before have none.
alter table feature_flags add column reason text
  check (reason is null or length(reason) between 10 and 500);
alter table feature_flag_users add column reason text
  check (reason is null or length(reason) between 10 and 500);

-- With whose power of attorney the landlord's side of a contract is to be signed at the external provider; null: by the
-- landlord. Who is asked there at last stands with the signer.
alter table booking_offers add column signing_power_id uuid references powers_of_attorney on delete set null;
create index booking_offers_signing_power on booking_offers (signing_power_id) where signing_power_id is not null;
