import { ibanColumns } from '../src/server/money/payouts/iban.ts'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFigures, tables } from '../bench/report.ts'
import { askAlone, askTogether } from '../src/server/kernel/db/reads.ts'
import { type Counted, countStatements } from '../src/server/kernel/db/statements.ts'
import {
  AppointmentDocument,
  BankLinesDocument,
  BlockDeclinesDocument,
  BookingDetailDocument,
  BookingListDocument,
  BooksCheckDocument,
  CallOfferDocument,
  ContractOfferDocument,
  ExploreCitiesDocument,
  ExploreExamplesDocument,
  ExploreRentDocument,
  HomeFiguresDocument,
  HomeListingsDocument,
  HomeNeedsYouCalendarsDocument,
  HomeNeedsYouDocument,
  HomePayoutObstacleDocument,
  HomeUnitsDocument,
  InboxPageDocument,
  InboxRequestDocument,
  MissingBoardDocument,
  MoneyGroupsDocument,
  MoneyOverviewDocument,
  MovedPaymentsDocument,
  OwnIdentityDocument,
  PaidByTenantDocument,
  PaymentInvoicesDocument,
  PayoutHomeDocument,
  PayoutHomesDocument,
  PayoutListsDocument,
  PayoutPersonsDocument,
  ProviderAccountsDocument,
  ProviderDifferencesDocument,
  PublicListingDocument,
  PublicListingsDocument,
  PublicSearchDocument,
  RequestFormListingDocument,
  RequestFormOtherListingsDocument,
  RequestFormStayRulesDocument,
  ReviewQueueDocument,
  ShellInboxCountDocument,
  StaffInvoicesDocument,
  StaffPaymentsDocument,
  StaffTaxFindingsDocument,
  StaffTaxMessageDocument,
  StaffTaxMessagesDocument,
  StaffTaxStatementsDocument,
  StaffTaxYearDocument,
  TaxReportTodayDocument,
  TaxDataItemsDocument,
  TeamListingsDocument,
  TenantBookingDetailDocument,
  TenantProfileDocument,
  TenantRequestDetailDocument,
  TenantRequestListDocument,
  UnitsChangesDryRunDocument,
  UnitsDeletionDryRunDocument,
  UnitsTableDocument,
} from '../src/web/gen/graphql.ts'
import { uploadStatement } from '../src/server/money/bank/upload-actions.ts'
import { insertStatement } from '../src/server/money/tax-report/statement-sql.ts'
import { buildTestApp, type Browser, type GraphAnswer, type TestApp } from './app.ts'
import { bookStay, command } from './request-commands.ts'
import {
  createDifference,
  createTaxReport,
  openDispute,
  payRentOf,
  sendRefundBack,
} from './money-builders.ts'
import { createListing, createStage, given, offerOf, requestInput } from './builders.ts'
import { camtFile } from './bank-files.ts'
import { type PinnedPage, pinnedStatements, pinnedWaits } from './pinned-statements.ts'

/** The pages whose statements README.md tells, in its order. */
const documented = [
  'home',
  'inbox',
  'request detail',
  'bookings',
  'booking detail',
  'contract, as the landlord',
  'start page',
  'public listing',
  'tenant requests',
  'tenant request',
  'stay of a tenant',
] as const satisfies readonly PinnedPage[]

type Stage = Awaited<ReturnType<typeof createStage>>
type Operation = readonly [document: { toString(): string }, variables?: Record<string, unknown>]

