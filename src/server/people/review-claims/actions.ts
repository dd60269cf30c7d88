import type { ReviewKind } from '../../../domain/catalogue/checks.ts'
import {
  ConditionNotMetError,
  NotAllowedError,
  ResourceNotFoundError,
} from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import {
  canClaimReview,
  claimUntil,
  holdsClaim,
  isRunning,
  reviewKindsOf,
  type Reviewer,
} from '../../../domain/people/review-claim.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { once } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import {
  deleteReviewClaim,
  findClaimAbout,
  findReviewSubject,
  lockReviewClaim,
  type ReviewKey,
  saveReviewClaim,
} from './sql.ts'

/** As what the log names each kind. */
const ENTITY_TYPES = {
  DOCUMENT: 'tenant_document',
  IDENTITY: 'id_verification',
  SOLVENCY: 'solvency_check',
} as const satisfies Record<ReviewKind, string>

/** Who looks at something, as the rules ask for it. */
export function reviewerOf(ctx: Context): Reviewer {
  const { id, permissions, impersonation } = requireViewer(ctx)
  return { id, permissions, isImpersonating: impersonation !== null }
}

/**
 * Takes something to look at and decide it, for the viewer alone; whoever has it already gets the whole time anew. Once
 * per key. ConditionNotMetError where somebody else has it, it is about the viewer, or it was decided meanwhile.
 */
export async function claimReview(ctx: Context, order: ReviewKey, key: string): Promise<void> {
  await onceAllowed(ctx, 'claimReview', order, key, async (trx) => {
    const reviewer = reviewerOf(ctx)
    const subject = await findReviewSubject(trx, order)
    if (!subject) throw new ResourceNotFoundError()
    const claim = (await lockReviewClaim(trx, order)) ?? null
    demand(canClaimReview(order.kind, reviewer, { subject, claim }, ctx.now()))
    const taken = { staffId: reviewer.id, until: claimUntil(ctx.now()), at: ctx.now() }
    // Two who saw no row at all: the second of them waited for the first.
    if (!(await saveReviewClaim(trx, order, taken))) throw new ConditionNotMetError('CLAIMED_BY_ANOTHER')
    const isRenewed = claim?.staffId === reviewer.id && isRunning(claim, ctx.now())
    if (!isRenewed) await note(trx, ctx, 'claimReview', order)
  })
}

/** Gives something back that the viewer has taken, once per key; what isn't theirs any more stays as it is. */
export async function releaseReview(ctx: Context, order: ReviewKey, key: string): Promise<void> {
  await onceAllowed(ctx, 'releaseReview', order, key, async (trx) => {
    if (await deleteReviewClaim(trx, order, requireViewer(ctx).id))
      await note(trx, ctx, 'releaseReview', order)
  })
}

async function onceAllowed(
  ctx: Context,
  operation: 'claimReview' | 'releaseReview',
  order: ReviewKey,
  key: string,
  change: (trx: Db) => Promise<void>,
): Promise<void> {
  if (!isUuid(order.subjectId)) throw new ResourceNotFoundError()
  if (!reviewKindsOf(reviewerOf(ctx)).includes(order.kind)) throw new NotAllowedError()
  await once(ctx, operation, order, key, async (trx) => {
    await change(trx)
    return null
  })
}

async function note(trx: Db, ctx: Context, action: string, { kind, subjectId }: ReviewKey): Promise<void> {
  await audit(trx, ctx, { action, entityType: ENTITY_TYPES[kind], entityId: subjectId, landlordId: null })
}

/**
 * Throws ConditionNotMetError unless the viewer has taken something and the time has not run out; nobody else takes it
 * before the transaction ends. For whatever shows or decides it.
 */
export async function demandReviewClaim(
  trx: Db,
  ctx: Context,
  kind: ReviewKind,
  subjectId: string,
): Promise<void> {
  const claim = (await lockReviewClaim(trx, { kind, subjectId })) ?? null
  demand(holdsClaim({ id: requireViewer(ctx).id }, claim, ctx.now()))
}

/** Gives back what the viewer has just decided: nobody needs it any more. */
export async function endReviewClaim(
  trx: Db,
  ctx: Context,
  kind: ReviewKind,
  subjectId: string,
): Promise<void> {
  await deleteReviewClaim(trx, { kind, subjectId }, requireViewer(ctx).id)
}

/**
 * Throws ConditionNotMetError unless the viewer has taken something about a person, and gives it the whole time anew:
 * whatever compares that person's papers is work on it.
 */
export async function demandClaimAbout(trx: Db, ctx: Context, personId: string): Promise<void> {
  const { id: staffId } = requireViewer(ctx)
  const claim = await findClaimAbout(trx, { staffId, personId, now: ctx.now() })
  if (!claim) throw new ConditionNotMetError('CLAIM_NEEDED')
  await demandReviewClaim(trx, ctx, claim.kind, claim.subjectId)
  await saveReviewClaim(trx, claim, { staffId, until: claimUntil(ctx.now()), at: ctx.now() })
}
