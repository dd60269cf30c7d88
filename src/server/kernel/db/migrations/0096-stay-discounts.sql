-- What a home costs less from so many months on: [{"months": 3, "percent": 10}], the shortest first.
alter table groups add column stay_discounts jsonb not null default '[]'
  check (jsonb_typeof(stay_discounts) = 'array' and jsonb_array_length(stay_discounts) <= 5);
