import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, PASSWORD, type Browser, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import { totpCode, totpStep } from '../accounts/totp.ts'
import { moveRecoveries } from './deadline-actions.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const start = Temporal.Instant.from('2026-11-21T12:00:00Z')
const email = 'jana@mezzo.example'
const newPassword = 'another long password'
let janaId: string
/** The browser in which the account was had before. */
let home: Browser
let secret: string
beforeEach(async () => {
  await t.reset()
  t.setNow(start)
  janaId = await t.createUser({ email, firstName: 'Jana', landlord: true })
  home = await t.login(email)
  secret = await withSecondFactor(home)
})

async function withSecondFactor(browser: Browser): Promise<string> {
  const begun = await t.graphql<{ startTwoFactor: { twoFactorStart: { secret: string } } }>(
    'mutation($password: String!) { startTwoFactor(password: $password) { twoFactorStart { secret } } }',
    { password: PASSWORD },
    browser,
  )
  const made = given(begun.data).startTwoFactor.twoFactorStart.secret
  const code = totpCode(made, totpStep(t.services.now()) - 1)
  await t.graphql(
    'mutation($code: String!) { enableTwoFactor(code: $code) { error { name } } }',
    { code },
    browser,
  )
  return made
}

const at = (hours: number) => t.setNow(start.add({ hours }))
const move = async () => moveRecoveries(await t.ctxFor(null))

async function post(browser: Browser, path: string, payload: object = {}) {
  const answer = await t.send(browser, { method: 'POST', url: `/api/auth/${path}`, payload })
  const body = answer.json() as { error?: { reason?: string; fields?: object }; readyAt?: string }
  return { status: answer.statusCode, reason: body.error?.reason, fields: body.error?.fields, body }
}

/** A browser whose password was right and whose second step is open. */
async function halfLoggedIn(password = PASSWORD): Promise<Browser> {
  const browser = await t.visit()
  await post(browser, 'sign-in/email', { email, password })
  return browser
}

const begin = async () => post(await halfLoggedIn(), 'recovery/begin')

const mails = async () =>
  t.db.selectFrom('mails').select(['template', 'to', 'text', 'created_at']).orderBy('created_at').execute()
const templates = async () =>
  (await mails()).map(({ template }) => template).filter((name) => name.startsWith('recovery'))

async function tokenOf(template: string): Promise<string> {
  const found = (await mails()).findLast((mail) => mail.template === template)
  return decodeURIComponent(given(/token=([\w.%-]+)/.exec(given(found).text)?.[1]))
}

const statusOf = async () =>
  (await t.db.selectFrom('account_recoveries').select('status').execute()).map(({ status }) => status)
const me = async (browser: Browser) =>
  (await t.send(browser, { method: 'GET', url: '/api/users/me' })).statusCode
const log = async () =>
  (await t.db.selectFrom('audit_log').select('action').orderBy('id').execute())
    .map(({ action }) => action)
    .filter((action) => /recover/i.test(action))

