-- Conversations that one of their sides reports to staff (decision 134). PostgreSQL 15 syntax.

create table message_reports (
  id uuid primary key default gen_random_uuid(),
  listing_request_id uuid not null references message_threads on delete cascade,
  landlord_id uuid not null references users,
  tenant_id uuid not null references users,
  -- Who reports: the side, and who of it.
  side text not null check (side in ('LANDLORD', 'TENANT')),
  reported_by uuid references users on delete set null,
  reason text not null check (reason in
    ('INSULT_OR_THREAT', 'FRAUD_OR_PHISHING', 'PAYMENT_OUTSIDE', 'DISCRIMINATION', 'SPAM', 'OTHER')),
  words text not null default '' check (length(words) <= 2000),
  -- What staff read: up to which message, and whether the side read contact data then.
  up_to integer not null check (up_to > 0),
  contacts_shown boolean not null,
  reported_at timestamptz not null,
  outcome text check (outcome in ('NO_ACTION', 'WARNED', 'CONVERSATION_CLOSED')),
  answer text check (length(answer) <= 2000),
  ended_at timestamptz,
  ended_by uuid references users on delete set null,
  constraint message_reports_words check (reason <> 'OTHER' or words <> ''),
  constraint message_reports_ended check ((outcome is null) = (ended_at is null) and (answer is null) = (ended_at is null))
);
-- A side has one at a time.
create unique index message_reports_open on message_reports (listing_request_id, side) where ended_at is null;
create index message_reports_request on message_reports (listing_request_id, side, reported_at);
create index message_reports_waiting on message_reports (reported_at, id) where ended_at is null;
create index message_reports_over on message_reports (ended_at, id) where ended_at is not null;
create index message_reports_landlord on message_reports (landlord_id);
create index message_reports_tenant on message_reports (tenant_id);
create index message_reports_reported_by on message_reports (reported_by);
create index message_reports_ended_by on message_reports (ended_by);

-- Staff have closed it: nobody can write any more, and both sides read why.
alter table message_threads add column closed_at timestamptz;
alter table message_threads add column closed_why text check (length(closed_why) <= 2000);
alter table message_threads add constraint message_threads_closed check ((closed_at is null) = (closed_why is null));
