import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { parseBankAccount } from '../../../domain/money/bank-account.ts'
import { matchHolder } from '../../../domain/kernel/holder-name.ts'
import { canTransferRefund } from '../../../domain/money/refund.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { requireConfirmedLogin } from '../../people/accounts/confirm-actions.ts'
import { ibanColumns } from '../payouts/iban.ts'
import { lockTenantRefund, saveRefundAccount } from './account-sql.ts'
import { tellOfRefundAccount } from './mails.ts'
import { auditRefund } from './order-refund.ts'

/** What a tenant says of the account to which a refund is to be transferred. */
export interface GivenRefundAccount {
  refundId: string
  accountHolder: string
  iban: string
  bic: string
  /** That the account belongs to somebody of another name, and is meant to. */
  isOtherNameMeant: boolean
}

/**
 * The tenant says where a refund goes that could not go back the way it came; said again, the later account counts.
 * Needs the password again. Returns the refund's id.
 */
export async function giveRefundAccount(
  ctx: Context,
  order: GivenRefundAccount,
  key: string,
): Promise<string> {
  await requireConfirmedLogin(ctx)
  const { refundId, isOtherNameMeant, ...input } = order
  const viewer = requireViewer(ctx)
  const { iban: number, bic, accountHolder } = parseBankAccount(input, ctx.today())
  const { iban, ...end } = ibanColumns(ctx.config, number)
  // What is kept to recognise a repetition holds no whole IBAN.
  const body = { refundId, accountHolder, bic, ...end, isOtherNameMeant }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'giveRefundAccount', body }, async () => {
      const refund = isUuid(refundId) ? await lockTenantRefund(trx, viewer, refundId) : undefined
      if (!refund) throw new ResourceNotFoundError()
      demand(canTransferRefund(refund))
      const name = `${viewer.firstName} ${viewer.lastName}`
      const holderMatch = matchHolder(accountHolder, [{ kind: 'PERSON', name }])
      if (holderMatch === 'OTHER' && !isOtherNameMeant)
        throw new ValidationError({ accountHolder: 'bankAccount.accountHolder.other' })
      const account = { account_holder: accountHolder, holder_match: holderMatch, iban, ...end, bic }
      const { id: refund_id, landlord_id } = refund
      await saveRefundAccount(trx, { refund_id, landlord_id, ...account, given_at: ctx.now() })
      const seen = { country: end.iban_country, last4: end.iban_last4, holderMatch }
      await auditRefund(trx, ctx, refund, 'giveRefundAccount', seen)
      await tellOfRefundAccount(trx, ctx, refund, {
        ibanCountry: end.iban_country,
        ibanLast4: end.iban_last4,
      })
      return refund.id
    }),
  )
}
