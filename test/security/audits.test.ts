import type { AddressInfo } from 'node:net'
import { auditServer } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../app.ts'

let t: TestApp
let url: string
let browser: Browser
beforeAll(async () => {
  t = await buildTestApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`
  browser = await t.visit()
})
afterAll(() => t.close())

/** Fetches as our own page does: with its cookies, its origin and the header against forgery. */
function fetchAsPage(address: string, options: RequestInit = {}): Promise<Response> {
  const headers = new Headers(options.headers)
  headers.set('cookie', `XSRF-TOKEN=${browser.cookies['XSRF-TOKEN']}`)
  headers.set('x-xsrf-token', browser.cookies['XSRF-TOKEN'] ?? '')
  headers.set('origin', t.services.config.origin)
  return fetch(address, { ...options, headers })
}

test.each(['/api/graphql', '/api/nexus'])('all 61 audits of GraphQL over HTTP pass at %s', async (path) => {
  const results = await auditServer({ url: url + path, fetchFn: fetchAsPage })
  const failed = results.flatMap((result) =>
    result.status === 'ok' ? [] : [`${result.id} ${result.status}: ${result.name}: ${result.reason}`],
  )
  expect(failed).toEqual([])
  expect(results).toHaveLength(61)
  process.stdout.write(
    `graphql-http at ${path}: ${results.length - failed.length} of ${results.length} passed\n`,
  )
})

test('answers of the graph are compressed, but for programs of the same host', async () => {
  const asked = [
    { encoding: 'identity', remoteAddress: '203.0.113.7' },
    { encoding: 'gzip, br', remoteAddress: '203.0.113.7' },
    { encoding: 'gzip, br', remoteAddress: '127.0.0.1' },
    { encoding: 'gzip, br', remoteAddress: '127.0.0.1', forwarded: '203.0.113.7' },
  ]
  const [plain, small, near, behindProxy] = await Promise.all(
    asked.map(({ encoding, remoteAddress, forwarded }) =>
      t.app.inject({
        method: 'POST',
        url: '/api/graphql',
        remoteAddress,
        payload: { query: '{ __schema { types { name fields { name } } } }' },
        headers: {
          origin: t.services.config.origin,
          'x-xsrf-token': browser.cookies['XSRF-TOKEN'] ?? '',
          'accept-encoding': encoding,
          ...(forwarded && { 'x-forwarded-for': forwarded }),
        },
        cookies: browser.cookies,
      }),
    ),
  )
  expect(plain?.headers['content-encoding']).toBeUndefined()
  expect(small?.headers['content-encoding']).toBe('gzip')
  expect(near?.headers['content-encoding']).toBeUndefined()
  expect(behindProxy?.headers['content-encoding']).toBe('gzip')
  expect(small?.rawPayload.length).toBeLessThan((plain?.rawPayload.length ?? 0) / 3)
})
