import { randomUUID } from 'node:crypto'
import { addDays, dayOf, type Day, daysBetween, parseDay } from '../../src/domain/kernel/day.ts'
import { ConditionNotMetError, ResourceNotFoundError } from '../../src/domain/kernel/errors.ts'
import { recordBankTransfer } from '../../src/server/money/books/invoice-actions.ts'
import { listOwnDues } from '../../src/server/money/dues/sql.ts'
import { retryPayout } from '../../src/server/money/paying-out/choose-actions.ts'
import { checkLandlordFeePayment, payLandlordFee } from '../../src/server/money/payments/actions.ts'
import { checkTenantPayment, payTenantDue } from '../../src/server/money/payments/tenant-actions.ts'
import {
  recordRefundTransfer,
  refundTenant,
  refundTenantForStaff,
} from '../../src/server/money/refunds/actions.ts'
import { grantIncentive } from '../../src/server/money/terms/actions.ts'
import { cancelBooking } from '../../src/server/rentals/bookings/actions.ts'
import { planCancellation } from '../../src/server/rentals/bookings/cancellation-plan.ts'
import { requestExtension } from '../../src/server/rentals/extensions/actions.ts'
import { acceptListingRequest } from '../../src/server/rentals/requests/actions.ts'
import { sendBookingRequest } from '../../src/server/rentals/requests/send-request-actions.ts'
import { confirmTenantInterest } from '../../src/server/rentals/requests/tenant-actions.ts'
import { bookAccepted } from '../request-commands.ts'
import { given, requestInput } from '../builders.ts'
import type { Life, Step } from './life.ts'
import { decide, landlordFee, livedRent, type ModelBooking, type ModelPayment, owedFor } from './model.ts'
import { type Home, type Stage, START } from './stage.ts'

/** A life while it is lived. */
export interface Lived {
  home: Home
  bookings: ModelBooking[]
  payments: ModelPayment[]
  /** Pages that somebody has open, on which something can still be paid. */
  pages: Page[]
  /** What came from the bank for the fee, and what was granted; in minor units. */
  transferred: number
  granted: number
}

interface Page {
  secret: string
  purpose: ModelPayment['purpose']
  bookingId: string
}

// What the API adds to a form before the action gets it.
const ALONE = {
  phone: '',
  gender: null,
  petsDescription: '',
  employment: null,
  companyName: '',
  jobTitle: '',
  adultsInformation: [{ relationship: 'MAIN_TENANT' }],
  childrenInformation: [],
  message: '',
}

/** Books the stay of a life. */
export async function book({ app }: Stage, home: Home, life: Life): Promise<Lived> {
  const from = addDays(dayOf(START), life.begins)
  const to = addDays(from, life.days - 1)
  const request = { ...requestInput(home.groupId, from, to), ...ALONE }
  const id = await sendBookingRequest(await app.ctxFor(home.tenantId), request, randomUUID())
  await acceptListingRequest(await app.ctxFor(home.landlordId), id, null, randomUUID())
  await confirmTenantInterest(await app.ctxFor(home.tenantId), id, randomUUID())
  const bookings = [{ id: await bookAccepted(app, id), from, to, livedUntil: to }]
  return { home, bookings, payments: [], pages: [], transferred: 0, granted: 0 }
}

/** Does a step; answers whether it could be done. What the model knows better is an error. */
export async function take(stage: Stage, life: Lived, step: Step): Promise<boolean> {
  return TAKEN[step.kind](stage, life, step)
}

type Taken = (stage: Stage, life: Lived, step: Step) => Promise<boolean>

