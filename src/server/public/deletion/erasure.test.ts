import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOwner } from '../../../../test/as-owner.ts'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage } from '../../../../test/builders.ts'
import { markOf, storeEverything } from '../../../../test/everything-stored.ts'
import type { Erase } from '../../../domain/public/retention/datum.ts'
import { ERASED_PARTS } from '../../../domain/public/retention/erasure.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { checkAuditLog } from '../../kernel/audit/actions.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { systemContext } from '../../kernel/viewer/context.ts'
import { erasePeople } from './erase-actions.ts'
import { appendErasure, readErasures } from './erasure-log.ts'
import { eraseAgain } from './restore-actions.ts'
import { belongsTo } from './rows-sql.ts'
import { readShape } from './shape-sql.ts'

const folder = mkdtempSync(join(tmpdir(), 'erasure-'))
const erasureLog = join(folder, 'erasures.log')
const lines: string[] = []
let t: TestApp
beforeAll(async () => {
  t = await buildTestApp({ config: { erasureLog }, log: (line) => lines.push(line) })
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  await t.reset()
  lines.length = 0
})
afterEach(() => rmSync(erasureLog, { force: true }))

type Role = 'landlord' | 'tenant'
const emailOf = (role: Role) => `zq-${role}-qz@mezzo.example`

/** Everything that the product can store between two people, and the wish of one of them, 31 days old. */
async function everything(role: Role) {
  const person = (of: Role) => ({
    email: emailOf(of),
    firstName: `zq-first-${of}-qz`,
    lastName: `zq-last-${of}-qz`,
  })
  const landlordId = await t.createUser({ ...person('landlord'), landlord: true })
  const tenantId = await t.createUser(person('tenant'))
  const staffId = await t.createUser({ email: 'staff@mezzo.example' })
  const id = role === 'landlord' ? landlordId : tenantId
  await t.db
    .updateTable('users')
    .set({ phone: 'zq-phone-qz', image: 'zq-image-qz', labels: ['REFUGEE_USER'] })
    .where('id', '=', id)
    .execute()
  await storeEverything(t.db, { landlordId, tenantId, staffId, person: { id, email: emailOf(role) } })
  const ctx = await t.ctxFor(id)
  await inTransaction(ctx, async (trx) => {
    const entry = { action: 'saveProfile', entityType: 'user', entityId: id, landlordId }
    await audit(trx, ctx, { ...entry, data: { was: 'zq-audit_log-data-qz' } })
    await ctx.enqueue(trx, 'syncIdentity', { sessionId: `zq-job-qz ${id}` })
    await ctx.enqueue(trx, 'syncIdentity', { sessionId: emailOf(role) })
  })
  await t.db
    .insertInto('mails')
    .values({
      to: 'other@mezzo.example',
      language: 'en',
      template: 'digest',
      subject: 'A request',
      text: `zq-first-${role}-qz zq-last-${role}-qz has written to you: zq-mail-qz`,
      html: '',
      created_at: t.services.now(),
      sent_at: t.services.now(),
    })
    .execute()
  const files = await t.db.selectFrom('files').select('storage_key').execute()
  for (const { storage_key: key } of files) await t.services.files.put(key, Buffer.from('zq-content-qz'))
  const pictures = await t.db.selectFrom('pictures').select(['storage_key', 'master_key']).execute()
  for (const { storage_key, master_key } of pictures) {
    await t.services.files.put(`pictures/${storage_key}/large.avif`, Buffer.from('zq-picture-qz'))
    await t.services.files.put(`picture-masters/${master_key}.jpg`, Buffer.from('zq-master-qz'))
  }
  const exports = await t.db.selectFrom('data_exports').select('id').execute()
  for (const one of exports)
    await t.services.files.put(`exports/${one.id}/run/0`, Buffer.from('zq-archive-qz'))
  return { id, landlordId, tenantId }
}

/** Lets nothing hinder the erasure and carries it out, with the time of withdrawal over. */
async function erase(id: string) {
  await settleEverything()
  const requestedAt = t.services.now().subtract({ hours: 31 * 24 })
  await t.db.insertInto('deletion_requests').values({ user_id: id, requested_at: requestedAt }).execute()
  await runErasure()
}

async function settleEverything() {
  await asOwner(t.db, async (trx) => {
    await sql`update booking_offers set status = 'CANCELED'`.execute(trx)
    await sql`update listing_requests set status_type = 'NOT_AVAILABLE'`.execute(trx)
    await sql`update invoices set written_off_at = now()`.execute(trx)
    await sql`update payouts set state = 'PAID', paid_at = now()`.execute(trx)
    await sql`update disputes set state = 'WON'`.execute(trx)
    await sql`update deposits set settled_on = '2020-05-02'`.execute(trx)
  })
}

