-- Staff with the permission for it look through what the external provider has said. PostgreSQL 15 syntax.

create index id_verifications_external on id_verifications (updated_at desc, id desc)
  where provider = 'VERIFF' and status is not null;
