import {
  emptyFrom,
  isWithinAllowedVacancy,
  type VacancyAllowance,
} from '../../../domain/calendars/allowed-vacancy.ts'
import { bestUnit } from '../../../domain/calendars/availability.ts'
import { daysBetween } from '../../../domain/kernel/day.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { maxVacancyUnitType } from '../../listings/listings/listing-details-type.ts'
import { countFreeUnits, overlappingOf } from '../lifecycle/derived-facts.ts'
import { listingRequestType } from '../lifecycle/request-refs.ts'
import { activeRequestsOfGroup, calendarsOfGroup, groupOf } from './loaders.ts'
import { type Overlapping, overlappingType } from '../../listings/occupancy/overlapping-type.ts'
import { aroundStay, aroundType } from './request-surroundings-type.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { unitsFor } from '../../listings/occupancy/waiting.ts'

interface Vacancy extends VacancyAllowance {
  from: Temporal.PlainDate
  /** The first day of the stay. */
  until: Temporal.PlainDate
}

const vacancyType = builder.objectRef<Vacancy>('VacancyBefore').implement({
  policy: 'visible',
  fields: (t) => ({
    from: t.expose('from', { type: 'Day' }),
    days: t.int({ resolve: ({ from, until }) => daysBetween(from, until) }),
    maxVacancy: t.exposeInt('maxVacancy', { nullable: true }),
    maxVacancyUnit: t.expose('maxVacancyUnit', { type: maxVacancyUnitType }),
  }),
})

// The days of a request: who else wants them, and what is free (D3, D4).
builder.objectFields(listingRequestType, (t) => ({
  isWithinAllowedVacancy: t.boolean({
    description: 'Whether the days left empty before the stay are no more than the landlord allows.',
    resolve: async (row, _, ctx) => {
      const vacancy = await vacancyBefore(ctx, row)
      return vacancy === null || isWithinAllowedVacancy(vacancy, await groupOf(ctx, row))
    },
  }),
  vacancyBefore: t.field({
    type: vacancyType,
    nullable: true,
    description: 'What would stand empty before the stay; null where no unit is free for it.',
    resolve: (row, _, ctx) => vacancyBefore(ctx, row),
  }),
  overlappingListingRequests: t.field({
    type: [overlappingType],
    resolve: (row, _, ctx) => overlapping(ctx, row),
  }),
  freeUnits: t.int({
    resolve: async (row, _, ctx) => countFreeUnits(row, (await calendarsOfGroup(ctx, row.groupId)) ?? []),
  }),
  around: t.field({
    type: aroundType,
    resolve: async (row, _, ctx) =>
      aroundStay(
        row,
        (await calendarsOfGroup(ctx, row.groupId)) ?? [],
        (await activeRequestsOfGroup(ctx, row.groupId)) ?? [],
      ),
  }),
}))

/** The days between whoever comes before and the stay, in the unit of its contract, else in the one it would go into. */
async function vacancyBefore(ctx: Context, row: RequestRow): Promise<Vacancy | null> {
  const calendars = (await calendarsOfGroup(ctx, row.groupId)) ?? []
  const unit =
    calendars.find(({ id }) => id === row.offer?.listingId) ??
    bestUnit(unitsFor(row, calendars), row, [row.id])
  if (!unit) return null
  return { from: emptyFrom(unit, row, ctx.today()), until: row.from, ...(await groupOf(ctx, row)) }
}

async function overlapping(ctx: Context, row: RequestRow): Promise<Overlapping[]> {
  const calendars = (await calendarsOfGroup(ctx, row.groupId)) ?? []
  const others = (await activeRequestsOfGroup(ctx, row.groupId)) ?? []
  return overlappingOf(row, { calendars, others }).flatMap(({ listingRequestId, wouldBeDeclined }) => {
    const other = others.find((candidate) => candidate.id === listingRequestId)
    return other ? [{ row: other, wouldBeDeclined }] : []
  })
}
