import { builder } from '../../kernel/graphql/builder.ts'
import { payload } from '../../kernel/graphql/payload.ts'
import { toRejection, rejectInput, seenDescription } from './api.ts'
import { listingRequestPayload, requestAfter } from '../lifecycle/request-refs.ts'
import { takeAcceptBack } from './take-back-actions.ts'

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
