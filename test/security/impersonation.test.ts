import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkAuditLog } from '../../src/server/kernel/audit/actions.ts'
import { jana, sam } from '../../src/server/demo/people.ts'
import { schema } from '../../src/server/schema.ts'
import { calendarToken } from '../../src/server/calendars/exports/token.ts'
import { ACTING, actingByPolicy } from '../../src/server/kernel/graphql/acting.ts'
import { actingOfMutation } from '../../src/server/kernel/graphql/field-facts.ts'
import { actingOfRoute } from '../../src/server/kernel/http/route.ts'
import { routes } from '../../src/server/routes.ts'
import { buildTestApp, type TestApp } from '../app.ts'
import { given } from '../builders.ts'
import { footprint } from './footprint.ts'
import { learnAbstractTypes, rootFields } from './matrix-documents.ts'
import { CLOSED_WHILE_ACTING, mayCall } from './matrix-roles.ts'
import { valuesIn } from './markers.ts'
import { createWorld, type World } from './world.ts'

// S10: whatever staff do as somebody else says so, in the transaction of the change; and the log can't be changed.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let t: TestApp
let world: World
let signingOfferId: string
beforeAll(async () => {
  t = await buildTestApp({ config: { demo: true } })
  world = await createWorld(t)
  signingOfferId = await insertSigningPage()
})
afterAll(() => t.close())

learnAbstractTypes(schema)
const signingPage = 'https://provider.invalid/sign/landlord'
const fields = rootFields(schema, new Set())
const mutations = fields.filter(({ kind }) => kind === 'mutation')
const allowed = mutations.filter((field) => mayCall(field, 'impersonating'))

test('money, credentials, the team and further impersonation are out of reach', () => {
  const reachable = allowed.map(({ name }) => name)
  const delicate =
    /password|passkey|twoFactor|backupCode|session$|sessions$|token|deletion|teamMember|accessLink|calendarExport|paymentIntent|bankAccount|payout|billingDetails|impersonat/i
  expect(reachable.filter((name) => delicate.test(name) && !harmless.has(name))).toEqual([])
})

test('what binds the landlord or stays after the hour is what its own words say, and nothing else', () => {
  const closed = [
    ...mutations.filter(({ policy }) => actingByPolicy(policy) === null).map(({ name }) => name),
    ...routes
      .filter(({ policy }) => actingByPolicy(policy) === null)
      .map(({ method, url }) => `${method} ${url}`),
  ].filter((name) => !isOpen(name))
  expect(new Set(closed)).toEqual(CLOSED_WHILE_ACTING)
})

function isOpen(name: string): boolean {
  const field = schema.getMutationType()?.getFields()[name]
  const route = routes.find(({ method, url }) => `${method} ${url}` === name)
  if (field) return ACTING[actingOfMutation(field)].isOpen
  return ACTING[actingOfRoute(given(route))].isOpen
}

test('nothing that opens something without a login is read, by whatever question', async () => {
  const { addresses, filePaths } = await everythingSeenBy('owner')
  const lasting = await lastingAddresses()
  // The landlord sees them, or the questions below would prove nothing.
  expect([...lasting].filter((address) => !addresses.has(address))).toEqual([])
  expect(filePaths.size).toBeGreaterThan(0)
  t.setNow(t.services.now().add({ minutes: 55 }))
  const acting = await everythingSeenBy('impersonating')
  expect([...lasting].filter((address) => acting.addresses.has(address))).toEqual([])
  const { ends_at: end } = await t.db
    .selectFrom('impersonations')
    .select('ends_at')
    .where('actor_id', '!=', sam.id)
    .executeTakeFirstOrThrow()
  expect(acting.filePaths.size).toBeGreaterThan(0)
  const late = [...acting.filePaths].filter((path) => expiryOf(path) * 1000 > end.epochMilliseconds)
  expect(late).toEqual([])
  t.setNow(null)
})

