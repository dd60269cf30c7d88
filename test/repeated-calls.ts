import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { declineSilentRequests } from '../src/server/rentals/requests/deadline-actions.ts'
import { dayOf, parseDay } from '../src/domain/kernel/day.ts'
import { json } from '../src/server/kernel/db/parameters.ts'
import { ibanColumns } from '../src/server/money/payouts/iban.ts'
import { saveFlagForUser } from '../src/server/people/feature-flags/sql.ts'
import { generateContract } from '../src/server/rentals/signing/contract-actions.ts'
import { type Browser, PASSWORD, type TestApp } from './app.ts'
import {
  bookStay,
  command,
  createDifference,
  createListing,
  createStage,
  given,
  offerOf,
  openDispute,
  payRentOf,
  requestInput,
  sendRefundBack,
  sendRequest,
  shownDates,
} from './builders.ts'
import { writeInvoiceOff } from '../src/server/money/books/invoice-actions.ts'
import { uploadStatement } from '../src/server/money/bank/upload-actions.ts'
import { issueInvoices } from '../src/server/money/invoices/issue-actions.ts'
import { camtFile } from './bank-files.ts'
import { multipart } from './multipart.ts'

const address = {
  name: 'Jana Keller',
  addressLine1: 'Torstraße 14',
  zipCode: '10119',
  city: 'Berlin',
  country: 'DE',
}

type Stage = Awaited<ReturnType<typeof createStage>>

/** A call that can be made once: who makes it, with what, and the same call about something else. */
export interface Call {
  as: Browser
  variables: Record<string, unknown>
  changed: Record<string, unknown>
}

const from = '2030-02-01'
const to = '2030-07-31'
const elsewhere = () => ({ listingRequestId: randomUUID() })
const otherOffer = () => ({ offerId: randomUUID() })

async function open(app: TestApp, options: Parameters<typeof createStage>[1] = {}) {
  const stage = await createStage(app, options)
  return { ...stage, id: await sendRequest(app, stage, from, to) }
}

async function accepted(app: TestApp, options: Parameters<typeof createStage>[1] = {}) {
  const stage = await open(app, options)
  must(await command(app, stage.landlord, 'acceptListingRequest', { id: stage.id }))
  return stage
}

/** With a contract that is written, online unless told otherwise. */
async function contracted(app: TestApp, options: Parameters<typeof createStage>[1] = {}) {
  const stage = await accepted(app, options)
  must(await command(app, stage.tenant, 'confirmTenantInterest', { id: stage.id }))
  const offer = await offerOf(app.db, stage.id)
  await generateContract(await app.ctxFor(null), { offerId: offer.id })
  return { ...stage, offer: await offerOf(app.db, stage.id) }
}

const LBC = { group: { method_of_booking: 'AFTER_LANDLORD_CONFIRMED_BOOKING' } } as const
const ON_PAPER = { group: { online_signing: false } }

