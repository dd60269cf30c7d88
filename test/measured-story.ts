import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { uploadStatement } from '../src/server/money/bank/upload-actions.ts'
import { ibanColumns } from '../src/server/money/payouts/iban.ts'
import { insertStatement } from '../src/server/money/tax-report/statement-sql.ts'
import type { TestApp } from './app.ts'
import { camtFile } from './bank-files.ts'
import { createListing, createStage, given, offerOf, requestInput } from './builders.ts'
import {
  createDifference,
  createTaxReport,
  openDispute,
  payRentOf,
  sendRefundBack,
} from './money-builders.ts'
import { bookStay, command } from './request-commands.ts'

type Stage = Awaited<ReturnType<typeof createStage>>
/** What the pages are about: a request that waits, with others for its days, and one that became a booking. */
export interface Story extends Stage {
  bookingRequestId: string
  listingRequestId: string
  bookedRequestId: string
  offerId: string
  bookingId: string
  providerAccountId: string
  taxReportId: string
  /** Its tenant has paid here; a part was to go back and did not, and the payment is contested. */
  paidBookingId: string
}

/** Who of the staff keeps the books in it. */
export const accountant = 'books@mezzo.example'

/** The year of `createTaxReport`. */
export const reported = { year: Temporal.Now.plainDateISO('UTC').year - 1, mode: 'TESTING' } as const

/** Tells the story, with one of everything. */
export async function tellStory(app: TestApp): Promise<Story> {
  const stage = await createStage(app, { units: 3 })
  await addPictures(app, stage, stage.groupId)
  const { groupId: other } = await createListing(app.db, stage.landlordId)
  await addAccount(app, stage)
  await app.createUser({
    email: accountant,
    permissions: ['accounting', 'DEVELOPER', 'DOCUMENT_VERIFICATION', 'sales'],
  })
  const { providerBalanceId: providerAccountId } = await createDifference(app.db)
  const booked = await send(app, stage, stage.groupId, '2030-02-01', '2030-07-31')
  const offerId = await book(app, stage, booked.id)
  await addBankLine(app, stage)
  const { id: bookingId } = await app.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
  const waiting = await send(app, stage, stage.groupId, '2030-09-01', '2030-12-31')
  const ids = { bookingRequestId: waiting.bookingRequestId, listingRequestId: waiting.id }
  const paidBookingId = await addPaidStay(app, { ...stage, groupId: other }, '2041')
  return {
    ...stage,
    ...ids,
    bookedRequestId: booked.id,
    offerId,
    bookingId,
    providerAccountId,
    taxReportId: await addTaxReport(app, stage),
    paidBookingId,
  }
}

/** A stay that is paid here, of which something came back and which was contested; answers its booking's id. */
async function addPaidStay(app: TestApp, stage: Stage, year: string): Promise<string> {
  const bookingId = await bookStay(app, stage, `${year}-02-01`, `${year}-07-31`)
  const paymentId = await payRentOf(app, bookingId)
  await sendRefundBack(app, paymentId)
  const disputeId = await openDispute(app, paymentId)
  // As long as it is contested, nobody asks for the account of a refund.
  const decided = { state: 'WON', decided_at: app.services.now() } as const
  await app.db.updateTable('disputes').set(decided).where('id', '=', disputeId).execute()
  return bookingId
}

/** More of everything: groups with pictures and units, bookings, contracts, requests for the same days. */
export async function tellMore(app: TestApp, story: Story): Promise<void> {
  for (let more = 0; more < 3; more++) {
    const { groupId } = await createListing(app.db, story.landlordId, { units: 2 })
    await addPictures(app, story, groupId)
    await addAccount(app, story)
    await createDifference(app.db)
    await addBankLine(app, story)
    await addTaxReport(app, story)
    await addPaidStay(app, { ...story, groupId }, `204${more + 1}`)
    await book(
      app,
      story,
      (await send(app, story, groupId, `203${more + 1}-02-01`, `203${more + 1}-07-31`)).id,
    )
    const email = `guest-${more}@mezzo.example`
    await app.createUser({ email, firstName: 'Noor', lastName: 'Fournier' })
    const guest = { ...story, tenant: await app.login(email) }
    for (const group of [groupId, story.groupId]) await send(app, guest, group, '2030-09-01', '2030-12-31')
  }
}

