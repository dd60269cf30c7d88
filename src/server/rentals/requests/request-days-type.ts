import {
  emptyFrom,
  isWithinAllowedVacancy,
  type VacancyAllowance,
} from '../../../domain/calendars/allowed-vacancy.ts'
import { isFreeFor } from '../../../domain/calendars/occupancy.ts'
import { type OtherRent, otherRentOf, unitToTake } from '../../../domain/calendars/unit-rent.ts'
import {
  type Day,
  type Stay,
  addDays,
  compareDays,
  daysBetween,
  overlaps,
} from '../../../domain/kernel/day.ts'
import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { worksOnWhole } from '../../kernel/viewer/visible-to.ts'
import { maxVacancyUnitType } from '../../listings/listings/listing-details-type.ts'
import { type Calendar, published } from '../../listings/occupancy/calendars.ts'
import type { Overlapping } from '../../listings/occupancy/overlapping-type.ts'
import { unitsFor } from '../../listings/occupancy/waiting.ts'
import {
  type CompetingRequest,
  countFreeUnits,
  isWaiting,
  overlappingOf,
} from '../lifecycle/derived-facts.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { readWords } from '../messages/read-text.ts'
import { calendarsOfGroup, competitorsInGroup, groupOf } from './loaders.ts'

/** How many days before and after a stay are drawn. */
const margin = 31

/** How many units are free for a request's days. */
export async function countFree(ctx: Context, row: RequestRow): Promise<number> {
  return countFreeUnits(row, await calendarsOfGroup(ctx, row))
}

interface Vacancy extends VacancyAllowance {
  from: Day
  /** The first day of the stay. */
  until: Day
}

/** GraphQL VacancyBefore: the days that would stand empty before the stay. */
export const vacancyType = builder.objectRef<Vacancy>('VacancyBefore').implement({
  policy: 'visible',
  fields: (t) => ({
    from: t.expose('from', { type: 'Day' }),
    days: t.int({ resolve: ({ from, until }) => daysBetween(from, until) }),
    maxVacancy: t.exposeInt('maxVacancy', { nullable: true }),
    maxVacancyUnit: t.expose('maxVacancyUnit', { type: maxVacancyUnitType }),
  }),
})

/** Whether the days left empty before the stay are no more than the landlord allows. */
export async function isVacancyAllowed(ctx: Context, row: RequestRow): Promise<boolean> {
  const vacancy = await vacancyBefore(ctx, row)
  return vacancy === null || isWithinAllowedVacancy(vacancy, await groupOf(ctx, row))
}

/** The days between whoever comes before and the stay, in the unit of its contract, else in the one it would go into. */
export async function vacancyBefore(ctx: Context, row: RequestRow): Promise<Vacancy | null> {
  const [group, calendars] = await Promise.all([groupOf(ctx, row), calendarsOfGroup(ctx, row)])
  const unit =
    calendars.find(({ id }) => id === row.offer?.listingId) ??
    unitToTake(group, unitsFor(row, calendars), row, [row.id])
  if (!unit) return null
  return { from: emptyFrom(unit, row, ctx.today()), until: row.from, ...group }
}

interface UnitOfOtherRent extends OtherRent {
  unitName: string
}

/** GraphQL UnitOfOtherRent: a unit that doesn't cost what was asked for. */
export const unitOfOtherRentType = builder.objectRef<UnitOfOtherRent>('UnitOfOtherRent').implement({
  policy: 'full',
  fields: (t) => ({
    unitName: t.exposeString('unitName'),
    rent: t.exposeFloat('rent', { description: 'What it costs a month, before seasons and discounts.' }),
    asked: t.exposeFloat('asked', {
      description: 'What was asked for a month, before seasons and discounts.',
    }),
  }),
})

/**
 * The unit that a contract would be made for now, where none of those that are free costs what was asked for: the request
 * keeps its rent (decision 137). Null to who doesn't see all units, of which another one may be free at that rent.
 */
export async function unitOfOtherRent(ctx: Context, row: RequestRow): Promise<UnitOfOtherRent | null> {
  if (!isWaiting(row) || !worksOnWhole(ctx.viewer, row)) return null
  const [group, calendars] = await Promise.all([groupOf(ctx, row), calendarsOfGroup(ctx, row)])
  const taken = unitToTake(group, unitsFor(row, calendars), row, [row.id])
  const other = taken && otherRentOf(group, taken.unit, row)
  return other && { ...other, unitName: taken.unit.apartmentName }
}

/** The requests that want some of the same days, and whether they would be declined. */
export async function listOverlappingRequests(ctx: Context, row: RequestRow): Promise<Overlapping[]> {
  const [calendars, others] = await aroundGroup(ctx, row)
  return overlappingOf(row, { calendars, others }).flatMap(({ listingRequestId, wouldBeDeclined }) => {
    const other = others.find((candidate) => candidate.id === listingRequestId)
    return other ? [{ row: other, wouldBeDeclined }] : []
  })
}

async function aroundGroup(ctx: Context, row: RequestRow): Promise<[Calendar[], CompetingRequest[]]> {
  const [calendars, others] = await Promise.all([
    calendarsOfGroup(ctx, row),
    competitorsInGroup(ctx, row.groupId),
  ])
  return [calendars, others ?? []]
}

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
export async function aroundStay(ctx: Context, row: RequestRow): Promise<Around> {
  const [calendars, others] = await aroundGroup(ctx, row)
  const window = { from: addDays(row.from, -margin), to: addDays(row.to, margin) }
  const candidates = [row, ...others.filter((other) => other.id !== row.id)].filter(
    (request) => isWaiting(request) && overlaps(request, window),
  )
  // Of a home that was handed over the former landlord keeps the stays that are over, and nothing of its days.
  const own = published(calendars).filter(({ unit }) => unit.landlordId === row.landlordId)
  const units = own.map((calendar) => ({
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

function candidateBars(calendar: Calendar, candidates: readonly CompetingRequest[]): Bar[] {
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

interface SuggestionRow {
  from: Day
  to: Day
  message: string
  suggestedAt: Temporal.Instant
}

/** GraphQL SuggestedDates. */
export const suggestionType = builder.objectRef<SuggestionRow>('SuggestedDates').implement({
  policy: 'visible',
  fields: (t) => ({
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    message: t.exposeString('message'),
    suggestedAt: t.expose('suggestedAt', { type: 'Instant' }),
  }),
})

/** The dates that wait for the tenant's answer, or null. */
export function suggestionOf(row: RequestRow): SuggestionRow | null {
  const { suggestedFrom: from, suggestedTo: to, suggestionMessage: message, suggestedAt } = row
  return from && to && suggestedAt ? { from, to, message, suggestedAt } : null
}

/** The same as the viewer reads it from a side: the tenant no contact data of the landlord before the yes. */
export function suggestionFor(ctx: Context, row: RequestRow, reader: MessageSide): SuggestionRow | null {
  const dates = suggestionOf(row)
  const written = { side: 'LANDLORD', text: row.suggestionMessage } as const
  return dates && { ...dates, message: readWords(ctx, row, reader, written) }
}
