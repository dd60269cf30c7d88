-- Who signs up with a passkey chooses no password: the passkey is made when the link in the mail is opened, for the
-- account that there will be then. The challenge belongs to this one sign-up, works once and for minutes.
alter table sign_ups alter column password drop not null;
alter table sign_ups add column account_id uuid not null default gen_random_uuid();
alter table sign_ups add column challenge text;
alter table sign_ups add column challenge_expires_at timestamptz;
alter table sign_ups add constraint sign_ups_challenge
  check ((challenge is null) = (challenge_expires_at is null));
