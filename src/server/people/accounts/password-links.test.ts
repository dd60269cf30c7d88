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

test('somebody who has had no password gets one by a link', async () => {
  const id = await t.createUser({ email })
  await t.db.deleteFrom('accounts').where('user_id', '=', id).execute()
  expect(await reset(await askForLink())).toBe(200)
  const payload = { email, password: next }
  const answer = await t.send(await t.visit(), { method: 'POST', url: '/api/auth/sign-in/email', payload })
  expect(answer.statusCode).toBe(200)
})

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

test.each([
  [
    'request-password-reset',
    {},
    'VALIDATION_ERROR: [body.email] Invalid input: expected string, received undefined',
  ],
  ['request-password-reset', { email: 'jana' }, 'VALIDATION_ERROR: [body.email] Invalid email address'],
  ['request-password-reset', [], 'VALIDATION_ERROR: [body] Invalid input: expected object, received array'],
  [
    'reset-password',
    { token: 'x' },
    'VALIDATION_ERROR: [body.newPassword] Invalid input: expected string, received undefined',
  ],
  [
    'reset-password',
    { token: 5, newPassword: next },
    'VALIDATION_ERROR: [body.token] Invalid input: expected string, received number',
  ],
  ['reset-password', { newPassword: next }, 'INVALID_TOKEN: Invalid token'],
  ['reset-password', { token: '', newPassword: next }, 'INVALID_TOKEN: Invalid token'],
  ['reset-password', { token: 'x', newPassword: next }, 'INVALID_TOKEN: Invalid token'],
  ['reset-password', { token: 'x', newPassword: 'k7#pQw2zx' }, 'PASSWORD_TOO_SHORT: Password too short'],
  ['reset-password', { token: 'x', newPassword: 'ab12'.repeat(33) }, 'PASSWORD_TOO_LONG: Password too long'],
  [
    'reset-password',
    { token: 'x', newPassword: 'Password2026!' },
    'PASSWORD_COMMON: This password is too common.',
  ],
])('%s refuses %j in the words that programs know', async (path, payload, refusal) => {
  const answer = await t.send(await t.visit(), { method: 'POST', url: `/api/auth/${path}`, payload })
  const { code, message } = answer.json<{ code: string; message: string }>()
  expect([answer.statusCode, `${code}: ${message}`]).toEqual([400, refusal])
})

test('what is mailed and set is answered as it is known to be', async () => {
  await t.createUser({ email })
  const post = async (path: string, payload: object) =>
    (await t.send(await t.visit(), { method: 'POST', url: `/api/auth/${path}`, payload })).json<object>()
  expect(await post('request-password-reset', { email })).toEqual({
    status: true,
    message: 'If this email exists in our system, check your email for the reset link',
  })
  expect(await post('reset-password', { token: await askForLink(), newPassword: next })).toEqual({
    status: true,
  })
  expect(await post('sign-out', {})).toEqual({ success: true })
})

test('a new password gives the tries of the old one back', async () => {
  await t.createUser({ email })
  const signIn = async (password: string) => {
    const payload = { email, password }
    const call = { method: 'POST', url: '/api/auth/sign-in/email', payload } as const
    return (await t.send(await t.visit(), call)).statusCode
  }
  for (let i = 0; i < 10; i++) await signIn('wrong password')
  expect(await signIn(PASSWORD)).toBe(429)
  expect(await reset(await askForLink())).toBe(200)
  expect(await signIn(next)).toBe(200)
})

test('whoever asks for a link has shown nobody who they are, and the log names nobody', async () => {
  const entityId = await t.createUser({ email })
  await t.createUser({ email: 'tom@mezzo.example' })
  const call = { method: 'POST', url: '/api/auth/request-password-reset', payload: { email } } as const
  await t.send(await t.login('tom@mezzo.example'), call)
  const columns = ['actor_id', 'subject_id', 'via', 'entity_id'] as const
  const entries = t.db.selectFrom('audit_log').select(columns).where('action', '=', 'requestPasswordReset')
  expect(await entries.execute()).toEqual([
    { actor_id: null, subject_id: null, via: 'SYSTEM', entity_id: entityId },
  ])
})

test('whose password was set by a link finds it in the log, and is told, once', async () => {
  const entityId = await t.createUser({ email })
  await t.login(email)
  const token = await askForLink()
  expect(await reset(token)).toBe(200)
  expect(await reset(token)).toBe(400)
  const columns = ['actor_id', 'via', 'entity_id', 'data'] as const
  const entries = t.db.selectFrom('audit_log').select(columns).where('action', '=', 'resetPassword')
  expect(await entries.execute()).toEqual([
    { actor_id: null, via: 'SYSTEM', entity_id: entityId, data: { endedSessions: 1 } },
  ])
  const mails = t.db.selectFrom('mails').select(['to', 'text']).where('template', '=', 'passwordSet')
  expect(await mails.execute()).toEqual([
    {
      to: email,
      text: expect.stringMatching(/A new password was set.*all devices[^]*\/en\/forgot-password/),
    },
  ])
})

test('a link sets one password, however often it is opened at once', async () => {
  await t.createUser({ email })
  const token = await askForLink()
  const statuses = await Promise.all(Array.from({ length: 4 }, () => reset(token)))
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400, 400, 400])
})

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

test.each([
  [59, 200],
  [61, 400],
])('a link for a new password is answered after %i minutes by %i', async (minutes, status) => {
  await t.createUser({ email })
  const token = await askForLink()
  t.setNow(Temporal.Now.instant().add({ minutes }))
  expect(await reset(token)).toBe(status)
})
