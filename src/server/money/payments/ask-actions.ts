import { randomUUID } from 'node:crypto'
import { isPaymentAlive } from '../../../domain/money/payment.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import type { Outcome, PaymentOrder, Payments, SeenPayment } from '../../kernel/adapters/payments/payments.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAsked } from '../../kernel/jobs/for-each-alone.ts'
import { saveWebhookHandled } from '../../kernel/webhooks/sql.ts'
import { type Asking, applyOutcome } from './apply-outcome.ts'
import {
  findPaymentByExternalId,
  findPaymentById,
  listPaymentsToAsk,
  lockPayment,
  type PaymentRow,
  savePayment,
} from './sql.ts'

const BATCH = 50
const SECONDS_BETWEEN_QUESTIONS = 50
const MINUTES_UNTIL_ASKED = 15
const HOURS_UNTIL_GIVEN_UP = 24

/** A payment after the provider was asked, with what the browser needs to go on; null where it said nothing. */
export interface AskedPayment {
  payment: PaymentRow
  clientSecret: string | null
  /** Another call about this payment is under way: it will store what comes back. */
  isBusy: boolean
}

/**
 * Opens a payment at the provider, or asks how far it is, and stores the answer. The call stands outside of every
 * transaction; a crash on either side of it leaves a payment that the next one asks about with the same key.
 */
export async function askProvider(ctx: Context, payment: PaymentRow, asking: Asking): Promise<AskedPayment> {
  const payments = providerOf(ctx, payment)
  if (!payments) return { payment, clientSecret: null, isBusy: false }
  if (payment.external_id)
    return await store(ctx, payment, await payments.findPayment(payment.external_id), asking)
  const { opened, outcome } = await open(ctx, payments, payment)
  return await store(ctx, opened, outcome, 'OPENING')
}

/** What the provider said, and the payment with the key that it was told. */
interface Opening {
  opened: PaymentRow
  outcome: Outcome<SeenPayment>
}

/**
 * Opens a payment. One whose opening was not answered is looked for; where there is none it is opened with a key of its
 * own, since the former one may bring back nothing but that answer for a day. Nobody has had the secret to pay by it.
 */
async function open(ctx: Context, payments: Payments, payment: PaymentRow): Promise<Opening> {
  if (payment.state !== 'UNKNOWN')
    return { opened: payment, outcome: await payments.createPayment(orderOf(payment)) }
  const found = await payments.findPaymentOf(payment.id, payment.created_at)
  if (found.kind !== 'KNOWN') return { opened: payment, outcome: found }
  if (found.value) return { opened: payment, outcome: { kind: 'KNOWN', value: found.value } }
  const opened = await inTransaction(ctx, (trx) => renewKey(trx, payment))
  const outcome = opened.external_id
    ? await payments.findPayment(opened.external_id)
    : await payments.createPayment(orderOf(opened))
  return { opened, outcome }
}

/**
 * Begins the opening of a payment anew, with another key, unless somebody has done so meanwhile; answers it as it is
 * then. Whoever comes while that opening is under way finds it created, and opens it with the same key.
 */
async function renewKey(trx: Db, { id, idempotency_key: key }: PaymentRow): Promise<PaymentRow> {
  const payment = await lockPayment(trx, id)
  if (payment.state !== 'UNKNOWN' || payment.external_id !== null || payment.idempotency_key !== key)
    return payment
  const renewed = { state: 'CREATED', idempotency_key: randomUUID() } as const
  await savePayment(trx, id, renewed)
  return { ...payment, ...renewed }
}

/** Calls a payment off at the provider, so that no money can move by it any more. */
export async function callOff(ctx: Context, payment: PaymentRow): Promise<AskedPayment> {
  const payments = providerOf(ctx, payment)
  if (!payments) return { payment, clientSecret: null, isBusy: false }
  if (!payment.external_id) {
    const ended = await inTransaction(ctx, (trx) => endUnopened(trx, payment))
    return { payment: ended, clientSecret: null, isBusy: false }
  }
  const outcome = await payments.cancelPayment(payment.external_id, `${payment.idempotency_key}-cancel`)
  // It has gone on meanwhile: how far, only a look tells.
  return outcome.kind === 'REFUSED'
    ? await askProvider(ctx, payment, 'LOOKING')
    : await store(ctx, payment, outcome, 'LOOKING')
}

