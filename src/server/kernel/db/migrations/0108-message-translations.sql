-- Translations of messages that a reader asked for (decision 139). PostgreSQL 15 syntax.

create table message_translations (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references messages on delete cascade,
  listing_request_id uuid not null references message_threads on delete cascade,
  landlord_id uuid not null references users,
  tenant_id uuid not null references users,
  -- Who wrote the message.
  side text not null check (side in ('LANDLORD', 'TENANT')),
  language text not null check (language in ('en', 'de', 'fr')),
  -- Which of its texts: without contact data, whole with them, without amounts, too.
  variant text not null check (variant in ('PLAIN', 'WHOLE', 'LIMITED')),
  -- Null while the provider is asked, and where that was in vain.
  text text check (length(text) between 1 and 24000),
  from_language text check (length(from_language) <= 12),
  -- By a server of our own, whose translations are none.
  is_test boolean not null,
  -- Whoever asked last, since when, and how often; a person who has left is nobody.
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  tries integer not null default 1 check (tries > 0),
  failed_at timestamptz,
  constraint message_translations_done check ((text is null) = (from_language is null)
    and (text is null or failed_at is null)),
  -- Nobody pays twice.
  unique (message_id, language, variant)
);
create index message_translations_request on message_translations (listing_request_id);
create index message_translations_landlord on message_translations (landlord_id);
create index message_translations_tenant on message_translations (tenant_id);
create index message_translations_asked on message_translations (asked_by, asked_at);
