import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildTestApp, PASSWORD, type Browser, type TestApp } from '../../../../test/app.ts'
import { whileRefused } from '../../../../test/refused-changes.ts'

// What the login answers, and what stays, where the database is lost in the midst of a call.
let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())
afterEach(() => vi.restoreAllMocks())

const email = 'jana@mezzo.example'

const post = (browser: Browser, path: string, payload: object) =>
  t.send(browser, { method: 'POST', url: `/api/auth/${path}`, payload })
const signIn = async (password: string) =>
  (await post(await t.visit(), 'sign-in/email', { email, password })).statusCode

test('a login that is interrupted says when to try again, and our log alone tells why', async () => {
  await t.createUser({ email })
  const told = vi.spyOn(console, 'error')
  const logged = vi.spyOn(t.services.log, 'warn')
  const browser = await t.visit()
  const answer = await whileRefused(t.db, ['insert', 'sessions'], () =>
    post(browser, 'sign-in/email', { email, password: PASSWORD }),
  )
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  expect(answer.json()).toMatchObject({ error: { name: 'ServiceUnavailableError' } })
  expect(told).not.toHaveBeenCalled()
  expect(logged.mock.calls.map(([, message]) => message)).toContain('not possible now')
  expect(await signIn(PASSWORD)).toBe(200)
})
