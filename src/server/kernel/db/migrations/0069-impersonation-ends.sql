-- Who of the staff ended that somebody else acts as a landlord, and why; and what the staff's list of it asks. PostgreSQL 15 syntax.

alter table impersonations add column ended_by uuid references users;
alter table impersonations add column end_reason text check (length(end_reason) between 10 and 500);
-- Whoever ends somebody else's says why; the own one, or one whose permission was taken, needs no reason.
alter table impersonations add constraint impersonations_ended_by_others check (
  (ended_by is null) = (end_reason is null) and (ended_by is null or ended_at is not null)
);
create index impersonations_newest on impersonations (started_at desc, id desc);
create index audit_log_impersonation on audit_log (via_id, id desc) where via = 'IMPERSONATION';
