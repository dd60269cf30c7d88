import type { Context } from '../context.ts'
import { builder } from '../graphql/builder.ts'
import { countFreeUnits, overlappingOf } from './derived-facts.ts'
import { listingRequestType } from './listing-request-type.ts'
import { activeRequestsOfGroup, calendarsOfGroup } from './loaders.ts'
import { type Overlapping, overlappingType } from './overlapping-request-type.ts'
import { aroundStay, aroundType } from './request-surroundings-type.ts'
import type { RequestRow } from './rows.ts'

// The days of a request: who else wants them, and what is free (D3, D4).
builder.objectFields(listingRequestType, (t) => ({
  isWithinAllowedVacancy: t.boolean({
    resolve: async (row, _, ctx) => countFreeUnits(row, (await calendarsOfGroup(ctx, row.groupId)) ?? []) > 0,
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

async function overlapping(ctx: Context, row: RequestRow): Promise<Overlapping[]> {
  const calendars = (await calendarsOfGroup(ctx, row.groupId)) ?? []
  const others = (await activeRequestsOfGroup(ctx, row.groupId)) ?? []
  return overlappingOf(row, { calendars, others }).flatMap(({ listingRequestId, wouldBeDeclined }) => {
    const other = others.find((candidate) => candidate.id === listingRequestId)
    return other ? [{ row: other, wouldBeDeclined }] : []
  })
}
