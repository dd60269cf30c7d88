import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkAuditLog } from '../../src/server/audit/actions.ts'
import { jana } from '../../src/server/demo/people.ts'
import { schema } from '../../src/server/graphql/schema.ts'
import { buildTestApp, type TestApp } from '../app.ts'
import { footprint } from './footprint.ts'
import { rootFields } from './matrix-documents.ts'
import { isAllowed } from './matrix-roles.ts'
import { createWorld, type World } from './world.ts'

// S10: whatever staff do as somebody else says so, in the transaction of the change; and the log can't be changed.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let t: TestApp
let world: World
beforeAll(async () => {
  t = await buildTestApp({ config: { demo: true } })
  world = await createWorld(t)
})
afterAll(() => t.close())

const mutations = rootFields(schema, new Set()).filter(({ kind }) => kind === 'mutation')
const allowed = mutations.filter(({ policy, scope }) => isAllowed(policy, scope, 'impersonating'))

test('money, credentials, the team and further impersonation are out of reach', () => {
  const reachable = allowed.map(({ name }) => name)
  const delicate =
    /password|passkey|twoFactor|backupCode|session$|sessions$|token|deletion|teamMember|accessLink|bankAccount|payout|billingDetails|impersonat/i
  expect(reachable.filter((name) => delicate.test(name) && !harmless.has(name))).toEqual([])
})

/** What sounds delicate and is not: nothing of the login or of money changes by it. */
const harmless = new Set<string>([])

test('every change names the one who acts and the one as whom', { timeout: 60_000 }, async () => {
  const before = await lastEntry()
  let changes = 0
  let stored = await footprint(t.db, incidental)
  for (const field of allowed) {
    const since = await lastEntry()
    const payload = { query: field.document(() => true), variables: field.variables(world.home) }
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
  'notifications',
])

test('every edit of the log, of any column of any entry, is found', { timeout: 60_000 }, async () => {
  const secret = t.services.config.secret
  const columns = async (table: string) => {
    const { rows } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_name = ${table} and table_schema = 'public' and is_identity = 'NO'`.execute(t.db)
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
