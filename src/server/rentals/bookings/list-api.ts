import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { listWindow } from '../../kernel/graphql/list-window.ts'
import { filterInput, bookingFilterOf } from './booking-filter.ts'
import { bookingCountsType } from './booking-parts-type.ts'
import { bookingType } from './booking-type.ts'
import {
  type BookingCounts,
  type BookingListFilter,
  countBookings,
  type FilterChoices,
  findFilterChoices,
  listBookings,
} from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { parseDay } from '../../../domain/kernel/day.ts'

/** A window of a list of bookings. */
export interface BookingPage {
  by: BookingListFilter
  offset: number
  limit: number
}

/** The window that the arguments of a list mean. */
export function pageOf(
  by: BookingListFilter,
  args: { offset?: number | null; limit?: number | null },
): BookingPage {
  return {
    by,
    ...listWindow(args),
  }
}

/** How many bookings a phase has, null: all together. */
export function totalOf(counts: BookingCounts, phase: BookingListFilter['phase']): number {
  const { upcoming, current, past, cancelled } = counts
  if (phase === null) return upcoming + current + past + cancelled
  return { UPCOMING: upcoming, CURRENT: current, PAST: past, CANCELLED: cancelled }[phase]
}

// Counts don't depend on the phase, hence lists of several phases in one batch share theirs.
const countsOf = batched(async (ctx, filters: readonly string[]) => {
  const viewer = requireViewer(ctx)
  const counted = filters.map(async (filter) => {
    const by = reviveFilter(filter)
    return [filter, await countBookings(ctx.db, viewer, 'landlord', by, ctx.today())] as const
  })
  return new Map(await Promise.all(counted))
})

function reviveFilter(filter: string): BookingListFilter {
  const by = JSON.parse(filter) as BookingListFilter & { from: string | null; to: string | null }
  return {
    ...by,
    from: by.from && parseDay(by.from),
    to: by.to && parseDay(by.to),
  }
}

async function countsIn(ctx: Context, by: BookingListFilter): Promise<BookingCounts> {
  const counts = await countsOf(ctx, JSON.stringify({ ...by, phase: null }))
  return counts ?? { upcoming: 0, current: 0, past: 0, cancelled: 0 }
}

const pageType = builder.objectRef<BookingPage>('BookingPage').implement({
  policy: 'visible',
  fields: (t) => ({
    totalCount: t.int({
      resolve: async ({ by }, _, ctx) => totalOf(await countsIn(ctx, by), by.phase),
    }),
    counts: t.field({ type: bookingCountsType, resolve: ({ by }, _, ctx) => countsIn(ctx, by) }),
    nodes: t.field({
      type: [bookingType],
      resolve: ({ by, offset, limit }, _, ctx) =>
        listBookings(ctx.db, requireViewer(ctx), 'landlord', by, ctx.today(), { offset, limit }),
    }),
  }),
})

builder.queryField('bookings', (t) =>
  t.field({
    type: pageType,
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'Bookings of all listings, narrowed and counted by phase.',
    args: {
      filter: t.arg({ type: filterInput }),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_, { filter, ...window }) => pageOf(bookingFilterOf(filter), window),
  }),
)

const groupChoiceType = builder.objectRef<{ groupId: string; name: string }>('BookingFilterGroup').implement({
  policy: 'visible',
  fields: (t) => ({ groupId: t.exposeID('groupId'), name: t.exposeString('name') }),
})

const choicesType = builder.objectRef<FilterChoices>('BookingFilterChoices').implement({
  policy: 'visible',
  fields: (t) => ({
    groups: t.field({ type: [groupChoiceType], resolve: (choices) => choices.groups }),
    contracts: t.expose('contracts', { type: [catalogueEnum('contractName')] }),
  }),
})

builder.queryField('bookingFilterChoices', (t) =>
  t.field({
    type: choicesType,
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'The listings and contracts that there are bookings of.',
    resolve: (_, __, ctx) => findFilterChoices(ctx.reads, requireViewer(ctx)),
  }),
)
