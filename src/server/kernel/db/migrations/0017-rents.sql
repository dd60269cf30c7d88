-- The rents of a stay, month by month. PostgreSQL 15 syntax.

create table rents (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings,
  landlord_id uuid not null references users,
  -- From 1, in the order of the months.
  position smallint not null check (position > 0),
  "from" date not null,
  "to" date not null,
  -- In minor units; together they are the rent of the stay.
  amount bigint not null check (amount >= 0),
  currency text not null check (length(currency) = 3),
  due_on date not null,
  -- The tenant pays it through the product; the others go to the landlord's own account.
  through_product boolean not null default false,
  -- More than the amount where a stay was shortened after its rent had come.
  received_amount bigint not null default 0 check (received_amount >= 0),
  received_on date,
  unique (booking_id, position),
  check ("to" >= "from"),
  check ((received_amount > 0) = (received_on is not null))
);
create index rents_landlord on rents (landlord_id, due_on);
