import { DUE_SOON_HOURS } from '../../../domain/kernel/constants.ts'
import { dueSoonUntil } from '../../../domain/rentals/next-step.ts'
import { afterCalendars, calendarsOfRequest } from '../lifecycle/fresh-calendars.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { acceptListingRequest, markListingRequestViewed, rejectListingRequest } from './actions.ts'
import { filterCountsFor } from './filter-counts.ts'
import { listingRequestPayload, listingRequestType, requestAfter } from '../lifecycle/request-refs.ts'
import type { Rejection } from './rejection-steps.ts'
import { countDueSoon, findFirstRequest, listNeedsYou } from '../lifecycle/requests-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import type { Seen } from '../../listings/occupancy/waiting.ts'

const longestPage = 100

builder.queryField('landlordListingRequest', (t) =>
  t.field({
    type: listingRequestType,
    nullable: true,
    policy: 'limited',
    scope: 'requests:read',
    description: 'The named request to a listing, or the first one of the booking request.',
    args: { bookingRequestId: t.arg.id({ required: true }), listingRequestId: t.arg.id() },
    resolve: (_, { bookingRequestId, listingRequestId }, ctx) =>
      findFirstRequest(ctx.reads, requireViewer(ctx), bookingRequestId, listingRequestId ?? null),
  }),
)

const needsYouType = builder.objectRef<{ first: number }>('NeedsYou').implement({
  policy: 'visible',
  fields: (t) => ({
    totalCount: t.int({
      resolve: async (_, __, ctx) => (await filterCountsFor(ctx, null)).needsYou,
    }),
    dueSoonCount: t.int({
      description: `Those of them that run out within ${DUE_SOON_HOURS} hours.`,
      resolve: (_, __, ctx) => countDueSoon(ctx.reads, requireViewer(ctx), dueSoonUntil(ctx.now())),
    }),
    nodes: t.field({
      type: [listingRequestType],
      resolve: ({ first }, _, ctx) => listNeedsYou(ctx.reads, requireViewer(ctx), first),
    }),
  }),
})

builder.queryField('needsYou', (t) =>
  t.field({
    type: needsYouType,
    policy: 'landlord',
    scope: 'requests:read',
    description: 'What needs the landlord: signatures, answers, confirmations; what runs out first on top.',
    args: { first: t.arg.int({ defaultValue: 20 }) },
    resolve: (_, { first }) => ({ first: Math.min(longestPage, Math.max(1, first ?? 20)) }),
  }),
)

builder.mutationField('markListingRequestViewed', (t) =>
  t.field({
    type: listingRequestPayload,
    policy: 'limited',
    scope: 'requests:write',
    acting: 'LOOKS',
    description: "The badge 'new' ends with it.",
    args: { listingRequestId: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId }, ctx) =>
      payload(async () => requestAfter(ctx, await markListingRequestViewed(ctx, listingRequestId))),
  }),
)

/** What `seen` means where an answer may decline others. */
export const seenDescription =
  'The other requests that were shown as declined by it: exactly these are, or nothing happens. Without it nobody may be.'

builder.mutationField('acceptListingRequest', (t) =>
  t.field({
    type: listingRequestPayload,
    policy: 'limited',
    scope: 'requests:write',
    acting: 'ANSWERS',
    description: 'The unit is free: the tenant has 72 hours; an extension gets its contract at once.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      seen: t.arg.idList({ description: seenDescription }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId, seen, idempotencyKey }, ctx) =>
      afterCalendars(calendarsOfRequest(ctx, listingRequestId), () =>
        payload(async () =>
          requestAfter(ctx, await acceptListingRequest(ctx, listingRequestId, seen ?? null, idempotencyKey)),
        ),
      ),
  }),
)

/** GraphQL RejectListingRequestInput. */
export const rejectInput = builder.inputType('RejectListingRequestInput', {
  fields: (t) => ({
    reason: t.field({ type: catalogueEnum('declineReason'), required: true }),
    explanation: t.string(),
    blockFrom: t.field({ type: 'Day' }),
    blockTo: t.field({ type: 'Day' }),
  }),
})

/** A rejection as the API takes it. */
export function toRejection(input: typeof rejectInput.$inferInput, seen: Seen): Rejection {
  return {
    reason: input.reason,
    explanation: input.explanation?.trim() ?? '',
    blockFrom: input.blockFrom ?? null,
    blockTo: input.blockTo ?? null,
    seen,
  }
}

builder.mutationField('rejectListingRequest', (t) =>
  t.field({
    type: listingRequestPayload,
    policy: 'limited',
    scope: 'requests:write',
    acting: 'ANSWERS',
    description: 'Needs a reason; some reasons need words or the days to block.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      input: t.arg({ type: rejectInput, required: true }),
      seen: t.arg.idList({ description: seenDescription }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId, input, seen, idempotencyKey }, ctx) =>
      payload(async () => {
        const rejection = toRejection(input, seen ?? null)
        return requestAfter(ctx, await rejectListingRequest(ctx, listingRequestId, rejection, idempotencyKey))
      }),
  }),
)
