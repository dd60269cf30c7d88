import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type Browser, type TestApp } from '../../../../test/app.ts'
import { Authenticator } from '../../../../test/authenticator.ts'
import { given } from '../../../../test/builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const lea = { firstName: 'Lea', lastName: 'Roth', email: 'lea@mezzo.example', passkey: true }

const post = (browser: Browser, path: string, payload: object = {}) =>
  t.send(browser, { method: 'POST', url: `/api/auth/${path}`, payload })

const reasonOf = (answer: { json: () => { error: { reason?: string; fields?: object } } }) =>
  answer.json().error.reason ?? answer.json().error.fields

const authenticator = (origin = t.services.config.origin) => new Authenticator(origin)

async function tokenOf(email: string): Promise<string> {
  const { text } = await t.db
    .selectFrom('mails')
    .selectAll()
    .where('template', '=', 'confirmEmail')
    .where('to', '=', email)
    .executeTakeFirstOrThrow()
  expect(text).toContain('&passkey=1')
  return decodeURIComponent(given(/token=([\w%-]+)/.exec(text)?.[1]))
}

async function begun(browser: Browser, details: object = {}): Promise<string> {
  const wanted = { ...lea, ...details }
  expect((await post(browser, 'sign-up/email', wanted)).json()).toEqual({ status: 'MAILED' })
  return await tokenOf(wanted.email)
}

async function optionsOf(browser: Browser, token: string) {
  const answer = await post(browser, 'confirm-email/passkey-options', { token })
  expect(answer.statusCode).toBe(200)
  return answer.json() as { challenge: string; rp: { id: string }; user: { id: string } }
}

async function confirm(browser: Browser, token: string, phone = authenticator()) {
  const response = phone.register(await optionsOf(browser, token))
  return await post(browser, 'confirm-email', { token, response })
}

async function logIn(browser: Browser, phone: Authenticator, path = 'login') {
  const options = (await post(browser, 'passkeys/login-options')).json() as { challenge: string }
  return await post(browser, `passkeys/${path}`, { response: phone.logIn(options) })
}

const people = () => t.db.selectFrom('users').selectAll().execute()
const later = (minutes: number) => t.setNow(Temporal.Now.instant().add({ minutes }))

const MINE = '{ me { hasPassword } passkeys { _id name } }'
const SET =
  'mutation($old: String!, $new: String!) { it: changePassword(currentPassword: $old, newPassword: $new) { error { reason fields } } }'
const DELETE = 'mutation($id: ID!) { it: deletePasskey(passkeyId: $id) { error { fields } } }'

