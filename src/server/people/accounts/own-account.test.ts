import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type Browser, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const email = 'jana@mezzo.example'
const signIn = async (browser: Browser, password = PASSWORD, headers: Record<string, string> = {}) =>
  await t.send(browser, {
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password },
    headers,
  })
const me = async (browser: Browser) =>
  (await t.send(browser, { method: 'GET', url: '/api/users/me' })).statusCode

describe('the profile', () => {
  const save = (browser: Browser, input: object) =>
    t.graphql<{ updateProfile: { error: object | null; user: object | null } }>(
      'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { error { fields } user { firstName lastName phone } } }',
      { input },
      browser,
    )

  test('keeps what is given, and what is left out stays', async () => {
    const id = await t.createUser({ email, firstName: 'Jana', lastName: 'Keller', phone: '+49 30 1234567' })
    const browser = await t.login(email)
    const first = await save(browser, { firstName: ' Zoë ' })
    expect(first.data.updateProfile.user).toEqual({
      firstName: 'Zoë',
      lastName: 'Keller',
      phone: '+49 30 1234567',
    })
    await save(browser, { lastName: 'O’Neil', phone: '' })
    const row = await t.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: 'Zoë O’Neil', phone: null })
    const log = await t.db.selectFrom('audit_log').select(['action', 'data']).orderBy('id').execute()
    expect(log[1]).toEqual({ action: 'updateProfile', data: { changed: ['last_name', 'phone'] } })
    expect(JSON.stringify(log)).not.toContain('1234567')
  })

  test.each([
    [{ firstName: '<b>' }, { firstName: 'name' }],
    [{ lastName: ' ' }, { lastName: 'required' }],
    [{ phone: 'call me' }, { phone: 'phoneWrong' }],
  ])('takes nothing like %j', async (input, fields) => {
    await t.createUser({ email })
    const answer = await save(await t.login(email), input)
    expect(answer.data.updateProfile).toEqual({ error: { fields }, user: null })
  })
})

describe('the password', () => {
  const change = (browser: Browser, currentPassword: string, newPassword: string) =>
    t.graphql<{ changePassword: { error: object | null } }>(
      `mutation($currentPassword: String!, $newPassword: String!) {
        changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { error { reason fields } } }`,
      { currentPassword, newPassword },
      browser,
    )

  test('is changed with the one before, and all other sessions end', async () => {
    await t.createUser({ email, landlord: true })
    const browser = await t.login(email)
    const phone = await t.login(email)
    const wrong = await change(browser, 'wrong password', 'another long password')
    expect(wrong.data.changePassword.error).toEqual({
      reason: null,
      fields: { currentPassword: 'passwordWrong' },
    })
    const right = await change(browser, PASSWORD, 'another long password')
    expect(right.data.changePassword.error).toBeNull()
    expect([await me(browser), await me(phone)]).toEqual([200, 401])
    expect((await signIn(await t.visit())).statusCode).toBe(401)
    expect((await signIn(await t.visit(), 'another long password')).statusCode).toBe(200)
    const log = await t.db.selectFrom('audit_log').select(['action', 'data']).execute()
    expect(log).toEqual([{ action: 'changePassword', data: { endedSessions: 1 } }])
    expect(await t.db.selectFrom('mails').select('template').execute()).toEqual([
      { template: 'loginChanged' },
    ])
  })

  test.each([
    ['short', 'passwordShort'],
    ['x'.repeat(129), 'passwordLong'],
    [PASSWORD, 'passwordSame'],
  ])('is not changed to %s', async (password, problem) => {
    await t.createUser({ email })
    const answer = await change(await t.login(email), PASSWORD, password)
    expect(answer.data.changePassword.error).toMatchObject({ fields: { newPassword: problem } })
  })

  test('is limited to ten tries, together with the login', async () => {
    await t.createUser({ email })
    const browser = await t.login(email)
    for (let i = 0; i < 5; i++) await change(browser, 'wrong password', 'another long password')
    for (let i = 0; i < 5; i++) await signIn(await t.visit(), 'wrong password')
    const answer = await change(browser, PASSWORD, 'another long password')
    expect(answer.data.changePassword.error).toMatchObject({ reason: 'TOO_MANY_TRIES' })
  })
})

