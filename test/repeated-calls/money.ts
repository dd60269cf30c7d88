import { randomUUID } from 'node:crypto'
import { dayOf, parseDay, partsOfDay } from '../../src/domain/kernel/day.ts'
import type { TestApp } from '../app.ts'
import { bookStay } from '../request-commands.ts'
import { confirmLogin, createStage } from '../builders.ts'
import {
  createDifference,
  createTaxReport,
  openDispute,
  payRentOf,
  sendRefundBack,
} from '../money-builders.ts'
import { writeInvoiceOff } from '../../src/server/money/books/invoice-actions.ts'
import { uploadStatement } from '../../src/server/money/bank/upload-actions.ts'
import { issueInvoices } from '../../src/server/money/invoices/issue-actions.ts'
import { camtFile } from '../bank-files.ts'
import { type Stage, booked, staffWith, type Calls } from './stages.ts'

/** A booking whose first rent is still awaited. */
async function withRent(app: TestApp) {
  const stage = await createStage(app)
  await bookStay(app, stage, '2030-02-01', '2030-07-31')
  const { id } = await app.db
    .selectFrom('rents')
    .select('id')
    .where('position', '=', 1)
    .executeTakeFirstOrThrow()
  return { ...stage, rentId: id }
}

/** With the first month's rent paid through the product. */
async function rentPaid(app: TestApp): Promise<Stage & { paymentId: string }> {
  const stage = await booked(app)
  return { ...stage, paymentId: await payRentOf(app, stage.bookingId) }
}

function depositOf(app: TestApp, bookingId: string) {
  return { bookingId, holder: 'LANDLORD', amount: 100_000, receivedOn: dayOf(app.services.now()) }
}

/** Staff who keep the books, with an invoice that has its number and a line of a bank statement that nobody knows. */
async function invoiced(app: TestApp) {
  await booked(app)
  await issueInvoices(await app.ctxFor(null))
  const { id: invoiceId } = await app.db.selectFrom('invoices').select('id').executeTakeFirstOrThrow()
  const as = await staffWith(app, 'accounting')
  const content = Buffer.from(camtFile([{ amount: '50.00', remittance: 'money' }]))
  await uploadStatement(
    await app.ctxFor(await idOf(app, 'staff@mezzo.example')),
    { name: 'a.xml', content },
    randomUUID(),
  )
  const { id: lineId } = await app.db.selectFrom('bank_lines').select('id').executeTakeFirstOrThrow()
  return { as, invoiceId, lineId }
}

