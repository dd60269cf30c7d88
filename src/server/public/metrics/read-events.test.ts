import { expect, test, vi } from 'vitest'
import type { Context } from '../../kernel/viewer/context.ts'
import { takeEvents } from './actions.ts'
import { readBatch } from './read-events.ts'

const report = { type: 'PRICING_ERROR', name: 'TypeError', message: 'x is undefined', path: '/en/dashboard' }

test.each([
  ['SALES', 'SALES'],
  ['LANDLORD', 'LANDLORD'],
  ['DEVELOPER', 'DEVELOPER'],
  ['ADMIN', null],
  [{ SALES: true }, null],
  [undefined, null],
])('a batch of %j is of %s', (userType, expected) => {
  expect(readBatch({ events: [], userType }).userType).toBe(expected)
})

test('the log tells as what the person is known in whose browser something failed (D6)', async () => {
  const warn = vi.fn<(entry: object, message: string) => void>()
  const ctx = { log: { warn } } as unknown as Context
  await takeEvents(ctx, { events: [report], userType: 'SALES' }, true)
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ userType: 'SALES' })
})