/** An account that gets the rents of all listings there are. */
async function addAccount(app: TestApp, { landlordId }: Pick<Stage, 'landlordId'>): Promise<void> {
  const account = {
    account_holder: 'Jana Keller',
    ...ibanColumns(app.services.config, 'DE02120300000000202051'),
    currency: 'EUR',
  }
  const { id } = await app.db
    .insertInto('bank_accounts')
    .values({ landlord_id: landlordId, ...account })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .updateTable('groups')
    .set({ bank_account_id: id })
    .where('landlord_id', '=', landlordId)
    .execute()
}

/** A line of a bank statement that is for one of the invoices there are, which somebody has to decide about. */
async function addBankLine(app: TestApp, { landlordId }: Pick<Stage, 'landlordId'>): Promise<void> {
  const name = `statement-${randomUUID()}.xml`
  const { number: remittance } = await app.db
    .selectFrom('invoices')
    .select((eb) => eb.ref('number').$notNull().as('number'))
    .where('number', 'is not', null)
    .executeTakeFirstOrThrow()
  const content = Buffer.from(camtFile([{ amount: '1.00', remittance, reference: name }]))
  await uploadStatement(await app.ctxFor(landlordId), { name, content }, randomUUID())
}

/** A message of last year, a seller to be looked at, and one that was told what is reported; answers the message's id. */
async function addTaxReport(app: TestApp, { landlordId }: Pick<Stage, 'landlordId'>): Promise<string> {
  const now = app.services.now()
  const { id: run_id } = await app.db
    .insertInto('tax_report_runs')
    .values({ ...reported, state: 'DONE', is_preview: false, started_at: now, finished_at: now, total: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: sellerId } = await app.db
    .insertInto('billing_details_items')
    .values({ landlord_id: landlordId, type: 'PRIVATE', first_name: 'Jana', last_name: 'Keller' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('tax_report_findings')
    .values({ run_id, landlord_id: landlordId, seller_id: sellerId, problems: ['BIRTH_DATE_MISSING'] })
    .execute()
  const { id: fileId } = await app.db
    .selectFrom('files')
    .select('id')
    .where('landlord_id', '=', landlordId)
    .executeTakeFirstOrThrow()
  const told = { ...reported, sellerId, landlordId, fileId, isCorrection: false, sha256: randomUUID() }
  await insertStatement(app.db, { ...told, at: now })
  return createTaxReport(app, 'READY')
}

async function addPictures(app: TestApp, { landlordId }: Stage, groupId: string): Promise<void> {
  const urls = { thumbnail_url: '/t.webp', small_url: '/s.webp', medium_url: '/m.webp', large_url: '/l.webp' }
  const picture = {
    group_id: groupId,
    landlord_id: landlordId,
    name: 'Living room',
    category: 'LIVING_ROOM',
    ...urls,
  } as const
  await app.db
    .insertInto('pictures')
    .values([0, 1].map((position) => ({ ...picture, position, content_hash: `${groupId}-${position}` })))
    .execute()
}

async function send(app: TestApp, stage: Stage, groupId: string, from: string, to: string) {
  const sent = await command(app, stage.tenant, 'sendBookingRequest', {
    input: requestInput(groupId, from, to),
  })
  return given(sent.request)
}

async function book(app: TestApp, stage: Stage, id: string): Promise<string> {
  await command(app, stage.landlord, 'acceptListingRequest', { id })
  await command(app, stage.tenant, 'confirmTenantInterest', { id })
  await app.runJobs()
  const { id: offerId, documentSha256 } = await offerOf(app.db, id)
  for (const [browser, typedName] of [
    [stage.landlord, 'Jana Keller'],
    [stage.tenant, 'Amélie Fournier'],
  ] as const) {
    const input = { typedName, consent: true, documentSha256 }
    expect((await command(app, browser, 'signContract', { id: offerId, input })).error).toBeNull()
  }
  await app.runJobs()
  return offerId
}
