import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type Browser, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const email = 'jana.keller@mezzo.example'

/** The doors at which somebody chooses a password; each answers what it has against one, or null. */
const doors: Record<string, (password: string) => Promise<unknown>> = {
  'at the sign-up': async (password) => {
    const payload = { firstName: 'Jana', lastName: 'Keller', email, password }
    const answer = await t.send(await t.visit(), { method: 'POST', url: '/api/auth/sign-up/email', payload })
    return answer.json().error?.fields.password ?? null
  },
  'in the account': async (password) => {
    const browser = await person()
    const { data } = await t.graphql<{ changePassword: { error: { fields: object } | null } }>(
      `mutation($currentPassword: String!, $newPassword: String!) {
        changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { error { fields } } }`,
      { currentPassword: PASSWORD, newPassword: password },
      browser,
    )
    return Object.values(data.changePassword.error?.fields ?? {})[0] ?? null
  },
  'by the link of a mail': async (password) => {
    await t.createUser({ email })
    const browser = await t.visit()
    const post = (path: string, payload: object) =>
      t.send(browser, { method: 'POST', url: `/api/auth/${path}`, payload })
    await post('request-password-reset', { email })
    const { text } = await t.db.selectFrom('mails').select('text').executeTakeFirstOrThrow()
    const token = /token=([\w%-]+)/.exec(text)?.[1]
    return (await post('reset-password', { token, newPassword: password })).json().code ?? null
  },
}

/** Opens the links of sign-ups that were mailed. */
async function confirmSignUps(): Promise<void> {
  const mails = await t.db.selectFrom('mails').select('text').where('template', '=', 'confirmEmail').execute()
  for (const { text } of mails) {
    const payload = { token: decodeURIComponent(given(/token=([\w%-]+)/.exec(text)?.[1])) }
    await t.send(await t.visit(), { method: 'POST', url: '/api/auth/confirm-email', payload })
  }
}

async function person(): Promise<Browser> {
  await t.createUser({ email, firstName: 'Jana', lastName: 'Keller' })
  return await t.login(email)
}

describe.each(Object.entries(doors))('a new password %s', (_, door) => {
  test('is refused when it is among those that everybody tries', async () => {
    expect(await door('Password2026!')).toMatch(/common/i)
  })

  test('is refused with nine signs', async () => {
    expect(await door('k7#pQw2zx')).toMatch(/short/i)
  })

  test('may have a hundred and spaces at its ends', async () => {
    expect(await door(` ${'blue curtains, '.repeat(6)} `)).toBeNull()
  })

  test('is refused with more than anybody types', async () => {
    expect(await door('blue curtains, '.repeat(9))).toMatch(/long/i)
  })
})

test.each(Object.entries(doors))(
  'a password chosen %s is taken as it is, spaces at its ends too',
  async (_, door) => {
    const password = ' blue curtains and tea '
    expect(await door(password)).toBeNull()
    await confirmSignUps()
    const logIn = async (given: string) => {
      const payload = { email, password: given }
      const answer = await t.send(await t.visit(), {
        method: 'POST',
        url: '/api/auth/sign-in/email',
        payload,
      })
      return answer.statusCode
    }
    expect([await logIn(password), await logIn(password.trim())]).toEqual([200, 401])
  },
)

test.each(['at the sign-up', 'in the account'])('names of the person are easy to guess %s', async (door) => {
  expect(await doors[door]?.('JanaKeller1')).toMatch(/common/i)
})
