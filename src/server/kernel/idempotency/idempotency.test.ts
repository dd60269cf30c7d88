import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { IdempotencyConflictError } from '../../../domain/kernel/errors.ts'
import { inTransaction } from '../db/transaction.ts'
import { withIdempotency } from './idempotency.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

/** Something that must happen once: a row of its own. */
async function book(userId: string, key: string, body: unknown, fail = false): Promise<{ id: string }> {
  const ctx = await t.ctxFor(userId)
  return await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'book', body }, async () => {
      const id = randomUUID()
      await trx.insertInto('password_tries').values({ account: id }).execute()
      if (fail) throw new Error('on purpose')
      return { id }
    }),
  )
}

const effects = async () => (await t.db.selectFrom('password_tries').selectAll().execute()).length

test('100 parallel calls have one effect and one answer', async () => {
  const user = await t.createUser()
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => book(user, key, { from: '2026-01-01' })),
  )
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
  expect(await effects()).toBe(1)
})

test('another body with the same key is refused', async () => {
  const user = await t.createUser()
  const key = randomUUID()
  await book(user, key, { from: '2026-01-01' })
  await expect(book(user, key, { from: '2026-02-01' })).rejects.toBeInstanceOf(IdempotencyConflictError)
  expect(await effects()).toBe(1)
})

test('the same key of another person is another call', async () => {
  const key = randomUUID()
  const one = await book(await t.createUser(), key, {})
  const other = await book(await t.createUser(), key, {})
  expect(one).not.toEqual(other)
})

test('a call that failed may come again', async () => {
  const user = await t.createUser()
  const key = randomUUID()
  await expect(book(user, key, {}, true)).rejects.toThrow('on purpose')
  await book(user, key, {})
  expect(await effects()).toBe(1)
})
