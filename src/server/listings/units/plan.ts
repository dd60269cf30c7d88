import { type WaitingRequest, waitingRequests, unservedOf } from '../occupancy/waiting.ts'
import { createHash } from 'node:crypto'
import { canDeleteUnits } from '../../../domain/listings/publish.ts'
import {
  type ExistingUnit,
  leavesOut,
  type PlannedUnit,
  planUnits,
  type UnitChange,
  type UnitProblem,
  type UnitsPlan,
} from '../../../domain/listings/unit-changes.ts'
import { type RentingHome, unitRentProblems } from '../../../domain/listings/unit-rent-problems.ts'
import { type Calendar, loadCalendars } from '../occupancy/calendars.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { type Day, parseDay } from '../../../domain/kernel/day.ts'

/** A request that no unit could serve any more. */
export interface UnservedRequest {
  listingRequestId: string
  bookingRequestId: string
  firstName: string
  lastName: string
  from: Day
  to: Day
}

/** Everything that changes would do: to the units, and to who waits for them. */
export interface GroupPlan extends UnitsPlan {
  unserved: WaitingRequest[]
  /** The same for the same consequences. */
  fingerprint: string
}

/** What changes of units of one group would do. */
export async function planGroup(
  db: Db,
  ctx: Pick<Context, 'today'>,
  group: RentingHome & { groupId: string },
  units: readonly ExistingUnit[],
  changes: readonly UnitChange[],
): Promise<GroupPlan> {
  const { groupId } = group
  const plan = planUnits(units, changes, ctx.today())
  plan.problems.push(...unitRentProblems(group, [...plan.changed, ...plan.added]))
  const asked = plan.changed.some(isMoved) ? [groupId] : []
  const calendars = (await loadCalendars(db, asked, ctx.today())).get(groupId) ?? []
  return withConsequences(plan, {
    calendars,
    waiting: await waitingRequests().list(db, asked),
    today: ctx.today(),
  })
}

/** What changes of units of some groups would do, group by group, with as many statements as for one. */
export async function planGroups(
  db: Db,
  ctx: Pick<Context, 'today'>,
  groups: readonly { groupId: string; units: readonly ExistingUnit[]; changes: readonly UnitChange[] }[],
): Promise<(GroupPlan & { groupId: string })[]> {
  const today = ctx.today()
  const plans = groups.map(({ groupId, units, changes }) => ({
    groupId,
    ...planUnits(units, changes, today),
  }))
  const asked = plans.filter(({ changed }) => changed.some(isMoved)).map(({ groupId }) => groupId)
  const calendars = await loadCalendars(db, asked, today)
  const waiting = Map.groupBy(await waitingRequests().list(db, asked), (row) => row.groupId)
  return plans.map((plan) => ({
    groupId: plan.groupId,
    ...withConsequences(plan, {
      calendars: calendars.get(plan.groupId) ?? [],
      waiting: waiting.get(plan.groupId) ?? [],
      today,
    }),
  }))
}

function withConsequences(
  plan: UnitsPlan,
  around: { calendars: readonly Calendar[]; waiting: readonly WaitingRequest[]; today: Day },
): GroupPlan {
  const { calendars, waiting, today } = around
  const moved = plan.changed.filter(isMoved)
  const problems = [...plan.problems, ...staysLeftOut(calendars, moved, today)]
  const unserved = moved.length > 0 ? unservedOf(waiting, calendars, withWindows(calendars, moved)) : []
  return { ...plan, problems, unserved, fingerprint: fingerprintOf(plan, unserved) }
}

/** Whether the days change on which a unit can be had. */
export function isMoved({ changes }: Pick<PlannedUnit, 'changes'>): boolean {
  return changes.some(({ field }) => field === 'availableFrom' || field === 'availableTo')
}

/** The calendars of a group's units from today on. */
export async function calendarsFromToday(
  db: Db,
  ctx: Pick<Context, 'today'>,
  groupId: string,
): Promise<Calendar[]> {
  return (await loadCalendars(db, [groupId], ctx.today())).get(groupId) ?? []
}

/** Who lives in a unit, or signs a contract for it, keeps the days: the window can't leave them out. */
function staysLeftOut(
  calendars: readonly Calendar[],
  moved: readonly PlannedUnit[],
  today: Day,
): UnitProblem[] {
  const byId = new Map(calendars.map((calendar) => [calendar.id, calendar]))
  return moved.flatMap((planned) => {
    const calendar = byId.get(planned.id ?? '')
    if (!calendar) return []
    const before = {
      availableFrom: calendar.unit.availableFrom,
      availableTo: calendar.unit.availableTo ?? null,
    }
    const lost = calendar.occupancies.filter((taken) =>
      leavesOut(before, planned.values, { from: taken.from, to: taken.to }),
    )
    const { reason } = canDeleteUnits(lost, today)
    if (!reason) return []
    const field = planned.changes.some((one) => one.field === 'availableTo') ? 'availableTo' : 'availableFrom'
    return [{ id: planned.id, line: planned.line, field, text: reason === 'BOOKED' ? 'booked' : 'signing' }]
  })
}

function withWindows(calendars: readonly Calendar[], moved: readonly PlannedUnit[]): Calendar[] {
  const windows = new Map(moved.map(({ id, values }) => [id, values]))
  return calendars.map((calendar) => {
    const values = windows.get(calendar.id)
    if (!values) return calendar
    return {
      ...calendar,
      availableFrom: parseDay(values.availableFrom),
      availableTo: values.availableTo === null ? null : parseDay(values.availableTo),
    }
  })
}

function fingerprintOf(plan: UnitsPlan, unserved: readonly WaitingRequest[]): string {
  const facts = {
    added: plan.added.map(({ values }) => values),
    changed: plan.changed.map(({ id, changes }) => [id, changes]),
    unserved: unserved.map(({ id }) => id).toSorted(),
  }
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}

/** A request as it is told to whoever changes the units. */
export function toUnserved(row: WaitingRequest): UnservedRequest {
  const { id, bookingRequestId, firstName, lastName, from, to } = row
  return { listingRequestId: id, bookingRequestId, firstName, lastName, from, to }
}
