-- A strong permission of staff counts only when a second person has confirmed it; here it waits. PostgreSQL 15 syntax.

create table permission_requests (
  id uuid primary key default gen_random_uuid(),
  -- Who is to receive it.
  user_id uuid not null references users on delete cascade,
  permission text not null check (permission in (
    'accounting', 'DEVELOPER', 'sales', 'scam', 'TEST', 'FSU', 'CHANGE_SALES_REP', 'EDIT_IDENTITY_VERIFICATION_FIELD',
    'VERIFF', 'DOCUMENT_VERIFICATION', 'LOCALISATION', 'BOOKING_PREFERENCES')),
  reason text not null check (length(reason) between 10 and 500),
  asked_by uuid not null references users on delete cascade,
  asked_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > asked_at),
  outcome text check (outcome in ('CONFIRMED', 'DECLINED', 'WITHDRAWN', 'ENDED')),
  -- Null for one that ended by itself.
  closed_by uuid references users on delete set null,
  closed_at timestamptz,
  -- Why it was declined.
  answer text not null default '' check (length(answer) <= 500),
  check ((outcome is null) = (closed_at is null)),
  check (asked_by <> user_id),
  -- Four eyes: neither who asked nor who receives it.
  constraint permission_requests_four_eyes check (
    outcome is null or outcome not in ('CONFIRMED', 'DECLINED') or closed_by is null
    or (closed_by <> asked_by and closed_by <> user_id))
);
create unique index permission_requests_waiting on permission_requests (user_id, permission) where outcome is null;
create index permission_requests_asked_by on permission_requests (asked_by);
create index permission_requests_closed_by on permission_requests (closed_by);
