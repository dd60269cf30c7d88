import { sql, type SqlBool } from 'kysely'
import type { InvoiceCalculationMethod } from '../../../domain/catalogue/invoices.ts'
import type {
  MaxVacancyUnit,
  Amenity,
  ApartmentRule,
  FurnitureStandard,
  HomeType,
} from '../../../domain/catalogue/listings.ts'
import type { MethodOfBooking } from '../../../domain/catalogue/requests.ts'
import type { ContractName } from '../../../domain/catalogue/contracts.ts'
import type { Tag } from '../../../domain/catalogue/flags.ts'
import type { Season } from '../../../domain/listings/seasons.ts'
import type { StayDiscount } from '../../../domain/listings/stay-discounts.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { GroupCounts } from './counts-sql.ts'
import type { CoverRow } from './pictures-sql.ts'
import { inWorld, publicGroups, readableGroups, visibleGroups } from '../../kernel/viewer/visible-to.ts'

/** The content of a group; amounts in minor units, durations in months. */
export interface GroupRow {
  groupId: string
  landlordId: string
  partOfGroup: boolean
  name: string
  title: Record<string, string>
  description: Record<string, string>
  street: string
  streetNumber: string
  zipCode: string
  city: string
  country: string
  price: number
  /** The lowest and the highest rent of its units. */
  fromPrice: number
  toPrice: number
  stayDiscounts: StayDiscount[]
  seasons: Season[]
  currency: string
  deposit: number
  area: number
  accommodates: number
  amenities: Amenity[]
  homeType: HomeType
  furnitureStandard: FurnitureStandard
  petRule: ApartmentRule
  smokingRule: ApartmentRule
  houseRules: Record<string, string>
  labels: Tag[]
  methodOfBooking: MethodOfBooking
  onlineSigning: boolean
  firstMonthRent: boolean
  contractName: ContractName
  invoiceCalculationMethod: InvoiceCalculationMethod
  minBookingDuration: number | null
  minBookingDurationPermitId: string | null
  minBookingDurationExemption: boolean
  maxBookingDuration: number | null
  maxVacancy: number | null
  maxVacancyUnit: MaxVacancyUnit
  createdAt: Temporal.Instant
}

const groupColumns = [
  'g.id as groupId',
  'g.landlord_id as landlordId',
  'g.part_of_group as partOfGroup',
  'g.name',
  'g.title',
  'g.description',
  'g.street',
  'g.street_number as streetNumber',
  'g.zip_code as zipCode',
  'g.city',
  'g.country',
  'g.price',
  'g.from_price as fromPrice',
  'g.to_price as toPrice',
  'g.stay_discounts as stayDiscounts',
  'g.seasons',
  'g.currency',
  'g.deposit',
  'g.area',
  'g.accommodates',
  'g.amenities',
  'g.home_type as homeType',
  'g.furniture_standard as furnitureStandard',
  'g.pet_rule as petRule',
  'g.smoking_rule as smokingRule',
  'g.house_rules as houseRules',
  'g.labels',
  'g.method_of_booking as methodOfBooking',
  'g.online_signing as onlineSigning',
  'g.first_month_rent as firstMonthRent',
  'g.contract_name as contractName',
  'g.invoice_calculation_method as invoiceCalculationMethod',
  'g.min_booking_duration as minBookingDuration',
  'g.min_booking_duration_permit_id as minBookingDurationPermitId',
  'g.min_booking_duration_exemption as minBookingDurationExemption',
  'g.max_booking_duration as maxBookingDuration',
  'g.max_vacancy as maxVacancy',
  'g.max_vacancy_unit as maxVacancyUnit',
  'g.created_at as createdAt',
] as const

/** Contents of groups by id, whoever asks: only for ids that came out of a visible row. */
export async function listGroups(source: Source, groupIds: readonly string[]): Promise<GroupRow[]> {
  return groupIds.length === 0 ? [] : groupsById.list(source, { groupIds })
}

const groupsById = statement(
  (db, { groupIds }: { groupIds: readonly string[] }) =>
    db
      .selectFrom('groups as g')
      .select(groupColumns)
      .where(sql<SqlBool>`g.id = any(${groupIds}::uuid[])`),
  { createdAt: true },
)

/** A group with what the overview shows beside its content. */
export interface OverviewRow extends GroupRow {
  cover: CoverRow | null
  counts: GroupCounts | null
}

/** Groups with cover and counts, in no particular order: only for ids that came out of a visible row. */
export async function listOverviewGroups(
  source: Source,
  groupIds: readonly string[],
): Promise<OverviewRow[]> {
  return overviewGroupsById.list(source, { groupIds })
}

const columnTexts = groupColumns
  .map((column) => column.split(' as '))
  .map(([column, name]) => (name ? `${column} as "${name}"` : column))
  .join(', ')

const overviewGroupsById = statement(
  (_, { groupIds }: { groupIds: readonly string[] }) => sql<OverviewRow>`
    select ${sql.raw(columnTexts)},
      (select json_build_object('id', p.id, 'groupId', p.group_id, 'name', p.name, 'category', p.category,
          'contentHash', p.content_hash, 'urls', json_build_object('thumbnail', p.thumbnail_url, 'small', p.small_url,
            'medium', p.medium_url, 'large', p.large_url))
        from pictures p where p.group_id = g.id and p.position = 0) as cover,
      (select json_build_object('numOpenRequests', c.num_open_requests,
          'numInProgressRequests', c.num_in_progress_requests, 'numBlockedRequests', c.num_blocked_requests,
          'numBookingOffersInLandlordSigning', c.num_booking_offers_in_landlord_signing,
          'numBookingOffersInLandlordSigningLBC', c.num_booking_offers_in_landlord_signing_lbc,
          'numRequestsInWaitingToConfirmBooking', c.num_requests_in_waiting_to_confirm_booking,
          'numNeedsYou', c.num_needs_you)
        from group_counts c where c.group_id = g.id) as counts
    from groups g where g.id = any(${groupIds}::uuid[])`,
  { createdAt: true },
  { isWide: true },
)

