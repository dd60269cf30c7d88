import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp({ config: { rateLimit: 50 } })
})
afterAll(() => t.close())

test('one address may ask so often in a minute, and log in much less often', async () => {
  const browser = await t.visit()
  const payload = { email: 'nobody@mezzo.example', password: 'wrong password' }
  const signIn = () => t.send(browser, { method: 'POST', url: '/api/auth/sign-in/email', payload })
  expect([(await signIn()).statusCode, (await signIn()).statusCode]).toEqual([401, 401])
  const refused = await signIn()
  expect(refused.statusCode).toBe(429)
  expect(refused.json().error.name).toBe('TooManyRequestsError')
  const reads = []
  for (let i = 0; i < 60; i++) reads.push(await t.send(null, { method: 'GET', url: '/%61pi/users/me' }))
  expect(reads.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(5)
  expect((await t.app.inject('/healthz')).statusCode).toBe(200)
})
