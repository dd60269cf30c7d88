import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser, TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import {
  bookWithRent,
  loginAccountant,
  openPayingApp,
  openPayoutAccount,
  type PayingApp,
  payRent,
  type RentStage,
} from '../../../../test/paying-app.ts'
import { dpiErrors, hasDpiSchema } from '../../../../test/tax-report/dpi-schema.ts'
import { decryptText } from '../../kernel/adapters/secret-text.ts'
import { payOut } from '../paying-out/send-actions.ts'
import { forgetTaxReports } from './forget-actions.ts'
import { runTaxReports } from './run-actions.ts'
import { writeTaxStatements } from './statement-actions.ts'

const booked = Temporal.Instant.from('2029-11-21T09:00:00Z')
const afterYear = Temporal.Instant.from('2031-01-20T09:00:00Z')

let paying: PayingApp
let app: TestApp
let stage: RentStage
let landlord: Browser
let accountant: Browser
beforeAll(async () => {
  paying = await openPayingApp({ isTold: true })
  ;({ app } = paying)
})
beforeEach(async () => {
  paying.goTo(booked)
  stage = await bookWithRent(app)
  landlord = await app.login('jana@mezzo.example')
  accountant = await loginAccountant(app)
})
afterEach(() => paying.reset())
afterAll(() => paying.close())

/** Sessions end after a week: whoever acts logs in again. */
async function goTo(instant: Temporal.Instant | string): Promise<void> {
  paying.goTo(instant)
  landlord = await app.login('jana@mezzo.example')
  accountant = await app.login('books@mezzo.example')
}

const get = (url: string, as: Browser | null) => app.send(as, { method: 'GET', url })

const person = {
  type: 'PRIVATE',
  firstName: 'Jana',
  lastName: 'Keller',
  birthDate: '1985-05-05',
  taxId: '86095742719',
  addressLine1: 'Torstraße 12',
  zipCode: '10119',
  city: 'Berlin',
  country: 'DE',
}

async function nameSeller(input: object = person): Promise<string> {
  const { data } = await app.graphql<{ answer: { billingDetailsItem: { id: string } | null } }>(
    `mutation($input: BillingDetailsInput!, $key: ID!) {
      answer: createBillingDetailsItem(input: $input, idempotencyKey: $key) { billingDetailsItem { id } } }`,
    { input, key: randomUUID() },
    landlord,
  )
  const { id } = given(data.answer.billingDetailsItem)
  await app.db
    .updateTable('groups')
    .set({ billing_details_item_id: id })
    .where('id', '=', stage.groupId)
    .execute()
  return id
}

/** Marks a rent of the stay, from the second month on, as received. */
const receive = (position: number, day: string, amount: number) =>
  app.db
    .updateTable('rents')
    .set({ received_amount: amount, received_on: day as never })
    .where('position', '=', position)
    .execute()

interface Answered {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  report: { state: string; refused: number } | null
}

async function start(as = accountant, key: string = randomUUID(), year = 2030) {
  const { data, errors } = await app.graphql<{
    answer: { error: Answered['error']; run: { _id: string } | null }
  }>(
    `mutation($year: Int!, $key: ID!) {
      answer: startTaxReport(year: $year, mode: TESTING, idempotencyKey: $key) {
        error { name reason fields } run { _id state } } }`,
    { year, key },
    as,
  )
  return data?.answer ?? { error: errors?.[0]?.message, run: null }
}

async function compute(): Promise<void> {
  const { error } = await start()
  expect(error).toBeNull()
  await app.runJobs()
}

const stored = () =>
  app.db
    .selectFrom('tax_reports')
    .selectAll()
    .where('state', '<>', 'REPLACED')
    .orderBy('made_at')
    .orderBy('position')
    .execute()

async function newest() {
  const report = given((await stored()).at(-1))
  const xml = decryptText(app.services.config, 'tax-report', report.xml)
  return { ...report, xml }
}

const handIn = async (reportId: string, key: string = randomUUID()) =>
  (
    await app.graphql<{ answer: Answered }>(
      `mutation($reportId: ID!, $key: ID!) {
        answer: handInTaxReport(reportId: $reportId, idempotencyKey: $key) {
          error { name reason fields } report { state refused } } }`,
      { reportId, key },
      accountant,
    )
  ).data.answer

