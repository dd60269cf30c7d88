import { overlappingType } from '../occupancy/overlapping-type.ts'
import { blockedDaysType } from '../occupancy/blocked-days.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { gapType } from '../listings/listing-details-type.ts'
import { verdictType } from '../listings/listing-summary-type.ts'
import { listingType } from '../listings/listing-type.ts'
import { findGroup, type GroupRow } from '../listings/sql.ts'
import { archiveListing, unarchiveListing } from './archive-actions.ts'
import { duplicateListing } from './duplicate-actions.ts'
import { allowPublishing, publishListing } from './publish-actions.ts'
import {
  findConsequences,
  findSituation,
  type PublishingSituation,
  type UnpublishConsequences,
} from './situation.ts'
import type { PublishedUnitRow } from './sql.ts'
import { takeOffAsScam, unpublishListing, type Unpublishing } from './unpublish-actions.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const leftType = builder.objectRef<PublishedUnitRow>('ListingUnpublishing').implement({
  policy: 'visible',
  fields: (t) => ({
    reason: t.expose('unpublishReason', { type: catalogueEnum('unpublishReason'), nullable: true }),
    explanation: t.exposeString('unpublishExplanation'),
    at: t.expose('unpublishedAt', { type: 'Instant', nullable: true }),
  }),
})

const situationType = builder.objectRef<PublishingSituation>('PublishingSituation').implement({
  policy: 'visible',
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    canPublish: t.field({ type: verdictType, resolve: (situation) => situation.canPublish }),
    canUnpublish: t.field({ type: verdictType, resolve: (situation) => situation.canUnpublish }),
    canArchive: t.field({ type: verdictType, resolve: (situation) => situation.canArchive }),
    archivedAt: t.expose('archivedAt', { type: 'Instant', nullable: true }),
    gaps: t.field({ type: [gapType], resolve: (situation) => situation.gaps }),
    publicUnits: t.exposeInt('publicUnits'),
    unitsToPublish: t.exposeInt('unitsToPublish'),
    left: t.field({
      type: leftType,
      nullable: true,
      description: 'Why it was taken out the last time.',
      resolve: (situation) => situation.left,
    }),
  }),
})

const consequencesType = builder.objectRef<UnpublishConsequences>('UnpublishConsequences').implement({
  policy: 'visible',
  fields: (t) => ({
    units: t.exposeInt('units'),
    unitsLeft: t.exposeInt('unitsLeft'),
    stays: t.exposeInt('stays', {
      description: 'Bookings and contracts in signing, which stay as they are.',
    }),
    blocked: t.field({
      type: [blockedDaysType],
      description: 'What is blocked of the days: all but what is booked or being signed.',
      resolve: (consequences) => consequences.blocked,
    }),
    requests: t.field({
      type: [overlappingType],
      description: 'Requests that no published unit could serve any more; some wait, some would be declined.',
      resolve: (consequences) => consequences.requests.filter((stranded) => !stranded.isPromised),
    }),
    accepted: t.field({
      type: [overlappingType],
      description:
        'Of these, those that have the yes of the landlord: it still holds, unless they are declined.',
      resolve: (consequences) => consequences.requests.filter((stranded) => stranded.isPromised),
    }),
  }),
})

builder.queryFields((t) => ({
  publishing: t.field({
    type: situationType,
    nullable: true,
    policy: 'landlord',
    scope: 'listings:read',
    description: 'Whether a listing, one unit or a whole group may be published, taken out or archived.',
    args: { groupId: t.arg.id({ required: true }), listingId: t.arg.id() },
    resolve: (_, { groupId, listingId }, ctx) =>
      findSituation(ctx, { groupId, listingId: listingId ?? null }),
  }),
  unpublishConsequences: t.field({
    type: consequencesType,
    nullable: true,
    policy: 'landlord',
    scope: 'listings:read',
    description: 'Whom it concerns when a listing is taken out, exactly as unpublishListing does it.',
    args: {
      groupId: t.arg.id({ required: true }),
      listingId: t.arg.id(),
      blockFrom: t.arg({ type: 'Day' }),
      blockTo: t.arg({ type: 'Day' }),
      declineRequests: t.arg.boolean({ defaultValue: false }),
      declineAccepted: t.arg.boolean({ defaultValue: false }),
    },
    resolve: (_, { groupId, listingId, blockFrom, blockTo, declineRequests, declineAccepted }, ctx) =>
      findConsequences(
        ctx,
        { groupId, listingId: listingId ?? null },
        {
          block: blockFrom && blockTo ? { from: blockFrom, to: blockTo } : null,
          waiting: declineRequests === true,
          accepted: declineAccepted === true,
        },
      ),
  }),
}))

const blockInput = builder.inputType('UnpublishBlockInput', {
  description: 'Both days belong to the block.',
  fields: (t) => ({
    from: t.field({ type: 'Day', required: true }),
    to: t.field({ type: 'Day', required: true }),
  }),
})

const unpublishInput = builder.inputType('UnpublishListingInput', {
  fields: (t) => ({
    reasonKey: t.string({ required: true, description: 'The key of one of listingUnpublishReasons.' }),
    explanation: t.string(),
    block: t.field({
      type: blockInput,
      description:
        'Days to block at once, where the reason suggests that, as far as they are free; requests that this leaves no unit are declined.',
    }),
    declineRequests: t.boolean({
      description: 'Declines also the requests that could wait for the listing to come back.',
    }),
    declineAccepted: t.boolean({
      description:
        'Declines also the requests that have the yes of the landlord, which otherwise still holds.',
    }),
  }),
})

