-- Which of the staff is looking at what, so that no two decide about the same. PostgreSQL 15 syntax.

create table review_claims (
  kind text not null check (kind in ('DOCUMENT', 'IDENTITY', 'SOLVENCY')),
  -- A document's file, a verification or a check: what the kind says.
  subject_id uuid not null,
  staff_id uuid not null references users on delete cascade,
  claimed_at timestamptz not null,
  until timestamptz not null check (until > claimed_at),
  primary key (kind, subject_id)
);
create index review_claims_staff on review_claims (staff_id);