const answer = async (reportId: string, said: object, key: string = randomUUID()) =>
  (
    await app.graphql<{ answer: Answered }>(
      `mutation($reportId: ID!, $message: String, $outcome: TaxReportState, $note: String, $key: ID!) {
        answer: answerTaxReport(reportId: $reportId, message: $message, outcome: $outcome, note: $note,
          idempotencyKey: $key) { error { name reason fields } report { state refused } } }`,
      { reportId, key, ...said },
      accountant,
    )
  ).data.answer

const response = (messageRefId: string, status: string, results = '') => `<?xml version="1.0"?>
<dipResponse xmlns="http://itzbund.de/ozg/bzst/post/dip/v2/" version="2.0">
  <responseTransferticketId>et-1</responseTransferticketId>
  <dipProtocol>
    <consignment>
      <customerIdentifier><identityProvider>ELSTER</identityProvider><identifier>1</identifier></customerIdentifier>
      <creationTime>2031-01-20T10:00:00</creationTime><transferticketId>${messageRefId}</transferticketId>
    </consignment>
    <processStatus>${status}</processStatus>${results}
  </dipProtocol>
</dipResponse>`

async function accept(): Promise<void> {
  const report = await newest()
  expect((await handIn(report.id)).error).toBeNull()
  expect(await answer(report.id, { message: response(report.message_ref_id, 'OK') })).toMatchObject({
    error: null,
    report: { state: 'ACCEPTED' },
  })
}

const tag = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<(?:stf:)?${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text]) => text)

