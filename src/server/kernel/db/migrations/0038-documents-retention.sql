-- What kind of document it is, for which other requests it may be used, and when it is deleted. PostgreSQL 15 syntax.

alter table tenant_documents
  -- Null: from before that was asked.
  add column id_document text check (id_document in
    ('PASSPORT', 'ID_CARD', 'DRIVERS_LICENSE', 'RESIDENCE_PERMIT', 'VISA', 'OTHER')),
  add column student_id_type text check (student_id_type in ('VALID_ID', 'ENROLLMENT_CERTIFICATE', 'ACCEPTANCE_LETTER')),
  -- The day on which its clock is looked at next; when it is over then, the document is deleted.
  add column look_on date not null default current_date,
  add check (id_document is null or type = 'VALID_IDENTITY_DOCUMENT'),
  add check (student_id_type is null or type = 'CERTIFICATE_OF_MATRICULATION');
create index tenant_documents_look on tenant_documents (look_on, file_id);
create index tenant_documents_tenant on tenant_documents (tenant_id);

-- That a tenant lets documents be used for a request to another landlord, and has taken that back.
create table tenant_document_consents (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references users,
  landlord_id uuid not null references users,
  listing_request_id uuid not null references listing_requests,
  given_at timestamptz not null,
  revoked_at timestamptz check (revoked_at >= given_at)
);
create unique index tenant_document_consents_request on tenant_document_consents (listing_request_id)
  where revoked_at is null;
create index tenant_document_consents_tenant on tenant_document_consents (tenant_id);

create table tenant_document_uses (
  consent_id uuid not null references tenant_document_consents on delete cascade,
  file_id uuid not null references tenant_documents on delete cascade,
  primary key (consent_id, file_id)
);
create index tenant_document_uses_file on tenant_document_uses (file_id);

-- A credit note's file is called what it is, and stays as an invoice's does.
drop trigger files_of_documents_kept on files;
create trigger files_of_documents_kept before update of type, file_name, content_type, size, sha256, storage_key on files
  for each row when (old.type in ('INVOICE', 'CREDIT_NOTE')) execute function keep_document_files();
