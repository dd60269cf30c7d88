-- A transfer locks the event that it names, which PostgreSQL counts as a right to update: a role that owns the tables and
-- is no superuser could book nothing. That nothing booked is changed is for the triggers to see to, as with deleting.
grant update on ledger_transfers, ledger_events to current_user;
