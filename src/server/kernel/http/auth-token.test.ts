import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type TestApp } from '../../../../test/app.ts'
import { Authenticator } from '../../../../test/authenticator.ts'
import { totpCode, totpStep } from '../../people/accounts/totp.ts'
import { enableTwoFactor, startTwoFactor } from '../../people/accounts/two-factor-actions.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const email = 'jana@mezzo.example'

/** A call of an app: no cookies, no origin, no token against forgery. */
const call = async (url: string, headers: Record<string, string>, payload?: object) =>
  await t.app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) })

const signIn = async (password = PASSWORD) =>
  await call('/api/auth/sign-in/email', { authtoken: 'new' }, { email, password })

describe('the header authToken', () => {
  test('is answered at the login to those who ask by it, and is a session like any other', async () => {
    await t.createUser({ email, firstName: 'Jana', landlord: true })
    const answer = await signIn()
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies).toEqual([])
    const authtoken = String(answer.headers.authtoken)
    expect((await call('/api/users/me', { authtoken })).json()).toMatchObject({ firstName: 'Jana' })
    const change = {
      query: 'mutation { updateLanguage(language: de) { error { name } user { language } } }',
    }
    const changed = await call('/api/graphql', { authtoken }, change)
    expect(changed.json()).toEqual({ data: { updateLanguage: { error: null, user: { language: 'de' } } } })
    expect(changed.cookies).toEqual([])
    const sessions = await call('/api/graphql', { authtoken }, { query: '{ sessions { current } }' })
    expect(sessions.json()).toEqual({ data: { sessions: [{ current: true }] } })
    expect((await call('/api/auth/sign-out', { authtoken }, {})).statusCode).toBe(200)
    expect((await call('/api/users/me', { authtoken })).statusCode).toBe(401)
  })

  test('is not answered to browsers', async () => {
    await t.createUser({ email })
    const payload = { email, password: PASSWORD }
    const answer = await t.send(await t.visit(), { method: 'POST', url: '/api/auth/sign-in/email', payload })
    expect(answer.headers.authtoken).toBeUndefined()
  })

  test('makes cookies worth nothing', async () => {
    await t.createUser({ email, firstName: 'Jana' })
    const authtoken = String((await signIn()).headers.authtoken)
    await t.createUser({ email: 'tom@mezzo.example', firstName: 'Tom' })
    const tom = await t.login('tom@mezzo.example')
    const as = async (headers: Record<string, string>) =>
      (await t.app.inject({ url: '/api/users/me', cookies: tom.cookies, headers })).json() as object
    expect(await as({ authtoken })).toMatchObject({ firstName: 'Jana' })
    expect(await as({ authtoken: `x${authtoken}` })).toMatchObject({
      error: { name: 'AuthenticationRequiredError' },
    })
    expect(await as({ authtoken: 'new' })).toMatchObject({ error: { name: 'AuthenticationRequiredError' } })
  })

  test('asks for the second step by headers', async () => {
    const id = await t.createUser({ email })
    const ctx = await t.ctxFor(id)
    const { secret } = await startTwoFactor(ctx, PASSWORD)
    await enableTwoFactor(ctx, totpCode(secret, totpStep(ctx.now()) - 1))
    const first = await signIn()
    expect(first.json()).toEqual({ secondStep: true })
    expect(first.headers.authtoken).toBeUndefined()
    const step = String(first.headers['mezzo-login-step'])
    const headers = { authtoken: 'new', 'mezzo-login-step': step }
    const second = await call('/api/auth/second-step', headers, {
      code: totpCode(secret, totpStep(ctx.now())),
    })
    expect(second.statusCode).toBe(200)
    const authtoken = String(second.headers.authtoken)
    expect((await call('/api/users/me', { authtoken })).statusCode).toBe(200)
  })

  test('logs in with a passkey, too', async () => {
    await t.createUser({ email })
    const authtoken = String((await signIn()).headers.authtoken)
    const phone = new Authenticator(t.services.config.origin)
    const asked = await call('/api/auth/passkeys/registration-options', { authtoken }, {})
    const step = { authtoken, 'mezzo-login-step': String(asked.headers['mezzo-login-step']) }
    const response = phone.register(asked.json())
    expect((await call('/api/auth/passkeys/register', step, { response, name: 'Phone' })).statusCode).toBe(
      200,
    )
    const options = await call('/api/auth/passkeys/login-options', { authtoken: 'new' }, {})
    const login = await call(
      '/api/auth/passkeys/login',
      { authtoken: 'new', 'mezzo-login-step': String(options.headers['mezzo-login-step']) },
      { response: phone.logIn(options.json()) },
    )
    expect((await call('/api/users/me', { authtoken: String(login.headers.authtoken) })).statusCode).toBe(200)
  })
})
