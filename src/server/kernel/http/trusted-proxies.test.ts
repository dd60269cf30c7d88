import { afterEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'

let t: TestApp
afterEach(() => t.close())

/** How many of the calls of one client are let through that claims another address with each. */
async function passed(trustProxy: false | number | string[], peer: string, chain: (i: number) => string) {
  t = await buildTestApp({ config: { rateLimit: 5, trustProxy } })
  const statuses = []
  for (let i = 0; i < 8; i++) {
    const answer = await t.app.inject({
      url: '/api/users/me',
      remoteAddress: peer,
      headers: { 'x-forwarded-for': chain(i) },
    })
    statuses.push(answer.statusCode)
  }
  return statuses.filter((status) => status === 401).length
}

describe('the limit per address', () => {
  test('believes no header without a proxy', async () => {
    expect(await passed(false, '203.0.113.9', (i) => `198.51.100.${i}`)).toBe(5)
  })

  test.each([
    ['one proxy', 1],
    ['a list of proxies', ['10.0.0.0/8']],
  ])(
    'sees the address that the last of %s has added, whatever a client wrote before it',
    async (_, trust) => {
      expect(await passed(trust, '10.0.0.5', (i) => `198.51.100.${i}, 203.0.113.9`)).toBe(5)
    },
  )

  test('sees the address before the first of two proxies, whatever a client wrote before it', async () => {
    expect(await passed(2, '10.0.0.5', (i) => `198.51.100.${i}, 203.0.113.9, 10.0.0.9`)).toBe(5)
  })

  test('counts each client behind two proxies by itself, and takes all for one where it knows of one alone', async () => {
    expect(await passed(2, '10.0.0.5', (i) => `203.0.113.${i}, 10.0.0.9`)).toBe(8)
    await t.close()
    expect(await passed(1, '10.0.0.5', (i) => `203.0.113.${i}, 10.0.0.9`)).toBe(5)
  })

  test.each([
    ['one proxy', 1],
    ['a list of proxies', ['10.0.0.0/8']],
  ])('counts each client behind %s by itself', async (_, trust) => {
    expect(await passed(trust, '10.0.0.5', (i) => `203.0.113.${i}`)).toBe(8)
  })

  test('believes no header of somebody who is not in the list', async () => {
    expect(await passed(['10.0.0.0/8'], '203.0.113.9', (i) => `198.51.100.${i}`)).toBe(5)
  })
})
