import type { LandlordStatus, RequestStatusType, RequestType } from '../../../domain/catalogue/requests.ts'
import { isFreeFor } from '../../../domain/calendars/occupancy.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import type { RequestCounts } from '../../../domain/listings/request-counts.ts'
import { isPromised } from '../../../domain/listings/publish.ts'
import type { Db } from '../../kernel/db/database.ts'
import { port } from '../../kernel/port.ts'
import { worksOnWhole } from '../../kernel/viewer/visible-to.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { type Calendar, withoutHolds } from './calendars.ts'

/** A request for days of a group, as far as it matters to whoever changes units or days. */
export interface WaitingRequest extends Stay {
  id: string
  bookingRequestId: string
  groupId: string
  type: RequestType
  statusType: RequestStatusType
  landlordStatus: LandlordStatus
  /** When the landlord gave the last answer. */
  answeredAt: Temporal.Instant | null
  /** The unit that an extension goes on in; null for a standard request. */
  extendsListingId: string | null
  firstName: string
  lastName: string
}

/** What units and their days have to do with who waits for them: the work of the rentals. */
export interface WaitingRequests {
  /** Requests of groups, or of those only that want some of the days, that have neither ended nor days of their own. */
  list(db: Db, groupIds: readonly string[], days?: Stay): Promise<WaitingRequest[]>
  /** Counts the requests in single units of houses that a viewer works on, who doesn't see what is kept of the houses. */
  countInUnits(db: Db, viewer: Viewer): Promise<(RequestCounts & { groupId: string; numNeedsYou: number })[]>
  /** Declines them, since their days or the listing itself aren't available any more. */
  decline(trx: Db, ctx: Context, requests: readonly Pick<WaitingRequest, 'id'>[]): Promise<void>
  /** Brings up to date what is stored of the requests of groups whose units or days have changed. */
  daysChanged(trx: Db, groupIds: readonly string[]): Promise<void>
}

/** Filled by the rentals. */
export const waitingRequests = port<WaitingRequests>('waitingRequests')

/**
 * The units that a request may be put into: the published ones, and where the landlord has said yes to it those that
 * were then; for an extension only the unit it goes on in.
 */
export function unitsFor(
  request: Pick<WaitingRequest, 'extendsListingId' | 'statusType' | 'answeredAt'>,
  calendars: readonly Calendar[],
): Calendar[] {
  if (request.extendsListingId === null)
    return calendars.filter(({ unit }) => unit.published || isPromised(request, unit))
  return calendars.filter((calendar) => calendar.id === request.extendsListingId)
}

/** The waiting requests of a group that its units could serve as they were before, and can't as they are after. */
export async function listUnserved(
  db: Db,
  groupId: string,
  before: readonly Calendar[],
  after: readonly Calendar[],
): Promise<WaitingRequest[]> {
  return unservedOf(await waitingRequests().list(db, [groupId]), before, after)
}

/** The same of waiting requests of the group that are known already. */
export function unservedOf(
  waiting: readonly WaitingRequest[],
  before: readonly Calendar[],
  after: readonly Calendar[],
): WaitingRequest[] {
  const servedBy = (request: WaitingRequest, calendars: readonly Calendar[]) =>
    unitsFor(request, calendars).some((calendar) => isFreeFor(calendar, request))
  // Without any unit left the group is gone, and nothing can wait for it.
  if (after.length === 0) return [...waiting]
  const [lasting, left] = [withoutHolds(before), withoutHolds(after)]
  return waiting.filter((request) => servedBy(request, lasting) && !servedBy(request, left))
}

/** Who works on single units of a house declines nobody by what they do: that takes somebody who sees all who ask for it. */
export function demandMayDecline(
  ctx: Pick<Context, 'viewer'>,
  group: { groupId: string; landlordId: string },
  declined: readonly unknown[],
): void {
  if (declined.length > 0 && !worksOnWhole(ctx.viewer, group)) throw new ConditionNotMetError('NO_PERMISSION')
}

/** The requests that were shown as declined by an answer; null: none were asked for, nobody may be declined. */
export type Seen = readonly string[] | null

/** Refuses where others would be declined than were shown. */
export function demandSeen(declined: readonly string[], seen: Seen): void {
  const shown = new Set(seen)
  if (shown.size !== declined.length || declined.some((id) => !shown.has(id))) {
    throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
  }
}
