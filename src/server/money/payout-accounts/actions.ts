import { setTimeout as sleep } from 'node:timers/promises'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { canOnboard, isRejected, PAYOUT_COUNTRIES } from '../../../domain/money/payout-account.ts'
import type { Payments } from '../../kernel/adapters/payments/payments.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { requireInPerson } from '../payouts/in-person.ts'
import { askAboutAccount } from './ask-actions.ts'
import { findPayoutAccount, insertPayoutAccount, type PayoutAccountRow } from './sql.ts'

const ROUNDS = 12
const MILLISECONDS_BETWEEN_ROUNDS = 250

/**
 * Answers where the landlord tells the provider about themselves; the first time the account is opened for that. There
 * is one account however often and from wherever it is called. The link works for some minutes and is never stored. Who
 * has it decides where rents go, so that the landlord in person gets it, who has just given the password again.
 */
export async function openPayoutAccount(ctx: Context, country: string): Promise<string> {
  const { landlordId } = await requireInPerson(ctx)
  const payments = requirePayments(ctx)
  if (!PAYOUT_COUNTRIES.includes(country)) throw new ValidationError({ country: 'payoutAccount.country' })
  const account = await openAccount(ctx, payments, await claimAccount(ctx, payments, landlordId, country))
  demand(
    canOnboard({
      hasProvider: true,
      status: account.status,
      isRejected: isRejected(account.disabled_reason),
    }),
  )
  const page = `${ctx.config.origin}/${ctx.language}/dashboard/payments`
  const link = await payments.createAccountLink({
    account: account.external_id,
    returnUrl: `${page}?account=back`,
    refreshUrl: `${page}?account=expired`,
  })
  if (link.kind === 'UNKNOWN') throw new ConditionNotMetError('PAYOUT_ACCOUNT_UNKNOWN')
  if (link.kind === 'REFUSED') throw new ConditionNotMetError('PAYOUT_ACCOUNT_NOT_ACCEPTED')
  return link.value
}

/** The landlord's account, or a new one, stored with its key before the provider hears of it. */
async function claimAccount(
  ctx: Context,
  payments: Payments,
  landlordId: string,
  country: string,
): Promise<PayoutAccountRow> {
  const { email } = requireViewer(ctx)
  const { provider, mode } = payments
  return inTransaction(ctx, async (trx) => {
    const made = await insertPayoutAccount(trx, {
      landlord_id: landlordId,
      provider,
      mode,
      country,
      email,
      created_at: ctx.now(),
    })
    if (made) {
      await audit(trx, ctx, {
        action: 'openPayoutAccount',
        entityType: 'payout_account',
        entityId: made.id,
        landlordId,
        data: { country },
      })
      return made
    }
    const account = await findPayoutAccount(trx, { landlordId, provider, mode })
    if (!account) throw new ConditionNotMetError('PAYOUT_ACCOUNT_UNKNOWN')
    return account
  })
}

async function openAccount(
  ctx: Context,
  payments: Payments,
  claimed: PayoutAccountRow,
): Promise<PayoutAccountRow & { external_id: string }> {
  const { account, isKnown, isBusy } = await askAboutAccount(ctx, payments, claimed)
  if (!account) throw new ConditionNotMetError('PAYOUT_ACCOUNT_NOT_ACCEPTED')
  const { external_id } = account
  if (isKnown && external_id) return { ...account, external_id }
  // Whoever has waited for its whole time is told so, and not made to wait for a link as long again.
  if (!isBusy) throw new ConditionNotMetError('PAYOUT_ACCOUNT_UNKNOWN')
  return openedByAnother(ctx, account)
}

/** The provider takes one call with a key at a time: another one may be opening the account right now. */
async function openedByAnother(
  ctx: Context,
  { landlord_id: landlordId, provider, mode }: PayoutAccountRow,
): Promise<PayoutAccountRow & { external_id: string }> {
  for (let round = 0; round < ROUNDS; round++) {
    const account = await findPayoutAccount(ctx.db, { landlordId, provider, mode })
    const externalId = account?.external_id
    if (account && externalId) return { ...account, external_id: externalId }
    await sleep(MILLISECONDS_BETWEEN_ROUNDS)
  }
  throw new ConditionNotMetError('PAYOUT_ACCOUNT_UNKNOWN')
}

/** Asks the provider how far the landlord's account is; nothing that the browser says is believed. */
export async function checkPayoutAccount(ctx: Context): Promise<PayoutAccountRow> {
  const payments = requirePayments(ctx)
  const { provider, mode } = payments
  const account = await findPayoutAccount(ctx.db, { landlordId: requireViewer(ctx).id, provider, mode })
  if (!account) throw new ResourceNotFoundError()
  const asked = await askAboutAccount(ctx, payments, account)
  if (!asked.isKnown) throw new ConditionNotMetError('PAYOUT_ACCOUNT_UNKNOWN')
  if (!asked.account) throw new ResourceNotFoundError()
  return asked.account
}

function requirePayments({ payments }: Context): Payments {
  if (!payments) throw new ConditionNotMetError('PAYOUTS_OFF')
  return payments
}
