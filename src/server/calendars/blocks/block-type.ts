import { BLOCK_KINDS } from '../../../domain/calendars/calendar-answer.ts'
import { overlappingType } from '../../listings/occupancy/overlapping-type.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { DoneBlocks } from './block-actions.ts'
import type { BlocksPlan, PlannedUnitBlock } from './block-plan.ts'
import type { BlockRow } from './block-sql.ts'
import type { TakenDays } from '../../listings/occupancy/calendars.ts'

const blockKindType = builder.enumType('BlockKind', {
  values: BLOCK_KINDS,
  description: 'STAY, or FAR_END: the far edge of a feed that may be its booking window.',
})

/** GraphQL Block. */
export const blockType = builder.objectRef<BlockRow>('Block').implement({
  description: 'Days of a unit that cannot be had; both days belong to it.',
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    listingId: t.exposeID('listingId'),
    groupId: t.exposeID('groupId'),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    source: t.expose('source', { type: catalogueEnum('blockSource') }),
    reason: t.expose('reason', { type: catalogueEnum('blockReason') }),
    note: t.exposeString('note'),
    kind: t.expose('kind', { type: blockKindType }),
  }),
})

/** GraphQL TakenDays: a booking, a hold or a block of a unit. */
export const takenType = builder.objectRef<TakenDays>('TakenDays').implement({
  policy: 'visible',
  fields: (t) => ({
    kind: t.expose('kind', { type: catalogueEnum('occupancyKind') }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    name: t.exposeString('label'),
    bookingId: t.exposeID('bookingId', { nullable: true }),
    listingRequestId: t.exposeID('listingRequestId', { nullable: true }),
  }),
})

const plannedUnitType = builder.objectRef<PlannedUnitBlock>('PlannedUnitBlock').implement({
  policy: 'visible',
  fields: (t) => ({
    listingId: t.id({ resolve: ({ unit }) => unit.id }),
    name: t.string({ resolve: ({ unit }) => unit.apartmentName }),
    refused: t.field({
      type: [takenType],
      description: 'Bookings and holds on some of the days: the unit cannot be blocked.',
      resolve: ({ refused }) => refused,
    }),
  }),
})

/** GraphQL BlocksPlan: everything that blocks would do. */
export const blocksPlanType = builder.objectRef<BlocksPlan>('BlocksPlan').implement({
  policy: 'visible',
  fields: (t) => ({
    units: t.field({ type: [plannedUnitType], resolve: ({ units }) => units }),
    declined: t.field({
      type: [overlappingType],
      description: 'Waiting requests that no unit could serve any more; they would be declined.',
      resolve: ({ declined }) => declined.map((row) => ({ row, wouldBeDeclined: true })),
    }),
    seen: t.exposeString('seen', {
      description: 'Goes back with the order, so that exactly this is done or nothing.',
    }),
  }),
})

/** GraphQL BlocksDone. */
export const blocksDoneType = builder
  .objectRef<Pick<DoneBlocks, 'declined'> & { blocks: BlockRow[] }>('BlocksDone')
  .implement({
    policy: 'visible',
    fields: (t) => ({
      blocks: t.field({
        type: [blockType],
        description: 'As they are now; deleted ones as they were.',
        resolve: ({ blocks }) => blocks,
      }),
      declined: t.exposeIDList('declined', { description: 'Listing requests that were declined by it.' }),
    }),
  })