describe('a sign-up with a passkey', () => {
  test('makes account and passkey by the link, logs that browser in, and the passkey logs in', async () => {
    const browser = await t.visit()
    const phone = authenticator()
    const token = await begun(browser, { landlord: true, redirect: '/de/l/1/request' })
    expect(await people()).toEqual([])
    const options = await optionsOf(browser, token)
    const response = phone.register(options)
    const answer = await post(browser, 'confirm-email', { token, response })
    expect(answer.json()).toEqual({ loggedIn: true, redirect: '/de/l/1/request' })
    const [person] = await people()
    expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(person?.id)
    expect((await t.graphql(MINE, {}, browser)).data).toMatchObject({
      me: { hasPassword: false },
      passkeys: [{ name: 'Passkey' }],
    })
    const other = await t.visit()
    expect((await logIn(other, phone)).statusCode).toBe(200)
    const password = await post(await t.visit(), 'sign-in/email', { email: lea.email, password: PASSWORD })
    expect(password.statusCode).toBe(401)
    expect(reasonOf(await post(browser, 'confirm-email', { token, response }))).toBe('LINK_USED')
    expect(reasonOf(await post(browser, 'confirm-email/passkey-options', { token }))).toBe('LINK_USED')
    const log = await t.db.selectFrom('audit_log').select('action').orderBy('id').execute()
    expect(log.map(({ action }) => action).sort()).toEqual(['registerPasskey', 'signUp'])
  })

  test('logs no other browser in, and takes a password in place of the passkey', async () => {
    const token = await begun(await t.visit())
    const other = await t.visit()
    expect((await confirm(other, token)).json()).toEqual({ loggedIn: false, redirect: null })
    const browser = await t.visit()
    const second = await begun(browser, { email: 'kim@mezzo.example' })
    for (const [password, problem] of [
      ['', 'passwordShort'],
      ['password123', 'passwordCommon'],
    ])
      expect(reasonOf(await post(browser, 'confirm-email', { token: second, password }))).toEqual({
        password: problem,
      })
    const made = await post(browser, 'confirm-email', { token: second, password: PASSWORD })
    expect(made.json()).toMatchObject({ loggedIn: true })
    expect((await t.graphql(MINE, {}, browser)).data).toEqual({ me: { hasPassword: true }, passkeys: [] })
  })

  test('answers each challenge once, for this sign-up and our site alone, and in five minutes', async () => {
    const browser = await t.visit()
    const token = await begun(browser)
    const none = await post(browser, 'confirm-email', {
      token,
      response: authenticator().register({ challenge: 'x', rpId: 'localhost' }),
    })
    expect(reasonOf(none)).toBe('START_AGAIN')

    const elsewhere = authenticator('https://evil.example').register(await optionsOf(browser, token))
    expect(reasonOf(await post(browser, 'confirm-email', { token, response: elsewhere }))).toBe(
      'PASSKEY_NOT_VERIFIED',
    )
    // Used up by the wrong answer.
    expect(reasonOf(await post(browser, 'confirm-email', { token, response: elsewhere }))).toBe('START_AGAIN')

    const second = await begun(browser, { email: 'kim@mezzo.example' })
    const ofTheFirst = authenticator().register(await optionsOf(browser, token))
    await optionsOf(browser, second)
    const crossed = await post(browser, 'confirm-email', { token: second, response: ofTheFirst })
    expect(reasonOf(crossed)).toBe('PASSKEY_NOT_VERIFIED')

    const careless = authenticator()
    careless.verifiesUser = false
    expect(reasonOf(await confirm(browser, token, careless))).toBe('PASSKEY_NOT_VERIFIED')

    const late = authenticator().register(await optionsOf(browser, token))
    later(6)
    expect(reasonOf(await post(browser, 'confirm-email', { token, response: late }))).toBe('START_AGAIN')
    expect(await people()).toEqual([])
    expect((await confirm(browser, token)).statusCode).toBe(200)
  })

  test('with a passkey that is known makes no account, and the link still works', async () => {
    const phone = authenticator()
    const first = await t.visit()
    await confirm(first, await begun(first), phone)
    const browser = await t.visit()
    const token = await begun(browser, { email: 'kim@mezzo.example' })
    expect(reasonOf(await confirm(browser, token, phone))).toBe('PASSKEY_KNOWN')
    expect(await people()).toHaveLength(1)
    expect((await confirm(browser, token)).json()).toMatchObject({ loggedIn: true })
  })

  test('makes one account of two calls at once', async () => {
    const browser = await t.visit()
    const token = await begun(browser)
    const response = authenticator().register(await optionsOf(browser, token))
    const answers = await Promise.all([1, 2].map(() => post(browser, 'confirm-email', { token, response })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await people()).toHaveLength(1)
  })

  test('answers the same for an address that is taken', async () => {
    await t.createUser({ email: lea.email })
    const [taken, fresh] = [await t.visit(), await t.visit()]
    const answers = [
      await post(taken, 'sign-up/email', lea),
      await post(fresh, 'sign-up/email', { ...lea, email: 'new@mezzo.example' }),
    ]
    const [one, other] = answers.map(({ statusCode, body, headers }) => [
      statusCode,
      body,
      Object.keys(headers).sort(),
    ])
    expect(one).toEqual(other)
    const mails = await t.db.selectFrom('mails').select(['to', 'template']).execute()
    expect(mails.toSorted((a, b) => a.to.localeCompare(b.to))).toEqual([
      { to: lea.email, template: 'alreadySignedUp' },
      { to: 'new@mezzo.example', template: 'confirmEmail' },
    ])
  })

  test('with a password gives no options for a passkey, and keeps the password chosen then', async () => {
    const browser = await t.visit()
    await post(browser, 'sign-up/email', { ...lea, passkey: false, password: PASSWORD })
    const { text } = await t.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
    expect(text).not.toContain('passkey=1')
    const token = decodeURIComponent(given(/token=([\w%-]+)/.exec(text)?.[1]))
    expect(reasonOf(await post(browser, 'confirm-email/passkey-options', { token }))).toBe('LINK_USED')
    await post(browser, 'confirm-email', { token, password: 'the password of a stranger' })
    const answer = await post(await t.visit(), 'sign-in/email', { email: lea.email, password: PASSWORD })
    expect(answer.statusCode).toBe(200)
  })
})

describe('somebody without a password', () => {
  async function leaWithPhone() {
    const browser = await t.visit()
    const phone = authenticator()
    await confirm(browser, await begun(browser), phone)
    return { browser, phone }
  }

  test('confirms by passkey, sets a password then, and logs in with it', async () => {
    const { browser, phone } = await leaWithPhone()
    later(20)
    const passwords = { old: '', new: 'a long new password' }
    const set = async () => (await t.graphql(SET, passwords, browser)).data
    expect(await set()).toMatchObject({ it: { error: { reason: 'CONFIRM_PASSWORD' } } })
    expect((await logIn(browser, phone, 'confirm')).statusCode).toBe(200)
    expect(await set()).toEqual({ it: { error: null } })
    expect((await t.graphql(MINE, {}, browser)).data).toMatchObject({ me: { hasPassword: true } })
    // From now on it is a change, which wants the present one.
    expect(await set()).toEqual({
      it: { error: { reason: null, fields: { currentPassword: 'passwordWrong' } } },
    })
    const payload = { email: lea.email, password: passwords.new }
    expect((await post(await t.visit(), 'sign-in/email', payload)).statusCode).toBe(200)
  })

  test('is confirmed by no passkey of somebody else', async () => {
    const { browser } = await leaWithPhone()
    const kim = await t.visit()
    const foreign = authenticator()
    await confirm(kim, await begun(kim, { email: 'kim@mezzo.example' }), foreign)
    later(20)
    expect(reasonOf(await logIn(browser, foreign, 'confirm'))).toBe('PASSKEY_UNKNOWN')
    expect(reasonOf(await logIn(browser, authenticator(), 'confirm'))).toBe('PASSKEY_UNKNOWN')
    expect((await logIn(await t.visit(), foreign, 'confirm')).statusCode).toBe(401)
    expect((await post(browser, 'passkeys/registration-options')).statusCode).toBe(409)
  })

  test('asks to be deleted by passkey', async () => {
    const { browser, phone } = await leaWithPhone()
    later(20)
    const ask = async () =>
      (await t.graphql('mutation { it: requestDeletion { error { reason } } }', {}, browser)).data
    expect(await ask()).toEqual({ it: { error: { reason: 'CONFIRM_PASSWORD' } } })
    await logIn(browser, phone, 'confirm')
    expect(await ask()).toEqual({ it: { error: null } })
  })

  test('keeps the last passkey as long as there is no password', async () => {
    const { browser } = await leaWithPhone()
    const { data } = await t.graphql<{ passkeys: { _id: string }[] }>(MINE, {}, browser)
    const id = given(data.passkeys[0])._id
    expect((await t.graphql(DELETE, { id }, browser)).data).toEqual({
      it: { error: { fields: { passkeyId: 'passkeyLast' } } },
    })
    expect((await t.graphql(MINE, {}, browser)).data).toMatchObject({ passkeys: [{ _id: id }] })
    await t.graphql(SET, { old: '', new: 'a long new password' }, browser)
    expect((await t.graphql(DELETE, { id }, browser)).data).toEqual({ it: { error: null } })
  })

  test('gets a first password by the mailed link, and the passkey goes on working', async () => {
    const { phone } = await leaWithPhone()
    const visitor = await t.visit()
    await post(visitor, 'request-password-reset', { email: lea.email })
    const mail = await t.db
      .selectFrom('mails')
      .selectAll()
      .where('template', '=', 'resetPassword')
      .executeTakeFirstOrThrow()
    const token = decodeURIComponent(given(/token=([\w%-]+)/.exec(mail.text)?.[1]))
    const set = await post(visitor, 'reset-password', { token, newPassword: 'a long new password' })
    expect(set.statusCode).toBe(200)
    const payload = { email: lea.email, password: 'a long new password' }
    expect((await post(await t.visit(), 'sign-in/email', payload)).statusCode).toBe(200)
    expect((await logIn(await t.visit(), phone)).statusCode).toBe(200)
  })
})
