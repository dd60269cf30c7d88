import type Stripe from 'stripe'
import type { PayoutAccountStatus } from '../../../../domain/catalogue/payouts.ts'
import {
  MOST_LINES,
  type Payments,
  type SeenAccount,
  type SeenLine,
  type SeenPayout,
  type SeenTransfer,
} from './payments.ts'
import { amountForProvider, amountOfProvider } from './stripe-amounts.ts'
import { idOf, instantOfSeconds, outcomeOf, secondsOf } from './stripe-calls.ts'

type Calls = Pick<
  Payments,
  | 'createAccount'
  | 'findAccount'
  | 'deleteAccount'
  | 'createAccountLink'
  | 'createTransfer'
  | 'findTransferOf'
  | 'createPayout'
  | 'findPayout'
  | 'listPayouts'
  | 'listLines'
  | 'findBalance'
>

/** Most payouts that are read at once. */
const MOST_PAYOUTS = 10_000

/** Landlords' accounts, what goes to them and from there to the bank, and the provider's books. */
export function stripePayouts(stripe: Stripe): Calls {
  return {
    createAccount: ({ landlordId, email, country, key }) =>
      outcomeOf(async () =>
        seenAccount(
          await stripe.accounts.create(
            {
              type: 'express',
              country,
              email,
              capabilities: { transfers: { requested: true } },
              metadata: { landlord_id: landlordId },
              // When money goes to the bank is said here, not there.
              settings: { payouts: { schedule: { interval: 'manual' } } },
            },
            { idempotencyKey: key },
          ),
        ),
      ),
    findAccount: (externalId) =>
      outcomeOf(async () => seenAccount(await stripe.accounts.retrieve(externalId))),
    deleteAccount: (externalId) =>
      outcomeOf(async () => {
        await stripe.accounts.del(externalId)
        return null
      }),
    createAccountLink: ({ account, returnUrl, refreshUrl }) =>
      outcomeOf(async () => {
        const { url } = await stripe.accountLinks.create({
          account,
          return_url: returnUrl,
          refresh_url: refreshUrl,
          type: 'account_onboarding',
        })
        return url
      }),
    createTransfer: ({ account, amount, currency, chargeId, group, key }) =>
      outcomeOf(async () =>
        seenTransfer(
          await stripe.transfers.create(
            {
              amount: amountForProvider(amount, currency),
              currency: currency.toLowerCase(),
              destination: account,
              transfer_group: group,
              ...(chargeId && { source_transaction: chargeId }),
            },
            { idempotencyKey: key },
          ),
        ),
      ),
    findTransferOf: (group) =>
      outcomeOf(async () => {
        const { data } = await stripe.transfers.list({ transfer_group: group, limit: 1 })
        return data[0] ? seenTransfer(data[0]) : null
      }),
    createPayout: ({ account, amount, currency, reference, key }) =>
      outcomeOf(async () => {
        const order = {
          amount: amountForProvider(amount, currency),
          currency: currency.toLowerCase(),
          metadata: { reference },
        }
        return seenPayout(await stripe.payouts.create(order, { stripeAccount: account, idempotencyKey: key }))
      }),
    findPayout: (account, externalId) =>
      outcomeOf(async () =>
        seenPayout(await stripe.payouts.retrieve(externalId, {}, { stripeAccount: account })),
      ),
    listPayouts: (account) =>
      outcomeOf(async () => {
        const pages = stripe.payouts.list({ limit: 100 }, { stripeAccount: account })
        return (await pages.autoPagingToArray({ limit: MOST_PAYOUTS })).map(seenPayout)
      }),
    listLines: (account, since, until) =>
      outcomeOf(async () => {
        const created = { gte: secondsOf(since), lt: secondsOf(until) }
        const pages = stripe.balanceTransactions.list(
          { created, limit: 100, expand: ['data.source'] },
          inAccount(account),
        )
        return (await pages.autoPagingToArray({ limit: MOST_LINES })).map(seenLine)
      }),
    findBalance: (account) =>
      outcomeOf(async () => {
        const { available, pending } = await stripe.balance.retrieve({}, inAccount(account))
        return { available: byCurrency(available), pending: byCurrency(pending) }
      }),
  }
}

function inAccount(account: string | null): Stripe.RequestOptions {
  return account ? { stripeAccount: account } : {}
}

