import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { readShape } from '../deletion/shape-sql.ts'
import { isTheirs, endingParts } from './over-sql.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

it('what is kept of a person is found by indexes, however much there is of others', async () => {
  const shape = await readShape(t.db)
  const whole = await t.db.transaction().execute(async (trx) => {
    // Tables are empty here: a plan that goes through a whole one has no other way.
    await sql`set local enable_seqscan = off`.execute(trx)
    const found: string[] = []
    for (const part of endingParts(crypto.randomUUID())) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off)
        select from ${sql.table(part.table)} as t where ${isTheirs(shape, part, crypto.randomUUID())}`.execute(
        trx,
      )
      found.push(...rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Seq Scan')))
    }
    return found
  })
  expect(whole).toEqual([])
})
