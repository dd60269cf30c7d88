import type { ContractChoice } from '../../../domain/rentals/contract-choice.ts'
import { type Calendar, loadCalendars } from '../../listings/occupancy/calendars.ts'
import { listBookingsBy } from '../bookings/sql.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import {
  type EventRow,
  listEvents,
  listFirstMonthRents,
  listTenantPayments,
  type TenantPaymentRow,
} from './sql.ts'
import {
  countStays,
  listActiveOfGroups,
  listCompetitors,
  listRequestsSentWith,
} from '../lifecycle/requests-sql.ts'
import { ownUnits } from '../../kernel/viewer/visible-to.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listOffers, type OfferRow } from '../lifecycle/offers-sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { groupById } from '../../listings/listings/loaders.ts'
import type { GroupRow } from '../../listings/listings/sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { staysBeside } from '../lifecycle/tenant-stays.ts'
import { type ContractSituation, loadContractSituations } from '../offers/contract-situation.ts'
import { listContractTerms } from '../offers/contract-terms-sql.ts'
import { addDays } from '../../../domain/kernel/day.ts'

const calendarsById = batched((ctx, groupIds: readonly string[]) =>
  loadCalendars(ctx.reads, groupIds, addDays(ctx.today(), -60)),
)

/** The calendars of a group's units, from 60 days ago on; of those that the viewer sees. */
export async function calendarsOfGroup(
  ctx: Context,
  group: { groupId: string; landlordId: string },
): Promise<Calendar[]> {
  return ownUnits(ctx.viewer, group, await calendarsById(ctx, group.groupId))
}

/** The landlord's active requests of a group. */
export const activeRequestsOfGroup = batched(async (ctx, groupIds: readonly string[]) =>
  Map.groupBy(await listActiveOfGroups(ctx.reads, requireViewer(ctx), groupIds), (row) => row.groupId),
)

/** The active requests of a group as far as it matters to others for the same days. */
export const competitorsInGroup = batched(async (ctx, groupIds: readonly string[]) =>
  Map.groupBy(await listCompetitors(ctx.reads, requireViewer(ctx), groupIds), (row) => row.groupId),
)

/** What happened to a request, oldest first. */
export const eventsOfRequest = batched(
  async (ctx, requestIds: readonly string[]): Promise<Map<string, EventRow[]>> =>
    Map.groupBy(await listEvents(ctx.reads, requestIds), (row) => row.requestId),
)

/** How many stays a tenant has had with the landlord. */
export const staysOfTenant = batched((ctx, tenantIds: readonly string[]) =>
  countStays(ctx.reads, requireViewer(ctx), tenantIds),
)

/** The booking that a request became. */
export const bookingOfRequest = batched(async (ctx, requestIds: readonly string[]) => {
  const rows = await listBookingsBy(ctx.reads, requireViewer(ctx), 'listing_request_id', requestIds)
  return new Map(rows.map((row) => [row.listingRequestId, row]))
})

/** What the tenant of a booking pays through the product, and how far it is. */
export const tenantPaymentsOfBooking = batched(
  async (ctx, bookingIds: readonly string[]): Promise<Map<string, TenantPaymentRow[]>> =>
    Map.groupBy(await listTenantPayments(ctx.reads, bookingIds), (row) => row.bookingId),
)

/** Whether a landlord takes the first month's rent through the product. */
export const firstMonthRentOfLandlord = batched(
  async (ctx, landlordIds: readonly string[]) =>
    new Map(
      (await listFirstMonthRents(ctx.reads, landlordIds)).map(({ landlordId, enabled }) => [
        landlordId,
        enabled,
      ]),
    ),
)

/** The tenant's requests that were sent together: of one booking request, to different listings. */
export const requestsSentWith = batched(async (ctx, bookingRequestIds: readonly string[]) =>
  Map.groupBy(
    await listRequestsSentWith(ctx.db, requireViewer(ctx), bookingRequestIds),
    (row) => row.bookingRequestId,
  ),
)

/** What the landlord has decided about the contract of a request. */
export const termsOfRequest = batched(
  (ctx, requestIds: readonly string[]): Promise<Map<string, ContractChoice>> =>
    listContractTerms(ctx.reads, requestIds),
)

/** Everything that decides about the contract of a request. */
export const situationOfRequest = batched(
  async (ctx, rows: readonly RequestRow[]): Promise<Map<RequestRow, ContractSituation>> => {
    const found = await loadContractSituations(ctx.db, ctx.viewer, rows)
    const known = rows.flatMap((row) => {
      const situation = found.get(row.id)
      return situation ? [[row, situation] as const] : []
    })
    return new Map(known)
  },
)

/** An offer that the viewer may see. */
export const offerById = batched(
  async (ctx, ids: readonly string[]): Promise<Map<string, OfferRow>> =>
    new Map((await listOffers(ctx.db, requireViewer(ctx), ids)).map((offer) => [offer.id, offer])),
)

/** The group that a request asks for; it stays as long as its requests do. */
export async function groupOf(ctx: Context, row: Pick<RequestRow, 'groupId'>): Promise<GroupRow> {
  const group = await groupById(ctx, row.groupId)
  if (!group) throw new Error(`The group ${row.groupId} is gone.`)
  return group
}

/** A request with what an answer to it looks at, read without locks. */
export async function surroundingsOf(ctx: Context, row: RequestRow) {
  const [group, calendars, stays] = await Promise.all([
    groupOf(ctx, row),
    calendarsOfGroup(ctx, row),
    staysBeside(ctx, row),
  ])
  return { row, group, calendars, stays }
}
