import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { Authenticator } from '../../../../test/authenticator.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const post = async (browser: Browser, path: string, payload: object = {}) =>
  await t.send(browser, { method: 'POST', url: `/api/auth/passkeys/${path}`, payload })

async function register(browser: Browser, authenticator: Authenticator, name = 'My phone') {
  const options = await post(browser, 'registration-options')
  return await post(browser, 'register', { response: authenticator.register(options.json()), name })
}

async function logIn(browser: Browser, authenticator: Authenticator) {
  const options = await post(browser, 'login-options')
  return await post(browser, 'login', { response: authenticator.logIn(options.json()) })
}

const authenticator = () => new Authenticator(t.services.config.origin)

const me = async (browser: Browser) =>
  (await t.send(browser, { method: 'GET', url: '/api/users/me' })).json() as { _id?: string }

async function jana() {
  const id = await t.createUser({ email: 'jana@mezzo.example', landlord: true })
  return { id, browser: await t.login('jana@mezzo.example') }
}

const list = '{ passkeys { _id name deviceType backedUp lastUsedAt } }'

describe('a passkey', () => {
  test('is registered, logs in without a password, and is listed, renamed and deleted', async () => {
    const { id, browser } = await jana()
    const phone = authenticator()
    const made = await register(browser, phone)
    expect(made.statusCode).toBe(200)
    const { _id } = made.json() as { _id: string }

    const other = await t.visit()
    expect((await logIn(other, phone)).statusCode).toBe(200)
    expect(await me(other)).toMatchObject({ _id: id })

    const listed = await t.graphql(list, {}, browser)
    expect(listed.data).toEqual({
      passkeys: [
        {
          _id,
          name: 'My phone',
          deviceType: 'SINGLE_DEVICE',
          backedUp: false,
          lastUsedAt: expect.any(String),
        },
      ],
    })
    const rename =
      'mutation($id: ID!, $name: String!) { renamePasskey(passkeyId: $id, name: $name) { error { fields } } }'
    const wrong = await t.graphql(rename, { id: _id, name: ' ' }, browser)
    expect(wrong.data).toEqual({ renamePasskey: { error: { fields: { name: 'required' } } } })
    await t.graphql(rename, { id: _id, name: 'Old phone' }, browser)
    expect((await t.graphql(list, {}, browser)).data).toMatchObject({ passkeys: [{ name: 'Old phone' }] })
    await t.graphql(
      'mutation($id: ID!) { deletePasskey(passkeyId: $id) { error { name } } }',
      { id: _id },
      browser,
    )
    expect((await t.graphql(list, {}, browser)).data).toEqual({ passkeys: [] })
    const gone = await logIn(await t.visit(), phone)
    expect([gone.statusCode, gone.json().error.reason]).toEqual([409, 'PASSKEY_UNKNOWN'])

    const log = await t.db.selectFrom('audit_log').select('action').orderBy('id').execute()
    expect(log.map(({ action }) => action)).toEqual(['registerPasskey', 'renamePasskey', 'deletePasskey'])
    const mails = await t.db.selectFrom('mails').select('template').execute()
    expect(mails).toEqual([{ template: 'loginChanged' }, { template: 'loginChanged' }])
  })

  test('must check who uses it', async () => {
    const { browser } = await jana()
    const careless = authenticator()
    careless.verifiesUser = false
    expect((await register(browser, careless)).json().error.reason).toBe('PASSKEY_NOT_VERIFIED')
    const phone = authenticator()
    await register(browser, phone)
    phone.verifiesUser = false
    const answer = await logIn(await t.visit(), phone)
    expect(answer.json().error.reason).toBe('PASSKEY_NOT_VERIFIED')
  })

  test('answers for our site alone', async () => {
    const { browser } = await jana()
    const elsewhere = new Authenticator('https://evil.example')
    expect((await register(browser, elsewhere)).json().error.reason).toBe('PASSKEY_NOT_VERIFIED')
  })

  test('answers each challenge once, in the browser that asked, and in five minutes', async () => {
    const { browser } = await jana()
    const phone = authenticator()
    await register(browser, phone)
    const visitor = await t.visit()
    const response = phone.logIn((await post(visitor, 'login-options')).json())
    expect((await post(await t.visit(), 'login', { response })).json().error.reason).toBe('START_AGAIN')
    const secret = visitor.cookies['mezzo-login-step'] ?? ''
    expect((await post(visitor, 'login', { response })).statusCode).toBe(200)
    visitor.cookies['mezzo-login-step'] = secret
    expect((await post(visitor, 'login', { response })).json().error.reason).toBe('START_AGAIN')

    const late = await t.visit()
    const options = (await post(late, 'login-options')).json()
    t.setNow(Temporal.Now.instant().add({ minutes: 6 }))
    expect((await post(late, 'login', { response: phone.logIn(options) })).json().error.reason).toBe(
      'START_AGAIN',
    )
  })

  test('with another signature or another challenge does not log in', async () => {
    const { browser } = await jana()
    const phone = authenticator()
    await register(browser, phone)
    const visitor = await t.visit()
    const options = (await post(visitor, 'login-options')).json() as { challenge: string; rpId: string }
    const response = phone.logIn({ ...options, challenge: Buffer.from('another').toString('base64url') })
    expect((await post(visitor, 'login', { response })).json().error.reason).toBe('PASSKEY_NOT_VERIFIED')
    const thief = authenticator()
    const stolen = thief.logIn((await post(visitor, 'login-options')).json())
    const { id, rawId } = response
    const forged = await post(visitor, 'login', { response: { ...stolen, id, rawId } })
    expect(forged.json().error.reason).toBe('PASSKEY_NOT_VERIFIED')
    for (const nonsense of [null, 'x', {}, { id, rawId, type: 'public-key', response: {} }]) {
      await post(visitor, 'login-options')
      expect((await post(visitor, 'login', { response: nonsense })).statusCode).toBe(409)
    }
  })

  test('is registered after a fresh login only, or once the password was given again', async () => {
    const { browser } = await jana()
    t.setNow(Temporal.Now.instant().add({ minutes: 20 }))
    const refused = await post(browser, 'registration-options')
    expect([refused.statusCode, refused.json().error.reason]).toEqual([409, 'CONFIRM_PASSWORD'])
    const confirm =
      'mutation($password: String!) { confirmPassword(password: $password) { error { fields } } }'
    const wrong = await t.graphql(confirm, { password: 'wrong' }, browser)
    expect(wrong.data).toEqual({ confirmPassword: { error: { fields: { password: 'passwordWrong' } } } })
    expect((await post(browser, 'registration-options')).statusCode).toBe(409)
    await t.graphql(confirm, { password: 'correct horse battery' }, browser)
    expect((await register(browser, authenticator())).statusCode).toBe(200)
  })

  test('of somebody else can be neither renamed nor deleted', async () => {
    const { browser } = await jana()
    const { _id: id } = (await register(browser, authenticator())).json() as { _id: string }
    await t.createUser({ email: 'tom@mezzo.example' })
    const tom = await t.login('tom@mezzo.example')
    expect((await t.graphql(list, {}, tom)).data).toEqual({ passkeys: [] })
    for (const call of ['renamePasskey(passkeyId: $id, name: "x")', 'deletePasskey(passkeyId: $id)']) {
      const answer = await t.graphql(`mutation($id: ID!) { it: ${call} { error { name } } }`, { id }, tom)
      expect(answer.data).toEqual({ it: { error: { name: 'ResourceNotFoundError' } } })
    }
    expect((await t.graphql(list, {}, browser)).data).toMatchObject({ passkeys: [{ _id: id }] })
  })
})
