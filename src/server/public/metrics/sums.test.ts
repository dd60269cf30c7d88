import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage } from '../../../../test/builders.ts'
import { systemContext } from '../../kernel/viewer/context.ts'
import { forgetEvents, sumUpEvents } from './sums-actions.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp({ config: { rateLimit: 3000 } })
})
afterAll(() => t.close())
beforeEach(() => t.reset())

let address = 0
async function send(events: object[], more: object = {}, headers: Record<string, string> = {}) {
  const answer = await t.send(await t.visit(), {
    method: 'POST',
    url: '/api/events',
    payload: { events, ...more },
    remoteAddress: `192.0.2.${++address}`,
    headers: { 'user-agent': firefox, ...headers },
  })
  return answer.statusCode
}

const pageView = (more: object = {}) => ({
  type: 'PAGE_VIEW',
  id: randomUUID(),
  page: 'publicListing',
  language: 'de',
  ...more,
})

function pageEvents() {
  return t.db.selectFrom('page_events').selectAll().orderBy('page').execute()
}

async function views(groupId: string, as: Browser, from: string, to: string, intervalUnit = 'HOURS') {
  const { data } = await t.graphql<{ answer: { totalCount: number; firstEventTrackedAt: string } }>(
    `query ($groupId: ID!, $from: Instant!, $to: Instant!, $intervalUnit: IntervalUnit!) {
      answer: getListingDetailsViewedMetrics(groupId: $groupId, from: $from, to: $to, intervals: 30,
        intervalUnit: $intervalUnit) { totalCount firstEventTrackedAt intervals { count } } }`,
    { groupId, from, to, intervalUnit },
    as,
  )
  return data.answer
}

it('figures are the same before and after events are summed up, and after the single ones are gone', async () => {
  const { groupId, landlord } = await createStage(t)
  const view = { type: 'ListingDetailsViewed', groupId }
  t.setNow('2026-03-10T08:59:59Z')
  await send([view])
  t.setNow('2026-03-10T09:00:00Z')
  await send([view])
  await send([view])
  t.setNow('2026-03-10T11:30:00Z')
  await send([view])
  const span = [groupId, landlord, '2026-03-01T00:00:00Z', '2026-03-11T00:00:00Z'] as const
  const before = await views(...span)
  expect(before.totalCount).toBe(4)
  const ctx = systemContext(t.services)
  await sumUpEvents(ctx)
  await sumUpEvents(ctx)
  const { rows } = await sql<{ count: number }>`select count from listing_event_hours order by hour`.execute(
    t.db,
  )
  expect(rows.map(({ count }) => count)).toEqual([1, 2])
  expect(await views(...span)).toEqual(before)
  t.setNow('2026-08-01T02:00:00Z')
  await sumUpEvents(ctx)
  await forgetEvents(ctx)
  expect(await t.db.selectFrom('listing_events').selectAll().execute()).toEqual([])
  expect(await views(...span)).toEqual({ ...before, firstEventTrackedAt: '2026-03-10T08:00:00Z' })
  expect(
    (await views(groupId, landlord, '2026-03-10T08:30:00Z', '2026-03-10T12:30:00Z', 'MINUTES')).totalCount,
  ).toBe(3)
})

it('each month has a table of its own, which takes along what came before it and goes when it is old', async () => {
  const { groupId } = await createStage(t)
  const months = async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct tableoid::regclass::text as name from listing_events`.execute(t.db)
    return rows.map(({ name }) => name)
  }
  t.setNow('2027-05-31T23:00:00Z')
  await send([{ type: 'ListingShortlisted', groupId }])
  expect(await months()).toEqual(['event_partitions.listing_events_other'])
  const ctx = systemContext(t.services)
  await sumUpEvents(ctx)
  expect(await months()).toEqual(['event_partitions.listing_events_2027_05'])
  t.setNow('2027-08-15T00:00:00Z')
  await forgetEvents(ctx)
  expect(await months(), 'not summed up yet, and within three months').toHaveLength(1)
  t.setNow('2027-09-15T00:00:00Z')
  await forgetEvents(ctx)
  expect(await months(), 'not summed up yet').toHaveLength(1)
  await sumUpEvents(ctx)
  await forgetEvents(ctx)
  expect(await months()).toEqual([])
})

it('views of pages are anonymous without consent, and joined to visits with it', async () => {
  const funnelId = 'abcdefghijklmnopqrstu'
  const source = { host: 'example.org', funnelId }
  const visit = { visitorId: randomUUID(), visitId: randomUUID() }
  t.setNow('2026-11-20T10:00:00Z')
  expect(await send([pageView({ ...source, page: 'createListing' })])).toBe(204)
  expect(await send([pageView(source)], { visit })).toBe(204)
  t.setNow('2026-11-21T10:00:00Z')
  expect(await send([pageView({ page: 'start' })], { visit: { ...visit, visitId: randomUUID() } })).toBe(204)
  const [anonymous, consenting, nextDay] = await pageEvents()
  expect(anonymous).toMatchObject({ page: 'createListing', visit_hash: null, funnel_id: null, host: null })
  expect(consenting).toMatchObject({ page: 'publicListing', funnel_id: funnelId, host: 'example.org' })
  expect(nextDay?.visitor_hash).toBe(consenting?.visitor_hash)
  expect(nextDay?.visit_hash).not.toBe(consenting?.visit_hash)
  expect(JSON.stringify(await pageEvents())).not.toContain(visit.visitorId)
})

it('an event of a page counts once, however often it arrives, and unknown pages under one name', async () => {
  const event = pageView({ page: '/en/requests/secret' })
  t.setNow('2026-11-20T10:10:00Z')
  await send([event, event])
  await send([event])
  await send([pageView()])
  t.setNow('2026-11-20T11:00:00Z')
  await sumUpEvents(systemContext(t.services))
  const sums = await t.db.selectFrom('page_event_hours').selectAll().orderBy('page').execute()
  expect(sums).toMatchObject([
    { page: 'other', type: 'PAGE_VIEW', language: 'de', count: 1, visitors: 1 },
    { page: 'publicListing', count: 1, visitors: 1 },
  ])
})

it.each<Record<string, string>>([{ dnt: '1' }, { 'sec-gpc': '1' }])(
  'who asks not to be tracked with %o is not counted',
  async (headers) => {
    const { groupId } = await createStage(t)
    expect(await send([pageView(), { type: 'ListingDetailsViewed', groupId }], {}, headers)).toBe(204)
    await t.app.inject({
      method: 'GET',
      url: `/api/events?type=ListingDetailsViewed&groupId=${groupId}`,
      headers: { 'user-agent': firefox, ...headers },
    })
    expect(await pageEvents()).toEqual([])
    expect(await t.db.selectFrom('listing_events').selectAll().execute()).toEqual([])
  },
)

it('an image counts the view of a page', async () => {
  await t.app.inject({
    method: 'GET',
    url: '/api/events?type=PAGE_VIEW&page=landing&language=fr',
    headers: { 'user-agent': firefox },
  })
  expect(await pageEvents()).toMatchObject([{ page: 'landing', language: 'fr', visit_hash: null }])
})

it('one address can not send events of pages without end', async () => {
  const browser = await t.visit()
  for (let batch = 1; batch <= 12; batch++) {
    await t.send(browser, {
      method: 'POST',
      url: '/api/events',
      payload: { events: Array.from({ length: 150 }, () => pageView()) },
      remoteAddress: '198.51.100.20',
      headers: { 'user-agent': firefox },
    })
  }
  expect((await pageEvents()).length).toBeLessThan(1_200)
})
