-- What is kept of an identity: verdict, method, name, birth date and expiry; its pictures until the clock has run.
-- PostgreSQL 15 syntax.

alter table id_verifications
  add constraint id_verifications_document
    check (document in ('PASSPORT', 'ID_CARD', 'DRIVERS_LICENSE', 'RESIDENCE_PERMIT', 'VISA', 'OTHER')),
  -- As the document says; empty and null until somebody has read it.
  add column first_name text not null default '',
  add column last_name text not null default '',
  add column birth_date date,
  -- The last day on which the document is valid; null where it has no end.
  add column expires_on date,
  add column country text not null default '' check (length(country) in (0, 2)),
  add column method text check (method in ('STAFF_REVIEW', 'EXTERNAL_PROVIDER')),
  add column reviewed_by uuid references users on delete set null,
  add column failure_reason text check (failure_reason in (
    'UNREADABLE', 'NO_DOCUMENT', 'SIDE_MISSING', 'FACE_DIFFERS', 'NAME_DIFFERS', 'DOCUMENT_EXPIRED',
    'DOCUMENT_UNSUPPORTED', 'NOT_GENUINE', 'OTHER')),
  -- For the person, in the words of whoever decided.
  add column explanation text not null default '',
  -- Of the number of the document, with the installation's own key: two accounts with one document have the same.
  add column document_digest text,
  -- Not the provider itself but its test: it proves nobody's identity.
  add column is_test boolean not null default false,
  add column submitted_at timestamptz,
  add column decided_at timestamptz,
  -- Readings of the provider are numbered when they begin; a later one is never followed by an earlier one.
  add column readings_begun integer not null default 0,
  add column reading_applied integer not null default 0,
  add column checked_at timestamptz,
  -- When the pictures are destroyed, and when they were.
  add column erase_after timestamptz,
  add column erased_at timestamptz;
create index id_verifications_document_digest on id_verifications (document_digest)
  where document_digest is not null;
create index id_verifications_birth_date on id_verifications (birth_date) where birth_date is not null;
create index id_verifications_to_review on id_verifications (submitted_at)
  where provider = 'MEZZO' and action = 'SUBMITTED' and status is null;
create index id_verifications_erase_after on id_verifications (erase_after)
  where erased_at is null and erase_after is not null;
-- One open verification of a person at a time.
create unique index id_verifications_open on id_verifications (user_id)
  where status is null or status = 'RESUBMISSION_REQUESTED';

-- The pictures of a verification with the product itself, one of each side.
create table id_pictures (
  file_id uuid primary key references files,
  verification_id uuid not null references id_verifications on delete cascade,
  side text not null check (side in ('FRONT', 'BACK', 'SELFIE')),
  uploaded_at timestamptz not null,
  unique (verification_id, side)
);

-- Contents that have to go from the files; the row goes when they have.
create table id_picture_erasures (
  storage_key text primary key,
  due_at timestamptz not null
);

-- Sessions that have to go at the external provider; they outlive the person's account.
create table id_session_deletions (
  session_id text primary key,
  due_at timestamptz not null,
  tries integer not null default 0,
  tried_at timestamptz,
  -- What the provider answered when it refused, without anything about the person.
  failure text not null default '',
  -- When reading the session again found nothing.
  proven_at timestamptz
);
create index id_session_deletions_due on id_session_deletions (due_at) where proven_at is null;

-- However a picture's row goes, by its clock or with its person, its content and what the files say of it go, too.
create function erase_id_picture() returns trigger language plpgsql as $$
begin
  insert into id_picture_erasures (storage_key, due_at)
    select storage_key, now() from files where id = old.file_id on conflict do nothing;
  delete from files where id = old.file_id;
  return old;
end $$;
create trigger id_pictures_deleted after delete on id_pictures
  for each row execute function erase_id_picture();

-- With its person a session at the external provider goes there, too.
create function delete_id_session() returns trigger language plpgsql as $$
begin
  insert into id_session_deletions (session_id, due_at) values (old.session_id, now()) on conflict do nothing;
  return old;
end $$;
create trigger id_verifications_deleted before delete on id_verifications
  for each row when (old.provider = 'VERIFF' and old.erased_at is null) execute function delete_id_session();
