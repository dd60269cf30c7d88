import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type Browser, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const lea = { firstName: 'Lea', lastName: 'Roth', email: 'lea@mezzo.example', password: PASSWORD }

function signUp(browser: Browser, details: object = {}) {
  const payload = { ...lea, ...details }
  return t.send(browser, { method: 'POST', url: '/api/auth/sign-up/email', payload })
}

function confirm(browser: Browser, token: string) {
  return t.send(browser, { method: 'POST', url: '/api/auth/confirm-email', payload: { token } })
}

async function mails() {
  return await t.db.selectFrom('mails').selectAll().orderBy('created_at').orderBy('id').execute()
}

async function mailedTokens(): Promise<string[]> {
  const links = (await mails()).filter(({ template }) => template === 'confirmEmail')
  return links.map(({ text }) => decodeURIComponent(given(/token=([\w%-]+)/.exec(text)?.[1])))
}

async function people() {
  return await t.db.selectFrom('users').selectAll().execute()
}

const me = async (browser: Browser) =>
  (await t.send(browser, { method: 'GET', url: '/api/users/me' })).statusCode

describe('sign-up', () => {
  test('makes the account when the link in the mail is opened, and logs that browser in', async () => {
    const browser = await t.visit()
    const details = { landlord: true, language: 'de', redirect: '/de/l/1/request', permissions: ['sales'] }
    const answer = await signUp(browser, details)
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'MAILED' }])
    expect(await people()).toEqual([])
    expect(await me(browser)).toBe(401)
    expect(await mails()).toMatchObject([{ to: lea.email, language: 'de', template: 'confirmEmail' }])

    const confirmed = await confirm(browser, given((await mailedTokens())[0]))
    expect(confirmed.json()).toEqual({ loggedIn: true, redirect: '/de/l/1/request' })
    expect(await me(browser)).toBe(200)
    expect(await people()).toMatchObject([
      { first_name: 'Lea', landlord: true, permissions: [], email_verified: true, language: 'de' },
    ])
    expect((await mails()).map(({ template }) => template)).toEqual(['confirmEmail', 'welcomeLandlord'])
    const log = await t.db.selectFrom('audit_log').select('action').execute()
    expect(log).toEqual([{ action: 'signUp' }])
  })

  test('logs no other browser in by the link, and the link works once and for a day', async () => {
    await signUp(await t.visit())
    const [token = ''] = await mailedTokens()
    const other = await t.visit()
    expect((await confirm(other, token)).json()).toEqual({ loggedIn: false, redirect: null })
    expect(await me(other)).toBe(401)
    const again = await confirm(other, token)
    // A browser that waits for another sign-up isn't the one either.
    const waiting = await t.visit()
    await signUp(waiting, { email: 'noor@mezzo.example' })
    await signUp(await t.visit(), { email: 'kim@mezzo.example' })
    const third = await confirm(waiting, given((await mailedTokens())[2]))
    expect([third.json().loggedIn, await me(waiting)]).toEqual([false, 401])
    expect([again.statusCode, again.json().error.reason]).toEqual([409, 'LINK_USED'])

    await signUp(await t.visit(), { email: 'late@mezzo.example' })
    const late = given((await mailedTokens())[3])
    t.setNow(Temporal.Now.instant().add({ hours: 25 }))
    expect((await confirm(await t.visit(), late)).statusCode).toBe(409)
    expect((await confirm(await t.visit(), 'guessed')).statusCode).toBe(409)
  })

  test('answers the same for an address that is taken, and tells its owner by mail', async () => {
    await t.createUser({ email: lea.email, firstName: 'Lea', language: 'fr' })
    const [taken, fresh] = [await t.visit(), await t.visit()]
    const answers = [
      await signUp(taken, { email: 'LEA@mezzo.example' }),
      await signUp(fresh, { email: 'new@mezzo.example' }),
    ]
    const [one, other] = answers.map(({ statusCode, body, headers, cookies }) => ({
      statusCode,
      body,
      headers: Object.keys(headers).sort(),
      cookies: cookies.map(({ name, value, ...attributes }) => ({
        name,
        length: value.length,
        ...attributes,
      })),
    }))
    expect(one).toEqual(other)
    expect(await mails()).toMatchObject([
      { to: lea.email, language: 'fr', template: 'alreadySignedUp' },
      { to: 'new@mezzo.example', template: 'confirmEmail' },
    ])
    expect((await mails())[0]?.text).not.toContain('token=')
  })

  test('takes names and password of the very sign-up whose link was opened', async () => {
    await signUp(await t.visit(), { password: 'the password of a stranger', firstName: 'Mallory' })
    const browser = await t.visit()
    await signUp(browser)
    const [strangers = '', own = ''] = await mailedTokens()
    await confirm(browser, own)
    expect((await confirm(await t.visit(), strangers)).statusCode).toBe(409)
    expect(await people()).toMatchObject([{ first_name: 'Lea' }])
    const signIn = async (password: string) => {
      const payload = { email: lea.email, password }
      const answer = await t.send(await t.visit(), {
        method: 'POST',
        url: '/api/auth/sign-in/email',
        payload,
      })
      return answer.statusCode
    }
    expect(await signIn('the password of a stranger')).toBe(401)
    expect(await signIn(PASSWORD)).toBe(200)
  })

  test('mails to one address three times in fifteen minutes, and says the same ever after', async () => {
    const browser = await t.visit()
    const answers = []
    for (let i = 0; i < 5; i++) answers.push(await signUp(browser))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(await mails()).toHaveLength(3)
  })

  test('keeps no name that is not made of the first and the last one', async () => {
    const browser = await t.visit()
    const details = { firstName: ' Lea ', lastName: 'd’Arc-Müller', name: 'Win at https://evil.example' }
    await signUp(browser, details)
    await confirm(browser, given((await mailedTokens())[0]))
    expect(await people()).toMatchObject([
      { first_name: 'Lea', last_name: 'd’Arc-Müller', name: 'Lea d’Arc-Müller' },
    ])
  })

  test.each([
    ['an address as a name', { firstName: 'Win at https://evil.example' }, { firstName: 'name' }],
    ['a long name', { lastName: 'a'.repeat(101) }, { lastName: 'long' }],
    ['no names', { firstName: ' ', lastName: 7 }, { firstName: 'required', lastName: 'required' }],
    ['a short password', { password: 'nine char' }, { password: 'passwordShort' }],
    ['what is no address', { email: 'lea' }, { email: 'emailWrong' }],
  ])('refuses %s and mails nobody', async (_, details, fields) => {
    const answer = await signUp(await t.visit(), details)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error).toMatchObject({ name: 'ValidationError', fields })
    expect(await mails()).toEqual([])
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'leads to no other site: %s',
    async (redirect) => {
      const browser = await t.visit()
      await signUp(browser, { redirect })
      const confirmed = await confirm(browser, given((await mailedTokens())[0]))
      expect(confirmed.json()).toEqual({ loggedIn: true, redirect: null })
    },
  )
})