describe('the report of a year', () => {
  it('is made of what came, handed in, accepted, corrected, corrected again, and deleted', async () => {
    const sellerId = await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo(afterYear)
    await compute()
    const first = await newest()
    expect([first.kind, first.state, first.year]).toEqual(['DPI401', 'READY', 2030])
    expect(tag(first.xml, 'ConsQ1')).toEqual(['1501'])
    expect(tag(first.xml, 'NumbQ1')).toEqual(['1'])
    expect(tag(first.xml, 'RentedDays')).toEqual(['181'])
    expect(tag(first.xml, 'DocTypeIndic')).toEqual(['OECD11', 'OECD11'])
    expect(first.xml).toContain('<TIN issuedBy="DE">86095742719</TIN>')
    await accept()

    await compute()
    expect((await stored()).length).toBe(1)

    await receive(3, '2030-04-05', 150_000)
    await compute()
    const second = await newest()
    expect(second.kind).toBe('DPI402')
    expect(tag(second.xml, 'DocTypeIndic')).toEqual(['OECD10', 'OECD12'])
    expect(tag(second.xml, 'ConsQ2')).toEqual(['1500'])
    const [operatorRef, firstRef] = tag(first.xml, 'DocRefId')
    expect(tag(second.xml, 'DocRefId')[0]).toBe(operatorRef)
    expect(tag(second.xml, 'CorrDocRefId')).toEqual([firstRef])
    await accept()

    await receive(3, '2030-04-05', 160_000)
    await compute()
    const third = await newest()
    expect(tag(third.xml, 'CorrDocRefId')).toEqual([tag(second.xml, 'DocRefId')[1]])
    await accept()

    await app.db
      .updateTable('billing_details_items')
      .set({ exemption_status: 'EXEMPT' })
      .where('id', '=', sellerId)
      .execute()
    await compute()
    const fourth = await newest()
    expect(tag(fourth.xml, 'DocTypeIndic')).toEqual(['OECD10', 'OECD13'])
    expect(tag(fourth.xml, 'CorrDocRefId')).toEqual([tag(third.xml, 'DocRefId')[1]])
    await accept()

    await app.db
      .updateTable('billing_details_items')
      .set({ exemption_status: 'NON_EXEMPT' })
      .where('id', '=', sellerId)
      .execute()
    await compute()
    const fifth = await newest()
    expect([fifth.kind, ...tag(fifth.xml, 'DocTypeIndic')]).toEqual(['DPI401', 'OECD10', 'OECD11'])
    const all = [first, second, third, fourth, fifth]
    const refs = all.flatMap(({ xml }) => tag(xml, 'DocRefId').slice(1))
    expect(new Set(refs).size).toBe(5)
    expect(new Set(all.map(({ message_ref_id }) => message_ref_id)).size).toBe(5)
    expect(hasDpiSchema ? await dpiErrors(new Map(all.map(({ xml, id }) => [id, xml]))) : []).toEqual([])
  })

  it('says that there is nothing to report, where there is nothing', async () => {
    await goTo(afterYear)
    await app.db.updateTable('bookings').set({ canceled: true, canceled_at: booked }).execute()
    await compute()
    const report = await newest()
    expect([report.kind, ...tag(report.xml, 'DocTypeIndic')]).toEqual(['DPI403', 'OECD11'])
    expect(hasDpiSchema ? await dpiErrors(new Map([['nothing', report.xml]])) : []).toEqual([])
  })

  it('counts the rent through the product when the payout has arrived, and the fee when it is invoiced', async () => {
    await nameSeller()
    await payRent(paying, stage, '4000000000000077')
    await openPayoutAccount(paying)
    await goTo('2030-02-02T09:00:00Z')
    await payOut(await app.ctxFor(null))
    await goTo('2030-02-05T09:00:00Z')
    const [sent] = await app.db
      .selectFrom('payout_transfers')
      .selectAll()
      .where('leg', '=', 'TO_BANK')
      .execute()
    const account = await app.db.selectFrom('payout_accounts').select('external_id').executeTakeFirstOrThrow()
    await paying.local.settlePayout(given(account.external_id), given(sent?.external_id))
    await app.runJobs()
    const read = await today(2030)
    expect(read.sellers[0]?.properties[0]?.quarters[0]).toMatchObject({ received: 150_000, fees: 0 })
    const before = await today(2029)
    const fee = await app.db
      .selectFrom('invoices')
      .select(['amount'])
      .where('number', 'is not', null)
      .execute()
    expect(before.sellers[0]?.properties[0]?.quarters[3]?.fees).toBe(fee[0]?.amount)
  })

  it('is made once, however often it is ordered, and goes on where it was killed with the same bytes', async () => {
    await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo(afterYear)
    const key = randomUUID()
    const [one, two] = [await start(accountant, key), await start(accountant, key)]
    const other = await start()
    expect(new Set([one, two, other].map(({ run }) => run?._id)).size).toBe(1)
    await runTaxReports(await app.ctxFor(null))
    const made = await newest()
    // As if it had been killed before it came to its end.
    await app.db.deleteFrom('tax_report_records').execute()
    await app.db.updateTable('tax_reports').set({ state: 'REPLACED' }).execute()
    await app.db.deleteFrom('tax_reports').execute()
    await app.db
      .updateTable('tax_report_runs')
      .set({ state: 'RUNNING', finished_at: null, done: 0, last_landlord_id: null })
      .execute()
    await app.db.deleteFrom('tax_report_findings').execute()
    await runTaxReports(await app.ctxFor(null))
    expect((await newest()).xml).toBe(made.xml)
    expect((await newest()).sha256).toBe(made.sha256)
    await runTaxReports(await app.ctxFor(null))
    expect(await stored()).toHaveLength(1)
  })

  it('of a year that runs is a preview, which nobody can hand in', async () => {
    await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo('2030-05-01T09:00:00Z')
    await compute()
    const report = await newest()
    expect(report.state).toBe('DRAFT')
    expect(tag(report.xml, 'RentedDays')).toEqual(['90'])
    expect((await handIn(report.id)).error).toMatchObject({ reason: 'TAX_REPORT_PREVIEW' })
  })

  it('refuses a year without a report, test data as real ones, and whoever keeps no books', async () => {
    await goTo(afterYear)
    expect((await start(accountant, randomUUID(), 2022)).error).toMatchObject({
      reason: 'TAX_REPORT_NO_YEAR',
    })
    expect((await start(accountant, randomUUID(), 2032)).error).toMatchObject({
      reason: 'TAX_REPORT_NO_YEAR',
    })
    expect((await start(landlord)).error).toBe('Not allowed to access')
    const { data } = await app.graphql<{ answer: Answered }>(
      `mutation($key: ID!) { answer: startTaxReport(year: 2030, mode: LIVE, idempotencyKey: $key) { error { reason } } }`,
      { key: randomUUID() },
      accountant,
    )
    expect(data.answer.error).toMatchObject({ reason: 'TAX_REPORT_TEST_ONLY' })
  })

  it('keeps back who lacks what a message must say, and deletes nobody for it who was accepted', async () => {
    const id = await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo(afterYear)
    await compute()
    await accept()
    await app.db.updateTable('billing_details_items').set({ birth_date: null }).where('id', '=', id).execute()
    await compute()
    expect(await stored()).toHaveLength(1)
    const { data } = await app.graphql<{
      taxReportYear: { run: { keptBack: number; findings: { nodes: object[] } } }
    }>(
      `{ taxReportYear(year: 2030, mode: TESTING) { run { keptBack findings { totalCount nodes { name problems isKeptBack } } } } }`,
      {},
      accountant,
    )
    expect(data.taxReportYear.run).toMatchObject({
      keptBack: 1,
      findings: { totalCount: 1, nodes: [{ name: 'Jana Keller', isKeptBack: true }] },
    })
  })

  it('divides a year by the day on which a home changed hands', async () => {
    const before = await nameSeller()
    const after = await nameSeller({ ...person, firstName: 'Noor', taxId: '57549285017' })
    await app.db
      .updateTable('home_sellers')
      .set({ from_day: '2030-04-01' as never })
      .where('seller_id', '=', after)
      .execute()
    await app.db
      .updateTable('home_sellers')
      .set({ until_day: '2030-03-31' as never })
      .where('seller_id', '=', before)
      .execute()
    await receive(2, '2030-03-31', 100_000)
    await receive(3, '2030-04-01', 200_000)
    await goTo(afterYear)
    const { sellers } = await today(2030)
    const found = Object.fromEntries(
      sellers.map(({ name, properties }) => [
        name,
        [properties[0]?.days, properties[0]?.quarters.map((q) => q.received)],
      ]),
    )
    expect(found).toEqual({
      'Jana Keller': [59, [100_000, 0, 0, 0]],
      'Noor Keller': [122, [0, 200_000, 0, 0]],
    })
  })

  it('can’t be changed once it is made, nor deleted before its time', async () => {
    await nameSeller()
    await goTo(afterYear)
    await compute()
    await accept()
    const change = app.db.updateTable('tax_reports').set({ xml: 'x' }).execute()
    await expect(change).rejects.toThrow('never changed')
    await expect(app.db.deleteFrom('tax_reports').execute()).rejects.toThrow('kept until 2041-12-31')
    await expect(app.db.updateTable('tax_report_records').set({ content: 'x' }).execute()).rejects.toThrow(
      'never changed',
    )
    await forgetTaxReports(await app.ctxFor(null))
    expect(await stored()).toHaveLength(1)
  })
})

