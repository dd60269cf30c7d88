import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage } from '../../../../test/builders.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp({ config: { rateLimit: 3000 } })
})
afterAll(() => t.close())
beforeEach(() => t.reset())

let address = 0
/** A visitor of an address of its own, so that the tests don't spend each other's limit. */
async function visitor(): Promise<{ browser: Browser; ip: string }> {
  return { browser: await t.visit(), ip: `203.0.113.${++address}` }
}

async function post(
  { browser, ip }: { browser: Browser; ip: string },
  payload: object | string,
  headers: Record<string, string> = {},
) {
  const answer = await t.send(browser, {
    method: 'POST',
    url: '/api/events',
    payload,
    remoteAddress: ip,
    headers: { 'user-agent': firefox, 'content-type': 'application/json', ...headers },
  })
  return answer
}

async function stored() {
  return await t.db.selectFrom('listing_events').selectAll().orderBy('type').execute()
}

it('counts a visitor once a day, whatever arrives twice, and keeps nothing that names anybody', async () => {
  const { groupId } = await createStage(t)
  const guest = await visitor()
  const events = [
    { type: 'ListingDetailsViewed', groupId },
    { type: 'ListingDetailsViewed', groupId: groupId.toUpperCase() },
    { type: 'ListingViewedInSearchResultsList', groupId },
    { type: 'ListingViewedInSearchResultsMap', groupId },
  ]
  t.setNow('2026-11-20T10:00:00Z')
  expect((await post(guest, { events })).statusCode).toBe(204)
  expect((await post(guest, { events })).statusCode).toBe(204)
  const first = await stored()
  expect(first.map((row) => row.type)).toEqual([
    'ListingDetailsViewed',
    'ListingViewedInSearchResultsList',
    'ListingViewedInSearchResultsMap',
  ])
  expect(JSON.stringify(first)).not.toContain(guest.ip)
  t.setNow('2026-11-21T10:00:00Z')
  await post(guest, { events })
  const both = await stored()
  expect(both).toHaveLength(6)
  expect(new Set(both.map((row) => row.visitor_hash)).size).toBe(2)
})

it("doesn't count the landlord, staff, programs, or listings that nobody can see", async () => {
  const { groupId, landlord } = await createStage(t)
  await t.createUser({ email: 'sam@mezzo.example', permissions: ['sales'] })
  const events = [{ type: 'ListingDetailsViewed', groupId }]
  const { ip } = await visitor()
  await post({ browser: landlord, ip }, { events })
  await post({ browser: await t.login('sam@mezzo.example'), ip }, { events })
  await post(await visitor(), { events }, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await post(await visitor(), { events: [{ type: 'ListingDetailsViewed', groupId: randomUUID() }] })
  await t.db.updateTable('listings').set({ published: false }).execute()
  await post(await visitor(), { events })
  expect(await stored()).toEqual([])
})

it('lets one address stand for twenty visitors of a listing at most', async () => {
  const { groupId } = await createStage(t)
  const guest = await visitor()
  const events = [{ type: 'ListingDetailsViewed', groupId }]
  for (let version = 1; version <= 25; version++) {
    await post(guest, { events }, { 'user-agent': `${firefox} ${version}` })
  }
  expect(await stored()).toHaveLength(20)
})

it('refuses what it does not know, what is too long, and what comes too often', async () => {
  const { groupId } = await createStage(t)
  const guest = await visitor()
  const unknown = await post(guest, { events: [{ type: 'ListingBought', groupId }] })
  expect(unknown.statusCode).toBe(422)
  expect(unknown.json()).toMatchObject({ error: { fields: { 'events.0': 'events.unknown' } } })
  expect((await post(guest, { events: [{ type: 'ListingDetailsViewed', groupId: 'x' }] })).statusCode).toBe(
    422,
  )
  expect((await post(guest, {})).statusCode).toBe(422)
  expect((await post(guest, { events: [], rest: 'x'.repeat(40_000) })).statusCode).toBe(413)
  expect((await post(guest, { events: [] }, { 'x-xsrf-token': 'forged' })).statusCode).toBe(403)
  const many = await visitor()
  const statuses: number[] = []
  for (let call = 1; call <= 241; call++) statuses.push((await post(many, { events: [] })).statusCode)
  expect(new Set(statuses.slice(0, 240))).toEqual(new Set([204]))
  expect(statuses[240]).toBe(429)
  expect(await stored()).toEqual([])
})

it('takes reports of errors into the log', async () => {
  const report = {
    type: 'API_ERROR',
    name: 'TypeError',
    message: 'failed to fetch',
    path: '/en/dashboard?x=1',
  }
  expect((await post(await visitor(), { events: [report] })).statusCode).toBe(204)
})

it('answers an image where there is no script, and counts the same way', async () => {
  const { groupId } = await createStage(t)
  const get = (query: string, headers: Record<string, string> = {}) =>
    t.app.inject({
      method: 'GET',
      url: `/api/events?${query}`,
      remoteAddress: '198.51.100.7',
      headers: { 'user-agent': firefox, ...headers },
    })
  const query = `type=ListingDetailsViewed&groupId=${groupId}`
  await get(query, { 'sec-fetch-site': 'cross-site' })
  await get('type=nothing')
  expect(await stored()).toEqual([])
  const image = await get(query)
  await get(query)
  expect(image.headers['content-type']).toBe('image/gif')
  expect(image.rawPayload.subarray(0, 6).toString()).toBe('GIF89a')
  expect(await stored()).toHaveLength(1)
})
