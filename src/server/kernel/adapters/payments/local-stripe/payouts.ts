import { currencyBalance } from './balance.ts'
import type { Account } from './account-objects.ts'
import { type Call, enter, found, keep, PLATFORM } from './call.ts'
import { currencyIn, metadataIn, refuseUnknown, requiredAmountIn, textIn } from './form.ts'
import { type Payout, payoutObject } from './money-objects.ts'
import { ProviderError } from './provider-error.ts'

const DAY = 24 * 60 * 60

/** Why a bank sends a payout back. */
export const BANK_REFUSALS = {
  account_closed: 'The bank account has been closed.',
  account_frozen: 'The bank account has been frozen.',
  could_not_process: 'The bank could not process this payout.',
  invalid_account_number: 'The bank account number is invalid.',
  incorrect_account_holder_name: 'The name on the bank account does not match.',
  no_account: 'The bank account could not be located.',
} as const satisfies Record<string, string>

/** The code of such a failure. */
export type BankRefusal = keyof typeof BANK_REFUSALS

/** POST /v1/payouts, of the account that the call is about. */
export async function createPayout(call: Call): Promise<Payout> {
  const { form } = call
  refuseUnknown(form, [
    'amount',
    'currency',
    'description',
    'destination',
    'metadata',
    'statement_descriptor',
  ])
  const amount = requiredAmountIn(form, 'amount')
  const currency = currencyIn(form)
  const account =
    call.account === PLATFORM ? null : ((await call.books.find(PLATFORM, call.account)) as Account | null)
  const destination = textIn(form, 'destination') ?? account?.external_accounts.data[0]?.id ?? null
  if (call.account !== PLATFORM && !account?.payouts_enabled)
    throw ProviderError.invalid('Cannot create payouts; this account has payouts disabled.', {
      code: 'payouts_not_allowed',
    })
  if (!destination)
    throw ProviderError.invalid(`Sorry, you don't have any external accounts in that currency (${currency}).`)
  if ((await currencyBalance(call, currency)).available < amount)
    throw ProviderError.invalid('You have insufficient funds in your Stripe account for this transfer.', {
      code: 'balance_insufficient',
    })
  const payout = payoutObject({
    created: call.now,
    arrival: call.now + DAY,
    amount,
    currency,
    destination,
    description: textIn(form, 'description'),
    metadata: metadataIn(form),
  })
  const line = await enter(call, {
    amount: -amount,
    fee: 0,
    currency,
    type: 'payout',
    category: 'payout',
    source: payout.id,
    description: 'STRIPE PAYOUT',
  })
  payout.balance_transaction = line.id
  await keep(call, payout, 'payout.created')
  return payout
}

/** The money has arrived, or comes back with the bank's reason; a paid one may still come back. */
export async function settlePayout(call: Call, id: string, failure: BankRefusal | null): Promise<Payout> {
  const payout = await found<Payout>(call, 'payout', id)
  if (payout.status === 'failed' || payout.status === 'canceled' || (payout.status === 'paid' && !failure))
    throw ProviderError.invalid(`This payout is ${payout.status}.`)
  if (!failure) {
    payout.status = 'paid'
    await keep(call, payout, 'payout.paid')
    return payout
  }
  const line = await enter(call, {
    amount: payout.amount,
    fee: 0,
    currency: payout.currency,
    type: 'payout_failure',
    category: 'payout_reversal',
    source: payout.id,
    description: 'STRIPE PAYOUT FAILURE',
  })
  payout.status = 'failed'
  payout.failure_code = failure
  payout.failure_message = BANK_REFUSALS[failure]
  payout.failure_balance_transaction = line.id
  await keep(call, payout, 'payout.failed')
  return payout
}
