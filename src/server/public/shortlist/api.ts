import { SHORTLIST_MAX } from '../../../domain/kernel/constants.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { publicListingType } from '../../listings/listings/public-listing-type.ts'
import { listGroupsInOrder } from '../pages/describe-listing.ts'
import { listPublishedIds } from '../pages/search-sql.ts'
import { addToShortlist, removeFromShortlist } from './actions.ts'
import { listShortlisted } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

interface Shortlist {
  ids: string[]
}

const shortlistType = builder.objectRef<Shortlist>('Shortlist').implement({
  policy: 'public',
  fields: (t) => ({
    groupIds: t.idList({
      description: 'All that were put aside, the latest first; some may not be offered any more.',
      resolve: ({ ids }) => ids,
    }),
    nodes: t.field({
      type: [publicListingType],
      description: 'Those of them that are offered.',
      resolve: async ({ ids }, _, ctx) => listGroupsInOrder(ctx.db, await listPublishedIds(ctx.db, ids)),
    }),
  }),
})

async function shortlistOf(ctx: Context): Promise<Shortlist> {
  return { ids: await listShortlisted(ctx.db, requireViewer(ctx)) }
}

builder.queryField('shortlist', (t) =>
  t.field({
    type: shortlistType,
    policy: 'tenant',
    scope: 'none',
    description: 'The listings that the person has put aside.',
    resolve: (_, __, ctx) => shortlistOf(ctx),
  }),
)

builder.queryField('publicListingsById', (t) =>
  t.field({
    type: [publicListingType],
    policy: 'public',
    scope: 'any',
    description: `Those of the groups that are offered, in the same order; at most ${SHORTLIST_MAX}.`,
    args: { groupIds: t.arg.idList({ required: true }) },
    resolve: async (_, { groupIds }, ctx) =>
      listGroupsInOrder(ctx.db, await listPublishedIds(ctx.db, groupIds.slice(0, SHORTLIST_MAX))),
  }),
)

const shortlistPayload = payloadType('ShortlistPayload', 'shortlist', shortlistType)

builder.mutationField('addToShortlist', (t) =>
  t.field({
    type: shortlistPayload,
    policy: 'tenant',
    scope: 'none',
    description: 'Puts listings aside; of more than fit the oldest are forgotten.',
    args: {
      groupIds: t.arg.idList({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { groupIds, idempotencyKey }, ctx) =>
      payload(async () => {
        await addToShortlist(ctx, groupIds, idempotencyKey)
        return await shortlistOf(ctx)
      }),
  }),
)

builder.mutationField('removeFromShortlist', (t) =>
  t.field({
    type: shortlistPayload,
    policy: 'tenant',
    scope: 'none',
    description: 'Takes listings from the list.',
    args: {
      groupIds: t.arg.idList({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { groupIds, idempotencyKey }, ctx) =>
      payload(async () => {
        await removeFromShortlist(ctx, groupIds, idempotencyKey)
        return await shortlistOf(ctx)
      }),
  }),
)
