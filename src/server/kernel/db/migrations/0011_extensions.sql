-- When a tenant was asked by mail whether to stay longer: once for each booking. PostgreSQL 15 syntax.
alter table bookings add column extension_mail_at timestamptz;
create index bookings_ending on bookings ("to", id) where not canceled and extension_mail_at is null;