/** As the schedule does it: begun, and gone on with once the mail has left. */
async function runErasure(times = 2) {
  for (let time = 0; time < times; time++) {
    await inTransaction(await t.ctxFor(null), (trx) => t.services.enqueue(trx, 'erasePeople', {}))
    await t.runJobs()
  }
}

/** Every mark that is left in the database, with the tables in which it stands. */
async function marksLeft(): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') and tablename not in ('migrations') order by 1`.execute(t.db)
  const found = new Map<string, string[]>()
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} as t`.execute(
      t.db,
    )
    for (const [mark] of rows.flatMap(({ text }) => [...text.matchAll(/zq-.*?-qz/g)]))
      found.set(mark, [...new Set([...(found.get(mark) ?? []), name.replace('public.', '')])])
  }
  return found
}

/** The ways by which there are rows of the person, as `table way`. */
async function waysThatLead(id: string, role: Role): Promise<Set<string>> {
  const shape = await readShape(t.db)
  const leading = new Set<string>()
  for (const { table, ways } of ERASED_PARTS)
    for (const way of Object.values(ways).flat()) {
      const row = { table, alias: 't', ways: [way] }
      const { rows } = await sql<{ is: boolean }>`select exists (select from ${sql.table(table)} as t
        where ${belongsTo(shape, row, { id, email: emailOf(role) })}) as is`.execute(t.db)
      if (rows[0]?.is) leading.add(`${table} ${way}`)
    }
  return leading
}

/** What names the files that are left: contracts, invoices, disputes and what the tax office was told. */
const keptOfAll = [
  'booking_offers.contract_file_id',
  'booking_offers.own_contract_file_id',
  'booking_offers.signed_contract_file_id',
  'dispute_files.file_id',
  'invoices.document_file_id',
  'tax_statements.file_id',
]

const goes = (of: { ways: Record<Erase, readonly string[]> }) => [...of.ways.delete, ...of.ways.blank]

it('everything that can be stored is stored: each way from a row to a person leads from some row', async () => {
  const leading = new Set<string>()
  for (const role of ['landlord', 'tenant'] as const) {
    await t.reset()
    const { id } = await everything(role)
    await t.db
      .insertInto('deletion_requests')
      .values({ user_id: id, requested_at: t.services.now() })
      .execute()
    for (const way of await waysThatLead(id, role)) leading.add(way)
  }
  const all = ERASED_PARTS.flatMap(({ table, ways }) =>
    Object.values(ways).flatMap((of) => of.map((way) => `${table} ${way}`)),
  )
  expect(all.filter((way) => !leading.has(way))).toEqual([])
})

describe.each(['landlord', 'tenant'] as const)('of a %s', (role) => {
  it('nothing is left but what the law keeps, in the database, in the files and in the log', async () => {
    const { id } = await everything(role)
    const leading = await waysThatLead(id, role)
    const [archive] = await t.db.selectFrom('data_exports').select('id').execute()
    await erase(id)
    const request = await t.db.selectFrom('deletion_requests').selectAll().executeTakeFirstOrThrow()
    expect(request).toMatchObject({ waits_for: [], step: request.steps, contents: [] })
    expect(request.done_at).not.toBeNull()

    const mustBeGone = new Set(
      ERASED_PARTS.filter((part) => goes(part).some((way) => leading.has(`${part.table} ${way}`))).flatMap(
        ({ table, columns }) => columns.map((column) => markOf(table, column)),
      ),
    )
    const left = await marksLeft()
    const own = [`zq-first-${role}-qz`, `zq-last-${role}-qz`, `zq-${role}-qz`, 'zq-phone-qz', 'zq-image-qz', 'zq-mail-qz', 'zq-job-qz', 'zq-audit_log-data-qz'] // prettier-ignore
    // The name of a file that the law keeps goes with it.
    const wrong = [...left].filter(
      ([mark]) => (mustBeGone.has(mark) && mark !== markOf('files', 'file_name')) || own.includes(mark),
    )
    expect(wrong).toEqual([])
    const kept = (await Array.fromAsync(t.services.files.list('files'))).map((key) =>
      key.slice('files/'.length),
    )
    expect(kept.toSorted()).toEqual(
      (role === 'landlord'
        ? [...keptOfAll, 'tenant_documents.file_id']
        : [...keptOfAll, 'own_contracts.file_id']
      ).toSorted(),
    )
    expect(await Array.fromAsync(t.services.files.list('pictures'))).toHaveLength(role === 'landlord' ? 0 : 1)
    expect(await Array.fromAsync(t.services.files.list('picture-masters'))).toHaveLength(
      role === 'landlord' ? 0 : 1,
    )
    expect(await Array.fromAsync(t.services.files.list(`exports/${archive?.id}`))).toEqual([])
    expect(lines.filter((line) => line.includes('zq-'))).toEqual([])
    expect(readFileSync(erasureLog, 'utf8')).toMatch(
      new RegExp(`^\\{"request":"${request.id}","person":"${id}",[^\\n]*\\}\\n$`),
    )
    expect((await checkAuditLog(t.db, t.services.config.secret, null)).breaks).toEqual([])
  })
})

describe('an erasure', () => {
  it('goes on where it was interrupted, whatever step that was, and ends the same', async () => {
    const { id } = await everything('landlord')
    await settleEverything()
    const requestedAt = t.services.now().subtract({ hours: 31 * 24 })
    await t.db.insertInto('deletion_requests').values({ user_id: id, requested_at: requestedAt }).execute()
    await runErasure(1)
    const { steps } = await wishOf(id)
    let [interruptions, calls] = [0, 2]
    // Each time the process ends a little later: what the step at hand has done is lost, what came before stays.
    for (let run = 0; run < 200 && !(await wishOf(id)).done_at; run++) {
      const { step } = await wishOf(id)
      const services = { ...t.services, now: failingAfter(calls) }
      await erasePeople(systemContext(services, 'test')).catch(() => interruptions++)
      if ((await wishOf(id)).step === step) calls++
    }
    expect(interruptions).toBeGreaterThan(0)
    expect((await wishOf(id)).step).toBe(steps)
    expect((await marksLeft()).has('zq-phone-qz')).toBe(false)
  })

  it('waits for what hinders it, says so, and begins once that is settled', async () => {
    const { id, landlord } = await stage()
    await t.db
      .insertInto('deletion_requests')
      .values({ user_id: id, requested_at: t.services.now().subtract({ hours: 31 * 24 }) })
      .execute()
    await runErasure()
    const query = '{ me { deletionRequest { waitsFor startedAt } } }'
    expect((await t.graphql(query, {}, landlord)).data).toEqual({
      me: { deletionRequest: { waitsFor: ['PUBLISHED_LISTING'], startedAt: null } },
    })
    await t.db.updateTable('listings').set({ published: false }).execute()
    await runErasure()
    expect(await wishOf(id)).toMatchObject({ waits_for: [], done_at: expect.anything() })
  })

  it('tells the person before the address goes, logs them out, and leaves the address free for a new account', async () => {
    const { id, landlord } = await stage()
    await t.db.updateTable('listings').set({ published: false }).execute()
    await t.db
      .insertInto('deletion_requests')
      .values({ user_id: id, requested_at: t.services.now().subtract({ hours: 31 * 24 }) })
      .execute()
    await inTransaction(await t.ctxFor(null), (trx) => t.services.enqueue(trx, 'erasePeople', {}))
    const ctx = await t.ctxFor(null)
    await erasePeople(ctx)
    expect(await t.db.selectFrom('mails').select(['to', 'template', 'sent_at']).execute()).toEqual([
      { to: 'jana@mezzo.example', template: 'accountErased', sent_at: null },
    ])
    expect(await wishOf(id)).toMatchObject({ step: 0, done_at: null })
    await runErasure()
    expect(await wishOf(id)).toMatchObject({ done_at: expect.anything() })
    expect(await t.db.selectFrom('mails').select('id').execute()).toEqual([])
    expect((await t.graphql('{ me { _id } }', {}, landlord)).data).toEqual({ me: null })
    await expect(t.createUser({ email: 'jana@mezzo.example' })).resolves.not.toBe(id)
  })

  it('is not begun within the days of withdrawal, nor after the wish was taken back', async () => {
    const { id } = await stage()
    await t.db.updateTable('listings').set({ published: false }).execute()
    const old = t.services.now().subtract({ hours: 31 * 24 })
    const values = { user_id: id, requested_at: t.services.now().subtract({ hours: 29 * 24 }) }
    await t.db.insertInto('deletion_requests').values(values).execute()
    await runErasure()
    expect(await wishOf(id)).toMatchObject({ started_at: null })
    await t.db
      .updateTable('deletion_requests')
      .set({ requested_at: old, withdrawn_at: t.services.now() })
      .execute()
    await runErasure()
    expect(await wishOf(id)).toMatchObject({ started_at: null })
  })
})

describe('a restored database', () => {
  it('has whoever was erased erased again before anybody is answered', async () => {
    const { id } = await stage()
    await t.db.updateTable('listings').set({ published: false }).execute()
    await erase(id)
    // The state of before: the person is there again, without any wish, with a home that is let to somebody.
    await t.reset()
    await storeAgain(id)
    expect(await eraseAgain(systemContext(t.services, 'start'))).toBe(1)
    const user = await t.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(user).toMatchObject({
      first_name: '',
      email: `erased-${id}@erased.invalid`,
      erased_at: expect.anything(),
    })
    expect(await t.db.selectFrom('groups').select('id').execute()).toEqual([])
    expect(await eraseAgain(systemContext(t.services, 'start'))).toBe(0)
  })

  it('is taken up again where that was interrupted', async () => {
    const { id } = await stage()
    await t.db.updateTable('listings').set({ published: false }).execute()
    await erase(id)
    await t.reset()
    await storeAgain(id)
    for (let calls = 1; calls < 200 && !(await doneOf(id)); calls++) {
      const services = { ...t.services, now: failingAfter(calls) }
      await eraseAgain(systemContext(services, 'start')).catch(() => {})
    }
    expect(await doneOf(id)).toBe(true)
    expect(await t.db.selectFrom('groups').select('id').execute()).toEqual([])
  })

  it('answers nobody until then, and says why', async () => {
    t.lifecycle.restoring = true
    const [ready, alive, page] = await Promise.all(
      ['/readyz', '/healthz', '/api/users/me'].map((url) => t.app.inject(url)),
    )
    t.lifecycle.restoring = false
    expect([ready?.statusCode, alive?.statusCode, page?.statusCode]).toEqual([503, 200, 503])
    expect(ready?.json()).toEqual({
      status: 'people are erased again who came back with a restored database',
    })
    expect((await t.app.inject('/readyz')).statusCode).toBe(200)
  })
})

describe('the log of erasures', () => {
  it('is read to the last whole line, and goes on below one that a crash has cut short', async () => {
    const erasure = (person: string) => ({
      request: crypto.randomUUID(),
      person,
      at: '2030-01-01T00:00:00Z',
      digest: 'd',
    })
    const [first, second] = [erasure(crypto.randomUUID()), erasure(crypto.randomUUID())]
    const config = { erasureLog }
    expect(await readErasures(config)).toEqual([])
    await appendErasure(config, first)
    appendFileSync(erasureLog, '{"request":"cut sho')
    expect(await readErasures(config)).toEqual([first])
    await appendErasure(config, second)
    await appendErasure(config, second)
    expect(await readErasures(config)).toEqual([first, second])
  })
})

it('an entry of the audit log that was emptied by nobody, or whose rest was changed, is noticed', async () => {
  const { id } = await stage()
  const ctx = await t.ctxFor(id)
  await inTransaction(ctx, (trx) =>
    audit(trx, ctx, { action: 'a', entityType: 'user', entityId: id, landlordId: id, data: { was: 'x' } }),
  )
  await t.db.updateTable('listings').set({ published: false }).execute()
  await erase(id)
  const problems = async () =>
    (await checkAuditLog(t.db, t.services.config.secret, null)).breaks.map(({ problem }) => problem)
  expect(await problems()).toEqual([])
  await expect(sql`update audit_log set data = '{}'`.execute(t.db)).rejects.toThrow('never changed')
  await asOwner(t.db, (trx) => sql`update audit_log set action = 'b' where action = 'a'`.execute(trx))
  expect(await problems()).toEqual(['entry changed'])
  await asOwner(t.db, (trx) => sql`update audit_log set action = 'a' where action = 'b'`.execute(trx))
  await asOwner(t.db, (trx) => sql`update audit_erasures set batch = gen_random_uuid()`.execute(trx))
  expect(await problems()).toContain('entry emptied by nobody')
})

async function storeAgain(id: string) {
  const other = await t.createUser({
    email: 'jana@mezzo.example',
    firstName: 'Jana',
    lastName: 'Keller',
    landlord: true,
  })
  await asOwner(t.db, async (trx) => {
    await trx.updateTable('users').set({ id }).where('id', '=', other).execute()
    await trx.updateTable('accounts').set({ user_id: id }).where('user_id', '=', other).execute()
  })
  await createListing(t.db, id)
}

const doneOf = async (id: string) =>
  (await t.db.selectFrom('deletion_requests').select('done_at').where('user_id', '=', id).executeTakeFirst())
    ?.done_at != null

async function stage() {
  const { landlordId: id, landlord } = await createStage(t)
  return { id, landlord }
}

const wishOf = (id: string) =>
  t.db.selectFrom('deletion_requests').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow()

/** A clock that stops the process, as it were, when it is asked for the time once too often. */
function failingAfter(calls: number): () => Temporal.Instant {
  let left = calls
  return () => {
    if (left-- === 0) throw new Error('The process has ended.')
    return Temporal.Now.instant()
  }
}
