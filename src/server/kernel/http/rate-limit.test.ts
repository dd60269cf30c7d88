import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { routes } from '../../routes.ts'

let t: TestApp
beforeAll(async () => {
  // Two login calls a minute.
  t = await buildTestApp({ config: { rateLimit: 50, trustProxy: 1 } })
})
afterAll(() => t.close())

const signIn = 'sign-in/email'
const loginPaths = [
  signIn,
  'request-password-reset',
  'reset-password',
  ...routes.flatMap(({ url }) => (url.startsWith('/api/auth/') ? [url.slice('/api/auth/'.length)] : [])),
]

let lastAddress = 0
const freshAddress = () => `198.51.100.${++lastAddress}`

async function call(path: string, address: string): Promise<number> {
  // Another account with each call: the limit per account is not what is looked at.
  const payload = { email: `${crypto.randomUUID()}@mezzo.example`, password: 'wrong password', token: 'x' }
  const answer = await t.send(await t.visit(), {
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    headers: { 'x-forwarded-for': address },
  })
  return answer.statusCode
}

test('one address may ask so often in a minute, and log in much less often', async () => {
  const browser = await t.visit()
  const payload = { email: 'nobody@mezzo.example', password: 'wrong password' }
  const headers = { 'x-forwarded-for': freshAddress() }
  const send = () => t.send(browser, { method: 'POST', url: `/api/auth/${signIn}`, payload, headers })
  expect([(await send()).statusCode, (await send()).statusCode]).toEqual([401, 401])
  const refused = await send()
  expect(refused.statusCode).toBe(429)
  expect(refused.json().error.name).toBe('TooManyRequestsError')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const reads = []
  for (let i = 0; i < 60; i++) reads.push(await t.send(null, { method: 'GET', url: '/%61pi/users/me' }))
  expect(reads.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(5)
  expect((await t.app.inject('/healthz')).statusCode).toBe(200)
})

test.each(loginPaths)(
  'two logins of an address leave it no call of %s, nor the other way round',
  async (path) => {
    const [one, other] = [freshAddress(), freshAddress()]
    await call(signIn, one)
    await call(signIn, one)
    expect(await call(path, one)).toBe(429)
    await call(path, other)
    await call(path, other)
    expect(await call(signIn, other)).toBe(429)
  },
)

test('logging out is never refused', async () => {
  const address = freshAddress()
  for (let i = 0; i < 3; i++) await call(signIn, address)
  expect(await call('sign-out', address)).not.toBe(429)
})

test('an IPv6 address counts with all of its /64', async () => {
  await call(signIn, '2001:db8:1:2::1')
  await call('request-password-reset', '2001:db8:1:2:ffff:ffff:ffff:ffff')
  expect(await call(signIn, '2001:db8:1:2:3:4:5:6')).toBe(429)
  expect(await call(signIn, '2001:db8:1:3::1')).toBe(401)
})

test('one address may open a fifth as many pages, whatever they are', async () => {
  const open = (url: string) => t.app.inject({ method: 'GET', url, remoteAddress: '203.0.113.9' })
  const answers = []
  for (let at = 0; at < 14; at++) answers.push(await open(`/en/search?city=${at}`))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  const last = answers.at(-1)
  expect(last?.headers).toMatchObject({
    'retry-after': expect.any(String),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(last?.body).toContain('<h1>Too many pages at once</h1>')
  expect((await open('/de/anmelden')).body).toContain('<h1>Zu viele Seiten auf einmal</h1>')
  const headers = { 'accept-language': 'fr' }
  const french = await t.app.inject({ method: 'GET', url: '/welcome', headers, remoteAddress: '203.0.113.9' })
  expect(french.body).toContain('<h1>Trop de pages à la fois</h1>')
})
