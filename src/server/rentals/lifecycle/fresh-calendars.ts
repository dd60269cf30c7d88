import type { CalendarChange, CalendarRefresh } from '../../../domain/calendars/calendar-refresh.ts'
import { isAutoAccepted } from '../../../domain/rentals/availability-check.ts'
import { overlaps, type Stay } from '../../../domain/kernel/day.ts'
import { BookingConflictError } from '../../../domain/kernel/errors.ts'
import { findRequest } from './requests-sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { type Payload, payload } from '../../kernel/graphql/payload.ts'
import { listGroups } from '../../listings/listings/sql.ts'
import { findOffer } from './offers-sql.ts'
import type { Side } from '../../kernel/viewer/visible-to.ts'
import { refreshFeeds } from '../../calendars/feeds/refresh.ts'
import { ownUnits } from '../../kernel/viewer/visible-to.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** What asking the calendars brought, seen from a request. */
export interface RequestCalendars extends CalendarRefresh {
  changes: (CalendarChange & { touchesRequest: boolean })[]
}

/** A mutation's answer with what the calendars answered before it decided. */
export interface FreshPayload<Result> extends Payload<Result> {
  calendars: RequestCalendars | null
}

/** Asks the calendars of a request's group before something is decided about it; null where there is no such request. */
export async function calendarsOfRequest(
  ctx: Context,
  requestId: string,
  side: Side = 'landlord',
): Promise<RequestCalendars | null> {
  const request = await findRequest(ctx.db, requireViewer(ctx), side, requestId)
  return request ? askAround(ctx, request) : null
}

/** The same for the landlord's side of an offer; null for the tenant, whom the landlord's calendars don't concern. */
export async function calendarsOfOffer(ctx: Context, offerId: string): Promise<RequestCalendars | null> {
  const viewer = requireViewer(ctx)
  const offer = await findOffer(ctx.db, viewer, offerId)
  return offer && offer.tenantId !== viewer.id ? askAround(ctx, offer) : null
}

/** Asks the calendars of those groups that a label lets accept requests without their landlord. */
export async function askWhereAutoAccepted(ctx: Context, groupIds: readonly string[]): Promise<void> {
  const groups = await listGroups(ctx.db, groupIds)
  const accepting = groups.filter(({ labels }) =>
    isAutoAccepted({ type: 'STANDARD', skipReason: null }, labels),
  )
  if (accepting.length > 0) await refreshFeeds(ctx, { groupIds: accepting.map(({ groupId }) => groupId) })
}

async function askAround(
  ctx: Context,
  stay: Stay & { groupId: string; landlordId: string },
): Promise<RequestCalendars> {
  const groupIds = [stay.groupId]
  const only = (listingId: string) => ownUnits(ctx.viewer, stay, [{ id: listingId }]).length > 0
  const refresh = await refreshFeeds(ctx, { groupIds, only })
  return {
    ...refresh,
    changes: refresh.changes.map((change) => ({ ...change, touchesRequest: overlaps(change, stay) })),
  }
}

/** Decides only after the calendars have been asked, and shows what they answered, whatever came of the decision. */
export async function afterCalendars<Result>(
  asked: Promise<RequestCalendars | null>,
  decide: () => Promise<Payload<Result>>,
): Promise<FreshPayload<Result>> {
  const news = await payload(() => asked)
  if (news.error) return { error: news.error, result: null, calendars: null }
  const calendars = news.result
  const answer = await decide()
  const isLost = answer.error?.reason === 'ENDED' && calendars?.changes.some(isTaking)
  return { ...(isLost ? await payload<Result>(refuseTaken) : answer), calendars }
}

function isTaking({ kind, touchesRequest }: RequestCalendars['changes'][number]): boolean {
  return kind === 'BLOCKED' && touchesRequest
}

// The news themselves declined the request a moment ago: that it has ended would be no answer to whoever says yes.
async function refuseTaken(): Promise<never> {
  throw new BookingConflictError()
}