async function idOf(app: TestApp, email: string): Promise<string> {
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

/** Stories of money. */
export const moneyCalls: Calls = {
  async recordBankTransfer(app) {
    const { as, invoiceId } = await invoiced(app)
    const receivedOn = app.services.now().toString().slice(0, 10)
    return { as, variables: { invoiceId, amount: 100, receivedOn }, changed: { amount: 101 } }
  },
  async makeFeeTerms(app) {
    const { landlordId } = await createStage(app)
    const validFrom = app.services.now().toString().slice(0, 10)
    const variables = {
      landlordId,
      scope: 'AGREEMENT',
      landlordFeeRate: 825,
      validFrom,
      reason: 'As agreed.',
    }
    return { as: await staffWith(app, 'accounting'), variables, changed: { landlordFeeRate: 700 } }
  },
  async grantIncentive(app) {
    const { landlordId } = await createStage(app)
    const variables = { landlordId, amount: 30_000, currency: 'EUR', reason: 'Ten bookings.' }
    return { as: await staffWith(app, 'accounting'), variables, changed: { amount: 30_001 } }
  },
  async setLandRegisterNumber(app) {
    const { landlord, groupId } = await createStage(app)
    const variables = { groupId, landRegisterNumber: 'Mitte, Blatt 12' }
    return { as: landlord, variables, changed: { landRegisterNumber: 'Mitte, Blatt 13' } }
  },
  async setDac7Exemption(app) {
    const { landlordId } = await createStage(app)
    const { id: billingDetailsId } = await app.db
      .insertInto('billing_details_items')
      .values({ landlord_id: landlordId, type: 'PRIVATE', last_name: 'Keller' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const variables = { billingDetailsId, exemptionStatus: 'EXEMPT', exemptionReason: 'A municipal company.' }
    const changed = { exemptionStatus: 'FORCED_EXEMPTION' }
    return { as: await staffWith(app, 'accounting'), variables, changed }
  },
  async startTaxReport(app) {
    const year = partsOfDay(dayOf(app.services.now())).year - 1
    return {
      as: await staffWith(app, 'accounting'),
      variables: { year, mode: 'TESTING' },
      changed: { year: year - 1 },
    }
  },
  async handInTaxReport(app) {
    const reportId = await createTaxReport(app, 'READY')
    return {
      as: await staffWith(app, 'accounting'),
      variables: { reportId },
      changed: { reportId: randomUUID() },
    }
  },
  async answerTaxReport(app) {
    const reportId = await createTaxReport(app, 'HANDED_IN')
    const variables = { reportId, outcome: 'ACCEPTED', note: 'Said on the phone.' }
    return { as: await staffWith(app, 'accounting'), variables, changed: { outcome: 'REFUSED' } }
  },
  async refundTenant(app) {
    const { landlord, paymentId } = await rentPaid(app)
    const variables = { paymentId, amount: 1_000, reason: 'GOODWILL' }
    return { as: landlord, variables, changed: { amount: 1_001 } }
  },
  async refundTenantForStaff(app) {
    const { paymentId } = await rentPaid(app)
    const variables = { paymentId, amount: 1_000, reason: 'GOODWILL' }
    return { as: await staffWith(app, 'accounting'), variables, changed: { amount: 1_001 } }
  },
  async recordRefundTransfer(app) {
    const { paymentId } = await rentPaid(app)
    const refundId = await sendRefundBack(app, paymentId)
    const transferredOn = dayOf(app.services.now())
    const variables = { refundId, transferredOn, reference: 'Refund' }
    return { as: await staffWith(app, 'accounting'), variables, changed: { reference: 'Another one' } }
  },
  async giveRefundAccount(app) {
    const { tenant, paymentId } = await rentPaid(app)
    await confirmLogin(app, tenant)
    const refundId = await sendRefundBack(app, paymentId)
    const input = { accountHolder: 'Amélie Fournier', iban: 'DE02120300000000202051' }
    const other = { ...input, iban: 'DE02500105170137075030' }
    return { as: tenant, variables: { refundId, input }, changed: { input: other } }
  },
  async answerDispute(app) {
    const { paymentId } = await rentPaid(app)
    const disputeId = await openDispute(app, paymentId)
    const variables = { disputeId, text: 'The tenant signed the contract and moved in.' }
    const changed = { text: 'The tenant signed the contract, and moved in.' }
    return { as: await staffWith(app, 'accounting'), variables, changed }
  },
  async acceptDispute(app) {
    const { paymentId } = await rentPaid(app)
    const variables = { disputeId: await openDispute(app, paymentId) }
    return { as: await staffWith(app, 'accounting'), variables, changed: { disputeId: randomUUID() } }
  },
  async recordDeposit(app) {
    const stage = await booked(app)
    const variables = depositOf(app, stage.bookingId)
    return { as: stage.landlord, variables, changed: { amount: 90_000 } }
  },
  async settleDeposit(app) {
    const { landlord, landlordId, bookingId } = await booked(app)
    const received = { landlord_id: landlordId, holder: 'LANDLORD', amount: 100_000 } as const
    const days = { received_on: dayOf(app.services.now()), created_at: app.services.now() }
    await app.db
      .insertInto('deposits')
      .values({ booking_id: bookingId, ...received, ...days })
      .execute()
    const variables = { bookingId, deductions: [], settledOn: dayOf(app.services.now()) }
    const deductions = [{ reason: 'KEYS', amount: 1_000, explanation: 'A key is lost.' }]
    return { as: landlord, variables, changed: { deductions } }
  },
  async writeInvoiceOff(app) {
    const { as, invoiceId } = await invoiced(app)
    const variables = { invoiceId, reason: 'They are insolvent.' }
    return { as, variables, changed: { reason: 'Nobody knows where they are.' } }
  },
  async expectInvoiceAgain(app) {
    const { as, invoiceId } = await invoiced(app)
    await writeInvoiceOff(
      await app.ctxFor(await idOf(app, 'staff@mezzo.example')),
      { invoiceId, reason: 'Insolvent.' },
      randomUUID(),
    )
    return { as, variables: { invoiceId }, changed: { invoiceId: randomUUID() } }
  },
  async setInvoiceReminder(app) {
    const { as, invoiceId } = await invoiced(app)
    return { as, variables: { invoiceId, remindOn: null }, changed: { remindOn: '2030-01-01' } }
  },
  async settleBankLine(app) {
    const { as, invoiceId, lineId } = await invoiced(app)
    const variables = { lineId, parts: [{ invoiceId, amount: 5_000 }] }
    return { as, variables, changed: { parts: [{ invoiceId, amount: 4_999 }] } }
  },
  async ignoreBankLine(app) {
    const { as, lineId } = await invoiced(app)
    return { as, variables: { lineId, reason: 'Private money.' }, changed: { reason: 'Not for us.' } }
  },
  async orderBooksCheck(app) {
    return { as: await staffWith(app, 'accounting'), variables: {}, changed: { lastCheckId: randomUUID() } }
  },
  async orderProviderRun(app) {
    return { as: await staffWith(app, 'accounting'), variables: {}, changed: { lastRunId: randomUUID() } }
  },
  async explainProviderDifference(app) {
    const as = await staffWith(app, 'accounting')
    const { providerDifferenceId: differenceId } = await createDifference(app.db)
    const variables = { differenceId, reason: 'A test of the provider.' }
    return { as, variables, changed: { reason: 'Nobody knows.' } }
  },
  async markRentReceived(app) {
    const { landlord, rentId } = await withRent(app)
    const receivedOn = '2026-01-02'
    return { as: landlord, variables: { rentId, receivedOn }, changed: { receivedOn: '2026-01-03' } }
  },
  async unmarkRentReceived(app) {
    const { landlord, rentId } = await withRent(app)
    const received = { received_amount: 1, received_on: parseDay('2026-01-02') }
    await app.db.updateTable('rents').set(received).where('id', '=', rentId).execute()
    return { as: landlord, variables: { rentId }, changed: { rentId: randomUUID() } }
  },
}
