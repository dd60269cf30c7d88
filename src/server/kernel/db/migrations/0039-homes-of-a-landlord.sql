-- The tax report looks at all homes of a landlord, the deleted ones among them. PostgreSQL 15 syntax.

create index groups_landlord_deleted_too on groups (landlord_id, id);
