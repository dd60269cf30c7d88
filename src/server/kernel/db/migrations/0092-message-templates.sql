-- Texts that a landlord's team begins messages with.
create table message_templates (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null references users,
  name text not null check (length(name) between 1 and 60),
  text text not null check (length(text) between 1 and 3000),
  -- Who changes another one than they have read is refused.
  version int not null check (version > 0),
  changed_at timestamptz not null
);
create unique index message_templates_name on message_templates (landlord_id, lower(name));
