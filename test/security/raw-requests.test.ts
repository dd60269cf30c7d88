import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../app.ts'

// What only shows on the wire, or in requests that no client of ours would send.
let t: TestApp
let port: number
beforeAll(async () => {
  t = await buildTestApp()
  port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => t.close())

/** Sends lines over a connection of its own; answers all that comes until the server closes it. */
function send(lines: readonly string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let answer = ''
  const socket = connect(port, '127.0.0.1', () => socket.end(lines.join('\r\n')))
  socket.on('data', (data) => (answer += data.toString()))
  socket.on('close', () => resolve(answer))
  socket.on('error', reject)
  return promise
}

test('a request that gives its length in two ways is refused, and nothing of it is taken for a second one', async () => {
  const answer = await send([
    'POST /api/graphql HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 5',
    'Transfer-Encoding: chunked',
    '',
    '0',
    '',
    'GET /healthz HTTP/1.1',
    'Host: localhost',
    '',
    '',
  ])
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

test.each(['TRACE', 'TRACK', 'CONNECT'])('no route takes %s', async (method) => {
  const answer = await send([`${method} /healthz HTTP/1.1`, 'Host: localhost', 'Connection: close', '', ''])
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/)
})

test('a parameter that comes twice is no text', async () => {
  const answer = await t.app.inject('/api/graphql?query={me{_id}}&variables={}&variables={}')
  expect(answer.statusCode).toBe(400)
})

test('health and readiness say one word each and nothing of the inside', async () => {
  expect((await t.app.inject('/healthz')).json()).toEqual({ status: 'alive' })
  expect((await t.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})
