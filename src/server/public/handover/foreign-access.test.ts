import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { handOver, handoverBusiness } from '../../../../test/handover-stage.ts'
import { learnAbstractTypes, rootFields } from '../../../../test/security/matrix-documents.ts'
import type { Instances } from '../../../../test/security/matrix-instances.ts'
import { isAllowed } from '../../../../test/security/matrix-roles.ts'
import { schema } from '../../schema.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

/** Where the rows stand that an id of the API names, of those that a handover divides. */
const TABLES: Partial<Record<keyof Instances, string>> = {
  groupId: 'groups',
  listingId: 'listings',
  listingRequestId: 'listing_requests',
  bookedListingRequestId: 'listing_requests',
  offerId: 'booking_offers',
  bookingId: 'bookings',
  invoiceId: 'invoices',
  rentId: 'rents',
  contactPersonId: 'contact_persons',
}

/** What is asked of either side: what somebody sees in their own world, and of themselves. */
const ASKED = ['owner', 'landlord', 'limited', 'person', 'viewer', 'tenant']

it('shows the former landlord nothing of what went, and the new one nothing of what stayed', async () => {
  const stage = await handoverBusiness(t)
  await handOver(t, stage)
  const idsOf = async (landlordId: string, table: string) =>
    (
      await sql<{
        id: string
      }>`select id from ${sql.table(table)} where landlord_id = ${landlordId}::uuid`.execute(t.db)
    ).rows.map(({ id }) => id)
  const tables = [...new Set(Object.values(TABLES))]
  const collect = async (landlordId: string) =>
    new Map(await Promise.all(tables.map(async (table) => [table, await idsOf(landlordId, table)] as const)))
  const stayed = await collect(stage.landlordId)
  const went = await collect(stage.receiverId)
  // A stay that is over names the home in which it was.
  const foreign = {
    former: new Set([...went].flatMap(([table, ids]) => (/^(?:groups|listings)$/.test(table) ? [] : ids))),
    new: new Set([...stayed.values()].flat()),
  }
  expect(foreign.former.size).toBeGreaterThan(10)
  expect(foreign.new.size).toBeGreaterThan(6)
  learnAbstractTypes(schema)
  const found: string[] = []
  let asked = 0
  for (const field of rootFields(schema, new Set())) {
    // What happened before stays in the log as it was.
    if (field.kind !== 'query' || !ASKED.includes(field.policy) || field.name === 'auditLog') continue
    const document = field.document((policy) => policy !== null && isAllowed(policy, null, 'owner'))
    for (const [side, browser, ids] of [
      ['former', stage.landlord, went],
      ['former', stage.landlord, stayed],
      ['new', stage.receiver, went],
      ['new', stage.receiver, stayed],
    ] as [keyof typeof foreign, Browser, typeof went][]) {
      const variables = field.variables(
        new Proxy({} as Instances, {
          get: (_, name) =>
            name === 'stayYear'
              ? '2030'
              : (ids.get(TABLES[name as keyof Instances] ?? '')?.[0] ?? randomUUID()),
        }),
      )
      const answer = JSON.stringify(await t.graphql(document, variables, browser))
      asked++
      const sent = JSON.stringify(variables)
      for (const id of new Set(answer.match(UUID) ?? []))
        if (foreign[side].has(id) && !sent.includes(id))
          found.push(
            `${side}: ${field.name} shows ${id} ${[...went, ...stayed].find(([, of]) => of.includes(id))?.[0]} ${answer.slice(Math.max(0, answer.indexOf(id) - 300), answer.indexOf(id))}`,
          )
      if (answer.includes('UnknownErrorResponseError')) found.push(`${side}: ${field.name} breaks ${answer}`)
    }
  }
  expect(found).toEqual([])
  expect(asked).toBeGreaterThan(200)
}, 120_000)

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