describe('an answer of the tax office', () => {
  beforeEach(async () => {
    await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo(afterYear)
    await compute()
  })

  it('that refuses a record leaves it new; what was accepted of the message counts', async () => {
    const report = await newest()
    await handIn(report.id)
    const [, ref] = tag(report.xml, 'DocRefId')
    const results = `<payloadResult consignmentItemPosition="1"><RecordError><Code>60001</Code><Details>Invalid TIN</Details><DocRefIDInError>${ref}</DocRefIDInError></RecordError></payloadResult>`
    const message = response(report.message_ref_id, 'PARTIALLY_REJECTED', results)
    expect(await answer(report.id, { message })).toMatchObject({
      error: null,
      report: { state: 'PARTLY_ACCEPTED', refused: 1 },
    })
    const { data } = await app.graphql<{ taxReport: { records: { nodes: object[] } } }>(
      '{ taxReport(reportId: "' +
        report.id +
        '") { records { nodes { name isAccepted errors { code text } } } } }',
      {},
      accountant,
    )
    expect(data.taxReport.records.nodes).toEqual([
      { name: 'Jana Keller', isAccepted: false, errors: [{ code: '60001', text: 'Invalid TIN' }] },
      { name: '', isAccepted: true, errors: [] },
    ])
    await compute()
    expect(tag((await newest()).xml, 'DocTypeIndic')).toEqual(['OECD10', 'OECD11'])
  })

  it('that refuses all of it begins anew, the operator included', async () => {
    const report = await newest()
    await handIn(report.id)
    const error = '<dipResult><code>D0001</code><message>No such account</message></dipResult>'
    const message = response(report.message_ref_id, 'ERROR', error)
    expect(await answer(report.id, { message })).toMatchObject({ report: { state: 'REFUSED' } })
    expect((await stored())[0]?.errors).toEqual([{ code: 'D0001', text: 'No such account' }])
    await compute()
    const again = await newest()
    expect(tag(again.xml, 'DocTypeIndic')).toEqual(['OECD11', 'OECD11'])
    expect(tag(again.xml, 'DocRefId')).not.toEqual(tag(report.xml, 'DocRefId'))
  })

  it('by hand needs a note, and counts as well', async () => {
    const report = await newest()
    await handIn(report.id)
    expect((await answer(report.id, { outcome: 'ACCEPTED' })).error?.fields).toEqual({
      note: 'taxReport.answer.note',
    })
    expect((await answer(report.id, { note: 'By phone' })).error?.fields).toEqual({
      outcome: 'taxReport.answer.outcome',
    })
    expect(await answer(report.id, { outcome: 'ACCEPTED', note: 'By phone' })).toMatchObject({
      report: { state: 'ACCEPTED' },
    })
  })

  it.each<[string, (ref: string) => string]>([
    ['unreadable', () => 'no XML at all'],
    ['unreadable', (ref) => `<dipResponse>${ref}`],
    [
      'unreadable',
      (ref) => `<!DOCTYPE x [<!ENTITY a "b">]><a><b>${ref}</b><processStatus>OK</processStatus></a>`,
    ],
    ['foreign', () => response('DE2030DE-1-somebody-else', 'OK')],
    ['noOutcome', (ref) => response(ref, 'MAYBE')],
    ['contradictory', (ref) => response(ref, 'OK', '<Status>Rejected</Status>')],
    [
      'foreignRecord',
      (ref) =>
        response(
          ref,
          'ERROR',
          '<RecordError><Code>1</Code><DocRefIDInError>x</DocRefIDInError></RecordError>',
        ),
    ],
  ])('that is %s changes nothing and says why', async (problem, message) => {
    const report = await newest()
    await handIn(report.id)
    const said = await answer(report.id, { message: message(report.message_ref_id) })
    expect(said.error?.fields).toEqual({ message: `taxReport.answer.${problem}` })
    expect((await stored())[0]?.state).toBe('HANDED_IN')
  })

  it('comes after the handing in, and once; a double click is one', async () => {
    const report = await newest()
    const message = response(report.message_ref_id, 'OK')
    expect((await answer(report.id, { message })).error).toMatchObject({ reason: 'TAX_REPORT_NOT_HANDED_IN' })
    const [one, two] = [randomUUID(), randomUUID()]
    expect([await handIn(report.id, one), await handIn(report.id, one)].map(({ error }) => error)).toEqual([
      null,
      null,
    ])
    expect((await handIn(report.id)).error).toMatchObject({ reason: 'TAX_REPORT_HANDED_IN' })
    expect((await start()).error).toMatchObject({ reason: 'TAX_REPORT_AWAITED' })
    const answers = await Promise.all([
      answer(report.id, { message }, two),
      answer(report.id, { message }, two),
    ])
    expect(answers.map(({ error }) => error)).toEqual([null, null])
    expect((await answer(report.id, { message })).error).toMatchObject({ reason: 'TAX_REPORT_ANSWERED' })
    expect((await handIn(randomUUID())).error).toMatchObject({ name: 'ResourceNotFoundError' })
  })
})

