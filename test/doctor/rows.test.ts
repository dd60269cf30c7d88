import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AskedDatabase, askDatabaseAt } from '../../scripts/doctor/ask.ts'
import { examineAudit } from '../../scripts/doctor/audit.ts'
import { examineMigrations, examineRole, examineSafety } from '../../scripts/doctor/database.ts'
import { examineDatabaseClock } from '../../scripts/doctor/clock.ts'
import { examineErasures } from '../../scripts/doctor/erasures.ts'
import { examineFiles } from '../../scripts/doctor/files.ts'
import { examineWaitingMails } from '../../scripts/doctor/mail.ts'
import { examineFeeds, examineHold, examineJobs } from '../../scripts/doctor/queue.ts'
import { examineSeal } from '../../scripts/doctor/seals.ts'
import type { Config } from '../../src/server/kernel/config/config.ts'
import { saveHold } from '../../src/server/kernel/jobs/hold-sql.ts'
import { audit } from '../../src/server/kernel/audit/audit.ts'
import { inTransaction } from '../../src/server/kernel/db/transaction.ts'
import { appendErasure } from '../../src/server/public/deletion/erasure-log.ts'
import { buildTestApp, type TestApp } from '../app.ts'
import { asOwner } from '../as-owner.ts'
import { createStage, given } from '../builders.ts'
import { urlOfTestDatabase } from '../database.ts'

let t: TestApp
let url: string
let asked: AskedDatabase
let config: Config
const dataDir = mkdtempSync(join(tmpdir(), 'mezzo-doctor-'))

beforeAll(async () => {
  t = await buildTestApp()
  url = given(await urlOfTestDatabase(t.db))
  config = { ...t.services.config, dataDir }
})
afterAll(async () => {
  await t.close()
  rmSync(dataDir, { recursive: true })
})
beforeEach(async () => {
  await t.reset()
  asked = askDatabaseAt(url)
})
afterEach(() => asked.close())

/** Settings of the database hold for whoever connects from now on. */
async function set(setting: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(t.db)
  await sql.raw(`alter database "${given(rows[0]).name}" ${setting}`).execute(t.db)
}

test('the doctor can change nothing', async () => {
  await expect(asked.rows('create table written ()')).rejects.toThrow('read-only transaction')
})

test('a database that may lose what it has acknowledged fails', async () => {
  expect(await examineSafety(asked)).toMatchObject([{ severity: 'OK' }])
  await asked.close()
  await set('set synchronous_commit = off')
  asked = askDatabaseAt(url)
  const findings = await examineSafety(asked)
  await set('reset synchronous_commit')
  expect(findings).toMatchObject([
    { severity: 'FAIL', says: expect.stringContaining('synchronous_commit is off') },
  ])
})

test('a clock that is wrong fails', async () => {
  expect(await examineDatabaseClock(asked)).toMatchObject({ severity: 'OK' })
  await asked.close()
  await sql`create schema wrong`.execute(t.db)
  await sql`create function wrong.clock_timestamp() returns timestamptz language sql
    as 'select now() + interval ''5 minutes'''`.execute(t.db)
  await set('set search_path = wrong, pg_catalog, public')
  asked = askDatabaseAt(url)
  const finding = await examineDatabaseClock(asked)
  await set('reset search_path')
  await sql`drop schema wrong cascade`.execute(t.db)
  expect(finding).toMatchObject({ severity: 'FAIL', says: expect.stringContaining('5 minutes behind') })
})

test('a role that may do too little fails', async () => {
  expect(await examineRole(asked, 10)).toMatchObject([{ severity: 'OK' }])
  expect(await examineRole(asked, 500)).toMatchObject([{ severity: 'WARN' }])
  await sql`create role mezzo_doctor_guest login password 'guest'`.execute(t.db)
  const guest = new URL(url)
  guest.username = 'mezzo_doctor_guest'
  guest.password = 'guest'
  const askedAsGuest = askDatabaseAt(guest.href)
  const findings = await examineRole(askedAsGuest, 10)
  await askedAsGuest.close()
  await sql`drop role mezzo_doctor_guest`.execute(t.db)
  expect(findings).toMatchObject([
    { severity: 'FAIL', says: expect.stringContaining('may not create') },
    { severity: 'FAIL', says: expect.stringContaining('may not read and write') },
  ])
})