/** What the pages are about: a request that waits, with others for its days, and one that became a booking. */
interface Story extends Stage {
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

interface PageReads {
  as: 'landlord' | 'tenant' | 'visitor' | 'staff'
  /** The operations that the page sends in one POST, as its loader and the frame around it ask for them. */
  batch: (story: Story) => Operation[]
  /** The address that it reads instead of the graph. */
  get?: string
  /** Some of its fields are null where there is nothing yet. */
  mayLack?: boolean
}

const accountant = 'books@mezzo.example'
const root = join(import.meta.dirname, '..')
const window = { offset: 0, limit: 50 }
/** The year of `createTaxReport`. */
const reported = { year: Temporal.Now.plainDateISO('UTC').year - 1, mode: 'TESTING' } as const
const inboxCount: Operation = [ShellInboxCountDocument]
const pages: Record<PinnedPage, PageReads> = {
  home: {
    as: 'landlord',
    batch: () => [
      [HomeListingsDocument, window],
      [HomeNeedsYouDocument],
      [HomeNeedsYouCalendarsDocument],
      [HomePayoutObstacleDocument],
      [HomeFiguresDocument],
      inboxCount,
    ],
    // Nothing keeps the landlord's money from coming.
    mayLack: true,
  },
  'listings at home': {
    as: 'landlord',
    batch: () => [[HomeListingsDocument, window]],
  },
  'listings to choose from': {
    as: 'landlord',
    batch: () => [[TeamListingsDocument]],
  },
  'whole overview of many groups': {
    as: 'landlord',
    // As many windows as a POST may have (S3).
    batch: () =>
      Array.from({ length: 10 }, (_, at) => [HomeListingsDocument, { offset: at * 50, limit: 50 }]),
  },
  'search at home, also for units': {
    as: 'landlord',
    batch: () => [[HomeListingsDocument, { ...window, search: 'torstraße' }]],
  },
  'units of a group at home': {
    as: 'landlord',
    batch: ({ groupId }) => [[HomeUnitsDocument, { groupId }]],
  },
  inbox: {
    as: 'landlord',
    batch: () => [[InboxPageDocument, { filter: 'ALL', ...window }], inboxCount],
  },
  'search in the inbox of a group': {
    as: 'landlord',
    batch: ({ groupId }) => [[InboxPageDocument, { groupId, filter: 'OPEN', search: 'fournier', ...window }]],
  },
  'request detail': {
    as: 'landlord',
    batch: ({ bookingRequestId, listingRequestId }) => [
      [InboxRequestDocument, { bookingRequestId, listingRequestId }],
    ],
  },
  'calendar of all units': {
    as: 'landlord',
    get: '/api/calendar',
    batch: () => [],
  },
  'payout of a home': {
    as: 'landlord',
    batch: ({ groupId }) => [
      [PayoutHomeDocument, { groupId }],
      [PayoutPersonsDocument],
      [PayoutListsDocument],
      inboxCount,
    ],
    mayLack: true,
  },
  'what is missing': {
    as: 'landlord',
    batch: () => [[MissingBoardDocument, { offset: 0, limit: 10 }], [CallOfferDocument], inboxCount],
    mayLack: true,
  },
  welcome: { as: 'landlord', batch: () => [[CallOfferDocument], inboxCount], mayLack: true },
  explore: {
    as: 'landlord',
    batch: () => [
      [ExploreCitiesDocument],
      [ExploreRentDocument, { city: 'Berlin', area: 50, standard: 'MEDIUM' }],
      [ExploreExamplesDocument, { city: 'Berlin' }],
    ],
    mayLack: true,
  },
  'a call': { as: 'landlord', batch: () => [[AppointmentDocument], inboxCount], mayLack: true },
  'accounts and billing details': {
    as: 'landlord',
    batch: () => [[PayoutPersonsDocument], [PayoutListsDocument], [PayoutHomesDocument], inboxCount],
    mayLack: true,
  },
  'what a block declines': {
    as: 'landlord',
    batch: ({ groupId, listingRequestId }) => [
      [BlockDeclinesDocument, { groupId, listingRequestId, from: '2030-09-01', to: '2030-12-31' }],
    ],
  },
  bookings: {
    as: 'landlord',
    batch: () => [[BookingListDocument, { filter: { phase: 'UPCOMING' }, ...window }], inboxCount],
  },
  payments: {
    as: 'landlord',
    batch: () => [
      [MoneyOverviewDocument, { period: '2027-02' }],
      [MoneyGroupsDocument],
      [PaymentInvoicesDocument, { page: 0, pageSize: 50 }],
    ],
  },
  'books: invoices': {
    as: 'staff',
    batch: () => [[StaffInvoicesDocument, { search: '', state: null, offset: 0 }]],
  },
  'books: bank': {
    as: 'staff',
    batch: () => [[BankLinesDocument, { state: 'PARTIAL', offset: 0 }]],
  },
  'books: tax data': {
    as: 'staff',
    batch: () => [[TaxDataItemsDocument, { state: 'ALL', search: '', offset: 0, limit: 50 }]],
  },
  'tax report of a year: messages': {
    as: 'staff',
    batch: () => [
      [StaffTaxYearDocument, reported],
      [StaffTaxMessagesDocument, { ...reported, offset: 0 }],
    ],
  },
  'tax report of a year: to check': {
    as: 'staff',
    batch: () => [
      [StaffTaxYearDocument, reported],
      [StaffTaxFindingsDocument, { ...reported, search: '', offset: 0 }],
    ],
  },
  'tax report of a year: statements': {
    as: 'staff',
    batch: () => [
      [StaffTaxYearDocument, reported],
      [StaffTaxStatementsDocument, { ...reported, search: '', offset: 0 }],
    ],
  },
  'message to the tax office': {
    as: 'staff',
    batch: ({ taxReportId }) => [[StaffTaxMessageDocument, { reportId: taxReportId, offset: 0 }]],
  },
  'tax report of a landlord': {
    as: 'landlord',
    batch: () => [[TaxReportTodayDocument, { year: reported.year + 1 }]],
  },
  'books: accounts': {
    as: 'staff',
    batch: () => [[BooksCheckDocument]],
    mayLack: true,
  },
  'books: payment provider': {
    as: 'staff',
    batch: () => [[ProviderAccountsDocument, { offset: 0 }]],
    mayLack: true,
  },
  'books: differences': {
    as: 'staff',
    batch: ({ providerAccountId }) => [
      [ProviderDifferencesDocument, { accountId: providerAccountId, state: 'OPEN', offset: 0 }],
    ],
  },
  'books: payments of tenants': {
    as: 'staff',
    batch: () => [[StaffPaymentsDocument, { search: '', needsWork: false, offset: 0 }]],
  },
  'checks by staff': {
    as: 'staff',
    batch: () => [[ReviewQueueDocument, { kind: null, limit: 50 }]],
  },
  'my identity': {
    as: 'tenant',
    batch: () => [[OwnIdentityDocument]],
  },
  'payments of a booking': {
    as: 'landlord',
    batch: ({ paidBookingId }) => [[PaidByTenantDocument, { bookingId: paidBookingId }]],
  },
  'refunds and disputes': {
    as: 'landlord',
    batch: () => [[MovedPaymentsDocument]],
  },
  'booking detail': {
    as: 'landlord',
    batch: ({ bookingId }) => [[BookingDetailDocument, { id: bookingId }]],
  },
  'contract, as the landlord': {
    as: 'landlord',
    batch: ({ offerId }) => [[ContractOfferDocument, { offerId }]],
  },
  'contract, as the tenant': {
    as: 'tenant',
    batch: ({ offerId }) => [[ContractOfferDocument, { offerId }]],
  },
  'start page': {
    as: 'visitor',
    batch: () => [[PublicListingsDocument, { offset: 0, limit: 24 }]],
  },
  'search with days': {
    as: 'visitor',
    batch: () => [
      [
        PublicSearchDocument,
        // So short that the rules of four cities are asked for, too.
        { filter: { place: 'berlin', from: '2031-02-01', to: '2031-03-31' }, offset: 0, limit: 24 },
      ],
    ],
  },
  'public listing': {
    as: 'visitor',
    batch: ({ groupId }) => [[PublicListingDocument, { groupId }]],
  },
  'request form': {
    as: 'tenant',
    batch: ({ groupId }) => [[RequestFormListingDocument, { groupId }], [TenantProfileDocument]],
  },
  'rules on the days of a request': {
    as: 'tenant',
    batch: ({ groupId }) => [
      [RequestFormStayRulesDocument, { groupId, from: '2031-02-01', to: '2031-04-30' }],
    ],
  },
  'other listings for the same request': {
    as: 'tenant',
    batch: ({ groupId }) => [[RequestFormOtherListingsDocument, { groupId }]],
  },
  'tenant requests': {
    as: 'tenant',
    batch: () => [[TenantRequestListDocument]],
  },
  'tenant request': {
    as: 'tenant',
    batch: ({ bookedRequestId }) => [[TenantRequestDetailDocument, { listingRequestId: bookedRequestId }]],
  },
  'stay of a tenant': {
    as: 'tenant',
    batch: ({ bookingId }) => [[TenantBookingDetailDocument, { bookingId }]],
  },
}

let app: TestApp
let few: Record<string, Counted>
let many: Record<string, Counted>
beforeAll(async () => {
  app = await buildTestApp()
  const story = await tellStory()
  few = await measureAll(story)
  await tellMore(story)
  many = await measureAll(story)
})
afterAll(() => app.close())

/** What the table of a group's units asks for, with as many units as there are. */
const unitTable: Record<
  string,
  { batch: (groupId: string, listingIds: string[]) => Operation; statements: number }
> = {
  'the table': { batch: (groupId) => [UnitsTableDocument, { groupId }], statements: 4 },
  'what a change of all of them would do': {
    batch: (groupId, listingIds) => [
      UnitsChangesDryRunDocument,
      { groupId, changes: listingIds.map((listingId) => ({ listingId, values: { floor: 3 } })) },
    ],
    statements: 3,
  },
  'what deleting all of them would do': {
    batch: (groupId, listingIds) => [UnitsDeletionDryRunDocument, { groupId, listingIds }],
    statements: 3,
  },
}

async function tellStory(): Promise<Story> {
  const stage = await createStage(app, { units: 3 })
  await addPictures(stage, stage.groupId)
  const { groupId: other } = await createListing(app.db, stage.landlordId)
  await addAccount(stage)
  await app.createUser({ email: accountant, permissions: ['accounting', 'DOCUMENT_VERIFICATION'] })
  const { providerBalanceId: providerAccountId } = await createDifference(app.db)
  const booked = await send(stage, stage.groupId, '2030-02-01', '2030-07-31')
  const offerId = await book(stage, booked.id)
  await addBankLine(stage)
  const { id: bookingId } = await app.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
  const waiting = await send(stage, stage.groupId, '2030-09-01', '2030-12-31')
  const ids = { bookingRequestId: waiting.bookingRequestId, listingRequestId: waiting.id }
  const paidBookingId = await addPaidStay({ ...stage, groupId: other }, '2041')
  return {
    ...stage,
    ...ids,
    bookedRequestId: booked.id,
    offerId,
    bookingId,
    providerAccountId,
    taxReportId: await addTaxReport(stage),
    paidBookingId,
  }
}

/** A stay that is paid here, of which something came back and which was contested; answers its booking's id. */
async function addPaidStay(stage: Stage, year: string): Promise<string> {
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
async function tellMore(story: Story): Promise<void> {
  for (let more = 0; more < 3; more++) {
    const { groupId } = await createListing(app.db, story.landlordId, { units: 2 })
    await addPictures(story, groupId)
    await addAccount(story)
    await createDifference(app.db)
    await addBankLine(story)
    await addTaxReport(story)
    await addPaidStay({ ...story, groupId }, `204${more + 1}`)
    await book(story, (await send(story, groupId, `203${more + 1}-02-01`, `203${more + 1}-07-31`)).id)
    const email = `guest-${more}@mezzo.example`
    await app.createUser({ email, firstName: 'Noor', lastName: 'Fournier' })
    const guest = { ...story, tenant: await app.login(email) }
    for (const group of [groupId, story.groupId]) await send(guest, group, '2030-09-01', '2030-12-31')
  }
}

/** An account that gets the rents of all listings there are. */
async function addAccount({ landlordId }: Pick<Stage, 'landlordId'>): Promise<void> {
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
async function addBankLine({ landlordId }: Pick<Stage, 'landlordId'>): Promise<void> {
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
async function addTaxReport({ landlordId }: Pick<Stage, 'landlordId'>): Promise<string> {
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

async function addPictures({ landlordId }: Stage, groupId: string): Promise<void> {
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

async function send(stage: Stage, groupId: string, from: string, to: string) {
  const sent = await command(app, stage.tenant, 'sendBookingRequest', {
    input: requestInput(groupId, from, to),
  })
  return given(sent.request)
}

async function book(stage: Stage, id: string): Promise<string> {
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

async function measureAll(story: Story): Promise<Record<string, Counted>> {
  const [visitor, staff] = [await app.visit(), await app.login(accountant)]
  const browsers = { landlord: story.landlord, tenant: story.tenant, visitor, staff }
  const measured: Record<string, Counted> = {}
  for (const [name, { as, batch, get, mayLack }] of Object.entries(pages)) {
    measured[name] = await calmest(name, () =>
      get ? measureGet(get, browsers[as]) : measure(batch(story), browsers[as], mayLack),
    )
  }
  return measured
}

/**
 * Two reads that leave together count as two waits where a busy machine answers the first before it sends the second.
 * Whoever waits once too often does so each time.
 */
async function calmest(name: string, count: () => Promise<Counted>): Promise<Counted> {
  const pinned = pinnedWaits[name as keyof typeof pinnedWaits] ?? Infinity
  let counted = await count()
  for (let again = 0; again < 2 && counted.waits > pinned; again++) counted = await count()
  return counted
}

async function measure(batch: readonly Operation[], as: Browser, mayLack = false): Promise<Counted> {
  const payload = batch.map(([document, variables = {}]) => ({ query: document.toString(), variables }))
  const { result, ...counted } = await countStatements(() =>
    app.send(as, { method: 'POST', url: '/api/graphql', payload }),
  )
  for (const answer of result.json<GraphAnswer<Record<string, unknown> | null>[]>()) {
    expect(answer.errors).toBeUndefined()
    const lacking = Object.values(given(answer.data)).filter((field) => field === null)
    expect(mayLack ? [] : lacking).toEqual([])
  }
  return counted
}

async function measureGet(url: string, as: Browser): Promise<Counted> {
  const { result, ...counted } = await countStatements(() => app.send(as, { method: 'GET', url }))
  expect(result.statusCode).toBe(200)
  return counted
}

describe.each(Object.entries(pinnedStatements))('%s', (name, statements) => {
  it('takes its pinned number of SQL statements', () => {
    expect(few[name]?.statements).toHaveLength(statements)
  })

  it('takes no more with many rows', () => {
    expect(many[name]?.statements).toHaveLength(statements)
  })
})

describe.each(Object.entries(pinnedWaits))('%s', (name, waits) => {
  it('waits for the database its pinned number of times', () => {
    expect(many[name]?.waits).toBe(waits)
  })

  it('builds no statement that has been built before', () => {
    expect(many[name]?.compilations).toBe(0)
  })
})

it('what the pages read has the same rows alone and together with other reads', async () => {
  const asked = Object.values(many).flatMap(({ questions }) => questions)
  expect(asked.length).toBeGreaterThan(40)
  for (const question of asked) {
    const alone = await askAlone(app.db, question)
    const [together] = await askTogether(app.db, [question])
    expect(withTexts(together)).toEqual(withTexts(alone))
  }
})

/** Instants as texts, which JSON has instead of them, in one form. */
function withTexts(rows: unknown): unknown {
  return JSON.parse(JSON.stringify(rows), (_, value: unknown) =>
    typeof value === 'string' && instant.test(value) ? Temporal.Instant.from(value).toString() : value,
  )
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/

describe.each([1, 40, 1000])('a group of %i units', (units) => {
  it.each(Object.entries(unitTable))('asks for %s in its pinned number of statements', async (_, asked) => {
    const email = `${randomUUID()}@mezzo.example`
    const landlordId = await app.createUser({ email, landlord: true })
    const { groupId, unitIds } = await createListing(app.db, landlordId, { units })
    const batch = [asked.batch(groupId, unitIds)]
    const { statements } = await measure(batch, await app.login(email))
    expect(statements).toHaveLength(asked.statements)
  })
})

it('the payments of all tenants take as many statements for several as for one', async () => {
  const staff = await app.login(accountant)
  const batch: Operation[] = [[StaffPaymentsDocument, { search: '', needsWork: false, offset: 0 }]]
  const bookings = await app.db.selectFrom('bookings').select('id').execute()
  const [first, ...others] = bookings.map(({ id }) => id)
  await payRentOf(app, given(first))
  const one = await measure(batch, staff)
  for (const id of others) await payRentOf(app, id)
  const several = await measure(batch, staff)
  // Who asks, the payments, how many; their refunds, disputes and documents in one; accounts for what was sent back.
  expect([one.statements.length, several.statements.length]).toEqual([5, 5])
})

it('the tables of README.md and bench/README.md tell the pinned numbers', () => {
  const cellsOf = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('|') && !line.startsWith('| -'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
  const measured =
    /<!-- figures -->(.*)<!-- \/figures -->/s.exec(
      readFileSync(join(root, 'bench/README.md'), 'utf8'),
    )?.[1] ?? ''
  expect(cellsOf(measured)).toEqual(cellsOf(tables(readFigures())))
  const [, row = ''] =
    /\| Home \| Inbox .*\n.*\n(.*)\n/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  expect(cellsOf(row)[0]?.slice(1, -1).map(Number)).toEqual(documented.map((page) => pinnedStatements[page]))
})
