-- A landlord looks around in a demo of their own: a database beside this one, which goes when the row has gone.

create table demo_visits (
  id uuid primary key default gen_random_uuid(),
  landlord_id uuid not null unique references users on delete cascade,
  begun_at timestamptz not null,
  -- Null while the demo is made.
  ready_at timestamptz check (ready_at >= begun_at),
  seen_at timestamptz not null
);
