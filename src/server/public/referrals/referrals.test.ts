import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

interface Referral {
  code: string
  signUps: number
  landlords: number
}

async function referralOf(email: string): Promise<Referral> {
  const { data } = await t.graphql<{ myReferral: Referral }>(
    '{ myReferral { code signUps landlords } }',
    {},
    await t.login(email),
  )
  return data.myReferral
}

async function signUp(email: string, details: object) {
  const browser = await t.visit()
  const payload = { firstName: 'Lea', lastName: 'Roth', email, password: PASSWORD, ...details }
  await t.send(browser, { method: 'POST', url: '/api/auth/sign-up/email', payload })
  const mail = await t.db
    .selectFrom('mails')
    .select('text')
    .where('to', '=', email)
    .where('template', '=', 'confirmEmail')
    .executeTakeFirstOrThrow()
  const token = decodeURIComponent(given(/token=([\w%-]+)/.exec(mail.text)?.[1]))
  await t.send(browser, { method: 'POST', url: '/api/auth/confirm-email', payload: { token } })
}

const referrer = async (code: string) =>
  (
    await t.graphql<{ referrer: object | null }>(
      'query ($code: String!) { referrer(code: $code) { firstName } }',
      { code },
    )
  ).data.referrer

test('everybody has a code, and who signs up with it is counted once', async () => {
  await t.createUser({ email: 'jana@mezzo.example', firstName: 'Jana' })
  await t.createUser({ email: 'ben@mezzo.example' })
  const { code } = await referralOf('jana@mezzo.example')
  expect(code).toMatch(/^[\da-f]{12}$/)
  expect((await referralOf('ben@mezzo.example')).code).not.toBe(code)
  await signUp('lea@mezzo.example', { landlord: true, referralCode: code.toUpperCase() })
  await signUp('tom@mezzo.example', { landlord: false, referralCode: code })
  await signUp('eva@mezzo.example', { landlord: true })
  expect(await referralOf('jana@mezzo.example')).toEqual({ code, signUps: 2, landlords: 1 })
  expect(await referralOf('ben@mezzo.example')).toMatchObject({ signUps: 0, landlords: 0 })
})

test.each(['000000000000', 'nonsense', "'; drop table users; --", 7])(
  'a code of nobody (%s) hinders no sign-up and is nobody’s',
  async (referralCode) => {
    await signUp('lea@mezzo.example', { landlord: true, referralCode })
    const person = await t.db.selectFrom('users').select('referred_by').executeTakeFirstOrThrow()
    expect(person.referred_by).toBeNull()
    expect(await referrer(String(referralCode))).toBeNull()
  },
)

test('whoever has a code learns the first name behind it, and no more', async () => {
  await t.createUser({ email: 'jana@mezzo.example', firstName: 'Jana' })
  const { code } = await referralOf('jana@mezzo.example')
  expect(await referrer(code)).toEqual({ firstName: 'Jana' })
})
