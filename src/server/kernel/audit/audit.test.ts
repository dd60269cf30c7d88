import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { systemContext } from '../viewer/context.ts'
import { audit } from './audit.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

test('an entry has the very instant of what it tells, whatever the clock on the wall says', async () => {
  const at = Temporal.Instant.from('2030-03-31T01:30:00.123Z')
  t.setNow(at)
  const entry = { action: 'tried', entityType: 'thing', entityId: crypto.randomUUID(), landlordId: null }
  await audit(t.db, systemContext(t.services), entry)
  await sql`set time zone 'Europe/Berlin'`.execute(t.db)
  const kept = await t.db.selectFrom('audit_log').select('at').where('action', '=', 'tried').execute()
  await sql`set time zone 'UTC'`.execute(t.db)
  expect(kept).toEqual([{ at }])
})
