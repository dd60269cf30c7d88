import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type Browser, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import { totpCode, totpStep } from './totp.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  t.setNow('2026-11-21T12:00:00Z')
})

const email = 'jana@mezzo.example'
const error = 'error { name reason fields }'

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
}

async function change(browser: Browser, call: string, variables: Record<string, unknown> = {}) {
  const kinds = Object.keys(variables).map((name) => `$${name}: String!`)
  const head = kinds.length > 0 ? `mutation(${kinds.join(', ')})` : 'mutation'
  const answer = await t.graphql<{ it: Answer & Record<string, unknown> }>(
    `${head} { it: ${call} }`,
    variables,
    browser,
  )
  return given(answer.data).it
}

/** A person with a second factor; `code` is a code of the app so many steps from now. */
async function withSecondFactor() {
  const id = await t.createUser({ email, landlord: true })
  const browser = await t.login(email)
  const start = await change(
    browser,
    `startTwoFactor(password: $password) { ${error} twoFactorStart { otpauthUri secret backupCodes } }`,
    { password: PASSWORD },
  )
  const { secret, backupCodes, otpauthUri } = start.twoFactorStart as {
    secret: string
    backupCodes: string[]
    otpauthUri: string
  }
  const code = (steps = 0) => totpCode(secret, totpStep(t.services.now()) + steps)
  const enable = `enableTwoFactor(code: $code) { ${error} user { twoFactorEnabled backupCodesLeft } }`
  const enabled = await change(browser, enable, { code: code(-1) })
  return { id, browser, secret, backupCodes, otpauthUri, code, enabled }
}

const signIn = async (browser: Browser, password = PASSWORD) =>
  await t.send(browser, { method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password } })
const secondStep = async (browser: Browser, code: string) =>
  await t.send(browser, { method: 'POST', url: '/api/auth/second-step', payload: { code } })
const me = async (browser: Browser) =>
  (await t.send(browser, { method: 'GET', url: '/api/users/me' })).statusCode

