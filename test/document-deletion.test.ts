import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ENDED_DOCUMENT_MONTHS } from '../src/domain/rentals/document-clock.ts'
import { addDays, addMonths, dayOf, midnightOf } from '../src/domain/kernel/day.ts'
import type { JobName } from '../src/server/kernel/jobs/names.ts'
import { findJob } from '../src/server/kernel/jobs/registry.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { given } from './builders.ts'
import { type DocumentStage, handInAs, review, stageWithDocuments } from './document-stage.ts'
import { identityStage } from './identity-stage.ts'
import { command } from './request-commands.ts'
import { claimReview } from './review-claims.ts'

// A word that nothing else contains: in names of files, in their bytes, in what staff wrote.
const MARK = 'Zaunkoenig7431'

// What the server has written into its log, as an operator keeps it.
const log: string[] = []

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp({ log: (line) => void log.push(line) })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  log.length = 0
  t.setNow('2026-11-21T09:00:00Z')
})

/** Somebody with everything: replaced, taken away, refused, waiting and accepted documents, of a request that ended. */
async function everything(): Promise<DocumentStage> {
  const stage = await stageWithDocuments(t)
  const { tenant, staff, requestId } = stage
  const content = (what: string) => `%PDF-1.7 ${MARK} ${what}`
  const handIn = (type: string, what: string, replaces = '') =>
    handInAs(t, tenant, requestId, { type, name: `${MARK} ${what}.pdf`, content: content(what), replaces })
  const first = await handIn('BANK_STATEMENT', 'first')
  await review(t, staff, await handIn('BANK_STATEMENT', 'second', first), `${MARK} is cut off.`)
  await review(t, staff, await handIn('BANK_STATEMENT', 'third'))
  await handIn('VALID_IDENTITY_DOCUMENT', 'passport')
  await t.runJobs()
  return stage
}

/** Where the word is to be found: tables of every schema, the queue's too, contents of files, and lines of the log. */
async function findings(mark = MARK): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    t.db,
  )
  const found: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(`${schema}.${name}`)} as one
      where one::text ilike ${`%${mark}%`}`.execute(t.db)
    if (given(rows[0]).count > 0) found.push(`table ${name}`)
  }
  for (const folder of [
    'tenant-documents',
    'identity',
    'contracts',
    'own-contracts',
    'floor-plans',
    'pictures',
  ])
    for await (const key of t.services.files.list(folder)) {
      const content = await t.services.files.get(key)
      if (content && Buffer.from(content).includes(mark)) found.push(`file ${folder}`)
    }
  if (log.some((line) => line.toLowerCase().includes(mark.toLowerCase()))) found.push('log')
  return [...new Set(found)].toSorted()
}

async function run(...names: JobName[]): Promise<void> {
  const ctx = await t.ctxFor(null)
  for (const name of names) await given(findJob(name)).handler(ctx, {})
  await t.runJobs()
}

it('nothing of a tenant’s documents is found once their clocks have run out: in no table, no queue, no file, no log', async () => {
  const { tenant, requestId } = await everything()
  expect(await findings()).toEqual([
    'file tenant-documents',
    'table files',
    'table mails',
    'table tenant_documents',
  ])
  await command(t, tenant, 'withdrawListingRequest', { id: requestId })
  const end = addMonths(dayOf(t.services.now()), ENDED_DOCUMENT_MONTHS)

  t.setNow(`${addDays(end, -1)}T23:59:59Z`)
  await run('forgetTenantDocuments')
  expect(await findings()).toEqual(['file tenant-documents', 'table files', 'table mails'])

  // A mail that says why a document was refused goes after a time of its own, which is shorter.
  t.setNow(midnightOf(end).toString())
  await run('forgetTenantDocuments', 'forgetMails', 'forgetNotifications', 'forgetIdempotencyKeys')
  expect(await findings()).toEqual([])
  expect(await t.db.selectFrom('tenant_documents').selectAll().execute()).toEqual([])
  expect(log.length).toBeGreaterThan(10)
})

it('a replaced document is gone at once, with its name', async () => {
  const stage = await stageWithDocuments(t)
  const mark = 'Goldhaehnchen6152'
  const order = { type: 'BANK_STATEMENT', name: `${mark}.pdf`, content: `%PDF-1.7 ${mark}` }
  const first = await handInAs(t, stage.tenant, stage.requestId, order)
  await handInAs(t, stage.tenant, stage.requestId, { type: 'BANK_STATEMENT', replaces: first })
  await t.runJobs()
  expect(await findings(mark)).toEqual([])
})

it('nothing of an identity’s pictures is found the day after, and of its number never: in no table, file or log', async () => {
  const stage = await identityStage(t)
  const number = 'WIEDEHOPF8240'
  await stage.begin()
  expect(await stage.add('FRONT', `%PDF-1.7 ${MARK} a passport`)).toMatchObject({ status: 201 })
  await stage.add('SELFIE')
  expect(await stage.submit('PASSPORT')).toBeNull()
  expect(await findings()).toEqual(['file identity'])
  const read = { firstName: 'Jana', lastName: 'Keller', birthDate: '1990-01-31', country: 'DE' }
  await claimReview(t, stage.staff, 'IDENTITY', await stage.id())
  const data = { ...read, expiresOn: null, documentNumber: number }
  expect(await stage.decide({ status: 'APPROVED', data })).toBeNull()
  await t.runJobs()
  expect(await findings(number)).toEqual([])
  t.setNow('2026-11-22T08:59:59Z')
  await run('eraseIdentities')
  expect(await findings()).toEqual(['file identity'])
  t.setNow('2026-11-22T09:00:00Z')
  await run('eraseIdentities')
  expect(await findings()).toEqual([])
  expect(await t.db.selectFrom('id_pictures').selectAll().execute()).toEqual([])
  expect(await t.db.selectFrom('id_picture_erasures').selectAll().execute()).toEqual([])
})

it('is promised by what is written about it', async () => {
  const text = await readFile(new URL('../docs/retention.md', import.meta.url), 'utf8')
  expect(text).toContain(`${ENDED_DOCUMENT_MONTHS} months after its request ended without a stay`)
  expect(text).toContain('Mezzo itself makes no backups of the database and has no list of them.')
  expect(text).toContain(
    'A copy of the files that the operator has set (MEZZO_FILES_COPY) keeps what was deleted',
  )
})
