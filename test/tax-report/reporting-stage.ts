import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { decryptText } from '../../src/server/kernel/adapters/secret-text.ts'
import type { Browser, TestApp } from '../app.ts'
import { given } from '../builders.ts'
import {
  bookWithRent,
  loginAccountant,
  openPayingApp,
  type PayingApp,
  type RentStage,
} from '../paying-app.ts'

/** When the stay of the stage is booked; most of it is in the year after, 2030. */
export const BOOKED = Temporal.Instant.from('2029-11-21T09:00:00Z')

/** When 2030 is over. */
export const AFTER_YEAR = Temporal.Instant.from('2031-01-20T09:00:00Z')

/** As whom the landlord lets. */
export const SELLER = {
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

interface Answered {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  report: { state: string; refused: number } | null
}

interface TodayRead {
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

/** A landlord with a stay in 2030, whoever keeps the books and reports it, and what they do; anew before each test. */
export function reportingStage() {
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
    paying.goTo(BOOKED)
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

  async function nameSeller(input: object = SELLER): Promise<string> {
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

  async function accept(): Promise<void> {
    const report = await newest()
    expect((await handIn(report.id)).error).toBeNull()
    expect(await answer(report.id, { message: responseOf(report.message_ref_id, 'OK') })).toMatchObject({
      error: null,
      report: { state: 'ACCEPTED' },
    })
  }

  async function today(year: number, as = landlord): Promise<TodayRead> {
    const { data } = await app.graphql<{ taxReportToday: TodayRead }>(
      `query($year: Int!) { taxReportToday(year: $year) {
        unmarked { amount rents }
        sellers { name billingDetailsId isReported problems
          properties { _id currency days quarters { received fees activities consideration } } } } }`,
      { year },
      as,
    )
    return data?.taxReportToday
  }

  return {
    /** The server, and who is logged in at the moment. */
    at: () => ({ paying, app, stage, landlord, accountant }),
    accept,
    answer,
    compute,
    get,
    goTo,
    handIn,
    nameSeller,
    newest,
    receive,
    start,
    stored,
    today,
  }
}

/** What the tax office answers about a message, as the interface wraps it. */
export const responseOf = (messageRefId: string, status: string, results = '') => `<?xml version="1.0"?>
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

/** The texts of an element of a message. */
export const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<(?:stf:)?${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text]) => text)