test('migrations that are missing, changed or unknown are told', async () => {
  expect(await examineMigrations(asked, 'all')).toMatchObject([{ severity: 'OK' }])
  const first = '0001-kernel.sql'
  const change = (name: string, to: { name?: string; hash?: string }) =>
    t.db.updateTable('migrations').set(to).where('name', '=', name).execute()
  const { hash } = await t.db
    .selectFrom('migrations')
    .select('hash')
    .where('name', '=', first)
    .executeTakeFirstOrThrow()
  await change(first, { hash: 'changed' })
  const changed = await examineMigrations(asked, 'all')
  await change(first, { name: 'unknown.sql', hash })
  const missing = await examineMigrations(asked, 'all')
  const withoutStart = await examineMigrations(asked, 'none')
  await change('unknown.sql', { name: first })
  expect(changed).toMatchObject([{ severity: 'FAIL', says: expect.stringContaining('was changed') }])
  expect(missing).toMatchObject([
    {
      severity: 'FAIL',
      says: expect.stringContaining(first),
      advice: expect.stringContaining('Start a server'),
    },
    { severity: 'WARN', says: expect.stringContaining('does not know') },
  ])
  expect(withoutStart[0]).toMatchObject({ advice: expect.stringContaining('npm run migrate -- before') })
})

test('jobs that nobody works on fail', async () => {
  const ctx = await t.ctxFor(null)
  await inTransaction(ctx, (trx) => ctx.enqueue(trx, 'forgetOldLogins', {}))
  const age = (minutes: number) =>
    sql`update pgboss.queue set created_on = now() - make_interval(mins => ${minutes})`.execute(t.db)
  await age(9)
  expect(await examineJobs(asked)).toMatchObject([{ severity: 'WARN', says: 'No job has ended yet.' }])
  await age(11)
  expect(await examineJobs(asked)).toMatchObject([{ severity: 'FAIL', says: 'No job has ever ended.' }])
  await t.runJobs()
  expect(await examineJobs(asked)).toMatchObject([{ severity: 'OK' }])
  const ended = (minutes: number) =>
    sql`update pgboss.job set completed_on = now() - make_interval(mins => ${minutes})
      where completed_on is not null`.execute(t.db)
  await ended(11)
  expect(await examineJobs(asked)).toMatchObject([
    { severity: 'FAIL', says: 'No job has ended for 11 minutes.' },
  ])
  await ended(1)
  await inTransaction(ctx, (trx) => ctx.enqueue(trx, 'sendMail', { mailId: crypto.randomUUID() }))
  await sql`update pgboss.job set start_after = now() - interval '2 hours' where name = 'sendMail'`.execute(
    t.db,
  )
  expect(await examineJobs(asked)).toMatchObject([
    { severity: 'FAIL', says: expect.stringMatching(/1 jobs sendMail wait, the oldest for 2 hours/) },
  ])
  await sql`update pgboss.job set state = 'failed' where name = 'sendMail'`.execute(t.db)
  expect(await examineJobs(asked)).toMatchObject([
    { severity: 'WARN', says: expect.stringContaining('failed') },
  ])
})

test('mails that do not leave fail, those that never will are told', async () => {
  expect(await examineWaitingMails(asked)).toMatchObject({ severity: 'OK' })
  const mail = {
    to: 'a@mezzo.example',
    language: 'en',
    template: 'accountErased',
    subject: '',
    text: '',
    html: '',
    created_at: Temporal.Now.instant().subtract({ hours: 3 }),
  }
  const refused = "Error: Can't send mail - all recipients were rejected: 550 No such user"
  await t.db
    .insertInto('mails')
    .values({ ...mail, last_error: refused })
    .execute()
  expect(await examineWaitingMails(asked)).toMatchObject({
    severity: 'OK',
    says: expect.stringContaining('1 could not be sent'),
  })
  await t.db.insertInto('mails').values(mail).execute()
  expect(await examineWaitingMails(asked)).toMatchObject({ severity: 'FAIL' })
})

