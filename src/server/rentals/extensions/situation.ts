import { type Day, unbrokenChain } from '../../../domain/kernel/day.ts'
import type { ExtensionSituation } from '../../../domain/rentals/extension.ts'
import { loadCalendars } from '../../listings/occupancy/calendars.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { type GroupRow, listGroups, limitedBy } from '../../listings/listings/sql.ts'
import { type ExtendableBooking, findTenantsBooking } from './sql.ts'
import { listTenantStays, othersOf, type TenantStayRow } from '../lifecycle/tenant-stays-sql.ts'

/** A booking with all that decides about its extension. */
export interface Extendable extends ExtensionSituation {
  row: ExtendableBooking
  group: GroupRow
  /** The last booking of the unbroken chain: an extension extends this one. */
  lastBookingId: string
}

/** What decides about extending a tenant's booking, or null when the tenant has no such booking. */
export async function loadExtendable(
  source: Source,
  ctx: Pick<Context, 'today'>,
  tenantId: string,
  bookingId: string,
): Promise<Extendable | null> {
  const row = await findTenantsBooking(source, tenantId, bookingId)
  if (!row) return null
  const [[group], stays, calendars] = await Promise.all([
    listGroups(source, [row.groupId]),
    listTenantStays(source, [row]),
    loadCalendars(source, [row.groupId], row.to),
  ])
  if (!group) return null
  const inUnit = stays.filter((stay) => stay.bookingId !== null && stay.listingId === row.listingId)
  const booked = unbrokenChain([...inUnit, row], row.to) ?? { from: row.from, to: row.to }
  const unit = calendars.get(row.groupId)?.find((calendar) => calendar.id === row.listingId) ?? null
  return {
    row,
    group,
    booking: row,
    booked,
    lastBookingId: lastOf(inUnit, booked.to)?.bookingId ?? row.id,
    hasOpenExtension: stays.some((stay) => stay.bookingId === null && stay.listingId === row.listingId),
    unit,
    listing: limitedBy(group),
    others: othersOf(stays, null),
    today: ctx.today(),
  }
}

function lastOf(stays: readonly TenantStayRow[], day: Day): TenantStayRow | undefined {
  return stays.find((stay) => stay.to === day)
}
