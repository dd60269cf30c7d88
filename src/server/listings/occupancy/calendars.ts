import type { Unit } from '../../../domain/calendars/availability.ts'
import type { DatedUnit } from '../../../domain/calendars/current-state.ts'
import { type Day, dayOf } from '../../../domain/kernel/day.ts'
import type { Occupancy } from '../../../domain/calendars/occupancy.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { listTakenUnits, listUnitDays, type TakenUnitRow, type UnitRow } from './sql.ts'

/** What takes days of a unit, with whom it is for. */
export interface TakenDays extends Occupancy {
  /** The request behind a hold or booking; null for a block. */
  listingRequestId: string | null
  /** Null for a hold or block. */
  bookingId: string | null
  tenantId: string | null
  label: string
}

/** A unit of a group with the days that are taken from the day it was loaded for. */
export interface UnitDays extends Unit, DatedUnit {
  unit: UnitRow
}

/** The same with whom its days are for. */
export interface Calendar extends UnitDays {
  occupancies: TakenDays[]
}

/** The calendars of groups' units, by group; what ended before `since` is left out. One statement. */
export async function loadCalendars(
  source: Source,
  groupIds: readonly string[],
  since: Day,
): Promise<Map<string, Calendar[]>> {
  const calendars = new Map<string, Calendar[]>(groupIds.map((id) => [id, []]))
  for (const unit of await listTakenUnits(source, groupIds, since)) {
    const occupancies = [...unit.occupancies.map(fromOccupancy), ...unit.blocks.map(fromBlock)]
    calendars.get(unit.groupId)?.push({ ...datesOf(unit), occupancies })
  }
  return calendars
}

/** The days of groups' units, by group, without those for whom they are taken. One statement. */
export async function loadUnitDays(
  source: Source,
  groupIds: readonly string[],
  period: { since: Day; today: Day },
): Promise<Map<string, UnitDays[]>> {
  const units = new Map<string, UnitDays[]>(groupIds.map((id) => [id, []]))
  for (const unit of await listUnitDays(source, groupIds, period)) {
    const occupancies = unit.taken.map(({ madeOn, ...days }): Occupancy =>
      madeOn ? { ...days, createdOn: madeOn } : days,
    )
    units.get(unit.groupId)?.push({ ...datesOf(unit), occupancies })
  }
  return units
}

function datesOf(unit: UnitRow): Omit<UnitDays, 'occupancies'> {
  const { id, availableFrom, availableTo, createdAt } = unit
  return { id, availableFrom, availableTo, createdOn: dayOf(createdAt), unit }
}

/** Published units only: the others take no new stays. */
export function published(calendars: readonly Calendar[]): Calendar[] {
  return calendars.filter((calendar) => calendar.unit.published)
}

/** The calendars as they would be without holds (but that of one request), to tell a lasting conflict from a pause. */
export function withoutHolds(
  calendars: readonly Calendar[],
  exceptRequestId: string | null = null,
): Calendar[] {
  return calendars.map((calendar) => ({
    ...calendar,
    occupancies: calendar.occupancies.filter(
      (taken) =>
        taken.kind !== 'HOLD' || (exceptRequestId !== null && taken.listingRequestId === exceptRequestId),
    ),
  }))
}

function fromOccupancy(row: TakenUnitRow['occupancies'][number]): TakenDays {
  return {
    kind: row.kind,
    from: row.from,
    to: row.to,
    id: row.listingRequestId,
    createdOn: row.madeOn,
    listingRequestId: row.listingRequestId,
    bookingId: row.bookingId,
    tenantId: row.tenantId,
    label: row.tenantName,
  }
}

function fromBlock(row: TakenUnitRow['blocks'][number]): TakenDays {
  return {
    kind: 'BLOCK',
    from: row.from,
    to: row.to,
    id: row.id,
    listingRequestId: null,
    bookingId: null,
    tenantId: null,
    label: row.note || row.reason,
  }
}