function toUnpublishing(input: typeof unpublishInput.$inferInput): Unpublishing {
  return {
    reasonKey: input.reasonKey,
    explanation: input.explanation ?? '',
    block: input.block ?? null,
    declineRequests: input.declineRequests ?? false,
    declineAccepted: input.declineAccepted ?? false,
  }
}

const seenDescription =
  'The requests that were shown as declined by it: exactly these are, or nothing happens. Without it nobody may be.'

const publishingPayload = payloadType('PublishingPayload', 'listing', listingType)

async function listingAfter(ctx: Context, groupId: string): Promise<GroupRow> {
  const group = await findGroup(ctx.reads, requireViewer(ctx), { groupId })
  if (!group) throw new Error(`The group ${groupId} is gone.`)
  return group
}

builder.mutationFields((t) => ({
  publishListing: t.field({
    type: publishingPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description:
      'Makes a listing, one unit or all units of a group public; refused while something is missing.',
    args: {
      groupId: t.arg.id({ required: true }),
      listingId: t.arg.id(),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { groupId, listingId, idempotencyKey }, ctx) =>
      payload(async () =>
        listingAfter(
          ctx,
          await publishListing(ctx, { groupId, listingId: listingId ?? null }, idempotencyKey),
        ),
      ),
  }),
  unpublishListing: t.field({
    type: publishingPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Takes a listing, one unit or all units of a group out, with a reason for landlords.',
    args: {
      groupId: t.arg.id({ required: true }),
      listingId: t.arg.id(),
      input: t.arg({ type: unpublishInput, required: true }),
      seen: t.arg.idList({ description: seenDescription }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { groupId, listingId, input, seen, idempotencyKey: key }, ctx) =>
      payload(async () => {
        const target = { groupId, listingId: listingId ?? null }
        const call = { scope: 'LANDLORD', seen: seen ?? null, key } as const
        return listingAfter(ctx, await unpublishListing(ctx, target, toUnpublishing(input), call))
      }),
  }),
  duplicateListing: t.field({
    type: publishingPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Makes an unpublished copy of a listing, or of a group with its units; answers the copy.',
    args: { groupId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { groupId, idempotencyKey }, ctx) =>
      payload(async () => listingAfter(ctx, await duplicateListing(ctx, groupId, idempotencyKey))),
  }),
  archiveListing: t.field({
    type: publishingPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Puts a listing or group away that is not public and that nothing waits for.',
    args: { groupId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { groupId, idempotencyKey }, ctx) =>
      payload(async () => listingAfter(ctx, await archiveListing(ctx, groupId, idempotencyKey))),
  }),
  unarchiveListing: t.field({
    type: publishingPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Brings an archived listing or group back, unpublished.',
    args: { groupId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { groupId, idempotencyKey }, ctx) =>
      payload(async () => listingAfter(ctx, await unarchiveListing(ctx, groupId, idempotencyKey))),
  }),
}))

const staffResultType = builder.objectRef<{ groupId: string }>('SalesPublishing').implement({
  policy: 'listingStaff',
  fields: (t) => ({ groupId: t.exposeID('groupId') }),
})

const staffPayload = payloadType('SalesPublishingPayload', 'publishing', staffResultType)

builder.mutationFields((t) => ({
  unpublishListingForSales: t.field({
    type: staffPayload,
    policy: 'sales',
    scope: 'none',
    description: 'Takes any listing out, also with the reasons of sales; its landlord is told by mail.',
    args: {
      groupId: t.arg.id({ required: true }),
      listingId: t.arg.id(),
      input: t.arg({ type: unpublishInput, required: true }),
      seen: t.arg.idList({ description: seenDescription }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { groupId, listingId, input, seen, idempotencyKey: key }, ctx) =>
      payload(async () => {
        const target = { groupId, listingId: listingId ?? null }
        const call = { scope: 'SALES', seen: seen ?? null, key } as const
        return { groupId: await unpublishListing(ctx, target, toUnpublishing(input), call) }
      }),
  }),
  takeOffAsScam: t.field({
    type: staffPayload,
    policy: 'scam',
    scope: 'none',
    description:
      'Takes any listing out as a scam; its landlord is told by mail, and sales alone lets it back.',
    args: {
      groupId: t.arg.id({ required: true }),
      explanation: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { groupId, explanation, idempotencyKey }, ctx) =>
      payload(async () => ({ groupId: await takeOffAsScam(ctx, { groupId, explanation }, idempotencyKey) })),
  }),
  allowPublishing: t.field({
    type: staffPayload,
    policy: 'sales',
    scope: 'none',
    description: 'Lets a landlord publish again what sales took out.',
    args: {
      groupId: t.arg.id({ required: true }),
      listingId: t.arg.id(),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { groupId, listingId, idempotencyKey }, ctx) =>
      payload(async () => ({
        groupId: await allowPublishing(ctx, { groupId, listingId: listingId ?? null }, idempotencyKey),
      })),
  }),
}))
