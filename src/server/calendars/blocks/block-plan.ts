import { type WaitingRequest, waitingRequests } from '../../listings/occupancy/waiting.ts'
import { createHash } from 'node:crypto'
import { type Stay, earlierDay, laterDay, overlaps } from '../../../domain/kernel/day.ts'
import { isFreeFor } from '../../../domain/calendars/occupancy.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { BlockableUnit } from './block-sql.ts'
import {
  type Calendar,
  loadCalendars,
  type TakenDays,
  withoutHolds,
} from '../../listings/occupancy/calendars.ts'
import { unitsFor } from '../../listings/occupancy/waiting.ts'

/** Days that are to be blocked in a unit. */
export interface WantedBlock extends Stay {
  unit: BlockableUnit
}

/** A unit with what stands against blocking it. */
export interface PlannedUnitBlock {
  unit: BlockableUnit
  refused: TakenDays[]
}

/** Everything that blocks would do. */
export interface BlocksPlan {
  units: PlannedUnitBlock[]
  /** Waiting requests that no unit could serve any more; they would be declined. */
  declined: WaitingRequest[]
  /** The same for the same consequences. */
  seen: string
}

/**
 * What blocking days would do, some blocks taken away at the same time. Units that a booking or hold takes on some of
 * the days are refused, and count as not blocked for the others. Three statements, however many units.
 */
export async function planBlocks(
  db: Db,
  ctx: Pick<Context, 'today'>,
  wanted: readonly WantedBlock[],
  removedIds: readonly string[] = [],
): Promise<BlocksPlan> {
  const days = hullOf(wanted)
  if (!days) return { units: [], declined: [], seen: fingerprintOf([], []) }
  const groupIds = [...new Set(wanted.map(({ unit }) => unit.groupId))]
  const calendars = await loadCalendars(db, groupIds, earlierDay(days.from, ctx.today()))
  const units = [...Map.groupBy(wanted, ({ unit }) => unit.id).values()].flatMap((blocks) => {
    const unit = blocks[0]?.unit
    const calendar = unit && calendars.get(unit.groupId)?.find(({ id }) => id === unit.id)
    if (!unit || !calendar) return []
    const refused = calendar.occupancies.filter(
      (taken) => taken.kind !== 'BLOCK' && blocks.some((block) => overlaps(taken, block)),
    )
    return [{ unit, refused }]
  })
  const free = new Set(units.flatMap(({ unit, refused }) => (refused.length === 0 ? [unit.id] : [])))
  const blocked = wanted.filter(({ unit }) => free.has(unit.id))
  const declined = unserved(await waitingRequests().list(db, groupIds, days), calendars, blocked, removedIds)
  return { units, declined, seen: fingerprintOf(blocked, declined) }
}

/** The waiting requests that units could serve until now, and can't with the blocks. */
export function unserved(
  waiting: readonly WaitingRequest[],
  calendars: ReadonlyMap<string, readonly Calendar[]>,
  blocked: readonly (Stay & { unit: Pick<BlockableUnit, 'id'> })[],
  removedIds: readonly string[],
): WaitingRequest[] {
  const blocksOf = Map.groupBy(blocked, ({ unit }) => unit.id)
  const removed = new Set(removedIds)
  return waiting.filter((row) => {
    const before = unitsFor(row, withoutHolds(calendars.get(row.groupId) ?? []))
    if (!before.some((calendar) => isFreeFor(calendar, row))) return false
    return !before.some(
      (calendar) =>
        isFreeFor(calendar, row, [...removed]) &&
        !blocksOf.get(calendar.id)?.some((block) => overlaps(block, row)),
    )
  })
}

/** The stretch from the first to the last day of some stretches; null without any. */
export function hullOf(stays: readonly Stay[]): Stay | null {
  return stays.reduce<Stay | null>(
    (hull, { from, to }) =>
      hull ? { from: earlierDay(hull.from, from), to: laterDay(hull.to, to) } : { from, to },
    null,
  )
}

function fingerprintOf(blocked: readonly WantedBlock[], declined: readonly WaitingRequest[]): string {
  const facts = {
    blocked: blocked.map(({ unit, from, to }) => `${unit.id} ${from} ${to}`).toSorted(),
    declined: declined.map(({ id }) => id).toSorted(),
  }
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}