const TAKEN: Readonly<Record<Step['kind'], Taken>> = {
  NOTHING: async () => true,
  PAY_RENT: (stage, life, step) => payDue(stage, life, step, 'FIRST_MONTH_RENT'),
  PAY_SERVICE_FEE: (stage, life, step) => payDue(stage, life, step, 'TENANT_SERVICE_FEE'),
  PAY_FEE: payFee,
  PAY_LATE: async (stage, life, step) => {
    const page = oneOf(life.pages, step)
    return page ? pay(stage, life, page, 0) : false
  },
  TRANSFER_FEE: transferFee,
  REFUND: refund,
  RETURN_REFUND: returnRefund,
  DISPUTE: async ({ local }, { payments }, step) => {
    const payment = oneOf(payments.filter(({ dispute }) => !dispute), step) // prettier-ignore
    if (!payment?.chargeId) return false
    const { id, amount } = await local.dispute(payment.chargeId)
    payment.dispute = { id, amount, state: 'OPEN' }
    return true
  },
  ASK_ABOUT: async ({ local }, { payments }, step) => {
    const payment = oneOf(
      payments.filter(({ dispute }) => !dispute),
      step,
    )
    if (!payment?.chargeId) return false
    const { id } = await local.inquire(payment.chargeId)
    if (step.how % 2 === 0) await local.dropInquiry(id)
    return true
  },
  DECIDE: async ({ local }, { payments }, step) => {
    const payment = oneOf(
      payments.filter(({ dispute }) => dispute?.state === 'OPEN'),
      step,
    )
    if (!payment?.dispute) return false
    const isWon = step.part % 2 === 0
    decide(payment, isWon ? 'WON' : 'LOST')
    await local.decide(payment.dispute.id, isWon ? 'won' : 'lost')
    return true
  },
  CANCEL: cancel,
  PROLONG: prolong,
  GRANT: async ({ app, staffId }, life, { part }) => {
    const { landlordId } = life.home
    const order = {
      landlordId,
      amount: part * 100,
      currency: 'EUR',
      reason: 'For good hosting.',
      referredId: null,
    }
    await grantIncentive(await app.ctxFor(staffId), order, randomUUID())
    life.granted += order.amount
    return true
  },
  ARRIVE: (stage, life) => settlePayouts(stage, life.home.landlordId),
  COME_BACK: (stage, life) => settlePayouts(stage, life.home.landlordId, 'account_closed'),
  RETRY: (stage, life) => retryPayouts(stage, life.home.landlordId),
}

function oneOf<Thing>(things: readonly Thing[], { which }: Step): Thing | undefined {
  return things[which % Math.max(1, things.length)]
}

/** What an action answers; null where it says that it can't be done now. */
async function unlessRefused<T>(action: Promise<T>): Promise<T | null> {
  try {
    return await action
  } catch (error) {
    if (error instanceof ConditionNotMetError || error instanceof ResourceNotFoundError) return null
    throw error
  }
}

async function payDue(
  { app, ...stage }: Stage,
  life: Lived,
  step: Step,
  purpose: 'FIRST_MONTH_RENT' | 'TENANT_SERVICE_FEE',
): Promise<boolean> {
  const { tenantId, terms } = life.home
  const booking = purpose === 'FIRST_MONTH_RENT' ? given(life.bookings[0]) : given(oneOf(life.bookings, step))
  const ctx = await app.ctxFor(tenantId)
  const dues = await listOwnDues(app.db, given(ctx.viewer), booking.id)
  const due = dues.find((one) => one.purpose === purpose)
  const owed = owedFor(purpose, terms, booking)
  if (due?.paid_at === null && due.amount !== owed)
    throw new Error(`The tenant owes ${owed} as ${purpose}, and is asked for ${due.amount}.`)
  if (!due && owed > 0) throw new Error(`The tenant owes ${owed} as ${purpose}, and is asked for nothing.`)
  if (!due) return false
  const windows = step.how === 11 ? 3 : 1
  const secrets = await Promise.all(
    Array.from({ length: windows }, async () =>
      unlessRefused(payTenantDue(await app.ctxFor(tenantId), due.id, null)),
    ),
  )
  const known = new Set(secrets.filter((secret) => secret !== null))
  if (known.size > 1) throw new Error('Two windows pay by two payments.')
  const [secret] = known
  if (!secret) return false
  const page = { secret, purpose, bookingId: booking.id }
  life.pages.push(page)
  const paid = await pay({ app, ...stage }, life, page, step.how)
  if (step.part % 2 === 0) await unlessRefused(checkTenantPayment(await app.ctxFor(tenantId), due.id))
  return paid
}

async function payFee(stage: Stage, life: Lived, step: Step): Promise<boolean> {
  const { landlordId } = life.home
  const { id } = given(oneOf(life.bookings, step))
  const ctx = await stage.app.ctxFor(landlordId)
  const secret = await unlessRefused(payLandlordFee(ctx, id, null))
  if (!secret) return false
  const page = { secret, purpose: 'LANDLORD_FEE', bookingId: id } as const
  life.pages.push(page)
  const paid = await pay(stage, life, page, step.how)
  if (step.part % 2 === 0)
    await unlessRefused(checkLandlordFeePayment(await stage.app.ctxFor(landlordId), id))
  return paid
}

/** Cards by how they end: most pay. */
const AT_ONCE = '4000000000000077'
const CARDS = [AT_ONCE, AT_ONCE, AT_ONCE, AT_ONCE, AT_ONCE, '4242424242424242', '4000000000000002', '4000002500003155', '4000002500003155', AT_ONCE, null, AT_ONCE] as const // prettier-ignore

