-- What a landlord's team notes about a booking for itself.
create table booking_notes (
  booking_id uuid primary key references bookings,
  landlord_id uuid not null references users,
  text text not null check (length(text) <= 2000),
  -- Of the text: who changes another one than they have read is refused.
  version int not null check (version > 0),
  changed_at timestamptz not null
);
create index booking_notes_landlord on booking_notes (landlord_id);