describe('a recovery that begins after the right password', () => {
  it('is told at once, each day and before its end, and gives the link after 72 hours', async () => {
    const begun = await begin()
    expect([begun.status, begun.body.readyAt]).toEqual([200, start.add({ hours: 72 }).toString()])
    for (let hour = 1; hour < 72; hour++) {
      at(hour)
      await move()
    }
    const told = (await mails())
      .filter(({ template }) => template === 'recoveryRunning')
      .map((mail) => mail.created_at.since(start).total('hours'))
    expect(told).toEqual([0, 24, 48, 66])
    expect(await templates()).not.toContain('recoveryReady')
    at(72)
    await move()
    await move()
    expect((await templates()).slice(-2).toSorted()).toEqual(['recoveryReady', 'recoveryRunning'])
    expect(await templates()).toHaveLength(6)
    expect(await log()).toEqual(['beginRecovery', 'mailRecoveryLink'])
  })

  it('ends with a new password, and without anything that opened the account before', async () => {
    await begin()
    await t.db
      .insertInto('personal_access_tokens')
      .values({
        user_id: janaId,
        name: 'Books',
        scopes: ['profile:read'],
        secret_hash: 'hash',
        last_characters: 'abcd',
        created_at: start,
        expires_at: start.add({ hours: 24 * 30 }),
      })
      .execute()
    at(72)
    await move()
    const token = await tokenOf('recoveryReady')
    const browser = await t.visit()
    expect((await post(browser, 'recovery/finish', { token, password: 'short' })).fields).toEqual({
      password: 'passwordShort',
    })
    expect(
      (await post(browser, 'recovery/finish', { token, password: 'jana@mezzo.example' })).fields,
    ).toEqual({
      password: 'passwordCommon',
    })
    expect((await post(browser, 'recovery/finish', { token, password: newPassword })).status).toBe(200)
    expect([await me(browser), await me(home)]).toEqual([200, 401])
    expect(await statusOf()).toEqual(['COMPLETED'])
    const revoked = await t.db.selectFrom('personal_access_tokens').select('revoked_at').execute()
    expect(revoked.every((row) => row.revoked_at !== null)).toBe(true)
    for (const table of ['two_factors', 'backup_codes', 'passkeys'] as const)
      expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([])
    expect((await post(await t.visit(), 'sign-in/email', { email, password: PASSWORD })).status).toBe(401)
    const again = await post(await t.visit(), 'recovery/finish', { token, password: newPassword })
    expect([again.status, again.reason]).toEqual([409, 'LINK_USED'])
    const anew = await post(await t.visit(), 'sign-in/email', { email, password: newPassword })
    expect(anew.body).toHaveProperty('user')
  })

  it('goes on as it is when it is begun again', async () => {
    const first = await begin()
    at(10)
    const again = await begin()
    expect(again.body).toEqual(first.body)
    expect(await templates()).toEqual(['recoveryRunning'])
  })

  it('gives a link that works for a day and then ends', async () => {
    await begin()
    at(72)
    await move()
    const token = await tokenOf('recoveryReady')
    at(96)
    const late = await post(await t.visit(), 'recovery/finish', { token, password: newPassword })
    expect(late.reason).toBe('LINK_USED')
    await move()
    expect(await statusOf()).toEqual(['EXPIRED'])
    expect((await templates()).at(-1)).toBe('recoveryEnded')
  })

  it('is not finished by any other link of it', async () => {
    await begin()
    for (const token of ['', await tokenOf('recoveryRunning'), 'x'.repeat(43)])
      expect((await post(await t.visit(), 'recovery/finish', { token, password: newPassword })).reason).toBe(
        'LINK_USED',
      )
  })

  it('is forgotten a year after its end', async () => {
    await begin()
    await post(home, 'recovery/stop-own')
    at(24 * 366)
    await move()
    expect(await statusOf()).toEqual([])
  })
})

describe('a recovery that begins by mail', () => {
  const ask = async (address: string) => post(await t.visit(), 'recovery/ask', { email: address })

  it('takes the same 72 hours, whoever reads the mails', async () => {
    expect((await ask(email)).body).toEqual({ status: 'MAILED' })
    expect(await statusOf()).toEqual([])
    const begun = await post(await t.visit(), 'recovery/begin', { token: await tokenOf('recoveryLink') })
    expect(begun.body.readyAt).toBe(start.add({ hours: 72 }).toString())
    at(71)
    await move()
    expect(await templates()).not.toContain('recoveryReady')
  })

  it('tells nobody whether there is an account, and mails nothing to one of nobody', async () => {
    const known = await ask(email)
    const unknown = await ask('nobody@mezzo.example')
    expect(unknown).toEqual(known)
    expect((await mails()).some(({ to }) => to === 'nobody@mezzo.example')).toBe(false)
  })

  it('is mailed three times in a quarter of an hour, and no more', async () => {
    for (let i = 0; i < 5; i++) expect((await ask(email)).status).toBe(200)
    expect(await templates()).toEqual(['recoveryLink', 'recoveryLink', 'recoveryLink'])
  })

  it('is not needed where the password is enough', async () => {
    await t.createUser({ email: 'tom@mezzo.example' })
    await ask('tom@mezzo.example')
    expect(await templates()).toEqual(['recoveryNotNeeded'])
  })

  it('does not begin by a link that is over or made up', async () => {
    await ask(email)
    const token = await tokenOf('recoveryLink')
    expect((await post(await t.visit(), 'recovery/begin', { token: `${token}x` })).reason).toBe('LINK_USED')
    at(1)
    expect((await post(await t.visit(), 'recovery/begin', { token })).reason).toBe('LINK_USED')
    expect((await post(await t.visit(), 'recovery/begin')).reason).toBe('START_AGAIN')
  })
})