/** Pays on a page of the provider, as a browser does: only what it answers is known to have been charged. */
async function pay(
  { payments }: Stage,
  life: Lived,
  { secret, ...page }: Page,
  how: number,
): Promise<boolean> {
  const number = CARDS[how] ?? null
  if (!number || !payments.browserCall) return false
  const card = { number, expiry: '12/39', cvc: '123' }
  let reply = await payments.browserCall('pay', { clientSecret: secret, method: 'card', card })
  const asks = (reply.body as { status?: string }).status === 'requires_action'
  if (asks) reply = await payments.browserCall('authenticate', { clientSecret: secret, approve: how === 7 })
  const { status, amount } = reply.body as { status?: string; amount: number }
  const [intentId = ''] = secret.split('_secret_', 1)
  const isNew = !life.payments.some((payment) => payment.intentId === intentId)
  if (status !== 'succeeded' || !isNew) return false
  life.payments.push({ ...page, intentId, amount, chargeId: '', paymentId: '', givenBack: 0, dispute: null })
  return true
}

/** Asks the provider what it calls the payments that have been charged. */
export async function learnCharges({ payments }: Stage, life: Lived): Promise<void> {
  for (const payment of life.payments.filter(({ chargeId }) => chargeId === '')) {
    const outcome = await payments.findPayment(payment.intentId)
    if (outcome.kind !== 'KNOWN') throw new Error(`The provider does not know ${payment.intentId}.`)
    payment.chargeId = given(outcome.value.chargeId)
    payment.paymentId = given(outcome.value.paymentId)
  }
}

async function transferFee({ app, staffId }: Stage, life: Lived, step: Step): Promise<boolean> {
  const booking = given(oneOf(life.bookings, step))
  const invoice = await app.db
    .selectFrom('invoices')
    .select(['id', 'amount'])
    .where('booking_id', '=', booking.id)
    .where('document_type', '=', 'INVOICE')
    .where('number', 'is not', null)
    .orderBy('position', 'desc')
    .executeTakeFirst()
  if (!invoice) return false
  const ctx = await app.ctxFor(staffId)
  const amount = Math.max(1, Math.floor((invoice.amount * step.part) / 100))
  const transfer = { invoiceId: invoice.id, amount, receivedOn: ctx.today(), reference: '' }
  const done = await unlessRefused(recordBankTransfer(ctx, transfer, randomUUID()))
  if (done) life.transferred += amount
  return done !== null
}

async function refund({ app, staffId }: Stage, life: Lived, step: Step): Promise<boolean> {
  const payment = oneOf(life.payments, step)
  if (!payment?.paymentId) return false
  const amount = Math.max(1, Math.floor((payment.amount * step.part) / 100))
  const order = { paymentId: payment.paymentId, amount, reason: 'GOODWILL', explanation: '' } as const
  const done = await unlessRefused(
    payment.purpose === 'FIRST_MONTH_RENT' && step.how % 2 === 0
      ? refundTenant(await app.ctxFor(life.home.landlordId), order, randomUUID())
      : refundTenantForStaff(await app.ctxFor(staffId), order, randomUUID()),
  )
  if (!done) return false
  if (payment.purpose === 'LANDLORD_FEE') throw new Error('A landlord’s fee was refunded.')
  payment.givenBack += amount
  return true
}

/** Banks send back within a month what had arrived. */
const HOURS_UNTIL_FINAL = 24 * 30

async function returnRefund({ app, local }: Stage, life: Lived, step: Step): Promise<boolean> {
  const refunds = await app.db
    .selectFrom('refunds')
    .select('external_id')
    .where(
      'booking_id',
      'in',
      life.bookings.map(({ id }) => id),
    )
    .where('state', '=', 'SUCCEEDED')
    .where('way', '=', 'CARD')
    .where('arrived_at', '>', (await app.ctxFor(null)).now().subtract({ hours: HOURS_UNTIL_FINAL }))
    .orderBy('amount')
    .execute()
  const one = oneOf(refunds, step)
  if (!one?.external_id) return false
  // What was sent back and not heard of yet is not sent back again.
  return local.failRefund(one.external_id).then(
    () => true,
    () => false,
  )
}

/** Records by hand the refunds that did not arrive; answers whether there were any. */
export async function transferRefunds({ app, staffId }: Stage): Promise<boolean> {
  const failed = await app.db
    .selectFrom('refunds')
    .select('id')
    .where('state', 'in', ['FAILED', 'CANCELED'])
    .execute()
  for (const { id: refundId } of failed) {
    const ctx = await app.ctxFor(staffId)
    const order = { refundId, transferredOn: ctx.today(), reference: '' }
    await recordRefundTransfer(ctx, order, randomUUID())
  }
  return failed.length > 0
}

