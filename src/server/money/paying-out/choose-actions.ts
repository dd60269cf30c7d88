import type { PayoutSchedule } from '../../../domain/catalogue/payouts.ts'
import { ConditionNotMetError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { canTryAgain } from '../../../domain/money/payout.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findPayoutAccount } from '../payout-accounts/sql.ts'
import { sendingFacts } from './claim-actions.ts'
import { findPayoutOf, type PayoutView } from './list-sql.ts'
import { findSchedule, saveSchedule } from './plan-sql.ts'
import { sendPayout } from './send-actions.ts'
import { isPayeeFrozen } from './sql.ts'

/** Chooses when the landlord is paid what has come; what is on its way already stays so. */
export async function choosePayoutSchedule(ctx: Context, schedule: PayoutSchedule): Promise<PayoutSchedule> {
  const landlordId = requireViewer(ctx).id
  return inTransaction(ctx, async (trx) => {
    const before = await findSchedule(trx, landlordId)
    if (before === schedule) return schedule
    await saveSchedule(trx, landlordId, schedule, ctx.now())
    await audit(trx, ctx, {
      action: 'choosePayoutSchedule',
      entityType: 'user',
      entityId: landlordId,
      landlordId,
      data: { from: before, to: schedule },
    })
    return schedule
  })
}

/** Sends a payout again that came back; answers how far it is then. Two at once send it once. */
export async function retryPayout(ctx: Context, id: string): Promise<PayoutView> {
  const { payments } = ctx
  const landlordId = requireViewer(ctx).id
  const payout = isUuid(id) ? await findPayoutOf(ctx.db, { landlordId, id }) : undefined
  if (!payout) throw new ResourceNotFoundError()
  if (!payments) throw new ConditionNotMetError('PAYOUTS_OFF')
  const account = await findPayoutAccount(ctx.db, {
    landlordId,
    provider: payments.provider,
    mode: payments.mode,
  })
  demand(canTryAgain(payout.state, sendingFacts(ctx, account, await isPayeeFrozen(ctx.reads, landlordId))))
  await inTransaction(ctx, (trx) =>
    audit(trx, ctx, {
      action: 'retryPayout',
      entityType: 'payout',
      entityId: id,
      landlordId,
      data: { amount: payout.amount, failure: payout.failure },
    }),
  )
  await sendPayout(ctx, payments, id, true)
  const after = await findPayoutOf(ctx.db, { landlordId, id })
  if (!after) throw new ResourceNotFoundError()
  return after
}
