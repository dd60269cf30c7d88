import { canTakeAcceptBack } from '../../../domain/rentals/booking-request.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { verdictType } from '../../listings/listings/listing-summary-type.ts'
import { toRejection, rejectInput, seenDescription } from './api.ts'
import { timelinessOf } from '../lifecycle/command.ts'
import { listingRequestPayload, requestAfter } from './listing-request-payload.ts'
import { requestStatusType } from './request-status-type.ts'
import { factsOf, storedDerivedFacts } from '../lifecycle/rows.ts'
import { takeAcceptBack } from './take-back-actions.ts'

builder.objectField(requestStatusType, 'canTakeAcceptBack', (t) =>
  t.field({
    type: verdictType,
    description: "Whether the landlord's accept can be taken back: until the tenant has said yes to it.",
    resolve: (row, _, ctx) =>
      canTakeAcceptBack(factsOf(row, storedDerivedFacts(row)), timelinessOf(row, row.tenantAnswerUntil, ctx)),
  }),
)

builder.mutationField('takeAcceptBack', (t) =>
  t.field({
    type: listingRequestPayload,
    policy: 'limited',
    scope: 'requests:write',
    acting: 'ANSWERS',
    description:
      'An accept that the tenant has not said yes to is taken back: the request is to be answered again within 24 hours, or declined at once. The tenant is told.',
    args: {
      listingRequestId: t.arg.id({ required: true }),
      explanation: t.arg.string({
        description: 'Why, for the tenant to read; needed unless it is declined.',
      }),
      decline: t.arg({
        type: rejectInput,
        description: 'Declines it at once, as rejectListingRequest does.',
      }),
      seen: t.arg.idList({ description: seenDescription }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { listingRequestId, explanation, decline, seen, idempotencyKey }, ctx) =>
      payload(async () => {
        const takeBack = decline
          ? { rejection: toRejection(decline, seen ?? null) }
          : { explanation: explanation?.trim() ?? '' }
        return requestAfter(ctx, await takeAcceptBack(ctx, listingRequestId, takeBack, idempotencyKey))
      }),
  }),
)
