-- Logging in asks for the address as it is stored, which is in small letters.
create index users_email_as_stored on users (email);
