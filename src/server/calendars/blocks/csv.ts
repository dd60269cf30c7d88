import type { CalendarAnswer, CalendarUnit } from '../../../domain/calendars/calendar-answer.ts'
import { toDatedUnit } from '../../../domain/calendars/calendar-unit.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import { type Stay, daysOfStay } from '../../../domain/kernel/day.ts'
import { gapsOf } from '../../../domain/calendars/gaps-of-unit.ts'
import { compareSublistings } from '../../../domain/listings/listing-order.ts'
import { occupancyByMonth } from '../../../domain/calendars/occupancy-by-month.ts'
import { BYTE_ORDER_MARK, writeCsv } from '../../kernel/csv/csv.ts'
import { CALENDAR_HEADS, type CalendarColumn, MONTH_COLUMNS, STRETCH_COLUMNS } from './csv-texts.ts'

type Row<Column extends CalendarColumn> = Record<Column, string | number>

/** A calendar as lines of RFC 4180: the heads, and what is written of some of its units. */
export interface CalendarTable {
  head: string
  write(units: readonly CalendarUnit[]): string
}

/**
 * What takes each unit, and what is free between: days as YYYY-MM-DD, words of the catalogue as they are, a text that a
 * spreadsheet would take for a formula with an apostrophe in front.
 */
export function stretchesTable(window: Stay, language: Language): CalendarTable {
  return table(STRETCH_COLUMNS, language, (unit) => stretchRows(unit, window))
}

/** How the days of each unit are used, month by month, in the same form. */
export function monthsTable(window: Stay, language: Language): CalendarTable {
  return table(MONTH_COLUMNS, language, (unit) =>
    occupancyByMonth([toDatedUnit(unit)], window).map((month) => ({ ...namesOf(unit), ...month })),
  )
}

/** The units in the order of a table. */
export function unitsInOrder({ units }: CalendarAnswer, language: Language): CalendarUnit[] {
  const compare = compareSublistings(language)
  const named = units.map((unit) => ({ unit, externalId: unit.externalId, apartmentName: unit.name }))
  return named
    .toSorted((a, b) => a.unit.group.localeCompare(b.unit.group, language) || compare(a, b))
    .map(({ unit }) => unit)
}

function stretchRows(unit: CalendarUnit, window: Stay): Row<(typeof STRETCH_COLUMNS)[number]>[] {
  const empty = { name: '', reason: '', source: '', calendar: '', note: '', tooShort: '' }
  const of = (kind: string, days: Stay, more: Partial<typeof empty> = {}) => ({
    ...namesOf(unit),
    ...empty,
    kind,
    from: days.from,
    to: days.to,
    days: daysOfStay(days),
    ...more,
  })
  const gaps = gapsOf(toDatedUnit(unit), window, unit.minStay)
  return [
    ...unit.bookings.map((one) => of('BOOKING', one, { name: one.name ?? '' })),
    ...unit.holds.map((one) => of('HOLD', one, { name: one.name ?? '' })),
    ...unit.blocks.map((one) =>
      of('BLOCK', one, {
        reason: one.reason,
        source: one.source,
        calendar: one.feed?.label ?? '',
        note: one.note,
      }),
    ),
    ...gaps.map((gap) =>
      of('VACANT', { from: gap.from, to: gap.to }, { tooShort: gap.isTooShort ? 'TRUE' : 'FALSE' }),
    ),
  ].toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))
}

function namesOf(unit: CalendarUnit) {
  return {
    listing: unit.group,
    apartment: unit.name,
    externalId: unit.externalId ?? '',
    city: unit.city,
  }
}

function table<Column extends CalendarColumn>(
  columns: readonly Column[],
  language: Language,
  rowsOf: (unit: CalendarUnit) => Row<Column>[],
): CalendarTable {
  return {
    head: BYTE_ORDER_MARK + writeCsv([columns.map((column) => CALENDAR_HEADS[language][column])]),
    write: (units) => writeCsv(units.flatMap(rowsOf).map((row) => columns.map((column) => row[column]))),
  }
}