/** With a calendar that holds back its one stay. */
async function connected(app: TestApp, given?: Stage) {
  const stage = given ?? (await createStage(app))
  const days = { from, to: '2030-02-10' }
  const eventId = randomUUID()
  const unit = { listing_id: stage.unitIds[0] ?? '', group_id: stage.groupId, landlord_id: stage.landlordId }
  const { id: feedId } = await app.db
    .insertInto('calendar_feeds')
    .values({
      ...unit,
      kind: 'LINK',
      platform: 'AIRBNB',
      label: 'Airbnb',
      url: 'https://calendar.invalid/',
      events: json([{ id: eventId, uid: 'a', kind: 'STAY', days, block: days }]),
      quarantine_since: app.services.now(),
      quarantine_answers: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const block = { source: 'ics', reason: 'RENTED_ELSEWHERE', feed_id: feedId } as const
  await app.db
    .insertInto('blocks')
    .values({ ...unit, ...block, id: eventId, days: '[2030-02-01,2030-02-11)' })
    .execute()
  return { ...stage, feedId, eventId }
}

/** A listing that misses nothing and is not public: in Graz neither a certificate nor a number is asked for. */
async function complete(app: TestApp) {
  const group = { city: 'Graz', zip_code: '8010', country: 'AT', rooms: json([{ roomType: 'BEDROOM' }]) }
  const stage = await createStage(app, { group, unit: { published: false } })
  const { landlordId, groupId } = stage
  const { id } = await app.db
    .insertInto('contact_persons')
    .values({
      landlord_id: landlordId,
      first_name: 'Jana',
      last_name: 'Keller',
      email: 'jana@mezzo.example',
      phone: '1',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db.updateTable('groups').set({ contact_person_id: id }).execute()
  const url = '/placeholder-small.webp'
  const urls = { thumbnail_url: url, small_url: url, medium_url: url, large_url: url }
  const picture = { position: 0, name: 'Room', category: 'OTHER', content_hash: 'abc', ...urls } as const
  await app.db
    .insertInto('pictures')
    .values({ group_id: groupId, landlord_id: landlordId, ...picture })
    .execute()
  return stage
}

const ibans = ['DE02120300000000202051', 'DE02500105170137075030'] as const

/** With two accounts, the first of which gets the rents; the landlord has just given the password again. */
async function paidOut(app: TestApp) {
  const stage = await createStage(app)
  const { landlordId, groupId, landlord } = stage
  await app.graphql(
    'mutation($password: String!) { confirmPassword(password: $password) { error { name } } }',
    { password: PASSWORD },
    landlord,
  )
  const accounts = await app.db
    .insertInto('bank_accounts')
    .values(
      ibans.map((iban) => ({
        landlord_id: landlordId,
        account_holder: 'Jana Keller',
        ...ibanColumns(app.services.config, iban),
        currency: 'EUR',
      })),
    )
    .returning('id')
    .execute()
  const [first = '', second = ''] = accounts.map(({ id }) => id)
  await app.db.updateTable('groups').set({ bank_account_id: first }).execute()
  return { ...stage, first, second, uses: [{ groupId, purpose: 'RENT' }] }
}
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

async function withAddress(app: TestApp) {
  const stage = await createStage(app)
  const { id } = await app.db
    .insertInto('billing_addresses')
    .values({
      landlord_id: stage.landlordId,
      name: address.name,
      address_line1: address.addressLine1,
      zip_code: address.zipCode,
      city: address.city,
      country: address.country,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...stage, id }
}

async function salesperson(app: TestApp): Promise<Browser> {
  const email = 'sales@mezzo.example'
  const id = await app.createUser({ email })
  await app.db
    .updateTable('users')
    .set({ permissions: ['sales'] })
    .where('id', '=', id)
    .execute()
  return app.login(email)
}

function must(answer: { error: { name: string; reason: string | null } | null }): void {
  if (answer.error) throw new Error(`The story stops at ${answer.error.name} ${answer.error.reason ?? ''}`)
}

function signature(stage: { offer: { documentSha256: string | null } }, typedName: string) {
  return { typedName, consent: true, documentSha256: given(stage.offer.documentSha256) }
}

async function suggested(app: TestApp) {
  const stage = await open(app)
  const dates = { from: '2030-02-10', to: '2030-08-10' }
  must(await command(app, stage.landlord, 'suggestDates', { id: stage.id, ...dates }))
  return stage
}

async function booked(app: TestApp): Promise<Stage & { bookingId: string }> {
  const stage = await createStage(app)
  return { ...stage, bookingId: await bookStay(app, stage, from, to) }
}

/** A block of the stage's first unit; answers its id. */
async function blocked(app: TestApp, { landlordId, groupId, unitIds }: Stage): Promise<string> {
  const unit = { listing_id: given(unitIds[0]), group_id: groupId, landlord_id: landlordId }
  const { id } = await app.db
    .insertInto('blocks')
    .values({ ...unit, days: '[2030-03-01,2030-03-10]', source: 'own', reason: 'OWN_USE' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function staffWith(
  app: TestApp,
  permission: 'accounting' | 'sales' | 'DOCUMENT_VERIFICATION',
): Promise<Browser> {
  await app.createUser({ email: 'staff@mezzo.example', permissions: [permission] })
  return app.login('staff@mezzo.example')
}

/** Staff who keep the books, with an invoice that has its number and a line of a bank statement that nobody knows. */
/** With the first month's rent paid through the product. */
async function rentPaid(app: TestApp): Promise<Stage & { paymentId: string }> {
  const stage = await booked(app)
  return { ...stage, paymentId: await payRentOf(app, stage.bookingId) }
}

function depositOf(app: TestApp, bookingId: string) {
  return { bookingId, holder: 'LANDLORD', amount: 100_000, receivedOn: dayOf(app.services.now()) }
}

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

/** A request that waits for the tenant's documents, with one that has been handed in. */
async function withDocument(app: TestApp) {
  const stage = await createStage(app)
  const flag = { name: 'DOCUMENT_VERIFICATION', enabled: true, by: stage.landlordId } as const
  await saveFlagForUser(app.db, { ...flag, userId: stage.landlordId, now: app.services.now() })
  const id = await sendRequest(app, stage, from, to)
  must(await command(app, stage.landlord, 'acceptListingRequest', { id }))
  must(await command(app, stage.tenant, 'confirmTenantInterest', { id }))
  const fields = {
    listingRequestId: id,
    type: 'VALID_IDENTITY_DOCUMENT',
    issuedOn: app.services.now().toString().slice(0, 10),
    idempotencyKey: randomUUID(),
  }
  const file = { name: 'payslip.pdf', type: 'application/pdf', content: '%PDF-1.7 a payslip' }
  const answer = await app.send(stage.tenant, {
    method: 'POST',
    url: '/api/tenant-documents',
    ...multipart(fields, file),
  })
  if (answer.statusCode >= 300) throw new Error(`The document was refused: ${answer.body}`)
  return { ...stage, id, fileId: answer.json<{ fileId: string }>().fileId }
}

const person = {
  firstName: 'Lena',
  lastName: 'Hoffmann',
  email: 'lena@mezzo.example',
  phone: '+49 30 123456',
}

/** One story for every mutation that takes a key; test/repeated-calls.test.ts says when one is missing. */
export const CALLS: Record<string, (app: TestApp) => Promise<Call>> = {
  async sendBookingRequest(app) {
    const stage = await createStage(app)
    const input = requestInput(stage.groupId, from, to)
    return { as: stage.tenant, variables: { input }, changed: { input: { ...input, adults: 2 } } }
  },
  async addGroupToBookingRequest(app) {
    const stage = await open(app)
    const other = await createListing(app.db, stage.landlordId)
    const { booking_request_id: bookingRequestId } = await app.db
      .selectFrom('listing_requests')
      .select('booking_request_id')
      .where('id', '=', stage.id)
      .executeTakeFirstOrThrow()
    const variables = { bookingRequestId, groupId: other.groupId }
    return { as: stage.tenant, variables, changed: { groupId: stage.groupId } }
  },
  async acceptListingRequest(app) {
    const stage = await open(app)
    return { as: stage.landlord, variables: { listingRequestId: stage.id }, changed: elsewhere() }
  },
  async rejectListingRequest(app) {
    const stage = await open(app)
    const input = { reason: 'LISTING_OCCUPIED', explanation: '', blockFrom: from, blockTo: to }
    return {
      as: stage.landlord,
      variables: { listingRequestId: stage.id, input },
      changed: { input: { ...input, blockTo: '2030-06-30' } },
    }
  },
  async takeAcceptBack(app) {
    const stage = await accepted(app)
    const variables = { listingRequestId: stage.id, explanation: 'That was the wrong button.' }
    return { as: stage.landlord, variables, changed: { explanation: 'I have to ask my sister first.' } }
  },
  async suggestDates(app) {
    const stage = await open(app)
    const variables = { listingRequestId: stage.id, from: '2030-02-10', to, message: 'A few days later?' }
    return { as: stage.landlord, variables, changed: { from: '2030-02-11' } }
  },
  async takeSuggestedDates(app) {
    const stage = await suggested(app)
    const seen = await shownDates(app, stage.tenant, stage.id)
    return { as: stage.tenant, variables: { listingRequestId: stage.id, seen }, changed: elsewhere() }
  },
  async refuseSuggestedDates(app) {
    const stage = await suggested(app)
    return { as: stage.tenant, variables: { listingRequestId: stage.id }, changed: elsewhere() }
  },
  async giveSecondChance(app) {
    const stage = await open(app)
    const as = await staffWith(app, 'sales')
    app.setNow(Temporal.Now.instant().add({ hours: 73 }))
    await declineSilentRequests(await app.ctxFor(null))
    return { as, variables: { listingRequestId: stage.id }, changed: elsewhere() }
  },
  async confirmTenantInterest(app) {
    const stage = await accepted(app)
    return { as: stage.tenant, variables: { listingRequestId: stage.id }, changed: elsewhere() }
  },
  async withdrawListingRequest(app) {
    const stage = await contracted(app)
    return { as: stage.tenant, variables: { listingRequestId: stage.id }, changed: elsewhere() }
  },
  async prepareContract(app) {
    const stage = await accepted(app)
    const input = {
      contractName: 'GERMANY_PRIVATE',
      language: 'de',
      timeOfPayment: 'RENTAL_BEGIN',
      cleaningFee: 9_000,
      cleaningFeeFrequency: 'ONE_TIME',
      deposit: 150_000,
      houseRules: '',
      isOnlineSigning: true,
    }
    return {
      as: stage.landlord,
      variables: { listingRequestId: stage.id, input },
      changed: { input: { ...input, deposit: 0 } },
    }
  },
  async signContract(app) {
    const stage = await contracted(app)
    const input = signature(stage, 'Jana Keller')
    return {
      as: stage.landlord,
      variables: { offerId: stage.offer.id, input },
      changed: { input: { ...input, typedName: 'Keller Jana' } },
    }
  },
  async stopOnlineSigning(app) {
    const stage = await contracted(app)
    const variables = {
      offerId: stage.offer.id,
      reason: 'CONTRACT_HAD_TO_BE_ADJUSTED',
      comment: 'One more key.',
    }
    return { as: stage.landlord, variables, changed: { comment: 'Two more keys.' } }
  },
  async cancelContract(app) {
    const stage = await contracted(app)
    return { as: stage.landlord, variables: { offerId: stage.offer.id }, changed: otherOffer() }
  },
  async refuseContract(app) {
    const stage = await contracted(app)
    return { as: stage.tenant, variables: { offerId: stage.offer.id }, changed: otherOffer() }
  },
  async sendSigningReminder(app) {
    const stage = await contracted(app)
    const input = signature(stage, 'Jana Keller')
    must(await command(app, stage.landlord, 'signContract', { id: stage.offer.id, input }))
    return { as: stage.landlord, variables: { offerId: stage.offer.id }, changed: otherOffer() }
  },
  async acceptProposedContract(app) {
    const stage = await contracted(app, ON_PAPER)
    return { as: stage.tenant, variables: { offerId: stage.offer.id }, changed: otherOffer() }
  },
  async recordOfflineSignatures(app) {
    const stage = await contracted(app, ON_PAPER)
    must(await command(app, stage.tenant, 'acceptProposedContract', { id: stage.offer.id }))
    return { as: stage.landlord, variables: { offerId: stage.offer.id }, changed: otherOffer() }
  },
  async confirmBooking(app) {
    const stage = await contracted(app, { group: { ...LBC.group, ...ON_PAPER.group } })
    must(await command(app, stage.tenant, 'acceptProposedContract', { id: stage.offer.id }))
    return { as: stage.landlord, variables: { offerId: stage.offer.id }, changed: otherOffer() }
  },
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
      landlordFeePercent: 8,
      validFrom,
      reason: 'As agreed.',
    }
    return { as: await staffWith(app, 'accounting'), variables, changed: { landlordFeePercent: 7 } }
  },
  async grantIncentive(app) {
    const { landlordId } = await createStage(app)
    const variables = { landlordId, amount: 30_000, currency: 'EUR', reason: 'Ten bookings.' }
    return { as: await staffWith(app, 'accounting'), variables, changed: { amount: 30_001 } }
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
  async cancelBookingAsLandlord(app) {
    const stage = await booked(app)
    const variables = {
      bookingId: stage.bookingId,
      cancellationReason: 'NO_VISA',
      note: 'The visa was refused.',
    }
    return { as: stage.landlord, variables, changed: { cancellationReason: 'OTHER' } }
  },
  async requestExtension(app) {
    const stage = await booked(app)
    const variables = { bookingId: stage.bookingId, to: '2030-09-30', message: 'Two months more, please.' }
    return { as: stage.tenant, variables, changed: { to: '2030-10-31' } }
  },
  async removeTenantDocument(app) {
    const stage = await withDocument(app)
    const variables = { listingRequestId: stage.id, fileId: stage.fileId }
    return { as: stage.tenant, variables, changed: { fileId: randomUUID() } }
  },
  async validateTenantDocument(app) {
    const stage = await withDocument(app)
    const as = await staffWith(app, 'DOCUMENT_VERIFICATION')
    const variables = { fileId: stage.fileId, status: 'FAILED', failureReason: 'POOR_QUALITY' }
    return { as, variables, changed: { failureReason: 'WRONG_TYPE' } }
  },
  async saveTenantProfile(app) {
    const stage = await createStage(app)
    const input = {
      firstName: 'Amélie',
      lastName: 'Fournier',
      adultsInformation: ['MAIN_TENANT'],
      childrenInformation: [],
      pets: false,
    }
    return {
      as: stage.tenant,
      variables: { input },
      changed: { input: { ...input, lastName: 'Fournier-Roux' } },
    }
  },
  async addToShortlist(app) {
    const stage = await createStage(app)
    return { as: stage.tenant, variables: { groupIds: [stage.groupId] }, changed: { groupIds: [] } }
  },
  async removeFromShortlist(app) {
    const stage = await createStage(app)
    return { as: stage.tenant, variables: { groupIds: [stage.groupId] }, changed: { groupIds: [] } }
  },
  async saveView(app) {
    const stage = await createStage(app)
    const input = { name: 'March', page: 'INBOX', search: { from: '2030-03-01' } }
    return { as: stage.landlord, variables: { input }, changed: { input: { ...input, name: 'Spring' } } }
  },
  async publishListing(app) {
    const stage = await complete(app)
    return { as: stage.landlord, variables: { groupId: stage.groupId }, changed: { groupId: randomUUID() } }
  },
  async addCalendarFeed(app) {
    const stage = await createStage(app)
    // An own address, which is never asked.
    const input = { listingId: stage.unitIds[0], url: 'http://127.0.0.1:9/x.ics', label: 'Airbnb' }
    return { as: stage.landlord, variables: { input }, changed: { input: { ...input, label: 'Vrbo' } } }
  },
  async changeCalendarFeed(app) {
    const { landlord, feedId } = await connected(app)
    const input = { label: 'The other one' }
    return { as: landlord, variables: { feedId, input }, changed: { input: { label: 'Somebody else' } } }
  },
  async removeCalendarFeed(app) {
    const { landlord, feedId } = await connected(app)
    return { as: landlord, variables: { feedId, keepBlocks: false }, changed: { keepBlocks: true } }
  },
  async releaseCalendarFeed(app) {
    const { landlord, feedId } = await connected(app)
    return { as: landlord, variables: { feedId }, changed: { feedId: randomUUID() } }
  },
  async answerCalendarWindow(app) {
    const { landlord, feedId } = await connected(app)
    const variables = { feedId, meaning: 'CLOSED' }
    return { as: landlord, variables, changed: { meaning: 'NOT_OPENED' } }
  },
  async settleCalendarConflict(app) {
    const stage = await createStage(app)
    await bookStay(app, stage, from, to)
    const { eventId } = await connected(app, stage)
    const variables = { eventId, settlement: 'KEEP' }
    return { as: stage.landlord, variables, changed: { settlement: 'SAME_STAY' } }
  },
  async undoCalendarSettlement(app) {
    const stage = await createStage(app)
    await bookStay(app, stage, from, to)
    const { eventId } = await connected(app, stage)
    const variables = { eventId, settlement: 'SAME_STAY' }
    const key = randomUUID()
    await app.graphql(
      `mutation($eventId: ID!, $settlement: ConflictSettlement!, $key: ID!) {
        settleCalendarConflict(eventId: $eventId, settlement: $settlement, idempotencyKey: $key) { error { name } } }`,
      { ...variables, key },
      stage.landlord,
    )
    return { as: stage.landlord, variables, changed: { settlement: 'KEEP' } }
  },
  async createBlocks(app) {
    const { landlord, unitIds } = await createStage(app)
    const input = { listingIds: unitIds, from, to, reason: 'OWN_USE', note: 'The roof' }
    return { as: landlord, variables: { input }, changed: { input: { ...input, to: '2030-08-01' } } }
  },
  async changeBlock(app) {
    const stage = await createStage(app)
    const variables = { blockId: await blocked(app, stage), input: { from, to, reason: 'RENOVATION' } }
    return { as: stage.landlord, variables, changed: { input: { from, to, reason: 'OTHER' } } }
  },
  async deleteBlocks(app) {
    const stage = await createStage(app)
    const variables = { blockIds: [await blocked(app, stage)] }
    return { as: stage.landlord, variables, changed: { blockIds: [randomUUID()] } }
  },
  async restoreBlocks(app) {
    const { landlord, unitIds } = await createStage(app)
    const block = { listingId: given(unitIds[0]), from, to, reason: 'OWN_USE', note: '' }
    return {
      as: landlord,
      variables: { blocks: [block] },
      changed: { blocks: [{ ...block, reason: 'OTHER' }] },
    }
  },
  async changeWindows(app) {
    const { landlord, unitIds } = await createStage(app)
    const input = { listingIds: unitIds, availableTo: '2032-12-31' }
    return { as: landlord, variables: { input }, changed: { input: { ...input, availableTo: '2033-12-31' } } }
  },
  async moveBooking(app) {
    const stage = await createStage(app, { units: 2 })
    const bookingId = await bookStay(app, stage, from, to)
    const { listing_id: unitId } = await app.db
      .selectFrom('bookings')
      .select('listing_id')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow()
    const variables = { bookingId, listingId: given(stage.unitIds.find((id) => id !== unitId)) }
    return { as: stage.landlord, variables, changed: { listingId: unitId } }
  },
  async unpublishListing(app) {
    const { landlord, groupId } = await createStage(app)
    const input = { reasonKey: 'unpublishReason.FEE_TOO_HIGH' }
    return { as: landlord, variables: { groupId, input }, changed: { groupId: randomUUID() } }
  },
  async duplicateListing(app) {
    const { landlord, groupId } = await createStage(app)
    return { as: landlord, variables: { groupId }, changed: { groupId: randomUUID() } }
  },
  async archiveListing(app) {
    const { landlord, groupId } = await createStage(app, { unit: { published: false } })
    return { as: landlord, variables: { groupId }, changed: { groupId: randomUUID() } }
  },
  async unarchiveListing(app) {
    const { landlord, groupId } = await createStage(app, { unit: { published: false } })
    await app.db.updateTable('groups').set({ archived_at: app.services.now() }).execute()
    return { as: landlord, variables: { groupId }, changed: { groupId: randomUUID() } }
  },
  async unpublishListingForSales(app) {
    const { groupId } = await createStage(app)
    const input = { reasonKey: 'unpublishReason.SALES_SCAM' }
    return { as: await salesperson(app), variables: { groupId, input }, changed: { groupId: randomUUID() } }
  },
  async allowPublishing(app) {
    const { groupId } = await createStage(app, { unit: { published: false, unpublish_reason: 'SALES_SCAM' } })
    return { as: await salesperson(app), variables: { groupId }, changed: { groupId: randomUUID() } }
  },
  async setListingLabels(app) {
    const { groupId } = await createStage(app)
    const reason = 'Their account manager asked for it.'
    return {
      as: await salesperson(app),
      variables: { groupId, labels: ['KA'], reason },
      changed: { labels: ['FSU'] },
    }
  },
  async deleteView(app) {
    const stage = await createStage(app)
    await app.graphql(
      'mutation($input: SaveViewInput!, $key: ID!) { saveView(input: $input, idempotencyKey: $key) { error { name } } }',
      { input: { name: 'March', page: 'INBOX', search: { from: '2030-03-01' } }, key: randomUUID() },
      stage.landlord,
    )
    const { id } = await app.db.selectFrom('saved_views').select('id').executeTakeFirstOrThrow()
    return { as: stage.landlord, variables: { viewId: id }, changed: { viewId: randomUUID() } }
  },
  async createAccessLink(app) {
    const stage = await createStage(app)
    const input = { groupId: stage.groupId, recipient: 'The caretaker' }
    return {
      as: stage.landlord,
      variables: { input },
      changed: { input: { ...input, recipient: 'Somebody else' } },
    }
  },
  async createCalendarExport(app) {
    const stage = await createStage(app)
    const input = { groupId: stage.groupId, label: 'The channel manager', platform: 'OTHER' }
    return {
      as: stage.landlord,
      variables: { input },
      changed: { input: { ...input, label: 'Somebody else' } },
    }
  },
  async revokeCalendarExport(app) {
    const { landlord, landlordId, groupId } = await createStage(app)
    const now = app.services.now()
    const link = {
      label: 'Google',
      platform: 'GOOGLE',
      language: 'en',
      created_at: now,
      changed_at: now,
    } as const
    const { id } = await app.db
      .insertInto('calendar_exports')
      .values({ landlord_id: landlordId, group_id: groupId, ...link })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { as: landlord, variables: { exportId: id }, changed: { exportId: randomUUID() } }
  },
  async inviteTeamMember(app) {
    const stage = await createStage(app)
    const input = { email: 'lena@mezzo.example', role: 'MANAGER' }
    return { as: stage.landlord, variables: { input }, changed: { input: { ...input, role: 'LIMITED' } } }
  },
  async createContactPerson(app) {
    const stage = await createStage(app)
    return {
      as: stage.landlord,
      variables: { input: person },
      changed: { input: { ...person, firstName: 'Eva' } },
    }
  },
  async createBankAccount(app) {
    const stage = await createStage(app)
    const input = { accountHolder: 'Jana Keller', iban: 'DE02120300000000202051' }
    return {
      as: stage.landlord,
      variables: { input },
      changed: { input: { ...input, accountHolder: 'Eva' } },
    }
  },
  async createBillingAddress(app) {
    const stage = await createStage(app)
    return {
      as: stage.landlord,
      variables: { input: address },
      changed: { input: { ...address, city: 'Potsdam' } },
    }
  },
  async chooseBankAccount(app) {
    const { landlord, first, second, uses } = await paidOut(app)
    return { as: landlord, variables: { bankAccountId: second, uses }, changed: { bankAccountId: first } }
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
  async cancelPayoutChanges(app) {
    const { landlord, landlordId, groupId, first, second } = await paidOut(app)
    const now = app.services.now()
    const { id } = await app.db
      .insertInto('payout_changes')
      .values({
        landlord_id: landlordId,
        group_id: groupId,
        purpose: 'RENT',
        from_account_id: first,
        to_account_id: second,
        state: 'PENDING',
        requested_at: now,
        takes_effect_at: now.add({ hours: 24 }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { as: landlord, variables: { changeIds: [id] }, changed: { changeIds: [randomUUID()] } }
  },
  async archiveBankAccount(app) {
    const { landlord, first, second } = await paidOut(app)
    return { as: landlord, variables: { bankAccountId: second }, changed: { bankAccountId: first } }
  },
  async updateContactPerson(app) {
    const { landlord } = await complete(app)
    const { id: contactPersonId } = await app.db
      .selectFrom('contact_persons')
      .select('id')
      .executeTakeFirstOrThrow()
    const variables = { contactPersonId, input: person }
    return { as: landlord, variables, changed: { input: { ...person, firstName: 'Eva' } } }
  },
  async updateBillingAddress(app) {
    const { landlord, id } = await withAddress(app)
    const variables = { billingAddressId: id, input: { ...address, city: 'Potsdam' } }
    return { as: landlord, variables, changed: { input: { ...address, city: 'Halle' } } }
  },
  async chooseBillingData(app) {
    const { landlord, groupId, id } = await withAddress(app)
    const variables = { datum: 'BILLING_ADDRESS', id, groupIds: [groupId] }
    return { as: landlord, variables, changed: { id: randomUUID() } }
  },
  async archiveBillingData(app) {
    const { landlord, id } = await withAddress(app)
    const variables = { datum: 'BILLING_ADDRESS', id }
    return { as: landlord, variables, changed: { id: randomUUID() } }
  },
  async createBillingDetailsItem(app) {
    const { landlord } = await createStage(app)
    const input = { type: 'PRIVATE', lastName: 'Keller' }
    return { as: landlord, variables: { input }, changed: { input: { ...input, lastName: 'Kaiser' } } }
  },
  async updateBillingDetailsItem(app) {
    const { landlord, landlordId } = await createStage(app)
    const { id } = await app.db
      .insertInto('billing_details_items')
      .values({ landlord_id: landlordId, type: 'PRIVATE', last_name: 'Keller' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const input = { type: 'PRIVATE', lastName: 'Kaiser' }
    const variables = { billingDetailsId: id, input }
    return { as: landlord, variables, changed: { input: { ...input, lastName: 'Kern' } } }
  },
  async createListing(app) {
    const stage = await createStage(app)
    const input = { city: 'Leipzig', country: 'DE' }
    return { as: stage.landlord, variables: { input }, changed: { input: { ...input, city: 'Halle' } } }
  },
  async saveListingStep(app) {
    const stage = await createStage(app)
    const seen = await app.graphql<{ listingForEdit: { version: number } }>(
      'query($groupId: ID) { listingForEdit(groupId: $groupId) { version } }',
      { groupId: stage.groupId },
      stage.landlord,
    )
    const { version } = seen.data.listingForEdit
    const variables = { groupId: stage.groupId, step: 'apartment', values: { area: 52 }, version }
    return { as: stage.landlord, variables, changed: { values: { area: 53 } } }
  },
  async addUnits(app) {
    const stage = await createStage(app, { units: 2 })
    const variables = { groupId: stage.groupId, input: newUnits }
    return { as: stage.landlord, variables, changed: { input: { ...newUnits, quantity: 4 } } }
  },
  async convertToGroup(app) {
    const stage = await createStage(app)
    const variables = { groupId: stage.groupId, input: newUnits }
    return { as: stage.landlord, variables, changed: { input: { ...newUnits, quantity: 4 } } }
  },
  async changeUnits(app) {
    const stage = await createStage(app, { units: 2 })
    const changes = [{ listingId: given(stage.unitIds[0]), values: { apartmentName: 'Garden house' } }]
    return { as: stage.landlord, variables: { groupId: stage.groupId, changes }, changed: { changes: [] } }
  },
  async deleteUnits(app) {
    const stage = await createStage(app, { units: 3 })
    const [listingId, other] = stage.unitIds
    const { data } = await app.graphql<{ unitDeletionDryRun: { fingerprint: string } }>(
      'query($groupId: ID!, $listingIds: [ID!]!) { unitDeletionDryRun(groupId: $groupId, listingIds: $listingIds) { fingerprint } }',
      { groupId: stage.groupId, listingIds: [listingId] },
      stage.landlord,
    )
    const variables = {
      groupId: stage.groupId,
      listingIds: [listingId],
      seen: data.unitDeletionDryRun.fingerprint,
    }
    return { as: stage.landlord, variables, changed: { listingIds: [other] } }
  },
  async importUnits(app) {
    const stage = await createStage(app, { units: 2 })
    const file = await app.send(stage.landlord, {
      method: 'GET',
      url: `/api/listings/g/${stage.groupId}/units.csv`,
    })
    const csv = file.body.replace('Torstraße 14 / 1', 'Garden house')
    const { data } = await app.graphql<{ unitsCsvDryRun: { fingerprint: string } }>(
      'query($groupId: ID!, $csv: String!) { unitsCsvDryRun(groupId: $groupId, csv: $csv) { fingerprint } }',
      { groupId: stage.groupId, csv },
      stage.landlord,
    )
    const variables = { groupId: stage.groupId, csv, seen: data.unitsCsvDryRun.fingerprint }
    return { as: stage.landlord, variables, changed: { csv: file.body } }
  },
  async orderPictures(app) {
    const stage = await withPictures(app)
    const imageIds = stage.imageIds.toReversed()
    return {
      as: stage.landlord,
      variables: { groupId: stage.groupId, imageIds },
      changed: { imageIds: stage.imageIds },
    }
  },
  async rotatePicture(app) {
    const stage = await withPictures(app)
    return {
      as: stage.landlord,
      variables: { imageId: given(stage.imageIds[0]), degrees: 90 },
      changed: { degrees: 180 },
    }
  },
  async deletePictures(app) {
    const stage = await withPictures(app)
    const [first, second] = stage.imageIds
    return {
      as: stage.landlord,
      variables: { groupId: stage.groupId, imageIds: [first] },
      changed: { imageIds: [second] },
    }
  },
  async removeFloorPlan(app) {
    const stage = await createStage(app)
    await sendPicture(app, stage, `/api/floor-plans?groupId=${stage.groupId}`, '#dddddd')
    return {
      as: stage.landlord,
      variables: { groupId: stage.groupId },
      changed: { groupId: randomUUID() },
    }
  },
}

const newUnits = { quantity: 3, apartmentName: 'WE ##', firstNumber: 7 }

async function withPictures(app: TestApp): Promise<Stage & { imageIds: string[] }> {
  const stage = await createStage(app)
  const imageIds: string[] = []
  for (const colour of ['#aa3322', '#3322aa']) {
    const answer = await sendPicture(app, stage, `/api/pictures?groupId=${stage.groupId}`, colour)
    imageIds.push(answer.imageId)
  }
  return { ...stage, imageIds }
}

async function sendPicture(
  app: TestApp,
  stage: Stage,
  url: string,
  background: string,
): Promise<{ imageId: string }> {
  const content = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const answer = await app.send(stage.landlord, {
    method: 'POST',
    url,
    ...multipart({ idempotencyKey: randomUUID() }, { name: 'room.jpg', content }),
  })
  if (answer.statusCode >= 300) throw new Error(`The picture was refused: ${answer.body}`)
  return answer.json()
}
