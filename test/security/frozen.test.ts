import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { FREEZE_TABLE, FREEZE_WORDS, freezeWordOf } from '../../src/domain/people/freeze-table.ts'
import { jana } from '../../src/server/demo/people.ts'
import { factsOfField } from '../../src/server/kernel/graphql/field-facts.ts'
import { freezeWordOfCall } from '../../src/server/kernel/graphql/frozen.ts'
import type { Policy } from '../../src/server/kernel/graphql/field-policy.ts'
import { routes } from '../../src/server/routes.ts'
import { schema } from '../../src/server/schema.ts'
import { buildTestApp, type TestApp } from '../app.ts'
import { given } from '../builders.ts'
import { footprint } from './footprint.ts'
import { learnAbstractTypes, rootFields } from './matrix-documents.ts'
import { instanceAt } from './matrix-instances.ts'
import type { Role } from './matrix-roles.ts'
import { createWorld, type World } from './world.ts'

// Decision 107: every call against what the table says of an account on hold.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let t: TestApp
let world: World
beforeAll(async () => {
  t = await buildTestApp({ config: { demo: true } })
  world = await createWorld(t)
  await freeze(jana.id)
})
afterAll(() => t.close())

learnAbstractTypes(schema)
const mutations = rootFields(schema, new Set()).filter(({ kind }) => kind === 'mutation')
const calls = [
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({
    call: field.name,
    policy: factsOfField({ extensions: {} }, field).policy,
  })),
  ...routes.map(({ method, url, policy }) => ({ call: `${method} ${url}`, policy })),
]
const ofAccounts = calls.filter(({ call, policy }) => freezeWordOfCall(call, policy) !== null)

function freeze(userId: string): Promise<unknown> {
  const at = t.services.now()
  return t.db.updateTable('users').set({ frozen_at: at }).where('id', '=', userId).execute()
}

it('each call that isn’t for staff stands in the table once, and nothing else does', () => {
  const named = Object.values(FREEZE_TABLE).flat()
  expect(named.toSorted()).toEqual(ofAccounts.map(({ call }) => call).toSorted())
  expect(new Set(named).size).toBe(named.length)
  expect(() => freezeWordOfCall('doSomethingNew', 'landlord')).toThrow('freeze-table.ts')
  expect(() => freezeWordOfCall('signContract', 'sales')).toThrow('nothing to say')
})

it('an access link and a program of the landlord are nobody until the hold ends', async () => {
  const ask = (role: Role) => {
    const { browser, headers } = world.clients[role]
    const payload = { query: '{ __typename landlordListings { totalCount } }' }
    return t.send(browser, { method: 'POST', url: '/api/graphql', headers, payload })
  }
  const answers = async () => [await ask('link'), await ask('token')].map(({ body }) => body)
  expect(await answers()).toEqual([
    expect.stringContaining('AuthenticationRequiredError'),
    expect.stringContaining('AuthenticationRequiredError'),
  ])
  await t.db.updateTable('users').set({ frozen_at: null }).where('id', '=', jana.id).execute()
  const after = await answers()
  await freeze(jana.id)
  for (const body of after) expect(body).not.toContain('AuthenticationRequiredError')
})

const goesOn = (call: string) => FREEZE_WORDS[given(freezeWordOf(call))].goesOn
const isOfWorld = (policy: Policy) => ['owner', 'landlord', 'limited'].includes(policy)
const stoppedFor: Partial<Record<Role, (call: string, policy: Policy) => boolean>> = {
  owner: (call) => !goesOn(call),
  impersonating: (call) => !goesOn(call),
  manager: (call, policy) => !goesOn(call) && isOfWorld(policy),
  limited: (call, policy) => !goesOn(call) && isOfWorld(policy),
  otherLandlord: () => false,
  tenant: () => false,
}

/** What a call says to somebody of an account on hold; null where it isn't about that. */
async function answerTo(role: Role, field: (typeof mutations)[number]): Promise<string | null> {
  const { browser, headers } = world.clients[role]
  const own = role === 'otherLandlord' ? world.foreign : world.listing
  const payload = { query: field.document(() => true), variables: field.variables(own) }
  const answer = await t.send(browser, { method: 'POST', url: '/api/graphql', headers, payload })
  const { errors = [] } = answer.json<{ errors?: { extensions?: { name?: string; reason?: string } }[] }>()
  const names = errors.map(({ extensions }) => extensions?.reason ?? extensions?.name ?? '')
  return names.find((name) => name === 'ACCOUNT_FROZEN' || name === 'NotAllowedError') ?? null
}

describe.each(['owner', 'manager', 'limited', 'impersonating', 'otherLandlord', 'tenant'] as const)(
  'as %s',
  (role) => {
    it('what the table stops is refused and changes nothing; the rest isn’t', async () => {
      const isStopped = ({ call, policy }: (typeof calls)[number]) => given(stoppedFor[role])(call, policy)
      const before = await footprint(t.db, READ)
      expect(await answersTo(role, ofAccounts.filter(isStopped))).not.toContain(null)
      expect(await footprint(t.db, READ)).toEqual(before)
      const rest = ofAccounts.filter((one) => !isStopped(one) && !ENDS_SESSIONS.has(one.call))
      expect(await answersTo(role, rest)).not.toContain('ACCOUNT_FROZEN')
    })
  },
)

async function answersTo(role: Role, of: readonly { call: string }[]): Promise<(string | null)[]> {
  const start = t.services.now()
  const asked = mutations.filter(({ name }) => of.some(({ call }) => call === name))
  const answers: (string | null)[] = []
  for (const [index, field] of asked.entries()) {
    // Calls of one address in a minute are counted; an hour ends what staff do as somebody else.
    if (index % 10 === 9) t.setNow(t.services.now().add({ minutes: 1 }))
    answers.push(await answerTo(role, field))
  }
  t.setNow(start)
  return answers
}

/** Tables that change by asking alone. */
const READ = new Set(['audit_log', 'audit_chain', 'audit_heads', 'sessions', 'idempotency_keys'])
const ENDS_SESSIONS = new Set([
  'endSession',
  'endOtherSessions',
  'changePassword',
  'switchWorld',
  'leaveTeam',
])

it('of the routes, too', async () => {
  const wrong: string[] = []
  for (const { method, url, policy, raw, demoOnly } of routes) {
    const call = `${method} ${url}`
    if (raw || demoOnly || freezeWordOfCall(call, policy) === null || url.startsWith('/api/auth/')) continue
    const at = url.replaceAll(
      /:(\w+)/g,
      (_, name: string) => world.listing[instanceAt(`${url} ${name}`, name) ?? 'none'],
    )
    const { browser, headers } = world.clients.owner
    const answer = await t.send(browser, {
      method,
      url: at,
      headers,
      ...(method !== 'GET' && { payload: {} }),
    })
    const isFrozen = answer.statusCode === 409 && answer.body.includes('ACCOUNT_FROZEN')
    if (isFrozen === goesOn(call)) wrong.push(`${call} ${answer.statusCode} ${answer.body.slice(0, 80)}`)
  }
  expect(wrong).toEqual([])
})
