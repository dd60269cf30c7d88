import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { audit } from '../src/server/kernel/audit/audit.ts'
import type { Payments } from '../src/server/kernel/adapters/payments/payments.ts'
import type { Config } from '../src/server/kernel/config/config.ts'
import type { Db } from '../src/server/kernel/db/database.ts'
import { inTransaction } from '../src/server/kernel/db/transaction.ts'
import { asOwner } from './as-owner.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { createStage } from './builders.ts'
import { storeEverything } from './everything-stored.ts'
import type { FileKey } from '../src/server/kernel/files/folders.ts'

/** As whom somebody is erased. */
export type ErasedRole = 'landlord' | 'tenant'

/** The address of either of the two between whom everything is stored. */
export const emailOf = (role: ErasedRole) => `zq-${role}-qz@mezzo.example`

/**
 * Starts the server with a log of erasures before the tests of a file, and what lets somebody be erased; each test
 * begins with nothing. `open` brings providers that are there by then.
 */
export function startErasureStage(
  open: () => Promise<{ payments?: Payments; config?: Partial<Config> }> = async () => ({}),
) {
  const folder = mkdtempSync(join(tmpdir(), 'erasure-'))
  const stage = { erasureLog: join(folder, 'erasures.log'), lines: [] as string[] } as {
    t: TestApp
    erasureLog: string
    /** What the server has logged. */
    lines: string[]
  }
  beforeAll(async () => {
    const { erasureLog, lines } = stage
    const { config, ...more } = await open()
    stage.t = await buildTestApp({
      config: { erasureLog, ...config },
      ...more,
      log: (line) => lines.push(line),
    })
  })
  afterAll(async () => {
    await stage.t.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    await stage.t.reset()
    stage.lines.length = 0
  })
  afterEach(() => rmSync(stage.erasureLog, { force: true }))

  /** Lets nothing hinder the erasure and carries it out, with the time of withdrawal over. */
  async function erase(id: string) {
    await settleEverything()
    const requestedAt = stage.t.services.now().subtract({ hours: 31 * 24 })
    await stage.t.db
      .insertInto('deletion_requests')
      .values({ user_id: id, requested_at: requestedAt })
      .execute()
    await runErasure()
  }

  async function settleEverything() {
    await asOwner(stage.t.db, async (trx) => {
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
      await inTransaction(await stage.t.ctxFor(null), (trx) =>
        stage.t.services.enqueue(trx, 'erasePeople', {}),
      )
      await stage.t.runJobs()
    }
  }

  async function landlordWithHome() {
    const { landlordId: id, landlord } = await createStage(stage.t)
    return { id, landlord }
  }

  /** Everything that the product can store between two people, and the wish of one of them, 31 days old. */
  async function everything(role: ErasedRole) {
    const person = (of: ErasedRole) => ({
      email: emailOf(of),
      firstName: `zq-first-${of}-qz`,
      lastName: `zq-last-${of}-qz`,
    })
    const landlordId = await stage.t.createUser({ ...person('landlord'), landlord: true })
    const tenantId = await stage.t.createUser(person('tenant'))
    const staffId = await stage.t.createUser({ email: 'staff@mezzo.example' })
    const id = role === 'landlord' ? landlordId : tenantId
    await stage.t.db
      .updateTable('users')
      .set({ phone: 'zq-phone-qz', image: 'zq-image-qz', labels: ['REFUGEE_USER'] })
      .where('id', '=', id)
      .execute()
    await storeEverything(stage.t.db, { landlordId, tenantId, staffId, person: { id, email: emailOf(role) } })
    const ctx = await stage.t.ctxFor(id)
    await inTransaction(ctx, async (trx) => {
      const entry = { action: 'saveProfile', entityType: 'user', entityId: id, landlordId }
      await audit(trx, ctx, { ...entry, data: { was: 'zq-audit_log-data-qz' } })
      await ctx.enqueue(trx, 'syncIdentity', { sessionId: `zq-job-qz ${id}` })
      await ctx.enqueue(trx, 'syncIdentity', { sessionId: emailOf(role) })
    })
    await stage.t.db
      .insertInto('mails')
      .values({
        to: 'other@mezzo.example',
        language: 'en',
        template: 'digest',
        subject: 'A request',
        text: `zq-first-${role}-qz zq-last-${role}-qz has written to you: zq-mail-qz`,
        html: '',
        created_at: stage.t.services.now(),
        sent_at: stage.t.services.now(),
      })
      .execute()
    const files = await stage.t.db.selectFrom('files').select('storage_key').execute()
    for (const { storage_key: key } of files)
      await stage.t.services.files.put(key as FileKey, Buffer.from('zq-content-qz'))
    const pictures = await stage.t.db.selectFrom('pictures').select(['storage_key', 'master_key']).execute()
    for (const { storage_key, master_key } of pictures) {
      await stage.t.services.files.put(`pictures/${storage_key}/large.avif`, Buffer.from('zq-picture-qz'))
      await stage.t.services.files.put(`picture-masters/${master_key}.jpg`, Buffer.from('zq-master-qz'))
    }
    const exports = await stage.t.db.selectFrom('data_exports').select('id').execute()
    for (const one of exports)
      await stage.t.services.files.put(`exports/${one.id}/run/0`, Buffer.from('zq-archive-qz'))
    return { id, landlordId, tenantId }
  }

  const wishOf = (id: string) =>
    stage.t.db.selectFrom('deletion_requests').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow()

  return Object.assign(stage, { erase, everything, settleEverything, runErasure, landlordWithHome, wishOf })
}

/** A clock that stops the process, as it were, when it is asked for the time once too often. */
export function failingAfter(calls: number): () => Temporal.Instant {
  let left = calls
  return () => {
    if (left-- === 0) throw new Error('The process has ended.')
    return Temporal.Now.instant()
  }
}

/** Every mark that is left in the database, with the tables in which it stands. */
export async function marksLeft(db: Db): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') and tablename not in ('migrations') order by 1`.execute(db)
  const found = new Map<string, string[]>()
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} as t`.execute(
      db,
    )
    for (const [mark] of rows.flatMap(({ text }) => [...text.matchAll(/zq-.*?-qz/g)]))
      found.set(mark, [...new Set([...(found.get(mark) ?? []), name.replace('public.', '')])])
  }
  return found
}