describe('a recovery is stopped', () => {
  it('by the link of any notice, which ends all sessions and halves of logins', async () => {
    const thief = await halfLoggedIn()
    await post(thief, 'recovery/begin')
    const token = await tokenOf('recoveryRunning')
    expect((await post(await t.visit(), 'recovery/stop', { token })).status).toBe(200)
    expect((await post(await t.visit(), 'recovery/stop', { token })).status).toBe(200)
    expect(await statusOf()).toEqual(['STOPPED'])
    expect(await me(home)).toBe(401)
    expect((await post(thief, 'second-step', { code: '000000' })).reason).toBe('START_AGAIN')
    expect(await templates()).toEqual(['recoveryRunning', 'recoveryEnded'])
    const again = await begin()
    expect([again.status, again.reason]).toEqual([409, 'recoveryStopped'])
    at(24)
    expect((await begin()).status).toBe(200)
  })

  it('also once its own link was mailed, which is worth nothing then', async () => {
    await begin()
    at(72)
    await move()
    const token = await tokenOf('recoveryReady')
    await post(await t.visit(), 'recovery/stop', { token: await tokenOf('recoveryRunning') })
    const finished = await post(await t.visit(), 'recovery/finish', { token, password: newPassword })
    expect(finished.reason).toBe('LINK_USED')
    expect(await me(home)).toBe(401)
  })

  it('by who is logged in, who stays so', async () => {
    const other = await halfLoggedIn()
    await post(other, 'second-step', { code: totpCode(secret, totpStep(t.services.now())) })
    await begin()
    expect((await post(home, 'recovery/stop-own')).status).toBe(200)
    expect([await me(home), await me(other)]).toEqual([200, 401])
    expect(await statusOf()).toEqual(['STOPPED'])
    expect((await post(await t.visit(), 'recovery/stop-own')).status).toBe(401)
  })

  it('by a login with the second factor', async () => {
    await begin()
    const browser = await halfLoggedIn()
    const told = await post(browser, 'sign-in/email', { email, password: PASSWORD })
    expect(told.body).toEqual({ secondStep: true, recoveryReadyAt: start.add({ hours: 72 }).toString() })
    expect((await post(browser, 'second-step', { code: '000000' })).status).toBe(422)
    expect(await statusOf()).toEqual(['WAITING'])
    await post(browser, 'second-step', { code: totpCode(secret, totpStep(t.services.now())) })
    expect(await statusOf()).toEqual(['STOPPED'])
    const ended = (await mails()).find(({ template }) => template === 'recoveryEnded')
    expect(ended?.text).toContain('You logged in with what was said to be lost')
  })

  it('by who switches the second factor off', async () => {
    await begin()
    const off = 'mutation($password: String!) { disableTwoFactor(password: $password) { error { name } } }'
    await t.graphql(off, { password: PASSWORD }, home)
    expect(await statusOf()).toEqual(['STOPPED'])
  })

  it('by no link that is not ours, and not once the account was had again', async () => {
    await begin()
    const token = await tokenOf('recoveryRunning')
    const forged = `${token.split('.')[0]}.${'A'.repeat(43)}`
    expect((await post(await t.visit(), 'recovery/stop', { token: forged })).reason).toBe('LINK_USED')
    at(72)
    await move()
    const finish = { token: await tokenOf('recoveryReady'), password: newPassword }
    await post(await t.visit(), 'recovery/finish', finish)
    expect((await post(await t.visit(), 'recovery/stop', { token })).reason).toBe('LINK_USED')
    expect(await statusOf()).toEqual(['COMPLETED'])
  })
})

it('each device is sent a message about a recovery, also in quiet hours, as long as it runs', async () => {
  await t.db
    .insertInto('push_devices')
    .values({
      user_id: janaId,
      name: 'Phone',
      endpoint: 'https://push.mezzo-test.com/1',
      p256dh: 'p',
      auth: 'a',
      server_key: 'k',
      created_at: start,
    })
    .execute()
  await begin()
  const ordered = await t.db.selectFrom('push_deliveries').select(['user_id', 'recovery_id']).execute()
  const { id } = await t.db.selectFrom('account_recoveries').select('id').executeTakeFirstOrThrow()
  expect(ordered).toEqual([{ user_id: janaId, recovery_id: id }])
})
