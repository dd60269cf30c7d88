import { GAP_LIMIT_DAYS } from '../../../domain/calendars/availability.ts'
import { addDays } from '../../../domain/kernel/day.ts'
import type { Actor } from '../../../domain/kernel/verdict.ts'
import {
  type AnswerCircumstances,
  isStayOver,
  nextStatusType,
  type Timeliness,
} from '../../../domain/rentals/booking-request.ts'
import type { RequestStatusType } from '../../../domain/catalogue/requests.ts'
import type { SkipReason } from '../../../domain/catalogue/reasons.ts'
import { isExtension } from '../../../domain/rentals/classification.ts'
import type { RequestCommand } from '../../../domain/rentals/request-transitions.ts'
import type { RequestFacts } from '../../../domain/rentals/request-facts.ts'
import type { TenantStays } from '../../../domain/listings/stay-chain.ts'
import { checkStay } from '../../../domain/listings/stay-limits.ts'
import { ConditionNotMetError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { type Calendar, loadCalendars, published } from '../../listings/occupancy/calendars.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { listTenantStays, othersOf } from './tenant-stays-sql.ts'
import { type GroupRow, listGroups, limitedBy } from '../../listings/listings/sql.ts'
import { listAliveOffers } from './offers-sql.ts'
import type { Side } from '../../kernel/viewer/visible-to.ts'
import { countFreeUnits, deriveFacts } from './derived-facts.ts'
import { type LockedWorld, lockWorldOfRequest } from './locks-sql.ts'
import { reproject } from './projection.ts'
import type { ChangedDays } from './projection-sql.ts'
import { factsOf, type RequestRow } from './rows.ts'
import { findRequest, loadRequestForSystem } from './requests-sql.ts'
import { listOverlapping } from './command-sql.ts'
import { unitsFor } from '../../listings/occupancy/waiting.ts'

/** A request under its locks, with everything that a command's verdict looks at. */
export interface LockedRequest {
  world: LockedWorld
  row: RequestRow
  facts: RequestFacts
  group: GroupRow
  calendars: Calendar[]
  others: RequestRow[]
  /** What else the tenant has or wants in this group: limits count all of it. */
  stays: TenantStays
}

/** Locks a request that the viewer may see; a foreign one is ResourceNotFoundError like a missing one. */
export async function lockVisibleRequest(
  trx: Db,
  viewer: Viewer,
  side: Side,
  requestId: string,
): Promise<LockedRequest> {
  if (!(await findRequest(trx, viewer, side, requestId))) throw new ResourceNotFoundError()
  return lockRequestForSystem(trx, requestId)
}

/** Locks a request for the system's own work. */
export async function lockRequestForSystem(trx: Db, requestId: string): Promise<LockedRequest> {
  const world = await lockWorldOfRequest(trx, requestId)
  const row = await loadRequestForSystem(trx, requestId)
  const [group] = await listGroups(trx, [row.groupId])
  if (!group) throw new ResourceNotFoundError()
  // What ended up to a year before counts too: the best unit is the one with the smallest gap before the stay.
  const since = addDays(row.from, -GAP_LIMIT_DAYS)
  const calendars = (await loadCalendars(trx, [row.groupId], since)).get(row.groupId) ?? []
  const others = await listOverlapping(trx, row)
  const tenantOffers = await listAliveOffers(trx, { requestIds: [], tenantIds: [row.tenantId] })
  const facts = factsOf(row, deriveFacts(row, { calendars, others, tenantOffers }))
  const stays = othersOf(await listTenantStays(trx, [row]), row.id)
  return { world, row, facts, group, calendars, others, stays }
}

/** What surrounds the answer of the landlord, or of whom the landlord lets answer. */
export function circumstancesOf(
  request: Pick<LockedRequest, 'row' | 'group' | 'calendars' | 'stays'>,
  ctx: Pick<Context, 'viewer' | 'today' | 'now'>,
): AnswerCircumstances {
  const { belowMinimum, aboveMaximum } = checkStay(
    limitedBy(request.group),
    request.row,
    ctx.today(),
    request.stays,
  )
  return {
    // Accepting an extension makes its contract; limited access is for answers about availability only (D6).
    hasPermission: ctx.viewer?.access !== 'LIMITED' || !isExtension(request.row.type),
    published: canTakeStays(request),
    freeUnits: countFreeUnits(request.row, request.calendars),
    belowMinimum,
    aboveMaximum,
    ...timelinessOf(request.row, request.row.autoDeclineAt, ctx),
  }
}

/** How a request stands to the day and to the deadline of whoever answers now; a pause stops the clock. */
export function timelinessOf(
  row: Pick<RequestRow, 'to' | 'paused'>,
  deadline: Temporal.Instant | null,
  ctx: Pick<Context, 'today' | 'now'>,
): Timeliness {
  return {
    stayOver: isStayOver(row, ctx.today()),
    timeOver: !row.paused && deadline !== null && Temporal.Instant.compare(deadline, ctx.now()) <= 0,
  }
}

/** Who lives there already may stay in a unit that takes nobody new. */
function canTakeStays({ row, calendars }: Pick<LockedRequest, 'row' | 'calendars'>): boolean {
  return isExtension(row.type) ? unitsFor(row, calendars).length > 0 : published(calendars).length > 0
}

/** The status type that a command leads to, by the transition table; ConditionNotMetError where there is no way. */
export function typeAfter(
  command: RequestCommand,
  row: Pick<RequestRow, 'statusType'>,
  who: Actor,
  skipReason: SkipReason | null = null,
): RequestStatusType {
  const next = nextStatusType(command, row.statusType, who, skipReason)
  if (!next) throw new ConditionNotMetError('ENDED')
  return next
}

/** Brings projections and counts up to date after a command on a request, which may have changed other days too. */
export async function reprojectAround(
  trx: Db,
  request: Pick<LockedRequest, 'world' | 'row'>,
  others: readonly ChangedDays[] = [],
): Promise<void> {
  const { groupId, from, to } = request.row
  await reproject(trx, { ...request.world, days: [{ groupId, from, to }, ...others] })
}
