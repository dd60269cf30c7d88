-- Refunds and payouts that have arrived are asked about once a day: a bank may send one back, and its webhook get lost.
create index refunds_arrived on refunds (checked_at) where state = 'SUCCEEDED' and way = 'CARD';
create index payouts_arrived on payouts (checked_at) where state = 'PAID';
