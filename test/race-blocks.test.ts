import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyAnswer } from '../src/server/calendars/feeds/apply.ts'
import { type Browser, buildTestApp, type TestApp } from './app.ts'
import { bookStay, command, type RequestAnswer, sendRequest } from './request-commands.ts'
import { createListing, given, offerOf } from './builders.ts'
import { clients, crowd, expectProjectionsKept, overlaps, race, rounds, tenants } from './race-crowd.ts'
import { addDays, parseDay } from '../src/domain/kernel/day.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

interface Unit {
  id: string
  groupId: string
  landlordId: string
}

/** Looks at what a block would do, as the page does, and blocks; `blockId` moves that one there instead. */
async function block(as: Browser, unit: Unit, from: string, to: string, blockId: string | null = null) {
  const words = { from, to, reason: 'OWN_USE' }
  const planned = await app.graphql<{ plan: { seen: string } }>(
    'query($input: BlocksInput!, $blockId: ID) { plan: blocksDryRun(input: $input, blockId: $blockId) { seen } }',
    { input: { listingIds: [unit.id], ...words }, blockId },
    as,
  )
  const input = { ...words, seen: planned.data.plan.seen }
  const document = blockId
    ? `mutation($input: BlockChangeInput!, $blockId: ID!, $key: ID!) {
        answer: changeBlock(blockId: $blockId, input: $input, idempotencyKey: $key) { error { name message reason fields } } }`
    : `mutation($input: BlocksInput!, $key: ID!) {
        answer: createBlocks(input: $input, idempotencyKey: $key) { error { name message reason fields } } }`
  const variables = blockId ? { input, blockId } : { input: { listingIds: [unit.id], ...input } }
  const { data } = await app.graphql<{ answer: RequestAnswer }>(
    document,
    { ...variables, key: randomUUID() },
    as,
  )
  return data.answer
}

/** The unit's calendar elsewhere; answers the feed's id. */
async function addFeed(unit: Unit): Promise<string> {
  const { id } = await app.db
    .insertInto('calendar_feeds')
    .values({
      listing_id: unit.id,
      group_id: unit.groupId,
      landlord_id: unit.landlordId,
      kind: 'LINK',
      platform: 'AIRBNB',
      label: 'Airbnb',
      url: 'https://calendar.invalid/1.ics',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The other calendar says that days are taken, and with each answer that they are a day later or earlier. */
async function importDays(feedId: string): Promise<RequestAnswer> {
  const from = addDays(parseDay('2030-06-10'), Math.floor(Math.random() * 10))
  const event = {
    uid: 'guest@airbnb.example',
    instance: null,
    from,
    to: addDays(from, 5),
    summary: 'Reserved',
    description: '',
    createdAt: null,
    allDay: true,
  }
  const ctx = await app.ctxFor(null)
  await applyAnswer(ctx, feedId, { events: [event], hash: from }, ctx.now())
  return { error: null }
}

async function ownBlocks() {
  const { rows } = await sql<{ clashes: number }>`
    select (select count(*)::int from occupancies o where o.listing_id = k.listing_id and o.days && k.days) as clashes
    from blocks k where k.source = 'own' and k.days && '[2030-05-01,2030-07-31]'`.execute(app.db)
  return rows
}

async function staysThen(): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from occupancies where days && '[2030-05-01,2030-07-31]'`.execute(app.db)
  return given(rows[0]).total
}

describe(`Q1: ${clients} clients race for one unit, blocks and another calendar among them`, () => {
  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    'round %i: a stay has the days, or own blocks have them, and the other calendar is always kept',
    { timeout: 180_000 },
    async () => {
      await app.reset()
      const landlord = given((await crowd(app, 1, true))[0])
      const [resident, ...strangers] = await crowd(app, Math.min(tenants, 12), false)
      const { groupId, unitIds } = await createListing(app.db, landlord.id)
      const unit = { id: given(unitIds[0]), groupId, landlordId: landlord.id }
      const as = landlord.browser
      const stage = { groupId, landlord: as, tenant: given(resident).browser }
      const bookingId = await bookStay(app, stage, '2030-02-01', '2030-04-30')
      expect((await block(as, unit, '2030-12-01', '2030-12-10')).error).toBeNull()
      const far = await app.db.selectFrom('blocks').select('id').executeTakeFirstOrThrow()
      const feedId = await addFeed(unit)
      const requests: { id: string; tenant: (typeof strangers)[number] }[] = []
      for (const tenant of strangers) {
        const id = await sendRequest(app, stage, '2030-05-01', '2030-07-31', tenant.browser)
        requests.push({ id, tenant })
      }
      for (const { id } of requests.slice(0, requests.length / 2))
        await command(app, as, 'acceptListingRequest', { id })
      const asked = await command(app, stage.tenant, 'requestExtension', { id: bookingId, to: '2030-06-30' })
      const extension = given(asked.request).id

      const blocks = [
        () => block(as, unit, '2030-05-20', '2030-06-10'),
        () => block(as, unit, '2030-07-01', '2030-07-05', far.id),
        () => importDays(feedId),
      ]
      await race([
        ...blocks,
        () => command(app, as, 'acceptListingRequest', { id: extension }),
        ...requests.flatMap(({ id, tenant }) => [
          () => command(app, tenant.browser, 'confirmTenantInterest', { id }),
          () => command(app, as, 'acceptListingRequest', { id }),
        ]),
      ])
      await expectOneWinner(groupId)

      // Whoever has a contract by now signs it, while blocks and the other calendar go on.
      await app.runJobs()
      const holder = [{ id: extension, tenant: given(resident) }, ...requests]
      const held = await app.db
        .selectFrom('booking_offers')
        .select('listing_request_id')
        .where('status', '=', 'LANDLORD_SIGNING')
        .execute()
      const signing = holder.filter(({ id }) => held.some((offer) => offer.listing_request_id === id))
      for (const { id, tenant } of signing) {
        const { id: offerId, documentSha256 } = await offerOf(app.db, id)
        for (const [browser, typedName] of [
          [as, `Toni ${landlord.lastName}`],
          [tenant.browser, `Amélie Fournier`],
        ] as const) {
          const input = { typedName, consent: true, documentSha256 }
          const sign = () => command(app, browser, 'signContract', { id: offerId, input })
          await race([...blocks, sign], clients / 2)
        }
      }
      await race(blocks, clients / 4)
      await expectOneWinner(groupId)
      const bookings = await app.db.selectFrom('bookings').select('id').execute()
      expect(bookings).toHaveLength(1 + signing.length)
      const invoices = await app.db.selectFrom('invoices').select('number').execute()
      expect(invoices).toHaveLength(bookings.length)
    },
  )
})

async function expectOneWinner(groupId: string): Promise<void> {
  expect(await overlaps(app)).toBe(0)
  const own = await ownBlocks()
  expect(own.filter(({ clashes }) => clashes > 0)).toEqual([])
  const stays = await staysThen()
  expect([stays, own.length > 0]).toEqual(stays > 0 ? [1, false] : [0, true])
  const imported = await app.db.selectFrom('blocks').select('id').where('source', '=', 'ics').execute()
  expect(imported).toHaveLength(1)
  await expectProjectionsKept(app, groupId)
}