/** A contract that waits for the landlord's signature at a provider, by a page of their own. */
async function insertSigningPage(): Promise<string> {
  const { rows } = await sql<{ offerId: string }>`
    update signers set signing_url = ${signingPage}
    where role = 'LANDLORD' and user_id = ${jana.id} and procedure_id = (
      select p.id from signature_procedures p join booking_offers o on o.id = p.offer_id where o.landlord_id = ${jana.id} and o.status = 'LANDLORD_SIGNING'
        and not o.generating order by o.id limit 1)
    returning (select p.offer_id from signature_procedures p where p.id = procedure_id) as "offerId"`.execute(
    t.db,
  )
  return given(rows[0]).offerId
}

/** Private calendar links, links of calendars that are read, and the landlord's page of a signature provider. */
async function lastingAddresses(): Promise<Set<string>> {
  const { secret, origin } = t.services.config
  const { rows: feeds } = await sql<{ url: string }>`
    select url from calendar_feeds where listing_id in (${world.listing.listingId}, ${world.otherListing.listingId})
      and url is not null`.execute(t.db)
  return new Set([
    ...[world.listing, world.otherListing].map(
      ({ calendarExportId: id }) => `${origin}/api/calendars/${calendarToken(secret, id)}.ics`,
    ),
    ...feeds.map(({ url }) => url),
    signingPage,
  ])
}

/** The answers to all questions about both listings, as the texts that look like addresses in them. */
async function everythingSeenBy(role: 'owner' | 'impersonating') {
  const addresses = new Set<string>()
  for (const field of fields.filter((one) => one.kind === 'query' && mayCall(one, role))) {
    for (const listing of [
      world.listing,
      world.otherListing,
      { ...world.listing, offerId: signingOfferId },
    ]) {
      const payload = { query: field.document(() => true), variables: field.variables(listing) }
      const answer = await t.send(world.clients[role].browser, {
        method: 'POST',
        url: '/api/graphql',
        payload,
      })
      for (const value of valuesIn(answer.json())) if (value.includes('/')) addresses.add(value)
    }
  }
  return { addresses, filePaths: new Set([...addresses].filter((one) => one.startsWith('/api/files/'))) }
}

function expiryOf(path: string): number {
  return Number(new URL(path, 'https://mezzo.example').searchParams.get('expires'))
}

/** What sounds delicate and is not: nothing of the login or of money changes by it. */
const harmless = new Set<string>([])

test('every change names the one who acts and the one as whom', async () => {
  const before = await lastEntry()
  let changes = 0
  let stored = await footprint(t.db, incidental)
  for (const field of allowed) {
    const since = await lastEntry()
    const payload = { query: field.document(() => true), variables: field.variables(world.listing) }
    await t.send(world.clients.impersonating.browser, { method: 'POST', url: '/api/graphql', payload })
    const now = await footprint(t.db, incidental)
    const changed = Object.keys(now).filter((table) => now[table] !== stored[table])
    stored = now
    if (changed.length === 0) continue
    changes++
    const entries = await entriesSince(since)
    expect([field.name, changed, entries.length > 0]).toEqual([field.name, changed, true])
  }
  expect(changes).toBeGreaterThan(0)
  const entries = await entriesSince(before)
  const acting = entries.filter(({ via }) => via !== 'SYSTEM')
  expect(acting.length).toBeGreaterThan(0)
  const { id: actor } = await t.db
    .selectFrom('users')
    .select('id')
    .where('first_name', '=', 'Impersonator')
    .executeTakeFirstOrThrow()
  for (const entry of acting) {
    expect(entry).toMatchObject({ actor_id: actor, subject_id: jana.id, via: 'IMPERSONATION' })
  }
  const { breaks } = await checkAuditLog(t.db, t.services.config.secret, null)
  expect(breaks).toEqual([])
})

