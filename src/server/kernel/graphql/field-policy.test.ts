import { graphql } from 'graphql'
import { expect, test } from 'vitest'
import type { Permission } from '../../../domain/catalogue/people.ts'
import { AuthenticationRequiredError, NotAllowedError } from '../../../domain/kernel/errors.ts'
import type { Viewer } from '../viewer/context.ts'
import { createBuilder } from './builder.ts'
import { checkPolicy, checkScope, type Policy } from './field-policy.ts'
import { schema } from '../../schema.ts'

const viewer = {
  id: '1',
  email: 'a@mezzo.example',
  firstName: 'A',
  lastName: 'B',
  landlord: false,
  permissions: [],
  language: 'en' as const,
  landlordId: null,
  role: null,
  access: 'FULL' as const,
  groupIds: null,
  listingIds: null,
  impersonation: null,
  sessionId: null,
  accessLinkId: null,
  worldName: null,
  frozen: null,
  accessToken: null,
}

test('a query without a policy fails the build', () => {
  const builder = createBuilder()
  builder.queryType({ fields: (t) => ({ secret: t.string({ resolve: () => 'x' }) }) })
  expect(() => builder.toSchema()).toThrow('The field Query.secret has no policy')
})

test('a field of a type without a policy fails the build', () => {
  const builder = createBuilder()
  const thing = builder
    .objectRef<{ name: string }>('Thing')
    .implement({ fields: (t) => ({ name: t.exposeString('name') }) })
  builder.queryType({
    fields: (t) => ({
      thing: t.field({ type: thing, policy: 'public', scope: 'any', resolve: () => ({ name: 'x' }) }),
    }),
  })
  expect(() => builder.toSchema()).toThrow('The field Thing.name has no policy')
})

test('a field inherits the policy of its type or has its own', async () => {
  const builder = createBuilder()
  const thing = builder.objectRef<{ name: string }>('Thing').implement({
    policy: 'public',
    fields: (t) => ({
      name: t.exposeString('name'),
      secret: t.string({ policy: 'staff', nullable: true, resolve: () => 'x' }),
    }),
  })
  builder.queryType({
    fields: (t) => ({
      thing: t.field({ type: thing, policy: 'public', scope: 'any', resolve: () => ({ name: 'x' }) }),
    }),
  })
  const answer = await graphql({
    schema: builder.toSchema(),
    source: '{ thing { name secret } }',
    contextValue: { viewer },
  })
  expect(answer.data).toEqual({ thing: { name: 'x', secret: null } })
  expect(answer.errors?.map(({ message }) => message)).toEqual(['Not allowed to access'])
})

test('a query without a scope fails the build', () => {
  const builder = createBuilder()
  builder.queryType({ fields: (t) => ({ open: t.string({ policy: 'public', resolve: () => 'x' }) }) })
  expect(() => builder.toSchema()).toThrow('The field Query.open has no scope')
})

test('policies mean what they say', () => {
  const landlord = { ...viewer, landlord: true, landlordId: '1', role: 'OWNER' as const }
  const endsAt = Temporal.Instant.from('2026-01-01T12:00:00Z')
  const who: Record<string, Viewer | null> = {
    nobody: null,
    tenant: viewer,
    landlord,
    manager: { ...viewer, landlordId: '2', role: 'MANAGER' },
    limited: { ...viewer, landlordId: '2', role: 'LIMITED', access: 'LIMITED', groupIds: ['3'] },
    link: { ...landlord, role: 'LINK', access: 'LIMITED', groupIds: ['3'], accessLinkId: '4' },
    token: { ...landlord, accessToken: { id: '5', scopes: ['listings:read'] } },
    staff: { ...viewer, permissions: ['sales'] },
    acting: {
      ...landlord,
      permissions: ['sales'],
      impersonation: { id: '6', actorId: '7', actorName: 'Sam', reason: 'asked by phone', endsAt },
    },
  }
  const allowed = (policy: Policy) =>
    Object.keys(who).filter((name) => {
      try {
        checkPolicy(policy, who[name] ?? null)
        return true
      } catch (error) {
        const expected = who[name] ? NotAllowedError : AuthenticationRequiredError
        if (!(error instanceof expected)) throw error
        return false
      }
    })
  const everybody = Object.keys(who)
  const without = (...names: string[]) => everybody.filter((name) => !names.includes(name))
  const expected: Record<Exclude<Policy, Permission>, string[]> = {
    public: everybody,
    visible: everybody,
    full: without('limited', 'link'),
    viewer: without('nobody', 'link'),
    tenant: without('nobody', 'link', 'acting'),
    person: without('nobody', 'link', 'acting', 'token'),
    owner: ['landlord', 'token'],
    landlord: ['landlord', 'manager', 'token', 'acting'],
    limited: ['landlord', 'manager', 'limited', 'link', 'token', 'acting'],
    staff: ['staff'],
    listingStaff: ['staff'],
  }
  for (const policy of Object.keys(expected) as (keyof typeof expected)[]) {
    expect([policy, allowed(policy)]).toEqual([policy, expected[policy]])
  }
  expect(allowed('sales')).toEqual(['staff'])
  expect(allowed('DOCUMENT_VERIFICATION')).toEqual([])
})

test('a personal access token reaches what its scopes say', () => {
  const token = { ...viewer, accessToken: { id: '5', scopes: ['listings:read' as const] } }
  expect(() => checkScope('any', token)).not.toThrow()
  expect(() => checkScope('listings:read', token)).not.toThrow()
  expect(() => checkScope('requests:read', token)).toThrow(NotAllowedError)
  expect(() => checkScope('none', token)).toThrow(NotAllowedError)
  expect(() => checkScope('none', viewer)).not.toThrow()
  expect(() => checkScope('none', null)).not.toThrow()
})

test('the schema of the product builds', () => {
  expect(schema.getQueryType()?.getFields().me).toBeDefined()
})