describe('the files of a report', () => {
  it('are the message, its envelope and both in an archive, for those who keep the books', async () => {
    await nameSeller()
    await goTo(afterYear)
    await compute()
    const report = await newest()
    const message = await get(`/api/tax-reports/${report.id}/message.xml`, accountant)
    expect(message.body).toBe(report.xml)
    const dip = (await get(`/api/tax-reports/${report.id}/dip.xml`, accountant)).body
    expect(dip).toContain('<header environment="TEST">')
    expect(dip).toContain(`<transferticketId>${report.message_ref_id}</transferticketId>`)
    expect(dip).toContain('<application code="DAC7"/>')
    expect(dip).toContain(report.xml.replace(/^.*\n/, ''))
    const zip = await get(`/api/tax-report-runs/${given(report.run_id)}/messages.zip`, accountant)
    expect(zip.rawPayload.subarray(0, 2).toString()).toBe('PK')
    for (const url of [
      `/api/tax-reports/${report.id}/message.xml`,
      `/api/tax-report-runs/${given(report.run_id)}/messages.zip`,
    ])
      expect((await get(url, landlord)).statusCode).toBe(403)
    expect((await get(`/api/tax-reports/${randomUUID()}/dip.xml`, accountant)).statusCode).toBe(404)
  })
})

interface Today {
  sellers: {
    name: string | null
    billingDetailsId: string | null
    isReported: boolean
    problems: string[]
    properties: {
      _id: string
      currency: string
      days: number
      quarters: { received: number; fees: number; activities: number; consideration: number | null }[]
    }[]
  }[]
  unmarked: { amount: number; rents: number }[]
}

