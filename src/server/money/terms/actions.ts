import { findCurrency } from '../../../domain/catalogue/currencies.ts'
import { INCENTIVE_MAX_AMOUNT } from '../../../domain/kernel/constants.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { FEE_TERMS_REASON_LENGTH, textWithin } from '../../../domain/kernel/text-limits.ts'
import { postIncentive } from '../../../domain/money/ledger.ts'
import { isReferralReward, referralProblem } from '../../../domain/money/referral-reward.ts'
import { type FeeTermsDraft, feeTermsProblems } from '../../../domain/rentals/fee-terms.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { book } from '../ledger/actions.ts'
import { findReferralOf } from './referrals-sql.ts'
import { insertFeeTerms, insertIncentive, listListings, lockLandlord } from './sql.ts'

/** Terms that staff make for a landlord, of one listing where that is said. */
export interface FeeTermsOrder extends FeeTermsDraft {
  landlordId: string
  groupId: string | null
}

/**
 * Makes terms; they hold for what is booked from their first day on, and are never changed, only followed by others.
 * Answers the landlord's id.
 */
export async function makeFeeTerms(ctx: Context, order: FeeTermsOrder, key: string): Promise<string> {
  const { landlordId, groupId, reason, ...figures } = order
  return forLandlord(ctx, 'makeFeeTerms', order, key, async (trx) => {
    const problems = feeTermsProblems(order, ctx.today())
    if (Object.keys(problems).length > 0) throw new ValidationError(problems)
    if ((figures.scope === 'LISTING') !== (groupId !== null))
      throw new ValidationError({ groupId: 'terms.listing' })
    if (groupId !== null) await demandListing(trx, landlordId, groupId)
    const id = await insertFeeTerms(trx, {
      landlord_id: landlordId,
      group_id: groupId,
      scope: figures.scope,
      landlord_fee_rate: figures.landlordFeeRate,
      tenant_fee_rate: figures.tenantFeeRate,
      calculation_method: figures.calculationMethod,
      valid_from: figures.validFrom,
      valid_until: figures.validUntil,
      reason: reason.trim(),
      made_by: requireViewer(ctx).id,
      made_at: ctx.now(),
    })
    return { entityType: 'feeTerms', entityId: id, data: { ...figures, groupId, reason: reason.trim() } }
  })
}

/** What staff grant a landlord; the amount in minor units. */
export interface IncentiveOrder {
  landlordId: string
  amount: number
  currency: string
  reason: string
  /** Whom they invited to earn it; null for anything else. */
  referredId: string | null
}

/** Grants a landlord an amount: it is booked once and goes into the next payout. Answers the landlord's id. */
export async function grantIncentive(ctx: Context, order: IncentiveOrder, key: string): Promise<string> {
  const { landlordId, amount, currency, referredId } = order
  const reason = order.reason.trim()
  return forLandlord(ctx, 'grantIncentive', order, key, async (trx) => {
    const problems = { ...incentiveProblems(order), ...(await referralProblems(trx, ctx, order)) }
    if (Object.keys(problems).length > 0) throw new ValidationError(problems)
    const mode = ctx.config.invoiceMode
    const id = await insertIncentive(trx, {
      landlord_id: landlordId,
      mode,
      currency,
      amount,
      reason,
      referred_id: referredId,
      granted_by: requireViewer(ctx).id,
      granted_at: ctx.now(),
    })
    const happening = {
      kind: 'INCENTIVE_GRANTED',
      subjectId: id,
      mode,
      currency,
      landlordId,
      bookingId: null,
      invoiceId: null,
      effectiveAt: ctx.now(),
    } as const
    await book(trx, ctx, happening, postIncentive({ landlordId, amount }))
    return { entityType: 'incentive', entityId: id, data: { amount, currency, reason, referredId } }
  })
}

function incentiveProblems({ amount, currency, reason }: IncentiveOrder): Record<string, string> {
  const isAmount = Number.isSafeInteger(amount) && amount > 0 && amount <= INCENTIVE_MAX_AMOUNT
  return {
    ...(isAmount ? {} : { amount: 'incentive.amount' }),
    ...(findCurrency(currency) ? {} : { currency: 'incentive.currency' }),
    ...(textWithin(reason, FEE_TERMS_REASON_LENGTH) === null && { reason: 'terms.reason' }),
  }
}

/** An invitation earns what is said, for whom this landlord has invited, and once: the landlord is locked meanwhile. */
async function referralProblems(
  trx: Db,
  ctx: Context,
  { landlordId, amount, currency, referredId }: IncentiveOrder,
): Promise<Record<string, string>> {
  if (referredId === null) return {}
  const referral = isUuid(referredId) ? await findReferralOf(trx, ctx.config, referredId) : undefined
  // Whoever was invited by another is nobody to this landlord.
  if (referral?.referrerId !== landlordId) throw new ResourceNotFoundError()
  const problem = referralProblem(referral)
  if (problem) return { referredId: problem }
  return isReferralReward(amount, currency) ? {} : { amount: 'referral.amount' }
}

async function demandListing(trx: Db, landlordId: string, groupId: string): Promise<void> {
  const listings = await listListings(trx, [landlordId])
  if (!listings.some(({ id }) => id === groupId)) throw new ResourceNotFoundError()
}

interface Done {
  entityType: string
  entityId: string
  data: Record<string, string | number | null>
}

async function forLandlord(
  ctx: Context,
  operation: string,
  order: { landlordId: string },
  key: string,
  change: (trx: Db) => Promise<Done>,
): Promise<string> {
  const { landlordId } = order
  if (!isUuid(landlordId)) throw new ResourceNotFoundError()
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation, body: order }, async () => {
      if (!(await lockLandlord(trx, landlordId))) throw new ResourceNotFoundError()
      const done = await change(trx)
      await audit(trx, ctx, { action: operation, landlordId, ...done })
      return landlordId
    }),
  )
}