function byCurrency(amounts: readonly { amount: number; currency: string }[]): Record<string, number> {
  return Object.fromEntries(
    amounts.map(({ amount, currency }) => [currency.toUpperCase(), amountOfProvider(amount, currency)]),
  )
}

function seenAccount(account: Stripe.Account): SeenAccount {
  const { requirements } = account
  const all = account.external_accounts?.data ?? []
  const chosen = all.filter((one) => one.default_for_currency)
  const banks = chosen.length > 0 ? chosen : all
  const bank = banks.find(({ currency }) => currency === account.default_currency) ?? banks[0]
  return {
    externalId: account.id,
    status: statusOf(account),
    missing: [...new Set([...(requirements?.currently_due ?? []), ...(requirements?.eventually_due ?? [])])],
    deadline: requirements?.current_deadline ? instantOfSeconds(requirements.current_deadline) : null,
    disabledReason: requirements?.disabled_reason ?? null,
    bank: bank ? { last4: bank.last4, currency: (bank.currency ?? '').toUpperCase() } : null,
    bankIds: banks.map(({ id }) => id).toSorted(),
    interval: account.settings?.payouts?.schedule.interval ?? 'manual',
  }
}

/** The states of C4, as the provider's own dashboard names them by what is missing. */
function statusOf({ details_submitted, payouts_enabled, requirements }: Stripe.Account): PayoutAccountStatus {
  if (!details_submitted) return 'CREATED'
  const due = requirements?.currently_due?.length ?? 0
  if ((requirements?.past_due?.length ?? 0) > 0 || requirements?.disabled_reason?.startsWith('rejected.'))
    return 'RESTRICTED'
  if ((requirements?.pending_verification?.length ?? 0) > 0) return 'PENDING'
  if (due > 0) return requirements?.current_deadline ? 'RESTRICTED_SOON' : 'RESTRICTED'
  if (!payouts_enabled) return 'RESTRICTED'
  return (requirements?.eventually_due?.length ?? 0) > 0 ? 'ACTIVE_IMPROVABLE' : 'ACTIVE'
}

function seenTransfer(transfer: Stripe.Transfer): SeenTransfer {
  return {
    externalId: transfer.id,
    amount: amountOfProvider(transfer.amount, transfer.currency),
    reversed: amountOfProvider(transfer.amount_reversed, transfer.currency),
    currency: transfer.currency.toUpperCase(),
    account: idOf(transfer.destination) ?? '',
  }
}

const PAYOUT_STATES: Readonly<Record<string, SeenPayout['state']>> = {
  pending: 'PENDING',
  in_transit: 'IN_TRANSIT',
  paid: 'PAID',
  failed: 'FAILED',
  canceled: 'CANCELED',
}

function seenPayout(payout: Stripe.Payout): SeenPayout {
  return {
    externalId: payout.id,
    amount: amountOfProvider(payout.amount, payout.currency),
    currency: payout.currency.toUpperCase(),
    state: PAYOUT_STATES[payout.status] ?? 'PENDING',
    arrivesAt: instantOfSeconds(payout.arrival_date),
    failureCode: payout.failure_code,
    failureMessage: payout.failure_message,
    reference: payout.metadata?.reference ?? null,
  }
}

function seenLine(line: Stripe.BalanceTransaction): SeenLine {
  return {
    externalId: line.id,
    type: line.type,
    category: line.reporting_category,
    amount: amountOfProvider(line.amount, line.currency),
    fee: amountOfProvider(line.fee, line.currency),
    net: amountOfProvider(line.net, line.currency),
    currency: line.currency.toUpperCase(),
    sourceIds: sourceIdsOf(line.source),
    at: instantOfSeconds(line.created),
    availableAt: instantOfSeconds(line.available_on),
  }
}

/** What the source of a line belongs to: a landlord's share to its transfer, a reversal to the one that it reverses. */
const BELONGS_TO = ['source_transfer_reversal', 'transfer_reversal', 'source_transfer', 'transfer'] as const

function sourceIdsOf(source: Stripe.BalanceTransaction['source']): string[] {
  const fields: Record<string, unknown> = typeof source === 'object' && source ? { ...source } : {}
  const ids = [idOf(source), ...BELONGS_TO.map((name) => fields[name])]
  return ids.filter((id) => typeof id === 'string')
}
