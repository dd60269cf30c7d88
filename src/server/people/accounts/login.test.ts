import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type Browser, type TestApp } from '../../../../test/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

describe('login', () => {
  const signIn = (browser: Browser, password: string, email = 'jana@mezzo.example') =>
    t.send(browser, { method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password } })
  const me = async (browser: Browser) =>
    (await t.send(browser, { method: 'GET', url: '/api/users/me' })).statusCode

  test('changes the session, ends the one before, and logging out ends it', async () => {
    await t.createUser({ email: 'jana@mezzo.example', landlord: true })
    const browser = await t.visit()
    expect((await signIn(browser, PASSWORD)).statusCode).toBe(200)
    const first = { cookies: { ...browser.cookies } }
    expect(await me(first)).toBe(200)
    expect((await signIn(browser, PASSWORD)).statusCode).toBe(200)
    expect(browser.cookies['mezzo-session']).not.toBe(first.cookies['mezzo-session'])
    expect(await me(first)).toBe(401)
    expect(await me(browser)).toBe(200)
    const second = { cookies: { ...browser.cookies } }
    const out = await t.send(browser, { method: 'POST', url: '/api/auth/sign-out', payload: {} })
    expect(out.statusCode).toBe(200)
    expect(await me(second)).toBe(401)
    expect(await me(browser)).toBe(401)
  })

  test('sets a cookie that scripts cannot read', async () => {
    await t.createUser({ email: 'jana@mezzo.example' })
    const answer = await signIn(await t.visit(), PASSWORD)
    const cookie = answer.cookies.find(({ name }) => name === 'mezzo-session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 7 * 24 * 60 * 60 })
    // The token stands in the cookie and nowhere else.
    expect(answer.body).not.toContain(cookie?.value.split('.')[0])
    expect(answer.json()).toMatchObject({ user: { email: 'jana@mezzo.example' } })
  })

  test.each(['jana@mezzo.example', 'nobody@mezzo.example'])(
    'of %s is limited to ten tries',
    async (email) => {
      await t.createUser({ email: 'jana@mezzo.example' })
      const browser = await t.visit()
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => signIn(browser, 'wrong password', email)),
      )
      const statuses = answers.map((answer) => answer.statusCode).sort((one, other) => one - other)
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
      expect((await signIn(browser, PASSWORD, email)).statusCode).toBe(429)
      const bodies = new Set(answers.filter(({ statusCode }) => statusCode === 401).map(({ body }) => body))
      expect(bodies.size).toBe(1)
      t.setNow(Temporal.Now.instant().add({ minutes: 16 }))
      expect((await signIn(await t.visit(), 'wrong password', email)).statusCode).toBe(401)
    },
  )

  test('mails three links to a new password in fifteen minutes, and says the same ever after', async () => {
    await t.createUser({ email: 'jana@mezzo.example' })
    const browser = await t.visit()
    const ask = (email: string) =>
      t.send(browser, { method: 'POST', url: '/api/auth/request-password-reset', payload: { email } })
    const count = async () => (await t.db.selectFrom('mails').selectAll().execute()).length
    const answers = []
    for (let i = 0; i < 5; i++) answers.push(await ask(i % 2 ? 'JANA@mezzo.example' : 'jana@mezzo.example'))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(await count()).toBe(3)
    // Asking for links is no try of a password.
    expect((await signIn(browser, PASSWORD)).statusCode).toBe(200)
    t.setNow(Temporal.Now.instant().add({ minutes: 16 }))
    await ask('jana@mezzo.example')
    expect(await count()).toBe(4)
  })

  test('works with a new password from the mail, once, and ends other sessions', async () => {
    await t.createUser({ email: 'jana@mezzo.example' })
    const old = await t.login('jana@mezzo.example')
    const browser = await t.visit()
    const ask = (email: string) =>
      t.send(browser, { method: 'POST', url: '/api/auth/request-password-reset', payload: { email } })
    const known = await ask('jana@mezzo.example')
    const unknown = await ask('nobody@mezzo.example')
    expect(unknown.body).toBe(known.body)
    const mails = await t.db.selectFrom('mails').selectAll().execute()
    expect(mails).toHaveLength(1)
    const token = /token=([\w%-]+)/.exec(mails[0]?.text ?? '')?.[1]
    const reset = () =>
      t.send(browser, {
        method: 'POST',
        url: '/api/auth/reset-password',
        payload: { token, newPassword: 'another long password' },
      })
    expect((await reset()).statusCode).toBe(200)
    expect((await reset()).statusCode).toBe(400)
    expect(await me(old)).toBe(401)
    expect((await signIn(browser, PASSWORD)).statusCode).toBe(401)
    expect((await signIn(browser, 'another long password')).statusCode).toBe(200)
  })

  test('shows only what we use of the library', async () => {
    await t.createUser({ email: 'jana@mezzo.example', landlord: true })
    const browser = await t.login('jana@mezzo.example')
    for (const path of [
      'update-user',
      'delete-user',
      'change-email',
      'change-password',
      'verify-password',
      'list-sessions',
      'get-session',
    ]) {
      const answer = await t.send(browser, { method: 'POST', url: `/api/auth/${path}`, payload: {} })
      expect(answer.statusCode).toBe(404)
    }
  })
})
