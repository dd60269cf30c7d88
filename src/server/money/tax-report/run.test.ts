import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { given } from '../../../../test/builders.ts'
import { openPayoutAccount, payRent } from '../../../../test/paying-app.ts'
import { dpiErrors, hasDpiSchema } from '../../../../test/tax-report/dpi-schema.ts'
import {
  AFTER_YEAR,
  BOOKED,
  SELLER,
  textsOf,
  reportingStage,
} from '../../../../test/tax-report/reporting-stage.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import { json } from '../../kernel/db/parameters.ts'
import { payOut } from '../paying-out/send-actions.ts'
import { forgetTaxReports } from './forget-actions.ts'
import { runTaxReports } from './run-actions.ts'

const { at, accept, compute, goTo, handIn, nameSeller, newest, receive, start, stored, today } =
  reportingStage()

/** A message whose time was over before this was written. */
const OVER = {
  id: randomUUID(),
  run_id: null,
  message_ref_id: 'DE2014DE-over',
  keep_until: parseDay('2025-12-31'),
  errors: json([]),
}

describe('the report of a year', () => {
  it('is made of what came, handed in, accepted, corrected, corrected again, and deleted', async () => {
    const sellerId = await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo(AFTER_YEAR)
    await compute()
    const first = await newest()
    expect([first.kind, first.state, first.year]).toEqual(['DPI401', 'READY', 2030])
    expect(textsOf(first.xml, 'ConsQ1')).toEqual(['1501'])
    expect(textsOf(first.xml, 'NumbQ1')).toEqual(['1'])
    expect(textsOf(first.xml, 'RentedDays')).toEqual(['181'])
    expect(textsOf(first.xml, 'DocTypeIndic')).toEqual(['OECD11', 'OECD11'])
    expect(first.xml).toContain('<TIN issuedBy="DE">86095742719</TIN>')
    await accept()

    await compute()
    expect((await stored()).length).toBe(1)

    await receive(3, '2030-04-05', 150_000)
    await compute()
    const second = await newest()
    expect(second.kind).toBe('DPI402')
    expect(textsOf(second.xml, 'DocTypeIndic')).toEqual(['OECD10', 'OECD12'])
    expect(textsOf(second.xml, 'ConsQ2')).toEqual(['1500'])
    const [operatorRef, firstRef] = textsOf(first.xml, 'DocRefId')
    expect(textsOf(second.xml, 'DocRefId')[0]).toBe(operatorRef)
    expect(textsOf(second.xml, 'CorrDocRefId')).toEqual([firstRef])
    await accept()

    await receive(3, '2030-04-05', 160_000)
    await compute()
    const third = await newest()
    expect(textsOf(third.xml, 'CorrDocRefId')).toEqual([textsOf(second.xml, 'DocRefId')[1]])
    await accept()

    await at()
      .app.db.updateTable('billing_details_items')
      .set({ exemption_status: 'EXEMPT' })
      .where('id', '=', sellerId)
      .execute()
    await compute()
    const fourth = await newest()
    expect(textsOf(fourth.xml, 'DocTypeIndic')).toEqual(['OECD10', 'OECD13'])
    expect(textsOf(fourth.xml, 'CorrDocRefId')).toEqual([textsOf(third.xml, 'DocRefId')[1]])
    await accept()

    await at()
      .app.db.updateTable('billing_details_items')
      .set({ exemption_status: 'NON_EXEMPT' })
      .where('id', '=', sellerId)
      .execute()
    await compute()
    const fifth = await newest()
    expect([fifth.kind, ...textsOf(fifth.xml, 'DocTypeIndic')]).toEqual(['DPI401', 'OECD10', 'OECD11'])
    const all = [first, second, third, fourth, fifth]
    const refs = all.flatMap(({ xml }) => textsOf(xml, 'DocRefId').slice(1))
    expect(new Set(refs).size).toBe(5)
    expect(new Set(all.map(({ message_ref_id }) => message_ref_id)).size).toBe(5)
    expect(hasDpiSchema ? await dpiErrors(new Map(all.map(({ xml, id }) => [id, xml]))) : []).toEqual([])
  })

  it('says that there is nothing to report, where there is nothing', async () => {
    await goTo(AFTER_YEAR)
    await at().app.db.updateTable('bookings').set({ canceled: true, canceled_at: BOOKED }).execute()
    await compute()
    const report = await newest()
    expect([report.kind, ...textsOf(report.xml, 'DocTypeIndic')]).toEqual(['DPI403', 'OECD11'])
    expect(hasDpiSchema ? await dpiErrors(new Map([['nothing', report.xml]])) : []).toEqual([])
  })

  it('counts the rent through the product when the payout has arrived, and the fee when it is invoiced', async () => {
    await nameSeller()
    await payRent(at().paying, at().stage, '4000000000000077')
    await openPayoutAccount(at().paying)
    await goTo('2030-02-02T09:00:00Z')
    await payOut(await at().app.ctxFor(null))
    await goTo('2030-02-05T09:00:00Z')
    const [sent] = await at()
      .app.db.selectFrom('payout_transfers')
      .selectAll()
      .where('leg', '=', 'TO_BANK')
      .execute()
    const account = await at()
      .app.db.selectFrom('payout_accounts')
      .select('external_id')
      .executeTakeFirstOrThrow()
    await at().paying.local.settlePayout(given(account.external_id), given(sent?.external_id))
    await at().app.runJobs()
    const read = await today(2030)
    expect(read.sellers[0]?.properties[0]?.quarters[0]).toMatchObject({ received: 150_000, fees: 0 })
    const before = await today(2029)
    const fee = await at()
      .app.db.selectFrom('invoices')
      .select(['amount'])
      .where('number', 'is not', null)
      .execute()
    expect(before.sellers[0]?.properties[0]?.quarters[3]?.fees).toBe(fee[0]?.amount)
  })

  it('is made once, however often it is ordered, and goes on where it was killed with the same bytes', async () => {
    await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo(AFTER_YEAR)
    const key = randomUUID()
    const [one, two] = [await start(at().accountant, key), await start(at().accountant, key)]
    const other = await start()
    expect(new Set([one, two, other].map(({ run }) => run?._id)).size).toBe(1)
    await runTaxReports(await at().app.ctxFor(null))
    const made = await newest()
    // As if it had been killed before it came to its end.
    await at().app.db.deleteFrom('tax_report_records').execute()
    await at().app.db.updateTable('tax_reports').set({ state: 'REPLACED' }).execute()
    await at().app.db.deleteFrom('tax_reports').execute()
    await at()
      .app.db.updateTable('tax_report_runs')
      .set({ state: 'RUNNING', finished_at: null, done: 0, last_landlord_id: null })
      .execute()
    await at().app.db.deleteFrom('tax_report_findings').execute()
    await runTaxReports(await at().app.ctxFor(null))
    expect((await newest()).xml).toBe(made.xml)
    expect((await newest()).sha256).toBe(made.sha256)
    await runTaxReports(await at().app.ctxFor(null))
    expect(await stored()).toHaveLength(1)
  })

  it('of a year that runs is a preview, which nobody can hand in', async () => {
    await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo('2030-05-01T09:00:00Z')
    await compute()
    const report = await newest()
    expect(report.state).toBe('DRAFT')
    expect(textsOf(report.xml, 'RentedDays')).toEqual(['90'])
    expect((await handIn(report.id)).error).toMatchObject({ reason: 'TAX_REPORT_PREVIEW' })
  })

  it('refuses a year without a report, test data as real ones, and whoever keeps no books', async () => {
    await goTo(AFTER_YEAR)
    expect((await start(at().accountant, randomUUID(), 2022)).error).toMatchObject({
      reason: 'TAX_REPORT_NO_YEAR',
    })
    expect((await start(at().accountant, randomUUID(), 2032)).error).toMatchObject({
      reason: 'TAX_REPORT_NO_YEAR',
    })
    expect((await start(at().landlord)).error).toBe('Not allowed to access')
    const { data } = await at().app.graphql<{ answer: { error: { reason: string } } }>(
      `mutation($key: ID!) { answer: startTaxReport(year: 2030, mode: LIVE, idempotencyKey: $key) { error { reason } } }`,
      { key: randomUUID() },
      at().accountant,
    )
    expect(data.answer.error).toMatchObject({ reason: 'TAX_REPORT_TEST_ONLY' })
  })

  it('keeps back who lacks what a message must say, and deletes nobody for it who was accepted', async () => {
    const id = await nameSeller()
    await receive(2, '2030-03-05', 150_050)
    await goTo(AFTER_YEAR)
    await compute()
    await accept()
    await at()
      .app.db.updateTable('billing_details_items')
      .set({ birth_date: null })
      .where('id', '=', id)
      .execute()
    await compute()
    expect(await stored()).toHaveLength(1)
    const { data } = await at().app.graphql<{
      taxReportYear: { run: { keptBack: number; findings: { nodes: object[] } } }
    }>(
      `{ taxReportYear(year: 2030, mode: TESTING) { run { keptBack findings { totalCount nodes { name problems isKeptBack } } } } }`,
      {},
      at().accountant,
    )
    expect(data.taxReportYear.run).toMatchObject({
      keptBack: 1,
      findings: { totalCount: 1, nodes: [{ name: 'Jana Keller', isKeptBack: true }] },
    })
  })

  it('divides a year by the day on which a home changed hands', async () => {
    const before = await nameSeller()
    const after = await nameSeller({ ...SELLER, firstName: 'Noor', taxId: '57549285017' })
    await at()
      .app.db.updateTable('home_sellers')
      .set({ from_day: '2030-04-01' as never })
      .where('seller_id', '=', after)
      .execute()
    await at()
      .app.db.updateTable('home_sellers')
      .set({ until_day: '2030-03-31' as never })
      .where('seller_id', '=', before)
      .execute()
    await receive(2, '2030-03-31', 100_000)
    await receive(3, '2030-04-01', 200_000)
    await goTo(AFTER_YEAR)
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
    await goTo(AFTER_YEAR)
    await compute()
    await accept()
    const change = at().app.db.updateTable('tax_reports').set({ xml: 'x' }).execute()
    await expect(change).rejects.toThrow('never changed')
    await expect(at().app.db.deleteFrom('tax_reports').execute()).rejects.toThrow('kept until 2041-12-31')
    await expect(
      at().app.db.updateTable('tax_report_records').set({ content: 'x' }).execute(),
    ).rejects.toThrow('never changed')
    await forgetTaxReports(await at().app.ctxFor(null))
    expect(await stored()).toHaveLength(1)
    // The database goes by its own clock.
    const { db } = at().app
    await db
      .insertInto('tax_reports')
      .values({ ...given((await stored())[0]), ...OVER })
      .execute()
    expect(await stored()).toHaveLength(2)
    await forgetTaxReports(await at().app.ctxFor(null))
    expect(await stored()).toMatchObject([{ keep_until: '2041-12-31' }])
    const told = await db
      .selectFrom('audit_log')
      .select('data')
      .where('action', '=', 'forgetTaxReport')
      .execute()
    expect(told).toEqual([{ data: { messageRefId: OVER.message_ref_id, year: 2030 } }])
  })

  it('finds who is to be looked at by the beginning of a name, and answers nonsense with nothing', async () => {
    await nameSeller({ ...SELLER, birthDate: null })
    await receive(2, '2030-03-05', 150_050)
    await goTo(AFTER_YEAR)
    await compute()
    const found = async (search: string, year = 2030) =>
      (
        await at().app.graphql<{ taxReportYear: { run: { findings: object } } | null }>(
          `query($year: Int!, $search: String!) { taxReportYear(year: $year, mode: TESTING) {
            run { findings(search: $search, offset: -5, limit: 5000) { totalCount nodes { name } } } } }`,
          { search, year },
          at().accountant,
        )
      ).data?.taxReportYear?.run.findings
    expect(await found('KEL')).toEqual({ totalCount: 1, nodes: [{ name: 'Jana Keller' }] })
    expect(await found('%')).toEqual({ totalCount: 0, nodes: [] })
    expect(await found("' or 1=1")).toEqual({ totalCount: 0, nodes: [] })
    for (const year of [-1, 0, 1999, 2_000_000_000]) expect(await found('', year)).toBeUndefined()
    const { data } = await at().app.graphql('{ taxReport(reportId: "x") { _id } }', {}, at().accountant)
    expect(data).toEqual({ taxReport: null })
  })
})