async function today(year: number, as = landlord): Promise<Today> {
  const { data } = await app.graphql<{ taxReportToday: Today }>(
    `query($year: Int!) { taxReportToday(year: $year) {
      unmarked { amount rents }
      sellers { name billingDetailsId isReported problems
        properties { _id currency days quarters { received fees activities consideration } } } } }`,
    { year },
    as,
  )
  return data?.taxReportToday
}

describe('what would be reported today', () => {
  it('is told with its figures, their entries, and what is not marked yet', async () => {
    const id = await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo('2030-05-10T09:00:00Z')
    const read = await today(2030)
    const [seller] = read.sellers
    const property = given(seller?.properties[0])
    expect(seller).toMatchObject({ name: 'Jana Keller', billingDetailsId: id, isReported: true })
    expect(property).toMatchObject({ days: 99, currency: 'EUR' })
    expect(property.quarters[0]).toEqual({ received: 150_050, fees: 0, activities: 1, consideration: 1501 })
    expect(read.unmarked).toMatchObject([{ rents: 2 }])
    const entries = async (quarter: number | null) =>
      (
        await app.graphql<{ taxReportEntries: object[] }>(
          `query($year: Int!, $id: ID, $property: ID!, $quarter: Int) {
            taxReportEntries(year: $year, billingDetailsId: $id, propertyId: $property, currency: "EUR", quarter: $quarter) {
              kind day amount bookingId tenantNames } }`,
          { year: 2030, id, property: property._id, quarter },
          landlord,
        )
      ).data.taxReportEntries
    expect(await entries(1)).toEqual([
      {
        kind: 'RENT_RECEIVED',
        day: '2030-03-05',
        amount: 150_050,
        bookingId: stage.bookingId,
        tenantNames: expect.any(String),
      },
    ])
    expect(await entries(2)).toEqual([])
    expect(await entries(null)).toHaveLength(1)
  })

  it('names homes without a seller, and shows no one else’s money', async () => {
    await goTo('2030-05-10T09:00:00Z')
    expect((await today(2030)).sellers).toMatchObject([
      { name: null, isReported: false, problems: ['NO_SELLER'] },
    ])
    expect(await today(2030, await app.login('amelie@mezzo.example'))).toBeUndefined()
    expect(await today(2030, accountant)).toBeUndefined()
  })

  it('is a table, too', async () => {
    await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo('2030-05-10T09:00:00Z')
    const csv = await get('/api/tax-report.csv?year=2030&language=de', landlord)
    expect(csv.statusCode).toBe(200)
    expect(csv.body.split('\r\n')[0]).toContain('Vermietet als')
    expect(csv.body).toContain('1500.5')
    const wrong = await get('/api/tax-report.csv?year=x', landlord)
    expect(wrong.statusCode).toBe(422)
  })
})

describe('a statement', () => {
  const mails = () =>
    app.db
      .selectFrom('mails')
      .select(['subject', 'text'])
      .where('template', '=', 'taxStatement')
      .orderBy('created_at')
      .execute()
  const write = async () => {
    await writeTaxStatements(await app.ctxFor(null))
  }

  it('goes to each seller from the middle of January, once, and anew where something else was accepted', async () => {
    await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo('2031-01-14T09:00:00Z')
    await write()
    expect(await mails()).toHaveLength(0)
    await goTo('2031-01-15T09:00:00Z')
    await write()
    await write()
    expect(await mails()).toHaveLength(1)
    const { data } = await app.graphql<{ taxStatements: { documentUrl: string; year: number }[] }>(
      '{ taxStatements { year name isCorrection isTest documentUrl } }',
      {},
      landlord,
    )
    expect(data.taxStatements).toMatchObject([
      { year: 2030, name: 'Jana Keller', isCorrection: false, isTest: true },
    ])
    const file = await get(given(data.taxStatements[0]).documentUrl, landlord)
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')

    await receive(3, '2030-04-05', 150_000)
    await compute()
    await accept()
    await app.runJobs()
    const told = await mails()
    expect(told).toHaveLength(2)
    expect(told[1]?.subject).toContain('Corrected')
    await write()
    expect(await mails()).toHaveLength(2)
  })

  it('tells nothing of who is exempt or can’t be reported', async () => {
    await nameSeller({ ...person, birthDate: null })
    await goTo(afterYear)
    await write()
    expect(await mails()).toHaveLength(0)
  })
})
