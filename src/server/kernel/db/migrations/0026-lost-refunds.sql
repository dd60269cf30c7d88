-- A bank may contest what had gone back whole by then: it asks for nothing, and that is recorded as it is.
alter table disputes
  drop constraint disputes_amount_check,
  add constraint disputes_amount_check check (amount >= 0);

-- A refund that did not arrive is paid by a dispute that is lost: what of it, and since when it had not arrived.
alter table refunds
  add column settled_amount bigint not null default 0 check (settled_amount >= 0 and settled_amount <= amount),
  add column failed_at timestamptz,
  drop constraint refunds_state_check,
  add constraint refunds_state_check
    check (state in ('CREATED', 'PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED', 'UNKNOWN', 'SETTLED')),
  add constraint refunds_settled_check check ((state = 'SETTLED') = (settled_amount = amount));
update refunds set failed_at = coalesce(checked_at, created_at) where state in ('FAILED', 'CANCELED');

-- What of a refund a lost dispute has paid; its id is what the books say it happened to.
create table refund_settlements (
  id uuid primary key default gen_random_uuid(),
  refund_id uuid not null references refunds,
  dispute_id uuid not null references disputes,
  landlord_id uuid not null references users,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null
);
create index refund_settlements_refund on refund_settlements (refund_id);

alter table ledger_events
  drop constraint ledger_events_kind_check,
  add constraint ledger_events_kind_check check (kind in ('INVOICE_WRITTEN', 'CREDIT_NOTE_WRITTEN', 'INVOICE_PAID',
    'CREDIT_CARRIED', 'INVOICE_WRITTEN_OFF', 'RENT_OWED', 'RENT_WAIVED', 'TENANT_PAID', 'PROVIDER_FEE_TAKEN',
    'MONEY_TRANSFERRED', 'TRANSFER_REVERSED', 'PAYOUT_STARTED', 'PAYOUT_PAID', 'PAYOUT_FAILED', 'REFUND_OWED',
    'REFUND_PAID', 'REFUND_FAILED', 'REFUND_SETTLED', 'DISPUTE_OPENED', 'DISPUTE_WON', 'DISPUTE_LOST',
    'INCENTIVE_GRANTED'));
