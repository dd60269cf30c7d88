import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const query = 'query($userId: ID) { answer: userIdVerificationStatus(userId: $userId) { status date } }'

it.each([
  [null, null, 'unverified'],
  ['STARTED', null, 'started'],
  ['SUBMITTED', null, 'pending'],
  ['SUBMITTED', 'APPROVED', 'succeeded'],
  ['SUBMITTED', 'DECLINED', 'failed'],
  ['SUBMITTED', 'RESUBMISSION_REQUESTED', 'pending'],
] as const)('a verification that is %s and %s shows as %s', async (action, status, shown) => {
  const userId = await t.createUser({ email: 'jana@mezzo.example', landlord: true })
  const rows = action
    ? [{ user_id: userId, provider: 'MEZZO' as const, action, status, session_id: 'one' }]
    : []
  for (const row of rows) await t.db.insertInto('id_verifications').values(row).execute()
  const { data } = await t.graphql<{ answer: { status: string } }>(
    query,
    {},
    await t.login('jana@mezzo.example'),
  )
  expect(data.answer.status).toBe(shown)
})

it('is for the person and those who verify', async () => {
  const userId = await t.createUser({ email: 'jana@mezzo.example', landlord: true })
  await t.createUser({ email: 'tom@mezzo.example' })
  await t.createUser({ email: 'verifies@mezzo.example', permissions: ['DOCUMENT_VERIFICATION'] })
  const read = async (email: string) => t.graphql(query, { userId }, await t.login(email))
  expect((await read('tom@mezzo.example')).errors?.[0]?.message).toBe('Not allowed to access')
  expect((await read('verifies@mezzo.example')).data).toEqual({
    answer: { status: 'unverified', date: null },
  })
})
