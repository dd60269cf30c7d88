import type { ReviewKind } from '../../../domain/catalogue/checks.ts'
import { isRunning } from '../../../domain/people/review-claim.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { claimReview, releaseReview } from './actions.ts'
import { reviewClaimType, reviewKindType } from './claim-type.ts'
import { findReviewClaim, type ReviewClaimRow, type ReviewKey } from './sql.ts'

const claimPayload = payloadType('ReviewClaimPayload', 'claim', reviewClaimType)

async function findRunningClaim(ctx: Context, order: ReviewKey): Promise<ReviewClaimRow | null> {
  const claim = await findReviewClaim(ctx.db, order)
  return claim && isRunning(claim, ctx.now()) ? claim : null
}

const keyOf = ({ kind, subjectId }: { kind: ReviewKind; subjectId: string }): ReviewKey => ({
  kind,
  subjectId,
})

builder.mutationFields((t) => ({
  claimReview: t.field({
    type: claimPayload,
    policy: 'staff',
    scope: 'none',
    description:
      'Takes something that waits for a decision, for the viewer alone and for 15 minutes; taking it again begins them anew. With CLAIMED_BY_ANOTHER the claim says who has it and until when.',
    args: {
      kind: t.arg({ type: reviewKindType, required: true }),
      subjectId: t.arg.id({
        required: true,
        description: 'The fileId, the verification’s or the check’s id.',
      }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: async (_, { idempotencyKey, ...order }, ctx) => {
      const key = keyOf(order)
      const { error } = await payload(() => claimReview(ctx, key, idempotencyKey))
      const isTold = !error || error.reason === 'CLAIMED_BY_ANOTHER'
      return { error, result: isTold ? await findRunningClaim(ctx, key) : null }
    },
  }),
  releaseReview: t.field({
    type: claimPayload,
    policy: 'staff',
    scope: 'none',
    description:
      'Gives back what the viewer has taken; the claim is of whoever has it then, mostly of nobody.',
    args: {
      kind: t.arg({ type: reviewKindType, required: true }),
      subjectId: t.arg.id({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: async (_, { idempotencyKey, ...order }, ctx) => {
      const key = keyOf(order)
      const { error } = await payload(() => releaseReview(ctx, key, idempotencyKey))
      return { error, result: error ? null : await findRunningClaim(ctx, key) }
    },
  }),
}))