test('calendars that nobody asks fail, those that cannot be read are told', async () => {
  const { landlordId, groupId, unitIds } = await createStage(t)
  const now = Temporal.Now.instant()
  await t.db
    .insertInto('calendar_feeds')
    .values({
      landlord_id: landlordId,
      group_id: groupId,
      listing_id: given(unitIds[0]),
      kind: 'LINK',
      platform: 'AIRBNB',
      label: 'A',
      url: 'https://calendars.example/a.ics',
      next_check_at: now.add({ minutes: 5 }),
    })
    .execute()
  expect(await examineFeeds(asked)).toMatchObject({ severity: 'OK' })
  await t.db.updateTable('calendar_feeds').set({ failures: 2 }).execute()
  expect(await examineFeeds(asked)).toMatchObject({ severity: 'WARN' })
  await t.db
    .updateTable('calendar_feeds')
    .set({ next_check_at: now.subtract({ hours: 1 }) })
    .execute()
  expect(await examineFeeds(asked)).toMatchObject({ severity: 'FAIL' })
})

test('files without content fail', async () => {
  const { landlordId } = await createStage(t)
  expect(await examineFiles(config, asked)).toMatchObject({ severity: 'OK' })
  await t.db
    .insertInto('files')
    .values({
      landlord_id: landlordId,
      type: 'CONTRACT',
      file_name: 'contract.pdf',
      content_type: 'application/pdf',
      size: 1,
      sha256: 'x',
      storage_key: 'nothing/there',
    })
    .execute()
  expect(await examineFiles(config, asked)).toMatchObject({ severity: 'FAIL' })
})

test('a key that is gone after it has sealed fails', async () => {
  expect(await examineSeal(config, asked)).toMatchObject({ severity: 'OK' })
  const { createSealCertificate } = await import('../../src/server/rentals/seal/seal-certificate.ts')
  const { certificate } = await createSealCertificate(config.origin)
  await t.db
    .insertInto('seal_certificates')
    .values({ fingerprint: 'x', certificate, first_used_at: Temporal.Now.instant() })
    .execute()
  expect(await examineSeal(config, asked)).toMatchObject({
    severity: 'FAIL',
    says: expect.stringContaining('gone'),
  })
  const another = await createSealCertificate(config.origin)
  expect(await examineSeal({ ...config, seal: another }, asked)).toMatchObject({
    severity: 'WARN',
    says: expect.stringContaining('another one'),
  })
})

test('an audit log that somebody has changed fails', async () => {
  const ctx = await t.ctxFor(null)
  const entry = { action: 'tried', entityType: 'thing', entityId: crypto.randomUUID(), landlordId: null }
  await inTransaction(ctx, (trx) => audit(trx, ctx, entry))
  expect(await examineAudit(config, asked)).toMatchObject({
    severity: 'OK',
    says: expect.stringContaining('1 entries'),
  })
  await asOwner(t.db, (trx) => sql`update audit_log set action = 'changed'`.execute(trx))
  expect(await examineAudit(config, asked)).toMatchObject({ severity: 'FAIL' })
})

test('a log of erasures that lacks what the database knows fails', async () => {
  const erasureLog = join(dataDir, 'erasures.log')
  const look = () => examineErasures({ ...config, erasureLog }, t.db)
  expect(await look()).toMatchObject({ severity: 'OK', says: expect.stringContaining('Nobody') })
  const { landlordId: person } = await createStage(t)
  const now = Temporal.Now.instant()
  const { id: request } = await t.db
    .insertInto('deletion_requests')
    .values({ user_id: person, requested_at: now, started_at: now, logged_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await look()).toMatchObject({
    severity: 'FAIL',
    says: expect.stringContaining('does not name 1 people'),
  })
  await appendErasure({ erasureLog }, { request, person, at: now.toString(), digest: 'd' })
  expect(await look()).toMatchObject({ severity: 'OK', says: expect.stringContaining('(1)') })
})

test('jobs that wait since a restore are told until they are let go', async () => {
  expect(await examineHold(asked)).toEqual([])
  const restoredTo = Temporal.Instant.from('2026-11-28T12:00:00Z')
  await saveHold(t.db, { jobs: 'ALL', restoredTo })
  expect(await examineHold(asked)).toMatchObject([
    { severity: 'FAIL', says: expect.stringContaining('2026-11-28T12:00:00Z') },
  ])
  await saveHold(t.db, { jobs: 'MONEY', restoredTo })
  expect(await examineHold(asked)).toMatchObject([
    { severity: 'WARN', advice: expect.stringContaining('--money') },
  ])
  await saveHold(t.db, null)
  expect(await examineHold(asked)).toEqual([])
})
