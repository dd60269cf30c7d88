-- Whoever signs up may have any language of a profile (C1), as the account then has. PostgreSQL 15 syntax.
alter table sign_ups drop constraint sign_ups_language_check;
alter table sign_ups add constraint sign_ups_language_check check (language in ('en', 'de', 'fr', 'uk', 'ru'));