/** A group of the landlord by its id or by one of its units, or undefined. */
export async function findGroup(
  source: Source,
  viewer: Viewer,
  by: ListingKey,
): Promise<GroupRow | undefined> {
  return visibleGroupBy.find(source, { viewer, ...keyOf(by) })
}

/** A published group by its id or by one of its units, or undefined. */
export async function findPublicGroup(source: Source, by: ListingKey): Promise<GroupRow | undefined> {
  return publicGroupBy.find(source, keyOf(by))
}

interface AskedGroup {
  groupId: string | null
  listingId: string | null
}

function keyOf(by: ListingKey): AskedGroup {
  return { groupId: null, listingId: null, ...by }
}

/** The same, or a house of which the viewer sees single units alone, by one of those: for reading. */
export async function findReadableGroup(
  source: Source,
  viewer: Viewer,
  by: ListingKey,
): Promise<GroupRow | undefined> {
  return readableGroupBy.find(source, { viewer, ...keyOf(by) })
}

const readableGroupBy = statement(
  (db, { viewer, ...by }: AskedGroup & { viewer: Viewer }) => {
    const groups = narrowGroups(readableGroups(db, viewer), by).select(groupColumns)
    if (!by.listingId || !viewer.listingIds) return groups
    return groups.where((eb) =>
      eb.or([
        inWorld(viewer, 'g.landlord_id', 'g.id'),
        sql<SqlBool>`${by.listingId}::uuid = any(${viewer.listingIds}::uuid[])`,
      ]),
    )
  },
  { createdAt: true },
)

const visibleGroupBy = statement(
  (db, { viewer, ...by }: AskedGroup & { viewer: Viewer }) =>
    narrowGroups(visibleGroups(db, viewer), by).select(groupColumns),
  { createdAt: true },
)

const publicGroupBy = statement(
  (db, by: AskedGroup) => narrowGroups(publicGroups(db), by).select(groupColumns),
  { createdAt: true },
)

function narrowGroups(groups: ReturnType<typeof visibleGroups>, { groupId, listingId }: AskedGroup) {
  if (groupId) return groups.where('g.id', '=', groupId)
  return groups.where((eb) =>
    eb.exists(
      eb
        .selectFrom('listings as one')
        .select('one.id')
        .whereRef('one.group_id', '=', 'g.id')
        .where('one.id', '=', listingId)
        .where('one.deleted_at', 'is', null),
    ),
  )
}

/**
 * A window of the published groups, all or of one city, in the order of compareByPrice. `currencies` are those that they
 * have; where there are others than the first, up to two statements more.
 */
export async function listPublicGroups(
  db: Db,
  city: string | null,
  currencies: readonly string[],
  window: { offset: number; limit: number },
): Promise<GroupRow[]> {
  const [own = '', ...others] = currencies
  const all = city ? publicGroups(db).where('g.city', '=', city) : publicGroups(db)
  const inOwn = all.where('g.currency', '=', own)
  const first = await inOwn
    .select(groupColumns)
    .orderBy('g.from_price')
    .orderBy('g.id')
    .offset(window.offset)
    .limit(window.limit)
    .execute()
  if (others.length === 0 || first.length === window.limit) return first
  const { count } = await inOwn.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rest = await all
    .where('g.currency', '<>', own)
    .select(groupColumns)
    .orderBy(sql`array_position(${others}::text[], g.currency)`)
    .orderBy('g.currency')
    .orderBy('g.from_price')
    .orderBy('g.id')
    .offset(Math.max(0, window.offset - count))
    .limit(window.limit - first.length)
    .execute()
  return [...first, ...rest]
}

/** Published groups of the same city that could be asked, too: the landlord's own first, then the nearest price in its currency. */
export async function listOtherPublicGroups(db: Db, groupId: string, limit: number): Promise<GroupRow[]> {
  const asked = sql`(select asked.from_price from groups asked where asked.id = ${groupId})`
  const askedCurrency = sql`(select asked.currency from groups asked where asked.id = ${groupId})`
  return publicGroups(db)
    .where('g.city', '=', (eb) => eb.selectFrom('groups').select('city').where('id', '=', groupId))
    .where('g.id', '<>', groupId)
    .select(groupColumns)
    .orderBy(sql`g.landlord_id <> (select asked.landlord_id from groups asked where asked.id = ${groupId})`)
    .orderBy(sql`case when g.currency = ${askedCurrency} then abs(g.from_price - ${asked}) end`, (order) =>
      order.asc().nullsLast(),
    )
    .orderBy('g.id')
    .limit(limit)
    .execute()
}

/** A listing by its own id or by its group's. */
export type ListingKey = { listingId: string } | { groupId: string }

/** What the limits on the length of a stay look at. */
export function limitedBy(group: GroupRow) {
  return {
    address: { city: group.city, zipCode: group.zipCode, country: group.country },
    minBookingDuration: group.minBookingDuration,
    maxBookingDuration: group.maxBookingDuration,
    minBookingDurationPermitId: group.minBookingDurationPermitId,
    minBookingDurationExemption: group.minBookingDurationExemption,
  }
}
