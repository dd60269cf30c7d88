-- The rent of a stay that was cancelled after it had begun, so that earnings are summed where they are read.
alter table bookings add column actual_cost bigint check (actual_cost >= 0);
update bookings
  set actual_cost = round(total_cost::numeric * (stayed_until - "from" + 1) / ("to" - "from" + 1))
  where stayed_until is not null;
alter table bookings add constraint bookings_actual_cost check ((actual_cost is null) = (stayed_until is null));
