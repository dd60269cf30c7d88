import { sql } from 'kysely'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'
import { inWorld, visibleGroups } from '../../kernel/viewer/visible-to.ts'
import type { CompletedPayload } from './completed-content.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** Locks a group of the viewer's world, by its id or a unit's; answers its id, or undefined for a missing or foreign one. */
export async function lockGroup(
  db: Db,
  viewer: Viewer,
  by: { groupId: string } | { listingId: string },
): Promise<string | undefined> {
  let query = visibleGroups(db, viewer)
  if ('groupId' in by) query = query.where('g.id', '=', by.groupId)
  else {
    query = query.where((eb) =>
      eb(
        'g.id',
        '=',
        eb
          .selectFrom('listings as one')
          .select('one.group_id')
          .where('one.id', '=', by.listingId)
          .where('one.deleted_at', 'is', null),
      ),
    )
  }
  const row = await query.select('g.id').forNoKeyUpdate().executeTakeFirst()
  return row?.id
}

/** Stores what all units of a group share; what the payload leaves out stays. Accounts are chosen by payoutChoice. */
export async function saveContent(db: Db, groupId: string, given: CompletedPayload): Promise<void> {
  const { address, petRules, smokingRules, payoutInformation } = given
  const columns = defined({
    name: given.name,
    title: optionalJson(given.title),
    description: optionalJson(given.descriptionV2),
    additional_information: optionalJson(given.additionalInformation),
    house_rules: optionalJson(given.houseRulesText),
    listing_languages: given.listingLanguages && [...new Set(given.listingLanguages)],
    registration_number: given.registrationNumber,
    street: address?.street,
    street_number: address?.streetNumber,
    zip_code: address?.zipCode,
    city: address?.city,
    country: address?.country,
    // What nobody knows any more is stored as what nobody has said yet.
    price: given.price === null ? 0 : given.price,
    currency: given.currency,
    deposit: given.deposit,
    final_cleaning_fee: given.finalCleaningFee,
    stay_discounts: optionalJson(given.stayDiscounts),
    seasons: optionalJson(given.seasons),
    area: given.area === null ? 0 : given.area,
    accommodates: given.accommodates,
    floor_plan_url: given.floorPlanUrl,
    rooms: optionalJson(given.roomsInformation),
    home_type: given.homeType,
    furniture_standard: given.furnitureStandard,
    apartment_state: given.apartmentState,
    energy_certificate: given.energyCertificate === null ? null : optionalJson(given.energyCertificate),
    services: optionalJson(given.services),
    amenities: given.amenities && [...new Set(given.amenities)],
    amenities_availability: optionalJson(given.amenitiesAvailability),
    keys_provided: optionalJson(given.keysProvided),
    pet_rule: petRules?.rule,
    pet_conditions: optionalJson(petRules?.conditions),
    smoking_rule: smokingRules?.rule,
    smoking_conditions: optionalJson(smokingRules?.conditions),
    min_booking_duration: given.minBookingDuration,
    min_booking_duration_permit_id: given.minBookingDurationPermitId,
    min_booking_duration_exemption: given.minBookingDurationExemption,
    max_booking_duration: given.maxBookingDuration,
    max_vacancy: given.maxVacancy,
    max_vacancy_unit: given.maxVacancyUnit,
    invoice_calculation_method: given.invoiceCalculationMethod,
    part_of_group: given.partOfGroup,
    method_of_booking: given.methodOfBooking,
    online_signing: given.isOnlineSigning,
    first_month_rent: given.isFirstMonthRent,
    contract_name: given.contractName,
    labels: given.labels && [...new Set(given.labels)],
    contact_person_id: payoutInformation?.contactPersonId,
    billing_address_id: payoutInformation?.billingAddressId,
    billing_details_item_id: given.billingDetailsItemId,
  })
  if (columns) await db.updateTable('groups').set(columns).where('id', '=', groupId).execute()
}

/** Stores what a unit has for itself; what the payload leaves out stays. */
export async function saveUnit(db: Db, listingId: string, given: CompletedPayload): Promise<void> {
  const columns = defined({
    apartment_name: given.apartmentName,
    external_id: given.externalId,
    location_in_building: optionalJson(given.locationInBuilding),
    floor: given.floor,
  })
  if (columns) await db.updateTable('listings').set(columns).where('id', '=', listingId).execute()
}

/** The columns that have a value; null when none has: an update needs one. */
function defined<Columns extends object>(columns: Columns): Columns | null {
  return Object.values(columns).some((value) => value !== undefined) ? columns : null
}

function optionalJson(value: unknown) {
  return value === undefined ? undefined : json(value)
}

/** Adds unpublished units of those names to a group; returns their ids. */
export async function insertUnits(
  db: Db,
  units: {
    groupId: string
    landlordId: string
    names: readonly string[]
    availableFrom: Day
    at: Temporal.Instant
  },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into listings (group_id, landlord_id, apartment_name, available_from, created_at)
    select ${units.groupId}::uuid, ${units.landlordId}::uuid, name, ${units.availableFrom}::date, ${units.at}::timestamptz
    from unnest(${units.names}::text[]) with ordinality as names (name, place) order by place
    returning id`.execute(db)
  return rows.map((row) => row.id)
}

/** Marks units as deleted and unpublished; bookings, invoices and figures keep them. */
export async function deleteUnitRows(
  db: Db,
  listingIds: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('listings')
    .set({ deleted_at: at, published: false })
    .where('id', 'in', listingIds)
    .execute()
}

/** Marks a group as deleted. */
export async function deleteGroup(db: Db, groupId: string, at: Temporal.Instant): Promise<void> {
  await db.updateTable('groups').set({ deleted_at: at }).where('id', '=', groupId).execute()
}

/** Says what pictures of the viewer's world show; answers the ids that are there, with their groups. */
export async function saveCategories(
  db: Db,
  viewer: Viewer,
  pictures: readonly { imageId: string; category: string }[],
): Promise<{ id: string; groupId: string; landlordId: string }[]> {
  const { rows } = await sql<{ id: string; groupId: string; landlordId: string }>`
    update pictures set category = given.category
    from unnest(${pictures.map((picture) => picture.imageId)}::uuid[], ${pictures.map((picture) => picture.category)}::text[])
      as given (id, category)
    where pictures.id = given.id and ${inWorld(viewer, 'pictures.landlord_id', 'pictures.group_id')}
    returning pictures.id, pictures.group_id as "groupId", pictures.landlord_id as "landlordId"`.execute(db)
  return rows
}

/** Notes that units went public or left, in the transaction in which they do. */
export async function recordPublished(
  db: Db,
  at: Temporal.Instant,
  change: { listingIds: readonly string[]; published: boolean },
): Promise<void> {
  await sql`
    insert into publish_events (listing_id, group_id, landlord_id, published, at)
    select id, group_id, landlord_id, ${change.published}, ${at} from listings
    where id = any(${change.listingIds}::uuid[]) order by id`.execute(db)
}