describe('the second factor', () => {
  test('is on once a first code was given, and then the password alone logs nobody in', async () => {
    const { enabled, otpauthUri, secret, code } = await withSecondFactor()
    expect(enabled).toEqual({ error: null, user: { twoFactorEnabled: true, backupCodesLeft: 10 } })
    expect(otpauthUri).toContain(secret)
    const browser = await t.visit()
    const first = await signIn(browser)
    expect([first.statusCode, first.json()]).toEqual([200, { secondStep: true }])
    expect(browser.cookies['mezzo-session']).toBeUndefined()
    expect(await me(browser)).toBe(401)
    // The session of the first step is gone, not only hidden.
    expect(await t.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
    const wrong = await secondStep(browser, '000000')
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([422, { code: 'codeWrong' }])
    const right = await secondStep(browser, code())
    expect(right.statusCode).toBe(200)
    expect(right.cookies.find(({ name }) => name === 'mezzo-session')).toMatchObject({ httpOnly: true })
    expect(await me(browser)).toBe(200)
    expect(browser.cookies['mezzo-login-step']).toBeUndefined()
  })

  test('is not on before that', async () => {
    await t.createUser({ email })
    const browser = await t.login(email)
    await change(browser, `startTwoFactor(password: $password) { ${error} }`, { password: PASSWORD })
    expect((await signIn(await t.visit())).json()).toHaveProperty('user')
    const wrong = await change(browser, `enableTwoFactor(code: $code) { ${error} }`, { code: '000000' })
    expect(wrong.error?.fields).toEqual({ code: 'codeWrong' })
  })

  test('takes each code and each backup code once', async () => {
    const { code, backupCodes } = await withSecondFactor()
    const logIn = async (given: string) => {
      const browser = await t.visit()
      await signIn(browser)
      return (await secondStep(browser, given)).statusCode
    }
    expect([await logIn(code(-1)), await logIn(code()), await logIn(code())]).toEqual([422, 200, 422])
    const [one = ''] = backupCodes
    expect([await logIn(one.toUpperCase().replace('-', ' ')), await logIn(one)]).toEqual([200, 422])
    const stored = await t.db.selectFrom('backup_codes').selectAll().execute()
    expect(stored.filter(({ used_at: usedAt }) => usedAt)).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(one.slice(0, 5))
  })

  test('takes a code once, also from parallel logins', async () => {
    const { code } = await withSecondFactor()
    const browsers = await Promise.all(Array.from({ length: 4 }, () => t.visit()))
    for (const browser of browsers) await signIn(browser)
    const answers = await Promise.all(browsers.map((browser) => secondStep(browser, code())))
    expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([
      200, 422, 422, 422,
    ])
  })

  test('counts tries together with passwords: ten in fifteen minutes, and a right password forgets none', async () => {
    const { code } = await withSecondFactor()
    const browser = await t.visit()
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) {
      statuses.push((await signIn(browser)).statusCode)
      statuses.push((await secondStep(browser, '000000')).statusCode)
    }
    statuses.push((await signIn(browser, 'wrong password')).statusCode)
    statuses.push((await signIn(browser)).statusCode)
    expect(statuses).toEqual([200, 422, 200, 422, 200, 422, 200, 422, 401, 200])
    const refused = await secondStep(browser, code())
    expect([refused.statusCode, refused.json().error.reason]).toEqual([409, 'TOO_MANY_TRIES'])
    expect((await signIn(browser)).statusCode).toBe(429)
    t.setNow(t.services.now().add({ minutes: 16 }))
    expect((await signIn(browser)).statusCode).toBe(200)
    expect((await secondStep(browser, code())).statusCode).toBe(200)
  })

  test('is asked for in the browser that gave the password, for ten minutes', async () => {
    const { code } = await withSecondFactor()
    const browser = await t.visit()
    await signIn(browser)
    const stranger = await secondStep(await t.visit(), code())
    expect([stranger.statusCode, stranger.json().error.reason]).toEqual([409, 'START_AGAIN'])
    t.setNow(t.services.now().add({ minutes: 11 }))
    expect((await secondStep(browser, code())).json().error.reason).toBe('START_AGAIN')
  })

  test('needs the password to be switched on, off, and for new backup codes', async () => {
    const { browser, backupCodes, code } = await withSecondFactor()
    const wrong = { password: 'wrong password' }
    const right = { password: PASSWORD }
    for (const call of ['startTwoFactor', 'disableTwoFactor', 'createBackupCodes']) {
      const answer = await change(browser, `${call}(password: $password) { ${error} }`, wrong)
      expect(answer.error?.fields).toEqual({ password: 'passwordWrong' })
    }
    const again = await change(browser, `startTwoFactor(password: $password) { ${error} }`, right)
    expect(again.error?.reason).toBe('ALREADY_ON')
    const fresh = await change(
      browser,
      `createBackupCodes(password: $password) { ${error} backupCodes { codes } }`,
      right,
    )
    expect(fresh.backupCodes).toMatchObject({
      codes: expect.arrayContaining([expect.stringMatching(/^\w{5}-\w{5}$/)]),
    })
    const visitor = await t.visit()
    await signIn(visitor)
    expect((await secondStep(visitor, backupCodes[0] ?? '')).statusCode).toBe(422)
    expect((await secondStep(visitor, code())).statusCode).toBe(200)
    await change(browser, `disableTwoFactor(password: $password) { ${error} }`, right)
    expect((await signIn(await t.visit())).json()).toHaveProperty('user')
    const actions = await t.db.selectFrom('audit_log').select('action').orderBy('id').execute()
    expect(actions.map(({ action }) => action)).toEqual([
      'startTwoFactor',
      'enableTwoFactor',
      'createBackupCodes',
      'disableTwoFactor',
    ])
  })

  test('keeps its secret encrypted, and tells others nothing', async () => {
    const { id, secret } = await withSecondFactor()
    const row = await t.db.selectFrom('two_factors').selectAll().executeTakeFirstOrThrow()
    expect(row.secret).not.toContain(secret)
    const log = JSON.stringify(await t.db.selectFrom('audit_log').selectAll().execute())
    expect(log).not.toContain(secret)
    await t.createUser({ email: 'staff@mezzo.example', permissions: ['sales'] })
    const staff = await t.login('staff@mezzo.example')
    const answer = await t.send(staff, { method: 'GET', url: `/api/users/${id}` })
    expect(answer.body).not.toMatch(/factor/i)
  })
})
