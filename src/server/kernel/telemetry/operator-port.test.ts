import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createReadiness, type ReadinessCheck } from '../http/readiness.ts'
import type { Observed } from './observe.ts'
import { openObserved } from '../../../../test/observed.ts'

let t: TestApp
let observed: Observed
let url: string
let atStart: unknown

beforeAll(async () => {
  ;({ observed, url } = await openObserved())
  atStart = await (await fetch(`${url}/readyz`)).json()
  t = await buildTestApp()
  observed.tellOf(t.services, createReadiness(t.services, t.lifecycle))
})
afterAll(async () => {
  await observed.close()
  await t.close()
})

test('the port says whether the process lives and is ready, and why not', async () => {
  expect(atStart).toMatchObject({
    ready: false,
    checks: [{ name: 'process', problem: 'it has begun to start' }],
  })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  const ready = await fetch(`${url}/readyz`)
  expect(ready.status).toBe(200)
  expect(await ready.json()).toMatchObject({ ready: true, checks: expect.any(Array) })
  t.lifecycle.stopping = true
  const stopping = await fetch(`${url}/readyz`)
  t.lifecycle.stopping = false
  expect(stopping.status).toBe(503)
  const { checks } = (await stopping.json()) as { checks: ReadinessCheck[] }
  expect(checks.find(({ ok }) => !ok)).toEqual({
    name: 'process',
    ok: false,
    since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    problem: 'stopping',
    advice: expect.stringContaining('asked to end'),
  })
  expect((await fetch(`${url}/api/graphql`)).status).toBe(404)
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
})
