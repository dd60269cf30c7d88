import { addDays, compareDays, overlaps, type Stay } from '../../../domain/kernel/day.ts'
import { isFreeFor } from '../../../domain/calendars/occupancy.ts'
import { type Calendar, published } from '../../listings/occupancy/calendars.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { isWaiting } from '../lifecycle/derived-facts.ts'
import type { RequestRow } from '../lifecycle/rows.ts'

const margin = 31

interface Bar extends Stay {
  kind: 'BOOKING' | 'HOLD' | 'BLOCK' | 'CANDIDATE'
  label: string
  listingRequestId: string | null
}

interface AroundUnit {
  id: string
  name: string
  fits: boolean
  bars: Bar[]
}

interface Around extends Stay {
  units: AroundUnit[]
}

const barKind = builder.enumType('AroundBarKind', {
  values: ['BOOKING', 'HOLD', 'BLOCK', 'CANDIDATE'] as const,
})

const barType = builder.objectRef<Bar>('AroundBar').implement({
  policy: 'visible',
  fields: (t) => ({
    kind: t.expose('kind', { type: barKind }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    label: t.exposeString('label'),
    listingRequestId: t.exposeID('listingRequestId', { nullable: true }),
  }),
})

const unitType = builder.objectRef<AroundUnit>('AroundUnit').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    fits: t.exposeBoolean('fits'),
    bars: t.field({ type: [barType], resolve: (unit) => unit.bars }),
  }),
})

/** GraphQL Around: what takes the days around a stay, per unit. */
export const aroundType = builder.objectRef<Around>('Around').implement({
  policy: 'visible',
  fields: (t) => ({
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    units: t.field({ type: [unitType], resolve: (around) => around.units }),
  }),
})

/** What takes the days around a stay: the units that fit first, each with those who could take it too. */
export function aroundStay(
  row: RequestRow,
  calendars: readonly Calendar[],
  others: readonly RequestRow[],
): Around {
  const window = { from: addDays(row.from, -margin), to: addDays(row.to, margin) }
  const candidates = [row, ...others.filter((other) => other.id !== row.id)].filter(
    (request) => isWaiting(request) && overlaps(request, window),
  )
  const units = published(calendars).map((calendar) => ({
    id: calendar.id,
    name: calendar.unit.apartmentName,
    fits: isFreeFor(calendar, row, [row.id]),
    bars: [...takenBars(calendar, window), ...candidateBars(calendar, candidates)].toSorted((a, b) =>
      compareDays(a.from, b.from),
    ),
  }))
  return { ...window, units: units.toSorted((a, b) => Number(b.fits) - Number(a.fits)) }
}

function takenBars(calendar: Calendar, window: Stay): Bar[] {
  return calendar.occupancies
    .filter((taken) => overlaps(taken, window))
    .map(({ kind, from, to, label, listingRequestId }) => ({ kind, from, to, label, listingRequestId }))
}

function candidateBars(calendar: Calendar, candidates: readonly RequestRow[]): Bar[] {
  return candidates
    .filter((request) => isFreeFor(calendar, request, [request.id]))
    .map((request) => ({
      kind: 'CANDIDATE' as const,
      from: request.from,
      to: request.to,
      label: `${request.firstName} ${request.lastName.slice(0, 1)}.`,
      listingRequestId: request.id,
    }))
}
