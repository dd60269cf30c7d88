-- What tenants hand in before there is a contract, and what staff said about it. The content lies in `files`;
-- a document taken away keeps its row, without content, so that the log stays true.
create table tenant_documents (
  file_id uuid primary key references files,
  booking_request_id uuid not null references booking_requests,
  tenant_id uuid not null references users,
  type text not null check (type in
    ('CERTIFICATE_OF_MATRICULATION', 'FINANCIAL_STATEMENT', 'GUARANTEE_FROM_PARENTS', 'LETTER_FROM_EMPLOYER',
     'PROOF_OF_APPRENTICESHIP', 'PROOF_OF_EMPLOYMENT', 'PROOF_OF_INTERNSHIP', 'VALID_IDENTITY_DOCUMENT',
     'GUARANTOR_FINANCIAL_STATEMENT', 'CERTIFICATE_OF_SCHOLARSHIP', 'GUARANTEE_LETTER', 'FRENCH_GUARANTOR',
     'COMPANY_SELF_DISCLOSURE_FORM', 'BANK_STATEMENT', 'GUARANTOR_BANK_STATEMENT', 'PAYSLIP', 'GUARANTOR_PAYSLIP')),
  status text not null default 'NOT_VALIDATED' check (status in ('SUCCESSFUL', 'FAILED', 'NOT_VALIDATED')),
  failure_reason text check (failure_reason in
    ('WRONG_TYPE', 'POOR_QUALITY', 'OLDER_THAN_THREE_MONTHS', 'NAME_DOES_NOT_MATCH_ID', 'MISSING_NAME', 'MISSING_DATE',
     'MISSING_CURRENT_BALANCE', 'MISSING_NET_INCOME', 'OTHER')),
  explanation text not null default '',
  issued_on date,
  uploaded_at timestamptz not null,
  reviewed_by uuid references users,
  reviewed_at timestamptz,
  removed_at timestamptz,
  check ((status = 'FAILED') = (failure_reason is not null)),
  check ((status = 'NOT_VALIDATED') = (reviewed_at is null))
);
create index tenant_documents_request on tenant_documents (booking_request_id) where removed_at is null;
create index tenant_documents_queue on tenant_documents (uploaded_at, file_id)
  where status = 'NOT_VALIDATED' and removed_at is null;

-- Since when the tenant is asked for documents, the one reminder that some are missing, and when with all of them
-- accepted the contract was ordered, so that it is ordered once.
alter table listing_requests
  add column documents_asked_at timestamptz,
  add column documents_reminded_at timestamptz,
  add column verified_contract_at timestamptz;
-- Those whose tenant said yes and who wait: for documents, or for the days to be free for their contract.
create index listing_requests_approved on listing_requests (id)
  where status_type = 'TENANT_APPROVED' and landlord_status in ('ACCEPTED', 'TENANT_VERIFICATION');
