import type { CalendarPlatform } from '../catalogue/calendars.ts'
import { plain } from '../kernel/text.ts'
import { readDay } from '../kernel/written-day.ts'
import {
  AIRBNB_HEADS,
  BOOKING_COM_HEADS,
  DEPARTURE_HEADS,
  OTHER_HEADS,
  type StayField,
} from './stays-file-heads.ts'

/** The fields without which no stay can be read. */
export const NEEDED_STAY_FIELDS = ['UNIT', 'FROM', 'TO'] as const satisfies readonly StayField[]

/** What the last day of a file is: that of the departure, which the next guest can have, or one that is still taken. */
export const LAST_DAYS = ['DEPARTURE', 'TAKEN'] as const satisfies readonly string[]

/** One of these meanings. */
export type LastDay = (typeof LAST_DAYS)[number]

/** The programs from whose files stays come: platforms of calendars that write such files, and all others. */
export const STAYS_PLATFORMS = [
  'AIRBNB',
  'BOOKING_COM',
  'OTHER',
] as const satisfies readonly CalendarPlatform[]

/** One of these programs. */
export type StaysPlatform = (typeof STAYS_PLATFORMS)[number]

/** What the heads and cells of a file say about its columns. */
export interface RecognizedColumns {
  /** The platform that writes such files; OTHER for any other. */
  platform: StaysPlatform
  /** What each column is; null for one that is left out. */
  fields: (StayField | null)[]
  lastDay: LastDay
}

/** Finds what each column of a file is: by the heads that platforms and people write, and where these say nothing by what stands below. */
export function recognizeColumns(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  unitNames: ReadonlySet<string>,
): RecognizedColumns {
  const names = heads.map(plain)
  for (const [platform, table] of [
    ['AIRBNB', AIRBNB_HEADS],
    ['BOOKING_COM', BOOKING_COM_HEADS],
  ] as const) {
    const fields = firstOfEach(names.map((name) => table[name] ?? null))
    if (['REFERENCE', 'FROM', 'TO', 'STATUS'].every((field) => fields.includes(field as StayField)))
      return { platform, fields, lastDay: 'DEPARTURE' }
  }
  const byHead = firstOfEach(names.map((name) => OTHER_HEADS[name] ?? null))
  const fields = byContent(byHead, rows, unitNames)
  const end = names[fields.indexOf('TO')] ?? ''
  return { platform: 'OTHER', fields, lastDay: DEPARTURE_HEADS.has(end) ? 'DEPARTURE' : 'TAKEN' }
}

function firstOfEach(fields: readonly (StayField | null)[]): (StayField | null)[] {
  return fields.map((field, at) => (fields.indexOf(field) === at ? field : null))
}

/** Two columns of days are the stay, one of apartments' names is the apartment; what a head has said stays. */
function byContent(
  fields: readonly (StayField | null)[],
  rows: readonly (readonly string[])[],
  unitNames: ReadonlySet<string>,
): (StayField | null)[] {
  const sample = rows.slice(0, 50)
  const isMostly = (at: number, test: (cell: string) => boolean) => {
    const cells = sample.map((row) => row[at] ?? '').filter(Boolean)
    return cells.length > 0 && cells.filter(test).length * 2 > cells.length
  }
  const found = [...fields]
  const put = (field: StayField, test: (cell: string) => boolean) => {
    if (found.includes(field)) return
    const at = found.findIndex((known, place) => known === null && isMostly(place, test))
    if (at >= 0) found[at] = field
  }
  const isDayText = (cell: string) =>
    readDay(cell, 'DAY_FIRST') !== null || readDay(cell, 'MONTH_FIRST') !== null
  put('FROM', isDayText)
  put('TO', isDayText)
  put('UNIT', (cell) => unitNames.has(plain(cell)))
  return found
}
