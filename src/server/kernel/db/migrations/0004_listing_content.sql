-- The rest of a listing's content (D3 Listing). What has a structure is checked by src/domain/listing-content.ts.
alter table groups
  add column listing_languages text[] not null default '{en}',
  add column registration_number text,
  add column additional_information jsonb not null default '{}',
  add column dropbox_images_synced_at timestamptz,
  add column floor_plan_url text,
  add column apartment_state text
    check (apartment_state in ('UNMODIFIED', 'MODERNIZED', 'RENOVATED', 'REHABILITATED')),
  add column energy_certificate jsonb,
  add column services jsonb not null default '{}',
  -- Where an amenity is to be found, for those that are not simply there.
  add column amenities_availability jsonb not null default '{}',
  add column keys_provided jsonb not null default '{}',
  add column pet_conditions jsonb not null default '{}',
  add column smoking_conditions jsonb not null default '{}';

-- A room says its kind in the specification's word, and its beds.
update groups set rooms = (
  select coalesce(jsonb_agg(
    jsonb_build_object('roomType', coalesce(room ->> 'roomType', room ->> 'type'), 'singleBedsCount', 0,
      'doubleBedsCount', case when coalesce(room ->> 'roomType', room ->> 'type') = 'BEDROOM' then 1 else 0 end,
      'guestBedsCount', 0, 'couchBedsCount', 0, 'othersCount', 0)
    order by place), '[]')
  from jsonb_array_elements(rooms) with ordinality as list (room, place)
) where rooms <> '[]';
