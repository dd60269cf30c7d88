import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type Browser, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import { hashSecret } from './secrets.ts'
import { insertLoginStep } from './two-factor-sql.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const email = 'jana@mezzo.example'
const next = 'another long password'

/** Asks for a mail with a link, and answers the token of the last one that was mailed. */
async function askForLink(): Promise<string> {
  await t.send(await t.visit(), {
    method: 'POST',
    url: '/api/auth/request-password-reset',
    payload: { email },
  })
  const mail = await t.db.selectFrom('mails').select('text').orderBy('created_at', 'desc').execute()
  return given(mail.flatMap(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? [])[0])
}

async function reset(token: string, newPassword = next): Promise<number> {
  const payload = { token, newPassword }
  const answer = await t.send(await t.visit(), { method: 'POST', url: '/api/auth/reset-password', payload })
  return answer.statusCode
}

async function changePassword(browser: Browser): Promise<void> {
  const query = `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "${next}") { error { name } } }`
  const answer = await t.graphql<{ changePassword: { error: null } }>(query, {}, browser)
  expect(answer.data?.changePassword.error).toBeNull()
}

test('a second mail for a new password ends the link of the first', async () => {
  await t.createUser({ email })
  const [first, second] = [await askForLink(), await askForLink()]
  expect(second).not.toBe(first)
  expect(await reset(first)).toBe(400)
  expect(await reset(second)).toBe(200)
})

test('a mail that is not sent, since too many were, leaves the last link as it is', async () => {
  await t.createUser({ email })
  const sent = [await askForLink(), await askForLink(), await askForLink()]
  expect(await askForLink()).toBe(sent[2])
  expect(await t.db.selectFrom('verifications').select('id').execute()).toHaveLength(1)
  expect(await reset(given(sent[2]))).toBe(200)
})

test('a changed password ends the links that were mailed before', async () => {
  await t.createUser({ email })
  const browser = await t.login(email)
  const token = await askForLink()
  await changePassword(browser)
  expect(await reset(token)).toBe(400)
})

test('the links of others go on working', async () => {
  await t.createUser({ email })
  const token = await askForLink()
  await t.createUser({ email: 'amelie@mezzo.example' })
  const payload = { email: 'amelie@mezzo.example' }
  await t.send(await t.visit(), { method: 'POST', url: '/api/auth/request-password-reset', payload })
  expect(await reset(token)).toBe(200)
})

test.each(['changed', 'set by a link'])(
  'a password that is %s ends logins that are half done',
  async (how) => {
    const userId = await t.createUser({ email })
    const browser = await t.login(email)
    await insertLoginStep(t.db, {
      tokenHash: hashSecret('half a login'),
      kind: 'SECOND_STEP',
      userId,
      challenge: null,
      expiresAt: t.services.now().add({ minutes: 10 }),
    })
    const ways: Record<string, () => Promise<unknown>> = {
      changed: () => changePassword(browser),
      'set by a link': async () => expect(await reset(await askForLink())).toBe(200),
    }
    await ways[how]?.()
    expect(await t.db.selectFrom('login_steps').select('user_id').execute()).toEqual([])
  },
)

test('a link for a new password works for an hour', async () => {
  await t.createUser({ email })
  await askForLink()
  const link = await t.db
    .selectFrom('verifications')
    .select(['created_at', 'expires_at'])
    .executeTakeFirstOrThrow()
  const minutes = link.expires_at.since(link.created_at).total('minutes')
  expect(minutes).toBeGreaterThan(59)
  expect(minutes).toBeLessThanOrEqual(61)
})
