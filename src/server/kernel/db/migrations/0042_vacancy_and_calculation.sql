-- How long a landlord lets a home stand empty before a stay; no number allows any length (C3 MAX_VACANCY_UNIT).
alter table groups
  add column max_vacancy smallint check (max_vacancy between 0 and 366),
  add column max_vacancy_unit text not null default 'DAY' check (max_vacancy_unit in ('MONTH', 'WEEK', 'DAY'));

-- How the rent of a stay is calculated was fixed for a home; now that landlords choose it, a request keeps what held
-- when it was sent. Null in what the previous release sends meanwhile: there the home's still holds.
alter table listing_requests
  add column invoice_calculation_method text
    check (invoice_calculation_method in ('OWN_CALCULATION', 'CALCULATION_PER_NIGHT', 'HALF_OR_FULL_MONTH'));

update listing_requests lr set invoice_calculation_method = g.invoice_calculation_method
from groups g where g.id = lr.group_id;
