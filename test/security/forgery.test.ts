import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { schema } from '../../src/server/schema.ts'
import { routes } from '../../src/server/routes.ts'
import { buildTestApp, type TestApp } from '../app.ts'
import { multipart } from '../multipart.ts'
import { footprint } from './footprint.ts'
import { rootFields } from './matrix-documents.ts'
import { instanceAt, type Instances } from './matrix-instances.ts'
import { createWorld, type Client, type World } from './world.ts'

// S4: whatever changes something, called as another site could call it in the browser of somebody who may do it.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let t: TestApp
let world: World
let before: Record<string, string>
beforeAll(async () => {
  t = await buildTestApp({ config: { demo: true } })
  world = await createWorld(t)
  before = await footprint(t.db)
})
afterAll(() => t.close())

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  payload?: object | string
  headers?: Record<string, string>
}

/** The ways in which another site can make a browser call us; each gets a call that would work from our own page. */
const ways: Record<string, (call: Call) => Call> = {
  'without the header': (call) => withHeaders(call, { 'x-xsrf-token': '' }),
  "with somebody else's token": (call) => withHeaders(call, { 'x-xsrf-token': 'abc.def' }),
  'from another origin': (call) => withHeaders(call, { origin: 'https://evil.example' }),
  'from no origin': (call) => withHeaders(call, { origin: 'null' }),
  'from a sister site': (call) => withHeaders(call, { 'sec-fetch-site': 'same-site' }),
  'as a form': (call) => ({
    ...call,
    payload: 'query=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  'as a form with files': (call) => ({
    ...call,
    payload: '--x--',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }),
  'as text': (call) => ({
    ...call,
    payload: JSON.stringify(call.payload),
    headers: { 'content-type': 'text/plain' },
  }),
  'with a method that is not meant': (call) =>
    withHeaders(call, { 'x-http-method-override': call.method, 'x-xsrf-token': '' }),
}

function withHeaders(call: Call, headers: Record<string, string>): Call {
  return { ...call, headers: { ...call.headers, ...headers } }
}

const mutations = rootFields(schema, new Set()).filter(({ kind }) => kind === 'mutation')
const passwordPaths = ['sign-in/email', 'sign-out', 'request-password-reset', 'reset-password']
const writes: { method: Call['method']; url: string; upload?: boolean }[] = [
  ...routes.filter(({ method }) => method !== 'GET'),
  ...passwordPaths.map((path) => ({ method: 'POST' as const, url: `/api/auth/${path}` })),
]

async function statusesOf(
  client: Client,
  calls: Call[],
  change: (call: Call) => Call,
): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const call of calls) {
    const { statusCode, body } = await t.send(client.browser, change(call))
    const isRefused = [400, 403, 404, 405, 415].includes(statusCode)
    if (!isRefused) statuses[`${call.method} ${call.url} ${body.slice(0, 200)}`] = statusCode
  }
  return statuses
}

test.each(Object.keys(ways))('no mutation has an effect %s', async (way) => {
  const change = ways[way] ?? ((call: Call) => call)
  const calls = ['/api/graphql', '/api/nexus'].flatMap((url) =>
    mutations.map((field): Call => {
      const payload = { query: field.document(() => true), variables: field.variables(world.listing) }
      return { method: 'POST', url, payload }
    }),
  )
  for (const role of ['owner', 'tenant', 'impersonating', 'staff sales'] as const) {
    expect(await statusesOf(world.clients[role], calls, change)).toEqual({})
  }
  expect(await footprint(t.db)).toEqual(before)
})

test('no mutation has an effect as a GET', async () => {
  const calls = ['/api/graphql', '/api/nexus'].flatMap((url) =>
    mutations.map((field): Call => {
      const query = new URLSearchParams({
        query: field.short,
        variables: JSON.stringify(field.variables(world.listing)),
      })
      return { method: 'GET', url: `${url}?${query.toString()}` }
    }),
  )
  expect(await statusesOf(world.clients.owner, calls, (call) => call)).toEqual({})
  expect(await footprint(t.db)).toEqual(before)
})

test.each(Object.keys(ways))('no REST call that writes has an effect %s', async (way) => {
  const change = ways[way] ?? ((call: Call) => call)
  // A form with a file is what some routes take: those are called with one in all other ways.
  const open = way === 'as a form with files' ? writes.filter(({ upload }) => !upload) : writes
  const calls = open.map((route): Call => {
    const url = route.url.replaceAll(/:(\w+)/g, (_, name: string) =>
      idAt(`${route.url} ${name}`, name, world.listing),
    )
    if (!route.upload) return { method: route.method, url, payload: {} }
    const form = multipart(
      { listingRequestId: world.listing.listingRequestId },
      { name: 'a.pdf', content: '%PDF-1.7' },
    )
    return { method: route.method, url, ...form }
  })
  for (const role of ['owner', 'impersonating'] as const) {
    expect(await statusesOf(world.clients[role], calls, change)).toEqual({})
  }
  expect(await footprint(t.db)).toEqual(before)
})

test('a document that was asked for with one operation never runs another one of it', async () => {
  const query =
    'query Look { me { _id } } mutation Change { updateLanguage(language: fr) { user { language } } }'
  const changed = await t.send(world.clients.stranger.browser, {
    method: 'POST',
    url: '/api/graphql',
    payload: { query, operationName: 'Change' },
  })
  expect(changed.json()).toMatchObject({ data: { updateLanguage: { user: { language: 'fr' } } } })
  const url = `/api/graphql?${new URLSearchParams({ query, operationName: 'Look' }).toString()}`
  const looked = await t.send(world.clients.owner.browser, { method: 'GET', url })
  expect(Object.keys(looked.json<{ data: object }>().data)).toEqual(['me'])
})

function idAt(place: string, name: string, side: Instances): string {
  const instance = instanceAt(place, name)
  if (!instance)
    throw new Error(`Nobody has said what ${place} names: add it to test/security/matrix-instances.ts`)
  return side[instance]
}
