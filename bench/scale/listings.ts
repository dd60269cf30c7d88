import { between, id, oneOf, random } from './random.ts'
import { MEASURED_UNITS, STAYS_PER_UNIT, type ScaleSize } from './size.ts'

/** Of the measured landlord's units the last twenty are two groups of ten, the others stand alone. */
const measuredGroups = MEASURED_UNITS - 20 + 2

const streets = [
  'Lindenstraße',
  'Bergmannstraße',
  'Hauptstraße',
  'Rosenweg',
  'Kastanienallee',
  'Goethestraße',
  'Am Markt',
  'Seestraße',
]
const cities = [
  'Berlin',
  'Hamburg',
  'München',
  'Köln',
  'Leipzig',
  'Wien',
  'Aachen',
  'Bonn',
  'Frankfurt am Main',
  'Stuttgart',
]
const rooms = ['Garden', 'Roof', 'River', 'Studio', 'Corner', 'Courtyard', 'Park', 'Tower']

/** Groups, units with their calendars' days, pictures. Temporary tables keep what the following scripts need. */
export function listingScripts(size: ScaleSize): string[] {
  return [units(size), groups(size), insertGroups, insertListings, insertPictures]
}

/**
 * Of the other units 16 of 40 stand alone, six are in two groups of three, six are a group, twelve are a group.
 * Every unit gets the days of three stays, from the past over today to the coming months.
 */
function units({ units: count }: ScaleSize): string {
  const other = `(n - ${MEASURED_UNITS} - 1)`
  const place = `${other} % 40`
  return `
    create temp table scale_units as
    select n, group_n,
      current_date - 420 + s as from_1, current_date - 420 + s + l1 as to_1,
      current_date - 420 + s + l1 + g1 as from_2, current_date - 420 + s + l1 + g1 + l2 as to_2,
      current_date - 420 + s + l1 + g1 + l2 + g2 as from_3, current_date - 420 + s + l1 + g1 + l2 + g2 + l3 as to_3
    from (
      select n,
        case when n <= ${MEASURED_UNITS - 20} then n
          when n <= ${MEASURED_UNITS} then ${MEASURED_UNITS - 20} + 1 + (n - ${MEASURED_UNITS - 20} - 1) / 10
          else ${measuredGroups} + 1 + ${other} / 40 * 20 + case
            when ${place} < 16 then ${place}
            when ${place} < 22 then 16 + (${place} - 16) / 3
            when ${place} < 28 then 18 else 19 end
        end as group_n,
        ${between('n', 11, 0, 240)} as s, ${between('n', 12, 45, 165)} as l1, ${between('n', 13, 3, 48)} as g1,
        ${between('n', 14, 60, 210)} as l2, ${between('n', 15, 3, 60)} as g2, ${between('n', 16, 60, 260)} as l3
      from generate_series(1, ${count}) n
    ) units;
    create unique index on scale_units (n);
    analyze scale_units`
}

/** Every landlord has a group; of the rest most belong to few, as in life. */
function groups({ landlords }: ScaleSize): string {
  const others = landlords - 1
  return `
    create temp table scale_groups as
    select group_n as n, count(*) as units,
      case when group_n <= ${measuredGroups} then 1
        when group_n <= ${measuredGroups} + ${others} then group_n - ${measuredGroups} + 1
        else 2 + floor(${others} * power(${random('group_n', 21)}, 2))::int end as landlord_n
    from scale_units group by group_n;
    create unique index on scale_groups (n);
    analyze scale_groups`
}

const insertGroups = `
  insert into groups (id, landlord_id, part_of_group, name, title, description, street, street_number, zip_code, city,
    country, price, currency, deposit, final_cleaning_fee, area, accommodates, amenities, home_type,
    furniture_standard, pet_rule, method_of_booking, online_signing, landlord_fee_percent, min_booking_duration,
    max_booking_duration, created_at)
  select ${id('group', 'n')}, ${id('landlord', 'landlord_n')}, units > 1,
    ${oneOf('n', 31, rooms)} || case when units > 1 then ' House ' else ' Apartment ' end || n,
    jsonb_build_object('en', 'Bright apartment ' || n, 'de', 'Helle Wohnung ' || n, 'fr', 'Appartement clair ' || n),
    jsonb_build_object('en', 'Two rooms with everything that a stay of some months needs, quiet and near the station.'),
    ${oneOf('n', 32, streets)}, ${between('n', 33, 1, 120)}::text, ${between('n', 34, 10115, 89999)}::text,
    ${oneOf('n', 35, cities)}, 'DE', ${between('n', 36, 70, 320)} * 1000, 'EUR', ${between('n', 36, 70, 320)} * 2000,
    9000, ${between('n', 37, 22, 110)}, ${between('n', 38, 1, 5)}, array['WIFI', 'WASHING_MACHINE', 'BALCONY'],
    'ENTIRE_APARTMENT', ${oneOf('n', 39, ['STANDARD', 'MEDIUM', 'LUXURY'])}, 'ALLOWED',
    case when ${random('n', 40)} < 0.2 then 'AFTER_LANDLORD_CONFIRMED_BOOKING' else 'AFTER_TENANT_SIGNED_CONTRACT' end,
    ${random('n', 41)} < 0.85, 10, 1, 12, now() - interval '800 days' - n * interval '1 second'
  from scale_groups`

/** One unit in twenty-five isn't published. None has a rent of its own, which need not be asked of each group. */
const insertListings = `
  alter table listings disable trigger listings_rents_added;
  insert into listings (id, group_id, landlord_id, external_id, apartment_name, floor, available_from, published,
    last_published_at, created_at)
  select ${id('unit', 'u.n')}, ${id('group', 'u.group_n')}, ${id('landlord', 'g.landlord_n')},
    case when ${random('u.n', 51)} < 0.7 then 'W-' || lpad(u.n::text, 6, '0') end,
    'Apartment ' || u.n, ${between('u.n', 52, 0, 6)}, current_date - 700, u.n % 25 <> 13,
    case when u.n % 25 <> 13 then now() - interval '300 days' end, now() - interval '800 days' - u.n * interval '1 second'
  from scale_units u join scale_groups g on g.n = u.group_n;
  alter table listings enable trigger listings_rents_added`

const insertPictures = `
  insert into pictures (group_id, landlord_id, position, name, category, content_hash,
    thumbnail_url, small_url, medium_url, large_url)
  select ${id('group', 'n')}, ${id('landlord', 'landlord_n')}, position, 'Living room', 'LIVING_ROOM',
    md5(n || ' ' || position), '/placeholder-thumbnail.webp', '/placeholder-small.webp', '/placeholder-medium.webp',
    '/placeholder-large.webp'
  from scale_groups, generate_series(0, 2) position`

/** SQL for the days of the k-th stay (1 to 3) of a unit. */
export function stayOf(unit: string, slot: string): { from: string; to: string } {
  const pick = (side: string) =>
    `case ${slot} ${Array.from({ length: STAYS_PER_UNIT }, (_, at) => `when ${at + 1} then ${unit}.${side}_${at + 1}`).join(' ')} end`
  return { from: pick('from'), to: pick('to') }
}