/** Ends a payment that the provider has never named: without its secret nobody can pay by it. */
async function endUnopened(trx: Db, { id }: PaymentRow): Promise<PaymentRow> {
  const payment = await lockPayment(trx, id)
  if (payment.external_id !== null || !isPaymentAlive(payment.state)) return payment
  await savePayment(trx, id, { state: 'CANCELED' })
  return { ...payment, state: 'CANCELED' }
}

async function store(
  ctx: Context,
  before: PaymentRow,
  outcome: Outcome<SeenPayment>,
  asking: Asking,
): Promise<AskedPayment> {
  if (outcome.kind === 'UNKNOWN') {
    ctx.log.warn({ payment: before.id, cause: outcome.cause }, 'the payment provider did not say')
    if (outcome.isBusy) return { payment: before, clientSecret: null, isBusy: true }
  }
  const payment = await inTransaction(ctx, (trx) => applyOutcome(trx, ctx, before, outcome, asking))
  const clientSecret = outcome.kind === 'KNOWN' ? outcome.value.clientSecret : null
  return { payment, clientSecret, isBusy: false }
}

/** The provider that knows the payment; another one, or the same in another mode, can't be asked about it. */
function providerOf(ctx: Context, payment: PaymentRow): Payments | null {
  const { payments } = ctx
  return payments?.provider === payment.provider && payments.mode === payment.mode ? payments : null
}

function orderOf(payment: PaymentRow): PaymentOrder {
  return {
    paymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    description: payment.description,
    methods: payment.methods,
    key: payment.idempotency_key,
  }
}

/** Looks at a payment that something was told about; all webhooks lead here, whatever they say and however often. */
export async function syncPayment(
  ctx: Context,
  { eventId, externalId }: { eventId: string; externalId: string },
): Promise<void> {
  const payment = (await findPaymentByExternalId(ctx.db, externalId)) ?? (await findUnnamed(ctx, externalId))
  if (payment) await askUntilKnown(ctx, payment)
  await saveWebhookHandled(ctx.db, 'STRIPE', eventId, ctx.now())
}

/** The payment whose opening was never answered: the provider's own note says which one it is. */
async function findUnnamed(ctx: Context, externalId: string): Promise<PaymentRow | undefined> {
  const outcome = await ctx.payments?.findPayment(externalId)
  if (outcome?.kind === 'UNKNOWN') throw new Error(`The payment provider did not say what ${externalId} is.`)
  const id = outcome?.kind === 'KNOWN' ? outcome.value.paymentId : null
  return id && isUuid(id) ? await findPaymentById(ctx.db, id) : undefined
}

/** A job that fails is tried again. */
async function askUntilKnown(ctx: Context, payment: PaymentRow): Promise<void> {
  const { isBusy, payment: after } = await askProvider(ctx, payment, 'LOOKING')
  if (isBusy || after.state === 'UNKNOWN') throw new Error(`The payment ${payment.id} is not known yet.`)
}

/** Asks about every payment of which something is open; one that nobody has paid for a day is called off. */
export async function askPayments(ctx: Context): Promise<void> {
  if (!ctx.payments) return
  const now = ctx.now()
  const { provider, mode } = ctx.payments
  const open = await listPaymentsToAsk(ctx.db, {
    provider,
    mode,
    waitingSince: now.subtract({ minutes: MINUTES_UNTIL_ASKED }),
    askedBefore: now.subtract({ seconds: SECONDS_BETWEEN_QUESTIONS }),
    limit: BATCH,
  })
  const givenUpBefore = now.subtract({ hours: HOURS_UNTIL_GIVEN_UP })
  await forEachAsked(open, 'payments', async (payment) => {
    const { payment: after } = await askProvider(ctx, payment, 'LOOKING')
    const isGivenUp = Temporal.Instant.compare(after.created_at, givenUpBefore) < 0
    if (isGivenUp && isPaymentAlive(after.state) && after.state !== 'PROCESSING') await callOff(ctx, after)
  })
}
