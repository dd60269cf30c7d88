import { randomUUID } from 'node:crypto'
import { dayOf, midnightOf } from '../../domain/kernel/day.ts'
import { type LocalStripe, startLocalStripe } from '../kernel/adapters/payments/local-stripe/server.ts'
import { databaseStore } from '../kernel/adapters/payments/local-stripe/store-sql.ts'
import { localProvider } from '../kernel/adapters/payments/open-payments.ts'
import type { Payments } from '../kernel/adapters/payments/payments.ts'
import { inTransaction } from '../kernel/db/transaction.ts'
import type { Context, Viewer } from '../kernel/viewer/context.ts'
import { askAboutAccount } from '../money/payout-accounts/ask-actions.ts'
import { findPayoutAccount, insertPayoutAccount } from '../money/payout-accounts/sql.ts'
import { askPayouts, payOut } from '../money/paying-out/send-actions.ts'
import { lockPayment } from '../money/payments/sql.ts'
import { checkTenantPayment, payTenantDue } from '../money/payments/tenant-actions.ts'
import { sendRefund } from '../money/refunds/ask-actions.ts'
import { orderRefund } from '../money/refunds/order-refund.ts'
import { findUser, toViewer } from '../people/accounts/sql.ts'
import { demoClock } from './clock.ts'
import { henrike, jana, type Person, tom } from './people.ts'
import { isPaidByCard, listPaidStays, type PaidStay, PAYOUTS_SINCE } from './paid-stays.ts'

/** A card of the local provider whose money is there at once. */
const CARD = { number: '4000000000000077', expiry: '12/34', cvc: '123' }

/** Something that happened, with the provider as it was then. */
interface Happening {
  at: Temporal.Instant
  happen: (then: Then) => Promise<void>
}

/** The product at a time of the past. */
interface Then {
  local: LocalStripe
  payments: Payments
  ctx: Context
  as: (userId: string) => Promise<Context>
}

/**
 * What happened to the demo's money by card, told after the start, which must not wait for it: tenants pay first rents,
 * landlords open payout accounts and are paid out, one payout comes back, and a part of a rent is refunded. Everything
 * is done by the product's own actions at the local provider, in the order of time; a second run goes on where it stopped.
 */
export async function liveCardMoney(ctx: Context): Promise<void> {
  if (!isPaidByCard(ctx)) return
  let now = ctx.now()
  const keys = { secretKey: `sk_test_${randomUUID()}`, webhookSecret: `whsec_${randomUUID()}` }
  const local = await startLocalStripe({ ...keys, store: databaseStore(ctx.db), now: () => now })
  const payments = localProvider(keys, local.url, () => local.close())
  try {
    for (const { at, happen } of await listHappenings(ctx)) {
      now = at
      await happen(thenOf(ctx, { local, payments }, at))
    }
  } finally {
    await payments.close()
  }
}

function thenOf(ctx: Context, provider: Pick<Then, 'local' | 'payments'>, at: Temporal.Instant): Then {
  const contextOf = (viewer: Viewer | null): Context => ({
    ...ctx,
    viewer,
    payments: provider.payments,
    loaders: new Map(),
    now: () => at,
    today: () => dayOf(at),
    // The provider is told here and now, at its time of then.
    enqueue: async (trx, job, data, options) => {
      if (job !== 'sendRefund') await ctx.enqueue(trx, job, data, options)
    },
  })
  return {
    ...provider,
    ctx: contextOf(null),
    as: async (userId) => {
      const user = await findUser(ctx.db, userId)
      if (!user) throw new Error(`The demo has no person ${userId}.`)
      return contextOf(toViewer(user))
    },
  }
}

async function listHappenings(ctx: Context): Promise<Happening[]> {
  const now = ctx.now().round('minute')
  const before = (days: number, hours = 0) => now.subtract({ hours: 24 * days - hours })
  const stays = await listPaidStays(ctx.db, demoClock(now))
  const open = before(PAYOUTS_SINCE)
  const first = open.add({ hours: 2 })
  const due = [
    ...stays.map(({ from }) => midnightOf(from).add({ hours: 24 + 6 })),
    ...(await listCarried(ctx)).map((at) => at.add({ hours: 1 })),
  ]
  const payouts = new Set(due.map((at) => later(first, at).epochMilliseconds))
  const happenings: Happening[] = [
    ...stays.map((stay) => ({ at: paidAt(stay, now), happen: (then: Then) => pay(then, stay) })),
    { at: open, happen: (then) => openAccount(then, jana) },
    { at: open, happen: (then) => openAccount(then, henrike) },
    ...[...payouts]
      .map((at) => Temporal.Instant.fromEpochMilliseconds(at))
      .flatMap((at) => [
        { at, happen: ({ ctx: then }: Then) => payAllOut(then) },
        { at: at.add({ hours: 20 }), happen: ({ local, ctx: then }: Then) => comeBack(local, then) },
        { at: at.add({ hours: 26 }), happen: ({ local, ctx: then }: Then) => arrive(local, then) },
      ]),
    { at: before(4, 3), happen: giveBack },
    { at: now, happen: ({ ctx: then }) => payAllOut(then) },
  ]
  return happenings
    .filter(({ at }) => Temporal.Instant.compare(at, now) <= 0)
    .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
}

