-- In which part of each year a home costs more or less a month (decision 140): [{"from": "06-01", "to": "08-31", "percent": 20}].
alter table groups add column seasons jsonb not null default '[]'
  check (jsonb_typeof(seasons) = 'array' and jsonb_array_length(seasons) <= 6);
-- What the home cost a month when a request was sent, before seasons and discounts; null for older ones.
alter table listing_requests add column list_price bigint check (list_price >= 0);
