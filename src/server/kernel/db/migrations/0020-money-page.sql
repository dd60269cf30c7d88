-- What the money page asks for. PostgreSQL 15 syntax.

-- Rents that have not come: few of many.
create index rents_awaited on rents (landlord_id, due_on) where received_amount < amount;