function later(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) > 0 ? a : b
}

/** When money of theirs came back to landlords that they had paid for invoices. */
async function listCarried(ctx: Context): Promise<Temporal.Instant[]> {
  const rows = await ctx.db
    .selectFrom('ledger_events')
    .select('effective_at as at')
    .where('kind', '=', 'CREDIT_CARRIED')
    .execute()
  return rows.map(({ at }) => at)
}

/** Most pay some days before they move in, and nobody before there is a booking. */
function paidAt({ from, bookedAt }: PaidStay, now: Temporal.Instant): Temporal.Instant {
  const wanted = later(bookedAt.add({ hours: 3 }), midnightOf(from).subtract({ hours: 24 * 25 - 11 }))
  return Temporal.Instant.compare(wanted, now) < 0 ? wanted : now
}

async function pay({ payments, as, ctx }: Then, { bookingId, tenantId }: PaidStay): Promise<void> {
  const due = await ctx.db
    .selectFrom('tenant_dues')
    .select(['id', 'amount'])
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', 'FIRST_MONTH_RENT')
    .where('paid_at', 'is', null)
    .where('waived_at', 'is', null)
    .executeTakeFirst()
  if (!due) return
  const tenant = await as(tenantId)
  const clientSecret = await payTenantDue(tenant, due.id, due.amount)
  await payments.browserCall?.('pay', { clientSecret, method: 'card', card: CARD })
  await checkTenantPayment(tenant, due.id)
}

async function openAccount({ local, payments, ctx }: Then, { id, email }: Person): Promise<void> {
  const { provider, mode } = payments
  const claim = { landlord_id: id, provider, mode, country: 'DE', email, created_at: ctx.now() }
  await insertPayoutAccount(ctx.db, claim)
  const claimed = await findPayoutAccount(ctx.db, { landlordId: id, provider, mode })
  const { account } = claimed ? await askAboutAccount(ctx, payments, claimed) : { account: null }
  if (!account?.external_id) throw new Error(`The payout account of ${email} is missing.`)
  if (account.status === 'ACTIVE') return
  await local.onboard(account.external_id, 'COMPLETE')
  await askAboutAccount(ctx, payments, account)
}

/** As often as the job would have come by until nothing was left to be paid. */
async function payAllOut(ctx: Context): Promise<void> {
  for (let before = -1; ;) {
    const { count } = await ctx.db
      .selectFrom('payouts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count === before) return
    before = count
    await payOut(ctx)
  }
}

/** Henrike has closed the account that she had named. */
async function comeBack(local: LocalStripe, ctx: Context): Promise<void> {
  const sent = await ctx.db
    .selectFrom('payout_transfers')
    .select(['account', 'external_id'])
    .where('landlord_id', '=', henrike.id)
    .where('leg', '=', 'TO_BANK')
    .where('state', '=', 'IN_TRANSIT')
    .execute()
  for (const { account, external_id } of sent)
    if (external_id) await local.settlePayout(account, external_id, 'account_closed')
  await askPayouts(ctx)
}

async function arrive(local: LocalStripe, ctx: Context): Promise<void> {
  await local.tick()
  await askPayouts(ctx)
}

/** Tom gets a part of his rent back. */
async function giveBack({ as, ctx }: Then): Promise<void> {
  const paid = await ctx.db
    .selectFrom('payments')
    .select('id')
    .where('payer_id', '=', tom.id)
    .where('due_id', 'is not', null)
    .where('state', '=', 'SUCCEEDED')
    .where('refunded_amount', '=', 0)
    .executeTakeFirst()
  if (!paid) return
  const landlord = await as(jana.id)
  const { id } = await inTransaction(landlord, async (trx) =>
    orderRefund(trx, landlord, await lockPayment(trx, paid.id), {
      amount: 8_000,
      reason: 'NOT_AS_DESCRIBED',
      explanation: 'The washing machine was broken for the first two weeks.',
    }),
  )
  await sendRefund(ctx, { refundId: id })
}
