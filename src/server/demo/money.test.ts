import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/app.ts'
import { listInvoiceFaults } from '../money/books/check-sql.ts'
import { listLedgerFaults } from '../money/ledger/sql.ts'
import { henrike, jana } from './people.ts'
import { demoId } from './random.ts'
import { fillDemo } from './seed.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
  t.setNow('2026-11-21T09:13:00Z')
  await fillDemo(t.services)
})
afterAll(() => t.close())

it("lacks a datum of the second landlord's taxes, so that the first one's home is calm", async () => {
  const query = `{ me { hasNonCompliantLinkedBillingDetails generatingRevenueUnderDac7Since
    billingDetailsListLink { nodes { isCompliant commercialFields { type } dac7Compliance { missing } } } } }`
  const read = async (email: string) => (await t.graphql(query, {}, await t.login(email))).data
  expect(await read(jana.email)).toEqual({
    me: {
      hasNonCompliantLinkedBillingDetails: false,
      generatingRevenueUnderDac7Since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      billingDetailsListLink: {
        nodes: [
          { isCompliant: true, commercialFields: { type: 'PRIVATE' }, dac7Compliance: { missing: [] } },
          { isCompliant: true, commercialFields: { type: 'COMPANY' }, dac7Compliance: { missing: [] } },
        ],
      },
    },
  })
  expect(await read(henrike.email)).toMatchObject({
    me: {
      hasNonCompliantLinkedBillingDetails: true,
      billingDetailsListLink: {
        nodes: [{ isCompliant: false, dac7Compliance: { missing: ['taxId'] } }],
      },
    },
  })
})

it('has a year of visitors, requests and earnings, and a listing that was away for three weeks', async () => {
  const groupId = demoId('place/sonnenallee')
  const query = `query($groupId: ID!, $from: Instant!, $to: Instant!) {
    views: getListingDetailsViewedMetrics(groupId: $groupId, from: $from, to: $to, intervals: 7, intervalUnit: DAYS) {
      totalCount intervals { count } }
    requests: getListingRequestsForListingMetrics(groupId: $groupId, from: $from, to: $to, intervals: 30, intervalUnit: DAYS) {
      totalCount }
    timeline: listingPublishTimeline(groupId: $groupId, from: $from, to: $to, intervals: 1, intervalUnit: DAYS) {
      isPublished }
    money: listingEarningsMetrics(groupId: $groupId, from: "2025-12-01", to: "2026-11-30", intervals: QUARTERLY) {
      totalAmount earnings { amount } } }`
  const { data } = await t.graphql<{
    views: { totalCount: number; intervals: { count: number }[] }
    requests: { totalCount: number }
    timeline: { isPublished: boolean }[]
    money: { totalAmount: number; earnings: unknown[] }
  }>(query, { groupId, from: '2025-11-21T00:00:00Z', to: '2026-11-21T00:00:00Z' }, await t.login(jana.email))
  expect(data.views.totalCount).toBeGreaterThan(600)
  expect(data.views.intervals.filter(({ count }) => count === 0).length).toBeLessThan(4)
  expect(data.requests.totalCount).toBeGreaterThan(0)
  // Some weeks before its first stay it became public.
  const since = data.timeline.findIndex(({ isPublished }) => isPublished)
  expect(since).toBeLessThan(90)
  expect(data.timeline.slice(since).filter(({ isPublished }) => !isPublished)).toHaveLength(20)
  expect(data.money.totalAmount).toBeGreaterThan(500_000)
  expect(data.money.earnings).toHaveLength(5)
})

it('has books that are right, and numbers without gaps', async () => {
  expect([...(await listLedgerFaults(t.db)), ...(await listInvoiceFaults(t.db))]).toEqual([])
  const { rows } = await sql<{ year: number; last: number; documents: number; numbers: number }>`
    select n.year, n.last_number as last, count(*)::int as documents, count(distinct i.number)::int as numbers
    from invoice_numbers n join invoices i on split_part(i.number, '-', 2) = n.year::text group by 1, 2`.execute(
    t.db,
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { last, documents, numbers } of rows) expect([documents, numbers]).toEqual([last, last])
})
