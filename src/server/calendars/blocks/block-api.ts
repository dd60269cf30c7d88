import { parseDay } from '../../../domain/kernel/day.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import {
  changeBlock,
  createBlocks,
  deleteBlocks,
  type DoneBlocks,
  planBlocksOrder,
  restoreBlocks,
} from './block-actions.ts'
import { listBlocks } from './block-sql.ts'
import { blocksDoneType, blocksPlanType } from './block-type.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const blocksInput = builder.inputType('BlocksInput', {
  description: 'Days to block in some units; both days belong to the block.',
  fields: (t) => ({
    listingIds: t.idList({ required: true }),
    from: t.field({ type: 'Day', required: true }),
    to: t.field({ type: 'Day', required: true }),
    reason: t.field({
      type: catalogueEnum('blockReason'),
      required: true,
      description: 'One of the catalogue.',
    }),
    note: t.string(),
    seen: t.string({
      description: 'The fingerprint of blocksDryRun; without it nobody may be declined by the block.',
    }),
    skipTaken: t.boolean({
      description: 'Leaves out units that a booking or hold takes, instead of refusing all.',
    }),
  }),
})

const blockChangeInput = builder.inputType('BlockChangeInput', {
  fields: (t) => ({
    from: t.field({ type: 'Day', required: true }),
    to: t.field({ type: 'Day', required: true }),
    reason: t.field({ type: catalogueEnum('blockReason'), required: true }),
    note: t.string(),
    listingId: t.id({ description: 'The unit that it moves to; without it it stays where it is.' }),
    seen: t.string(),
  }),
})

const restoredBlockInput = builder.inputType('RestoredBlockInput', {
  fields: (t) => ({
    listingId: t.id({ required: true }),
    from: t.field({ type: 'Day', required: true }),
    to: t.field({ type: 'Day', required: true }),
    reason: t.field({ type: catalogueEnum('blockReason'), required: true }),
    note: t.string(),
  }),
})

builder.queryField('blocksDryRun', (t) =>
  t.field({
    type: blocksPlanType,
    policy: 'landlord',
    scope: 'listings:read',
    description:
      'What blocking days would do, without doing it; with blockId what changing that block would.',
    args: { input: t.arg({ type: blocksInput, required: true }), blockId: t.arg.id() },
    resolve: (_, { input, blockId }, ctx) =>
      planBlocksOrder(ctx, { ...input, note: input.note ?? '' }, blockId ?? null),
  }),
)

const blocksPayload = payloadType('BlocksPayload', 'done', blocksDoneType)

async function blocksAfter(ctx: Context, { blockIds, declined }: DoneBlocks) {
  return { blocks: await listBlocks(ctx.db, requireViewer(ctx), blockIds), declined }
}

builder.mutationFields((t) => ({
  createBlocks: t.field({
    type: blocksPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'CALENDARS',
    description:
      'Blocks days in units, all or nothing; over a booking or hold it is BookingConflictError. Declines requests that no unit can serve any more, as blocksDryRun says.',
    args: {
      input: t.arg({ type: blocksInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { input, idempotencyKey }, ctx) =>
      payload(async () => {
        const { note, seen, skipTaken } = input
        const order = { ...input, note: note ?? '', seen: seen ?? null, skipTaken: skipTaken ?? false }
        return blocksAfter(ctx, await createBlocks(ctx, order, idempotencyKey))
      }),
  }),
  changeBlock: t.field({
    type: blocksPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'CALENDARS',
    description: 'Moves, resizes or rewords one own block; what another calendar brought is changed there.',
    args: {
      blockId: t.arg.id({ required: true }),
      input: t.arg({ type: blockChangeInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { blockId, input, idempotencyKey }, ctx) =>
      payload(async () => {
        const { note, seen, listingId } = input
        const change = { ...input, note: note ?? '', seen: seen ?? null, listingId: listingId ?? null }
        return blocksAfter(ctx, await changeBlock(ctx, blockId, change, idempotencyKey))
      }),
  }),
  deleteBlocks: t.field({
    type: blocksPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'CALENDARS',
    description: 'Frees the days of own blocks; answers them as they were, for restoreBlocks.',
    args: { blockIds: t.arg.idList({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { blockIds, idempotencyKey }, ctx) =>
      payload(async () => {
        const freed = await deleteBlocks(ctx, blockIds, idempotencyKey)
        const blocks = freed.map((one) => ({ ...one, from: parseDay(one.from), to: parseDay(one.to) }))
        return { blocks, declined: [] }
      }),
  }),
  restoreBlocks: t.field({
    type: blocksPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'CALENDARS',
    description: 'Blocks days again that were freed, each in its unit. Who was declined stays declined.',
    args: {
      blocks: t.arg({ type: [restoredBlockInput], required: true }),
      seen: t.arg.string(),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { blocks, seen, idempotencyKey }, ctx) =>
      payload(async () => {
        const restored = blocks.map((one) => ({ ...one, note: one.note ?? '' }))
        return blocksAfter(ctx, await restoreBlocks(ctx, restored, seen ?? null, idempotencyKey))
      }),
  }),
}))