describe('sessions', () => {
  const sessions = async (browser: Browser) => {
    const answer = await t.graphql<{ sessions: { _id: string; current: boolean }[] }>(
      '{ sessions { _id browser system ipAddress lastSeenAt current } }',
      {},
      browser,
    )
    return given(answer.data).sessions
  }

  test('are listed with device and address, and ended one by one or all but this', async () => {
    await t.createUser({ email, landlord: true })
    const [here, phone, third] = [await t.visit(), await t.visit(), await t.visit()]
    const userAgent = (name: string) => ({ 'user-agent': `Mozilla/5.0 (${name})` })
    await signIn(here, PASSWORD, userAgent('Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0'))
    await signIn(phone, PASSWORD, userAgent('Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile'))
    await signIn(third)
    const listed = await sessions(here)
    expect(listed).toHaveLength(3)
    expect(listed.find(({ current }) => current)).toMatchObject({
      browser: 'Firefox',
      system: 'Windows',
      ipAddress: '127.0.0.1',
    })
    const ofPhone = listed.find((session) => 'system' in session && session.system === 'Android')
    const end = 'mutation($id: ID!) { endSession(sessionId: $id) { error { name } } }'
    await t.graphql(end, { id: ofPhone?._id }, here)
    expect([await me(here), await me(phone), await me(third)]).toEqual([200, 401, 200])
    await t.graphql('mutation { endOtherSessions { error { name } } }', {}, here)
    expect([await me(here), await me(third)]).toEqual([200, 401])
    expect(await sessions(here)).toMatchObject([{ current: true }])
  })

  test('of somebody else are neither seen nor ended', async () => {
    await t.createUser({ email })
    const jana = await t.login(email)
    const [own] = await sessions(jana)
    await t.createUser({ email: 'tom@mezzo.example' })
    const tom = await t.login('tom@mezzo.example')
    expect(await sessions(tom)).toHaveLength(1)
    await t.graphql(
      'mutation($id: ID!) { endSession(sessionId: $id) { error { name } } }',
      { id: own?._id },
      tom,
    )
    expect(await me(jana)).toBe(200)
  })

  test('tell when somebody was last there, to a few minutes', async () => {
    await t.createUser({ email })
    const browser = await t.login(email)
    const seen = async () =>
      (await t.db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at
    const first = await seen()
    await me(browser)
    expect((await seen()).equals(first)).toBe(true)
    const later = Temporal.Now.instant().add({ minutes: 6 })
    t.setNow(later)
    await me(browser)
    expect((await seen()).epochMilliseconds).toBe(later.epochMilliseconds)
  })
})

describe('GET /api/users/{id}', () => {
  const get = async (browser: Browser, id: string) =>
    await t.send(browser, { method: 'GET', url: `/api/users/${id}` })

  test('answers oneself, and anybody to staff for sales; others look missing', async () => {
    const id = await t.createUser({ email, landlord: true, firstName: 'Jana' })
    await t.createUser({ email: 'tom@mezzo.example', landlord: true })
    await t.createUser({ email: 'staff@mezzo.example', permissions: ['sales'] })
    await t.createUser({ email: 'tester@mezzo.example', permissions: ['TEST'] })
    expect((await get(await t.login(email), id)).json()).toMatchObject({ _id: id, firstName: 'Jana' })
    expect((await get(await t.login('staff@mezzo.example'), id)).json()).toMatchObject({ email })
    const missing = await get(await t.login('tom@mezzo.example'), crypto.randomUUID())
    expect(missing.statusCode).toBe(404)
    for (const other of ['tom@mezzo.example', 'tester@mezzo.example']) {
      expect((await get(await t.login(other), id)).body).toBe(missing.body)
    }
    expect((await get(await t.login('staff@mezzo.example'), 'nonsense')).statusCode).toBe(404)
    expect((await get(await t.visit(), id)).statusCode).toBe(401)
  })
})

test('staff who act as a landlord can change nothing about a login, and log in as nobody else', async () => {
  const landlordId = await t.createUser({ email, landlord: true })
  await t.createUser({ email: 'staff@mezzo.example', permissions: ['sales'] })
  const staff = await t.login('staff@mezzo.example')
  const payload = { landlordId, reason: 'She asked by phone for help.' }
  await t.send(staff, { method: 'POST', url: '/api/impersonation', payload })
  for (const path of ['sign-in/email', 'reset-password', 'passkeys/registration-options', 'confirm-email']) {
    const answer = await t.send(staff, { method: 'POST', url: `/api/auth/${path}`, payload: {} })
    expect([path, answer.statusCode]).toEqual([path, 403])
  }
  const password = { currentPassword: PASSWORD, newPassword: 'another long password' }
  const change = await t.graphql(
    `mutation($currentPassword: String!, $newPassword: String!) {
      changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { error { name } } }`,
    password,
    staff,
  )
  expect(change.errors).toMatchObject([{ extensions: { name: 'NotAllowedError' } }])
  const read = await t.graphql('{ me { twoFactorEnabled } }', {}, staff)
  expect(read.data).toEqual({ me: { twoFactorEnabled: null } })
  expect((await t.send(staff, { method: 'POST', url: '/api/auth/sign-out', payload: {} })).statusCode).toBe(
    200,
  )
})
