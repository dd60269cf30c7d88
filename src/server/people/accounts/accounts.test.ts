import { viewerOfSecret } from '../tokens/viewer.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type TestApp } from '../../../../test/app.ts'
import { createAccounts } from './accounts.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

test('the login library makes no account, even if somebody reached it', async () => {
  const { origin } = t.services.config
  const answer = await createAccounts(t.services, viewerOfSecret).handle(
    new Request(`${origin}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({
        email: 'lea@mezzo.example',
        password: PASSWORD,
        name: 'Lea Roth',
        firstName: 'Lea',
        lastName: 'Roth',
      }),
    }),
  )
  expect(answer.status).toBe(400)
  expect(await t.db.selectFrom('users').selectAll().execute()).toEqual([])
})