/** Tables of which a change needs no entry of its own: what is derived, and what is read. */
const incidental = new Set([
  'audit_log',
  'audit_chain',
  'audit_heads',
  'idempotency_keys',
  'group_counts',
  'unit_years',
  'booking_months',
  'notifications',
])

test('every edit of the log, of any column of any entry, is found', async () => {
  const secret = t.services.config.secret
  const columns = async (table: string) => {
    const { rows } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_name = ${table} and table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER'`.execute(
      t.db,
    )
    return rows
  }
  const edits: string[] = []
  for (const { name, type } of await columns('audit_log')) {
    edits.push(
      `update audit_log set ${name} = ${otherValue(type, name)} where id = (select id from audit_log where via = 'IMPERSONATION' order by id limit 1)`,
    )
  }
  for (const { name, type } of await columns('audit_chain')) {
    if (name === 'entry_id') continue
    edits.push(
      `update audit_chain set ${name} = ${otherValue(type, name)} where position = 2 and chain = '${jana.id}'`,
    )
  }
  const middle = `(select entry_id from audit_chain where chain = '${jana.id}' and position = 3)`
  const next = `(select entry_id from audit_chain where chain = '${jana.id}' and position = 4)`
  edits.push(
    `delete from audit_chain where entry_id = ${middle}`,
    `with gone as (delete from audit_chain where entry_id = ${middle} returning entry_id) delete from audit_log where id in (select entry_id from gone)`,
    `delete from audit_chain where chain = '${jana.id}'`,
    `insert into audit_log (action, entity_type, entity_id, landlord_id) values ('x', 'y', gen_random_uuid(), '${jana.id}')`,
    `update audit_log a set data = b.data, action = b.action from audit_log b where a.id = ${middle} and b.id = ${next}`,
    `update audit_chain set position = case position when 3 then -4 else -3 end where chain = '${jana.id}' and position in (3, 4)`,
    `update audit_heads set position = position + 1 where chain = '${jana.id}'`,
  )
  const unseen: string[] = []
  for (const edit of edits) {
    const rollback = new Error('rollback')
    let isSeen = false
    const tried = t.db.transaction().execute(async (trx) => {
      await sql`alter table audit_log disable trigger user`.execute(trx)
      await sql`alter table audit_chain disable trigger all`.execute(trx)
      await sql`alter table audit_log disable trigger all`.execute(trx)
      await sql.raw(edit).execute(trx)
      isSeen = (await checkAuditLog(trx, secret, null)).breaks.length > 0
      throw rollback
    })
    await tried.catch((error: unknown) => {
      if (error !== rollback) throw new Error(edit, { cause: error })
    })
    if (!isSeen) unseen.push(edit)
  }
  expect(unseen).toEqual([])
  expect(edits.length).toBeGreaterThan(15)
})

test('it ends after an hour, whatever the browser says', async () => {
  const ask = () => t.send(world.clients.impersonating.browser, { method: 'GET', url: '/api/users/me' })
  expect((await ask()).json()).toMatchObject({ _id: jana.id })
  t.setNow(t.services.now().add({ minutes: 61 }))
  world.clients.impersonating.browser.cookies.impersonating = '1'
  expect((await ask()).json()).not.toMatchObject({ _id: jana.id })
  t.setNow(null)
})

function otherValue(type: string, name: string): string {
  if (type === 'uuid') return 'gen_random_uuid()'
  if (type === 'jsonb') return `'{"other":1}'`
  if (type === 'bigint') return `${name} + 1000000`
  if (type.startsWith('timestamp')) return `${name} + interval '1 microsecond'`
  return name === 'via' ? `'SESSION'` : `'other'`
}

async function lastEntry(): Promise<number> {
  const row = await t.db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.max<number>('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

function entriesSince(id: number) {
  return t.db
    .selectFrom('audit_log')
    .select(['actor_id', 'subject_id', 'via', 'action'])
    .where('id', '>', id)
    .execute()
}
