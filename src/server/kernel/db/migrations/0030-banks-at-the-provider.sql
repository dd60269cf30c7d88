-- The banks of an account at the provider in its ids, the last that were named: four digits don't tell one from another.
alter table payout_accounts add column bank_ids text[] not null default '{}';
