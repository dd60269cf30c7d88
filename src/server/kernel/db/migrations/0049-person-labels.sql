-- Labels of people, which staff set with a reason (C3). PostgreSQL 15 syntax.

alter table users add column labels text[] not null default '{}'
  check (labels <@ array['SERVICE_ACCOUNT', 'REFUGEE_USER']);
