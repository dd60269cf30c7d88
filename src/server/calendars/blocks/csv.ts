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

/**
 * What takes each unit, and what is free between, as lines of RFC 4180: days as YYYY-MM-DD, words of the catalogue as
 * they are, a text that a spreadsheet would take for a formula with an apostrophe in front.
 */
export function stretchesCsv(calendar: CalendarAnswer, language: Language): string {
  const rows = sorted(calendar, language).flatMap((unit) => stretchRows(unit, calendar))
  return table(STRETCH_COLUMNS, rows, language)
}

/** How the days of each unit are used, month by month, in the same form. */
export function monthsCsv(calendar: CalendarAnswer, language: Language): string {
  const window = { from: calendar.from, to: calendar.to }
  const rows = sorted(calendar, language).flatMap((unit) =>
    occupancyByMonth([toDatedUnit(unit)], window).map((month) => ({ ...namesOf(unit), ...month })),
  )
  return table(MONTH_COLUMNS, rows, language)
}

function stretchRows(
  unit: CalendarUnit,
  { from, to }: CalendarAnswer,
): Row<(typeof STRETCH_COLUMNS)[number]>[] {
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
  const gaps = gapsOf(toDatedUnit(unit), { from: from, to: to }, unit.minStay)
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

function sorted({ units }: CalendarAnswer, language: Language): CalendarUnit[] {
  const compare = compareSublistings(language)
  const named = units.map((unit) => ({ unit, externalId: unit.externalId, apartmentName: unit.name }))
  return named
    .toSorted((a, b) => a.unit.group.localeCompare(b.unit.group, language) || compare(a, b))
    .map(({ unit }) => unit)
}

function table<Column extends CalendarColumn>(
  columns: readonly Column[],
  rows: readonly Row<Column>[],
  language: Language,
): string {
  const heads = columns.map((column) => CALENDAR_HEADS[language][column])
  const lines = [heads, ...rows.map((row) => columns.map((column) => row[column]))]
  return BYTE_ORDER_MARK + writeCsv(lines)
}
