import { graphql } from 'graphql'
import { expect, test } from 'vitest'
import { createBuilder } from './builder.ts'
import { checkPolicy } from './field-policy.ts'
import { schema } from './schema.ts'

const viewer = {
  id: '1',
  email: 'a@mezzo.example',
  firstName: 'A',
  lastName: 'B',
  landlord: false,
  permissions: [],
  language: 'en' as const,
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
    fields: (t) => ({ thing: t.field({ type: thing, policy: 'public', resolve: () => ({ name: 'x' }) }) }),
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
    fields: (t) => ({ thing: t.field({ type: thing, policy: 'public', resolve: () => ({ name: 'x' }) }) }),
  })
  const answer = await graphql({
    schema: builder.toSchema(),
    source: '{ thing { name secret } }',
    contextValue: { viewer },
  })
  expect(answer.data).toEqual({ thing: { name: 'x', secret: null } })
  expect(answer.errors?.map(({ message }) => message)).toEqual(['Not allowed to access'])
})

test('policies mean what they say', () => {
  const landlord = { ...viewer, landlord: true }
  const staff = { ...viewer, permissions: ['sales' as const] }
  const allowed = (policy: Parameters<typeof checkPolicy>[0]) =>
    [null, viewer, landlord, staff].map((who) => {
      try {
        checkPolicy(policy, who)
        return 'yes'
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown'
      }
    })
  const nobody = 'AuthenticationRequiredError'
  const not = 'NotAllowedError'
  expect(allowed('public')).toEqual(['yes', 'yes', 'yes', 'yes'])
  expect(allowed('visible')).toEqual(['yes', 'yes', 'yes', 'yes'])
  expect(allowed('viewer')).toEqual([nobody, 'yes', 'yes', 'yes'])
  expect(allowed('tenant')).toEqual([nobody, 'yes', 'yes', 'yes'])
  expect(allowed('landlord')).toEqual([nobody, not, 'yes', not])
  expect(allowed('staff')).toEqual([nobody, not, not, 'yes'])
})

test('the schema of the product builds', () => {
  expect(schema.getQueryType()?.getFields().me).toBeDefined()
})
