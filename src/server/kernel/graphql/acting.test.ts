import { expect, test } from 'vitest'
import { actingOfRoute, type Route } from '../http/route.ts'
import { createBuilder } from './builder.ts'
import { type Acting, checkActing } from './acting.ts'
import type { Viewer } from '../viewer/context.ts'
import type { Policy } from './field-policy.ts'

function build(policy: Policy, acting?: Acting) {
  const builder = createBuilder()
  builder.queryType({
    fields: (t) => ({ all: t.string({ policy: 'public', scope: 'any', resolve: () => 'x' }) }),
  })
  builder.mutationType({
    fields: (t) => ({
      // A name that the table of accounts on hold has.
      changeUnits: t.string({ policy, scope: 'none', ...(acting && { acting }), resolve: () => 'x' }),
    }),
  })
  return builder.toSchema()
}

function route(policy: Policy, acting?: Acting): Route {
  return {
    method: 'GET',
    url: '/x',
    policy,
    scope: 'none',
    handler: async () => null,
    ...(acting && { acting }),
  }
}

test('a mutation that lets acting staff in without saying why fails the build', () => {
  expect(() => build('landlord')).toThrow("The field Mutation.changeUnits doesn't say whether it is open")
  expect(() => build('landlord', 'LISTINGS')).not.toThrow()
})

test('a route that lets acting staff in without saying why fails the start', () => {
  expect(() => actingOfRoute(route('viewer'))).toThrow("The route GET /x doesn't say whether it is open")
  expect(actingOfRoute(route('viewer', 'EXPORTS'))).toBe('EXPORTS')
})

test('what a policy says by itself is not said twice', () => {
  expect(() => build('owner', 'LISTINGS')).toThrow('its policy says it already')
  expect(actingOfRoute(route('owner'))).toBe('OWNER')
  expect(actingOfRoute(route('tenant'))).toBe('PERSON')
  expect(actingOfRoute(route('sales'))).toBe('STAFF')
  expect(actingOfRoute(route('public'))).toBe('ANYBODY')
  expect(actingOfRoute({ ...route('public'), url: '/api/auth/x' })).toBe('PERSON')
})

test('what is closed is refused to staff who act as a landlord, and to nobody else', () => {
  const landlord = { impersonation: null } as Viewer
  const staff = { impersonation: { reason: 'She has asked' } } as Viewer
  expect(() => checkActing('LASTS', staff)).toThrow('Not allowed')
  expect(() => checkActing('BINDS', staff)).toThrow('Not allowed')
  expect(() => checkActing('LISTINGS', staff)).not.toThrow()
  expect(() => checkActing('LASTS', landlord)).not.toThrow()
  expect(() => checkActing('LASTS', null)).not.toThrow()
})
