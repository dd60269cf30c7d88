import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathOf } from '../scripts/cluster/programs.ts'
import { readEnvironment, render } from '../scripts/cluster/render.ts'
import { root } from '../scripts/processes.ts'
import { type Browser, buildTestApp, type TestApp } from './app.ts'
import { freePort } from './free-port.ts'
import { multipart } from './multipart.ts'
import { PICTURE_MAX_BYTES } from '../src/domain/listings/pictures.ts'
import { buildApp } from '../src/server/app.ts'
import { type SendingPace, USUAL_PACE } from '../src/server/kernel/http/sending-pace.ts'

// Everything takes a twentieth of its time, here and at the balancer, and a file has a twentieth of its bytes.
const times = 20
const { bytesPerSecond, ...limits } = USUAL_PACE
const pace: SendingPace = {
  bytesPerSecond,
  grace: limits.grace / times,
  every: limits.every / times,
  longest: limits.longest / times,
}
/** 2 Mbit/s. */
const usualLine = 250_000

let t: TestApp
let app: FastifyInstance
let somebody: Browser
beforeAll(async () => {
  t = await buildTestApp()
  app = await buildApp(t.services, { pages: '/nowhere', pace })
  await app.listen({ port: 0, host: '127.0.0.1' })
  somebody = await t.visit()
})
afterAll(async () => {
  await app.close()
  await t.close()
})

const portOf = () => (app.server.address() as AddressInfo).port

/** Sends a document in parts of a tenth of a second; answers the status and after how many seconds it came. */
async function send(bytes: number, { port, perSecond }: { port: number; perSecond: number }) {
  const { payload, headers } = multipart({}, { name: 'a.pdf', content: Buffer.alloc(bytes, '%PDF-1.7 ') })
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/seal/check',
    headers: {
      ...headers,
      'content-length': payload.length,
      origin: t.services.config.origin,
      cookie: Object.entries(somebody.cookies).map(([name, value]) => `${name}=${value}`),
      'x-xsrf-token': somebody.cookies['XSRF-TOKEN'],
    },
    signal: AbortSignal.timeout(30_000),
  })
  const begun = performance.now()
  const over = new AbortController()
  const answer = once(sending, 'response')
  void answer.catch(() => undefined).then(() => over.abort())
  // The connection of who was ended is gone while parts are still written.
  sending.on('error', () => undefined)
  sending.flushHeaders()
  const part = Math.ceil(perSecond / 10)
  for (let at = 0; at < payload.length && !over.signal.aborted; at += part) {
    sending.write(payload.subarray(at, at + part))
    await sleep(100)
  }
  if (!over.signal.aborted) sending.end()
  const [{ statusCode }] = (await answer) as [{ statusCode: number }]
  sending.destroy()
  return { status: statusCode, seconds: (performance.now() - begun) / 1_000 }
}

test('the largest photo comes through on a line of 2 Mbit/s', async () => {
  const { status, seconds } = await send(PICTURE_MAX_BYTES / times, { port: portOf(), perSecond: usualLine })
  expect(status).toBe(200)
  // Longer than whoever sends nothing worth mentioning.
  expect(seconds * 1_000).toBeGreaterThan(2 * pace.grace)
})

test('who drips is ended soon after the time that everybody has', async () => {
  const { status, seconds } = await send(100_000, { port: portOf(), perSecond: 10 })
  expect(status).toBe(408)
  expect(seconds).toBeLessThan((4 * pace.grace) / 1_000)
})

test.skipIf(pathOf('haproxy') === undefined)('the same photo comes through the balancer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mezzo-pace-'))
  const port = await freePort()
  const place = async () => `127.0.0.1:${await freePort()}`
  const text = render('haproxy.cfg', {
    ...readEnvironment(readFileSync(join(root, 'deploy/machine.env'), 'utf8')),
    LEADER_BIND: await place(),
    REPLICA_BIND: await place(),
    STATS_BIND: await place(),
    WEB_BIND: `127.0.0.1:${port}`,
    SERVER1: `127.0.0.1:${portOf()}`,
    SERVER2: await place(),
  })
  const scaled = text.replaceAll(
    /(timeout (?:client|server|http-request|http-keep-alive)) (\d+)s/g,
    (_, name: string, seconds: string) => `${name} ${Math.round((Number(seconds) * 1_000) / times)}ms`,
  )
  expect(scaled).not.toBe(text)
  writeFileSync(join(folder, 'haproxy.cfg'), scaled)
  const balancer = spawn(pathOf('haproxy') ?? '', ['-db', '-f', join(folder, 'haproxy.cfg')], {
    stdio: 'ignore',
  })
  try {
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isUp).toBe(true)
    const through = { port, perSecond: usualLine }
    expect((await send(PICTURE_MAX_BYTES / times, through)).status).toBe(200)
  } finally {
    balancer.kill()
    rmSync(folder, { recursive: true })
  }
})
