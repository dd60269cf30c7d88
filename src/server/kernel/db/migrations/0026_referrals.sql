-- Everybody has a code of their own, which leads others to sign up; whom it brought is kept. PostgreSQL 15 syntax.
alter table users
  add column referral_code text not null default substr(replace(gen_random_uuid()::text, '-', ''), 1, 12) unique,
  add column referred_by uuid references users;
create index users_referred_by on users (referred_by) where referred_by is not null;

-- The code by which somebody came who has not opened the link in the mail yet.
alter table sign_ups add column referral_code text;
