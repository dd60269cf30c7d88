-- Signing as a whole: the end of a contract and its follower, drawn signatures, the external provider, reminders, and
-- what seals the documents.

alter table booking_offers
  -- The offer that this one goes on from, on the same hold.
  add column replaces_offer_id uuid references booking_offers,
  add column stop_reason text check (stop_reason in ('CONTRACT_HAD_TO_BE_ADJUSTED',
    'LANDLORD_NOT_COMFORTABLE_WITH_ONLINE_SIGNING', 'TENANT_NOT_COMFORTABLE_WITH_ONLINE_SIGNING',
    'LANDLORD_USES_EXTERNAL_CONTRACT')),
  add column stop_comment text not null default '',
  -- From here on the unsigned contract ends by itself; null until it is written.
  add column signing_expires_at timestamptz;
create unique index booking_offers_replaced_once on booking_offers (replaces_offer_id)
  where replaces_offer_id is not null;
create index booking_offers_expiry on booking_offers (signing_expires_at)
  where status in ('PROPOSED', 'LANDLORD_SIGNING', 'TENANT_SIGNING');
-- Requests that go on without a contract, since the tenant refused it.
create index booking_offers_rejected on booking_offers (ended_at) where status = 'REJECTED';

alter table signature_procedures
  add column provider text not null default 'MEZZO' check (provider in ('MEZZO', 'YOUSIGN')),
  -- The provider's sandbox, or our local server: a signature there binds nobody.
  add column is_test boolean not null default false,
  add column external_id text,
  -- When the provider was told, or told us, that nothing more happens.
  add column external_closed_at timestamptz,
  add column checked_at timestamptz;
create unique index signature_procedures_external on signature_procedures (provider, external_id)
  where external_id is not null;
create index signature_procedures_open on signature_procedures (checked_at)
  where provider <> 'MEZZO' and external_closed_at is null;

alter table signers
  -- The strokes as numbers, see domain/drawn-signature.ts; null for a typed one.
  add column drawn_signature text,
  add column external_id text,
  add column signing_url text;

-- A reminder is planned when somebody's turn to sign begins, and looks again when it is due.
create table signing_reminders (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references booking_offers,
  landlord_id uuid not null references users,
  role text not null check (role in ('LANDLORD', 'TENANT')),
  -- The other side, who asked for it; null for those that come by themselves.
  requested_by uuid references users,
  due_at timestamptz not null,
  sent_at timestamptz,
  cancellation_reason text check (cancellation_reason in ('REQUEST_ANSWERED', 'REQUEST_ENDED', 'CONTRACT_SIGNED',
    'BOOKING_CANCELED', 'RECIPIENT_UNSUBSCRIBED', 'OTHER')),
  created_at timestamptz not null default now()
);
create index signing_reminders_due on signing_reminders (due_at)
  where sent_at is null and cancellation_reason is null;
create index signing_reminders_offer on signing_reminders (offer_id, role);

-- What providers tell us, as it came, before we say that we have it.
create table webhook_events (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  event_id text not null,
  name text not null,
  body jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  unique (provider, event_id)
);

-- The certificates that have ever sealed a document here: what an earlier one has sealed is still ours.
create table seal_certificates (
  fingerprint text primary key,
  certificate text not null,
  first_used_at timestamptz not null
);
