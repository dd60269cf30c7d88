import { type NotNull, sql, type SqlBool } from 'kysely'
import type { Tag } from '../../../domain/catalogue/flags.ts'
import type { ListingLanguage } from '../../../domain/catalogue/language.ts'
import type { ApartmentState, Amenity, AmenitiesAvailability } from '../../../domain/catalogue/listings.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** The part of a group's content that only details ask for; amounts in minor units. */
export interface ContentRow {
  groupId: string
  listingLanguages: ListingLanguage[]
  registrationNumber: string | null
  additionalInformation: Record<string, string>
  dropboxImagesSyncedAt: Temporal.Instant | null
  floorPlanUrl: string | null
  finalCleaningFee: number
  /** What src/domain/listings/listing-details.ts reads. */
  rooms: unknown
  energyCertificate: unknown
  services: unknown
  keysProvided: unknown
  apartmentState: ApartmentState | null
  amenitiesAvailability: Partial<Record<Amenity, AmenitiesAvailability>>
  petConditions: Record<string, string>
  smokingConditions: Record<string, string>
}

/** Contents of groups by id, whoever asks: only for ids that came out of a visible row. */
export async function listContents(source: Source, groupIds: readonly string[]): Promise<ContentRow[]> {
  return contentsOf.list(source, { groupIds })
}

const contentsOf = statement(
  (db, { groupIds }: { groupIds: readonly string[] }) =>
    db
      .selectFrom('groups')
      .select([
        'id as groupId',
        'listing_languages as listingLanguages',
        'registration_number as registrationNumber',
        'additional_information as additionalInformation',
        'dropbox_images_synced_at as dropboxImagesSyncedAt',
        'floor_plan_url as floorPlanUrl',
        'final_cleaning_fee as finalCleaningFee',
        'rooms',
        'energy_certificate as energyCertificate',
        'services',
        'keys_provided as keysProvided',
        'apartment_state as apartmentState',
        'amenities_availability as amenitiesAvailability',
        'pet_conditions as petConditions',
        'smoking_conditions as smokingConditions',
      ])
      .where(sql<SqlBool>`id = any(${groupIds}::uuid[])`),
  { dropboxImagesSyncedAt: true },
)

/** Where units are in their building, by unit id and language. */
export async function listLocations(
  source: Source,
  listingIds: readonly string[],
): Promise<{ listingId: string; locationInBuilding: Record<string, string> }[]> {
  return locationsOf.list(source, { listingIds })
}

const locationsOf = statement((db, { listingIds }: { listingIds: readonly string[] }) =>
  db
    .selectFrom('listings')
    .select(['id as listingId', 'location_in_building as locationInBuilding'])
    .where(sql<SqlBool>`id = any(${listingIds}::uuid[])`),
)

/** A landlord as a listing names them. */
export interface LandlordRow {
  id: string
  firstName: string
  lastName: string
}

/** Landlords by id. */
export async function listLandlords(db: Db, ids: readonly string[]): Promise<LandlordRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('users')
    .select(['id', 'first_name as firstName', 'last_name as lastName'])
    .where('id', 'in', ids)
    .execute()
}

/** What of a group decides whether it may be published. */
export interface PublishableRow {
  groupId: string
  street: string
  streetNumber: string
  zipCode: string
  city: string
  country: string
  price: number
  currency: string
  area: number
  title: Record<string, string>
  energyCertificate: unknown
  registrationNumber: string | null
  minBookingDurationPermitId: string | null
  labels: Tag[]
  hasContactPerson: boolean
  rooms: number
  pictures: number
  availableFrom: Day | null
}

/** What decides whether groups may be published: only for ids that came out of a visible row. */
export async function listPublishable(db: Db, groupIds: readonly string[]): Promise<PublishableRow[]> {
  if (groupIds.length === 0) return []
  const { rows } = await sql<PublishableRow>`
    select g.id as "groupId", g.street, g.street_number as "streetNumber", g.zip_code as "zipCode", g.city, g.country,
      g.price, g.currency, g.area, g.title, g.energy_certificate as "energyCertificate",
      g.registration_number as "registrationNumber",
      g.min_booking_duration_permit_id as "minBookingDurationPermitId", g.labels, g.contact_person_id is not null as "hasContactPerson",
      jsonb_array_length(g.rooms) as rooms,
      (select count(*) from pictures p where p.group_id = g.id) as pictures,
      (select min(u.available_from) from listings u
        where u.group_id = g.id and u.deleted_at is null and u.available_from_known) as "availableFrom"
    from groups g where g.id = any(${groupIds}::uuid[])`.execute(db)
  return rows
}

/** When groups were put away: only for ids that came out of a visible row. */
export async function listArchived(
  db: Db,
  groupIds: readonly string[],
): Promise<{ groupId: string; archivedAt: Temporal.Instant }[]> {
  if (groupIds.length === 0) return []
  return db
    .selectFrom('groups')
    .select(['id as groupId', 'archived_at as archivedAt'])
    .where('id', 'in', groupIds)
    .where('archived_at', 'is not', null)
    .$narrowType<{ archivedAt: NotNull }>()
    .execute()
}

/** The last change of a rent that is in force; of a unit's own 0 is the rent of its group. */
export interface LastRentChange {
  before: number
  after: number
  currency: string
  at: Temporal.Instant
}

/** The last change of each rent that is in force, by its group or unit: only for ids that came out of a visible row. */
export async function lastRentChanges(
  db: Db,
  ownerIds: readonly string[],
): Promise<Map<string, LastRentChange>> {
  if (ownerIds.length === 0) return new Map()
  const { rows } = await sql<LastRentChange & { ownerId: string }>`
    select asked.id as "ownerId", last.before, last.after, last.currency, last.in_force_at as at
    from unnest(${ownerIds}::uuid[]) as asked (id) cross join lateral (
      select c.before, c.after, c.currency, c.in_force_at from rent_changes c
      where (c.listing_id = asked.id or (c.group_id = asked.id and c.listing_id is null))
        and c.in_force_at is not null and c.undone_at is null
      order by c.in_force_at desc, c.id limit 1) as last`.execute(db)
  return new Map(rows.map(({ ownerId, ...change }) => [ownerId, change]))
}
