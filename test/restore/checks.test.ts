import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHECKS } from '../../scripts/restore/checks.ts'
import { repeatErasures } from '../../scripts/restore/in-step.ts'
import type { Config } from '../../src/server/kernel/config/config.ts'
import { type Files, memoryFiles } from '../../src/server/kernel/adapters/files.ts'
import { sealAuditLog } from '../../src/server/kernel/audit/actions.ts'
import { fillDemo } from '../../src/server/demo/seed.ts'
import { createSealCertificate } from '../../src/server/rentals/seal/seal-certificate.ts'
import { buildTestApp, type TestApp } from '../app.ts'
import { asOwner } from '../as-owner.ts'

let t: TestApp
let files: Files
let copy: Files
beforeAll(async () => {
  t = await buildTestApp({ config: { seal: await createSealCertificate('https://mezzo.example') } })
  t.setNow('2026-11-21T09:13:00Z')
  await fillDemo(t.services)
  await t.runJobs()
  await sealAuditLog(await t.ctxFor(null))
  files = t.services.files
  copy = memoryFiles()
  for (const { storage_key: key } of await t.db.selectFrom('files').select('storage_key').execute())
    await copy.put(key, (await files.get(key)) ?? new Uint8Array())
})
afterAll(() => t.close())

const found = (name: keyof typeof CHECKS, more: { config?: Config; copy?: Files | null } = {}) =>
  CHECKS[name]({ config: t.services.config, db: t.db, files, copy, ...more })
const signed = async () =>
  (
    await t.db
      .selectFrom('files')
      .select('storage_key as key')
      .where('type', '=', 'SIGNED_CONTRACT')
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).key

test('the demo is whole', async () => {
  for (const name of ['secret', 'seal', 'audit', 'files', 'ledger'] as const)
    for (const finding of await found(name)) expect(finding).toMatchObject({ severity: 'OK' })
  expect(await found('files')).toContainEqual(
    expect.objectContaining({ says: expect.stringMatching(/^[1-9]\d* documents are as they were sealed/) }),
  )
})

test('what is missing or was changed comes back from the copy, and without one it is told', async () => {
  const key = await signed()
  const whole = await files.get(key)
  await files.remove(key)
  expect(await found('files', { copy: null })).toContainEqual(
    expect.objectContaining({ severity: 'FAIL', says: expect.stringContaining(key) }),
  )
  expect(await found('files')).toContainEqual(
    expect.objectContaining({ severity: 'OK', says: expect.stringContaining('1 of them brought back') }),
  )
  expect(await files.get(key)).toEqual(whole)
  await files.put(key, new TextEncoder().encode('%PDF-1.7 something else'))
  expect(await found('files', { copy: null })).toContainEqual(
    expect.objectContaining({
      severity: 'FAIL',
      says: expect.stringContaining('not what the database says'),
    }),
  )
  await found('files')
  expect(await files.get(key)).toEqual(whole)
})

test('another key of the seal, and another secret', async () => {
  const { config } = t.services
  const seal = await createSealCertificate('https://other.example')
  expect(await found('seal', { config: { ...config, seal } })).toMatchObject([{ severity: 'FAIL' }])
  expect(
    await found('seal', { config: { ...config, seal: { ...seal, key: config.seal?.key ?? '' } } }),
  ).toMatchObject([{ severity: 'FAIL', says: expect.stringContaining('can’t be used') }])
  expect(await found('seal', { config: { ...config, seal: null } })).toMatchObject([
    { severity: 'FAIL', says: expect.stringContaining('gone') },
  ])
  const other = { ...config, secret: 'another secret that is long enough to be one' }
  expect(await found('secret', { config: other })).toMatchObject([{ severity: 'FAIL' }])
  expect(await found('audit', { config: other })).toMatchObject([
    { severity: 'FAIL', says: expect.stringContaining('MEZZO_SECRET') },
  ])
})

test('a log of erasures that is not there is told, and fails where the database knows of erasures', async () => {
  const erasureLog = join(mkdtempSync(join(tmpdir(), 'mezzo-erasures-')), 'erasures.log')
  const repeat = () =>
    repeatErasures({
      ...t.services,
      config: { ...t.services.config, erasureLog },
      copy,
      close: async () => {},
    })
  expect(await repeat()).toMatchObject([{ severity: 'WARN', says: expect.stringContaining('names nobody') }])
  const now = t.services.now()
  const { id } = await t.db.selectFrom('users').select('id').orderBy('email').executeTakeFirstOrThrow()
  await t.db
    .insertInto('deletion_requests')
    .values({ user_id: id, requested_at: now, withdrawn_at: now, logged_at: now })
    .execute()
  expect(await repeat()).toMatchObject([
    { severity: 'FAIL', says: expect.stringContaining('does not name 1 people') },
    { severity: 'OK', says: expect.stringContaining('0 people were erased again') },
  ])
  rmSync(dirname(erasureLog), { recursive: true })
})

test('a changed entry of the books, and of the audit log', async () => {
  await asOwner(t.db, (trx) =>
    sql`update ledger_transfers set amount = amount + 1 where id = (select min(id) from ledger_transfers)`.execute(
      trx,
    ),
  )
  expect(await found('ledger')).toMatchObject([{ severity: 'FAIL' }])
  await asOwner(t.db, (trx) =>
    sql`update audit_log set action = 'other' where id = (select min(id) from audit_log)`.execute(trx),
  )
  expect(await found('audit')).toMatchObject([
    { severity: 'FAIL', says: expect.stringContaining('entry changed') },
  ])
})
