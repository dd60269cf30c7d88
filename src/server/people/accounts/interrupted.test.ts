import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildTestApp, PASSWORD, type Browser, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
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
const next = 'another long password'

const post = (browser: Browser, path: string, payload: object) =>
  t.send(browser, { method: 'POST', url: `/api/auth/${path}`, payload })
const signIn = async (password: string) =>
  (await post(await t.visit(), 'sign-in/email', { email, password })).statusCode
const me = async (browser: Browser) =>
  (await t.send(browser, { method: 'GET', url: '/api/users/me' })).statusCode

/** Asks for a link to a new password; answers the status, and the token that was mailed last. */
async function askForLink(): Promise<{ status: number; token: string }> {
  const { statusCode: status } = await post(await t.visit(), 'request-password-reset', { email })
  const mails = await t.db.selectFrom('mails').select('text').orderBy('created_at', 'desc').execute()
  return { status, token: given(/reset-password\?token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '') }
}

async function reset(token: string): Promise<number> {
  return (await post(await t.visit(), 'reset-password', { token, newPassword: next })).statusCode
}

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

test('a logout that is interrupted says so, and the browser keeps what it has to end later', async () => {
  await t.createUser({ email })
  const browser = await t.login(email)
  const kept = { cookies: { ...browser.cookies } }
  const answer = await whileRefused(t.db, ['delete', 'sessions'], () => post(browser, 'sign-out', {}))
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  expect(browser.cookies).toEqual(kept.cookies)
  expect(await me(browser)).toBe(200)
  expect((await post(browser, 'sign-out', {})).json()).toEqual({ success: true })
  expect(browser.cookies['mezzo-session']).toBeUndefined()
  expect(await me(kept)).toBe(401)
})

test.each([
  ['update', 'accounts'],
  ['delete', 'login_steps'],
  ['delete', 'sessions'],
  ['delete', 'password_tries'],
] as const)('a new password is set whole or not at all, interrupted at the %s of %s', async (...change) => {
  await t.createUser({ email })
  const browser = await t.login(email)
  const { token } = await askForLink()
  expect(await whileRefused(t.db, change, () => reset(token))).toBe(503)
  expect(await signIn(PASSWORD)).toBe(200)
  expect(await me(browser)).toBe(200)
  expect(await reset(token)).toBe(200)
  expect(await me(browser)).toBe(401)
  expect([await signIn(PASSWORD), await signIn(next)]).toEqual([401, 200])
})

test('a link that could not be mailed is none: the call says so, and the one mailed before works', async () => {
  await t.createUser({ email })
  const { token: before } = await askForLink()
  await whileRefused(t.db, ['insert', 'mails'], async () => {
    for (let i = 0; i < 3; i++) expect((await askForLink()).status).toBe(503)
  })
  expect(await t.db.selectFrom('verifications').select('id').execute()).toHaveLength(1)
  // What was not mailed counts for nothing.
  const { status, token } = await askForLink()
  expect([status, token === before]).toEqual([200, false])
  expect(await reset(token)).toBe(200)
})
