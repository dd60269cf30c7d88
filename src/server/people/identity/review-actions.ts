import { NotAllowedError, ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isDay, parseDay } from '../../../domain/kernel/day.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { stageAfter, stageOf, stateOf } from '../../../domain/people/identity-life.ts'
import {
  correctionErrors,
  dataErrors,
  decisionErrors,
  type IdentityData,
  type IdentityDecision,
  type IdentityField,
} from '../../../domain/people/identity-review.ts'
import { canCorrect, canDecide, eraseAfter } from '../../../domain/people/identity-rules.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { demandReviewClaim, endReviewClaim } from '../review-claims/actions.ts'
import { identityDecided } from './decided.ts'
import { documentDigest } from './document-digest.ts'
import { lockVerification, saveVerifiedField } from './sql.ts'
import { concludeVerification } from './verdict-actions.ts'

/** Stores what staff say about a verification that they have claimed, once per key; returns its id. */
export async function decideIdVerification(
  ctx: Context,
  id: string,
  decision: IdentityDecision,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  if (!isUuid(id)) throw new ResourceNotFoundError()
  const operation = 'decideIdVerification'
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation, body: { id, ...decision } }, async () => {
      const verification = await lockVerification(trx, id)
      if (!verification) throw new ResourceNotFoundError()
      const stage = stageOf(verification)
      demand(canDecide({ ...verification, stage }, viewer.id))
      await demandReviewClaim(trx, ctx, 'IDENTITY', id)
      const errors = decisionErrors(decision, ctx.today())
      if (Object.keys(errors).length > 0) throw new ValidationError(errors)
      const next = stageAfter(stage, decision.verdict)
      if (!next) throw new ResourceNotFoundError()
      const { data } = decision
      await concludeVerification(trx, ctx, verification, {
        ...stateOf(next),
        identity: data && { ...trimmed(data), documentDigest: documentDigest(ctx.config, data) },
        method: 'STAFF_REVIEW',
        reviewedBy: viewer.id,
        failureReason: decision.failureReason,
        explanation: decision.explanation.trim(),
        decidedAt: ctx.now(),
        eraseAfter: eraseAfter(next, verification.eraseAfter, ctx.now()),
        at: ctx.now(),
      })
      await endReviewClaim(trx, ctx, 'IDENTITY', id)
      return id
    }),
  )
}

function trimmed(data: IdentityData): IdentityData {
  return { ...data, firstName: data.firstName.trim(), lastName: data.lastName.trim() }
}

/** What is corrected of a verified identity, and why; texts as a form has them. */
export interface IdentityCorrection {
  id: string
  field: IdentityField
  /** A name, or a day as YYYY-MM-DD; empty: a document without an end. */
  value: string
  reason: string
}

/** Corrects one field of a verified identity, once per key; the log has who, which and why. Returns the verification's id. */
export async function editIdentityVerificationField(
  ctx: Context,
  correction: IdentityCorrection,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const { id, field, reason } = correction
  if (!isUuid(id)) throw new ResourceNotFoundError()
  const operation = 'editIdentityVerificationField'
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation, body: correction }, async () => {
      const verification = await lockVerification(trx, id)
      if (!verification) throw new ResourceNotFoundError()
      if (verification.userId === viewer.id) throw new NotAllowedError()
      demand(canCorrect({ ...verification, stage: stageOf(verification) }, viewer.id))
      const data = corrected(verification, correction)
      const { [field]: wrong } = dataErrors({ ...data, country: 'XX' }, ctx.today())
      const errors = { ...correctionErrors(reason), ...(wrong && { value: wrong }) }
      if (Object.keys(errors).length > 0) throw new ValidationError(errors)
      await saveVerifiedField(trx, id, { field, value: data[field] }, ctx.now())
      await audit(trx, ctx, {
        action: operation,
        entityType: 'id_verification',
        entityId: id,
        landlordId: null,
        data: { field, reason: reason.trim() },
      })
      await identityDecided().identityDecided(trx, ctx, verification.userId)
      return id
    }),
  )
}

function corrected(
  before: Pick<IdentityData, IdentityField>,
  { field, value }: IdentityCorrection,
): Pick<IdentityData, IdentityField> {
  const text = value.trim()
  if (field === 'firstName' || field === 'lastName') return { ...before, [field]: text }
  if (text !== '' && !isDay(text)) throw new ValidationError({ value: 'identity.day.invalid' })
  return { ...before, [field]: text === '' ? null : parseDay(text) }
}
