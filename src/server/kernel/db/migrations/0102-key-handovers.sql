-- What landlord and tenant write down where keys change hands, at moving in and at moving out (decision 133).
create table key_handovers (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings,
  kind text not null check (kind in ('ARRIVAL', 'DEPARTURE')),
  landlord_id uuid not null references users,
  tenant_id uuid not null references users,
  -- Day, keys, points, meters and notes, each with the side that it is from.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- What is written after both have confirmed, oldest first.
  remarks jsonb not null default '[]' check (jsonb_typeof(remarks) = 'array'),
  -- One more with each change, of a photo, too.
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  landlord_confirmed_at timestamptz,
  tenant_confirmed_at timestamptz,
  unique (booking_id, kind)
);
create index key_handovers_landlord on key_handovers (landlord_id);
create index key_handovers_tenant on key_handovers (tenant_id);

create table key_handover_photos (
  id uuid primary key default gen_random_uuid(),
  handover_id uuid not null references key_handovers on delete cascade,
  landlord_id uuid not null references users,
  tenant_id uuid not null references users,
  side text not null check (side in ('LANDLORD', 'TENANT')),
  file_name text not null check (length(file_name) between 1 and 120),
  content_type text not null,
  size integer not null check (size > 0),
  storage_key text not null unique,
  uploaded_at timestamptz not null
);
create index key_handover_photos_handover on key_handover_photos (handover_id);
create index key_handover_photos_landlord on key_handover_photos (landlord_id);
create index key_handover_photos_tenant on key_handover_photos (tenant_id);
