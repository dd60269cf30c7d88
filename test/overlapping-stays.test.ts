import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from './app.ts'
import { bookStay } from './request-commands.ts'
import { createStage, given } from './builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

test('the database itself refuses two stays on one day of one unit, whoever asks', async () => {
  const stage = await createStage(t)
  await bookStay(t, stage, '2030-02-01', '2030-04-30')
  await bookStay(t, stage, '2030-06-01', '2030-08-31')
  const [first, second] = await t.db
    .selectFrom('occupancies')
    .select(['id', 'listing_id'])
    .orderBy('days')
    .execute()
  expect(given(first).listing_id).toBe(given(second).listing_id)
  const move = (days: string) =>
    sql`update occupancies set days = ${days}::daterange where id = ${given(second).id}`.execute(t.db)
  await expect(move('[2030-04-30,2030-08-31]')).rejects.toThrow('occupancies_no_overlap')
  await expect(move('[2030-01-01,2030-02-01]')).rejects.toThrow('occupancies_no_overlap')
  await move('[2030-05-01,2030-08-31]')
})