async function cancel({ app }: Stage, life: Lived, step: Step): Promise<boolean> {
  const booking = given(oneOf(life.bookings, step))
  const ctx = await app.ctxFor(life.home.landlordId)
  const today = ctx.today()
  const isOver = today >= booking.to
  if (isOver || booking.livedUntil !== booking.to) return false
  const lastDay = today < booking.from ? null : lastDayBy(step, today, parseDay(booking.to))
  const plan = await unlessRefused(planCancellation(app.db, ctx, booking.id, lastDay))
  if (!plan) return false
  const wished =
    step.how % 4 === 0 && lastDay
      ? plan.ends[0].refunds.find(({ purpose }) => purpose === 'FIRST_MONTH_RENT')
      : null
  const order = {
    bookingId: booking.id,
    lastDay,
    refund: wished ? Math.floor((wished.kept * step.part) / 130) : null,
    seen: plan.fingerprint,
    reason: 'OTHER',
    note: '',
  } as const
  if (!(await unlessRefused(cancelBooking(ctx, order, randomUUID())))) return false
  for (const [at, ending] of plan.ends.entries()) {
    const ended = given(life.bookings.find(({ id }) => id === ending.booking.id))
    ended.livedUntil = at === 0 ? ending.lastDay : null
    compare('rent', ending.rent, livedRent(life.home.terms, ended))
    compare('fee', ending.documents.net ?? landlordFee(life.home.terms, ended).net, landlordFee(life.home.terms, ended).net) // prettier-ignore
    for (const { paymentId, purpose, kept, amount } of ending.refunds) {
      const payment = given(life.payments.find((one) => one.paymentId === paymentId))
      compare('kept', kept, payment.amount - payment.givenBack)
      if (purpose === 'LANDLORD_FEE') throw new Error('A landlord’s fee is to be refunded.')
      compare('refund', amount, Math.max(0, kept - owedFor(purpose, life.home.terms, ended)))
      const isWished = at === 0 && order.refund !== null && paymentId === wished?.paymentId
      payment.givenBack += isWished ? order.refund : amount
    }
  }
  return true
}

function lastDayBy({ part }: Step, today: Day, to: Day): Day {
  return addDays(today, Math.floor(((daysBetween(today, to) - 1) * Math.min(part, 100)) / 100))
}

function compare(what: string, said: number, known: number): void {
  if (said !== known) throw new Error(`The ${what} is ${said}; it has to be ${known}.`)
}

async function prolong({ app }: Stage, life: Lived, step: Step): Promise<boolean> {
  const last = given(life.bookings.at(-1))
  const to = addDays(parseDay(last.to), 20 + step.part)
  const tenant = await app.ctxFor(life.home.tenantId)
  const order = { bookingId: last.id, to, message: '' }
  const requestId = await unlessRefused(requestExtension(tenant, order, randomUUID()))
  if (!requestId) return false
  const landlord = await app.ctxFor(life.home.landlordId)
  await acceptListingRequest(landlord, requestId, null, randomUUID())
  const id = await bookAccepted(app, requestId)
  life.bookings.push({ id, from: addDays(parseDay(last.to), 1), to, livedUntil: to })
  return true
}

/** What is on its way to a landlord's bank arrives, or comes back. */
export async function settlePayouts(
  { app, payments, local, landlords }: Stage,
  landlordId: string,
  failure?: 'account_closed',
): Promise<boolean> {
  const { account } = given(landlords.find(({ id }) => id === landlordId))
  const known = await payments.listPayouts(account)
  const sent = known.kind === 'KNOWN' ? known.value : []
  const since = (await app.ctxFor(null)).now().subtract({ hours: HOURS_UNTIL_FINAL })
  const isFinal = ({ arrivesAt }: (typeof sent)[number]) => Temporal.Instant.compare(arrivesAt, since) < 0
  const open = sent.filter(
    (payout) => payout.state === 'IN_TRANSIT' || (failure && payout.state === 'PAID' && !isFinal(payout)),
  )
  for (const { externalId } of open) await local.settlePayout(account, externalId, failure)
  return open.length > 0
}

/** Sends a landlord's payouts again that came back. */
export async function retryPayouts({ app }: Stage, landlordId: string): Promise<boolean> {
  const failed = await app.db
    .selectFrom('payouts')
    .select('id')
    .where('landlord_id', '=', landlordId)
    .where('state', '=', 'FAILED')
    .execute()
  for (const { id } of failed) await unlessRefused(retryPayout(await app.ctxFor(landlordId), id))
  return failed.length > 0
}
