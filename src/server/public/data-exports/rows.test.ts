import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { inSnapshot } from '../../kernel/db/transaction.ts'
import { noteWork } from '../../kernel/http/long-work.ts'
import { readByCursor } from './rows-sql.ts'

const onPostgres = process.env['MEZZO_TEST_DATABASE'] === 'postgres'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

it('rows are read in no hurry, but where everybody waits for their transaction', async () => {
  const begun = performance.now()
  const lines = await inSnapshot({ db: t.db }, async (trx) => {
    const query = sql`select case when i % 500 = 0 then pg_sleep(0.2)::text || i else i::text end as line
      from generate_series(0, 1200) as i`
    const windows: string[][] = []
    for await (const window of readByCursor(trx, query)) {
      windows.push(window)
      noteWork()
    }
    return windows
  })
  const took = performance.now() - begun
  expect(lines.flat()).toEqual(Array.from({ length: 1_201 }, (_, i) => `${i}`))
  // Three windows of a fifth of a second each, and three times as long after each of them.
  expect(took > 2_200).toBe(onPostgres)
})
