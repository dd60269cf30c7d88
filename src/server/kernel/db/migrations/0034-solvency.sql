-- Whether tenants can pay, and what a contract waits for beside documents. PostgreSQL 15 syntax.

alter table feature_flags drop constraint feature_flags_name_check;
alter table feature_flags add constraint feature_flags_name_check check (name in (
  'ENVIRONMENT_YOUSIGN_CONTRACTS', 'ONLINE_SIGNING', 'FIRST_MONTH_RENT', 'PAY_VIA_PAYPAL', 'STUDENT_HOUSING',
  'ID_VERIFICATION', 'DOCUMENT_VERIFICATION', 'LANDLORD_NOTIFICATIONS', 'PAYMENTS_GATEWAY', 'SOLVENCY_CHECK'));
alter table feature_flag_users drop constraint feature_flag_users_name_check;
alter table feature_flag_users add constraint feature_flag_users_name_check check (name in (
  'ENVIRONMENT_YOUSIGN_CONTRACTS', 'ONLINE_SIGNING', 'FIRST_MONTH_RENT', 'PAY_VIA_PAYPAL', 'STUDENT_HOUSING',
  'ID_VERIFICATION', 'DOCUMENT_VERIFICATION', 'LANDLORD_NOTIFICATIONS', 'PAYMENTS_GATEWAY', 'SOLVENCY_CHECK'));

-- Decided when a request is sent, as verification_needed is, which means documents.
alter table listing_requests
  add column identity_needed boolean not null default false,
  add column solvency_needed boolean not null default false,
  -- The landlord goes on without a confirmed income.
  add column solvency_waived_at timestamptz;

-- One check for each request. Figures of income are in none of its columns: they are read, divided and forgotten.
create table solvency_checks (
  id uuid primary key default gen_random_uuid(),
  listing_request_id uuid not null unique references listing_requests,
  landlord_id uuid not null references users,
  tenant_id uuid not null references users,
  status text not null default 'NOT_STARTED'
    check (status in ('NOT_STARTED', 'IN_PROGRESS', 'SUCCESSFUL', 'FAILED')),
  -- Who reads the documents, or has.
  provider text not null default 'MEZZO' check (provider in ('MEZZO', 'KLIPPA')),
  error_type text check (error_type in ('KLIPPA_ERROR', 'INCOMPLETE_DATA', 'NAME_MISMATCH', 'VERIFF_MISSING',
    'DOCUMENT_TOO_OLD', 'CURRENCY_NOT_EURO')),
  -- Why a person reads them after all.
  fallback_error_type text check (fallback_error_type in ('KLIPPA_ERROR', 'CURRENCY_NOT_EURO')),
  -- What the tenant wants: documents are sent to the provider with consent alone.
  consented_at timestamptz,
  -- The result may serve the tenant's other requests.
  reusable_since timestamptz,
  -- Counts the beginnings: an answer to an earlier one changes nothing.
  run integer not null default 0,
  started_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  -- How many times the income covers the rent, in tenths, and the monthly rent it was compared with, in minor units.
  cover_tenths integer check (cover_tenths >= 0),
  monthly_rent bigint check (monthly_rent > 0),
  -- The check of another request whose result this is.
  taken_from uuid references solvency_checks on delete set null,
  objection text not null default '',
  objected_at timestamptz,
  -- Who had decided what the tenant objected to.
  first_decided_by uuid references users on delete set null,
  check ((status = 'SUCCESSFUL') = (cover_tenths is not null and monthly_rent is not null)),
  check ((status = 'FAILED') = (error_type is not null)),
  check ((status in ('SUCCESSFUL', 'FAILED')) = (decided_at is not null)),
  check (status <> 'IN_PROGRESS' or started_at is not null),
  check (provider = 'MEZZO' or consented_at is not null),
  check ((objected_at is null) = (objection = ''))
);
create index solvency_checks_tenant on solvency_checks (tenant_id, decided_at) where reusable_since is not null;
create index solvency_checks_landlord on solvency_checks (landlord_id);
create index solvency_checks_to_decide on solvency_checks (started_at, id)
  where status = 'IN_PROGRESS' and provider = 'MEZZO';
create index solvency_checks_at_provider on solvency_checks (started_at)
  where status = 'IN_PROGRESS' and provider = 'KLIPPA';
