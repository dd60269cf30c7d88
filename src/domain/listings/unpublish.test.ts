import { describe, expect, test } from 'vitest'
import { UNPUBLISH_REASONS } from '../catalogue/unpublish-reason.ts'
import { blockOf, blockReasonOf, checkUnpublish, findOfferedReason } from './unpublish.ts'
import { parseDay } from '../kernel/day.ts'

const day = (text: string) => parseDay(text)
const today = day('2026-05-10')
const key = (value: string) => `unpublishReason.${value}`
const block = (from: string | null, to: string | null) => ({
  from: from ? day(from) : null,
  to: to ? day(to) : null,
})

describe.each(UNPUBLISH_REASONS)('$value', (reason) => {
  const given = { reasonKey: reason.key, explanation: 'We sell it.', block: null }
  const offered = (scope: 'LANDLORD' | 'SALES') =>
    reason.active && (scope === 'SALES' || !reason.needsSalesPermissions)

  test.each(['LANDLORD', 'SALES'] as const)('is taken from %s exactly where it is offered', (scope) => {
    const problems = checkUnpublish(given, scope, today)
    expect(problems).toEqual(offered(scope) ? {} : { reasonKey: 'unpublish.reason.invalid' })
    expect(findOfferedReason(reason.key, scope)).toEqual(offered(scope) ? reason : undefined)
  })

  test.runIf(reason.active)('asks for an explanation only where it needs one', () => {
    const problems = checkUnpublish({ ...given, explanation: ' ' }, 'SALES', today)
    expect(problems).toEqual(
      reason.explanationRequired ? { explanation: 'unpublish.explanation.missing' } : {},
    )
  })

  test.runIf(reason.active)('takes days to block only where it suggests them', () => {
    const problems = checkUnpublish({ ...given, block: block('2026-06-01', '2026-06-30') }, 'SALES', today)
    expect(problems).toEqual(reason.suggestBlockCreation ? {} : { blockFrom: 'unpublish.block.notSuggested' })
  })
})

test.each([
  [block(null, '2026-06-30'), { blockFrom: 'unpublish.blockFrom.missing' }],
  [block('2026-05-09', '2026-06-30'), { blockFrom: 'unpublish.blockFrom.past' }],
  [block('2026-06-01', null), { blockTo: 'unpublish.blockTo.missing' }],
  [block('2026-06-02', '2026-06-01'), { blockTo: 'unpublish.blockTo.beforeFrom' }],
  [block('2026-05-10', '2031-05-10'), {}],
  [block('2026-05-10', '2031-05-11'), { blockTo: 'unpublish.blockTo.long' }],
])('the days %o of a block: %o', (days, problems) => {
  const given = { reasonKey: key('RENTED_OUT'), explanation: '', block: days }
  expect(checkUnpublish(given, 'LANDLORD', today)).toEqual(problems)
})

test('a long explanation and an unknown reason are refused', () => {
  const given = { reasonKey: key('SOLD_APARTMENT'), explanation: 'x'.repeat(1001), block: null }
  expect(checkUnpublish(given, 'LANDLORD', today)).toEqual({ explanation: 'unpublish.explanation.long' })
  expect(checkUnpublish({ ...given, reasonKey: 'SOLD' }, 'SALES', today)).toEqual({
    reasonKey: 'unpublish.reason.invalid',
  })
})

test('days that are blocked along with it say why', () => {
  const given = { reasonKey: key('RENTED_OUT'), explanation: '', block: block('2026-06-01', '2026-06-30') }
  expect(blockOf(given)).toEqual({ from: day('2026-06-01'), to: day('2026-06-30') })
  expect(blockOf({ ...given, block: block('2026-06-01', null) })).toBeNull()
  expect(blockReasonOf('BEING_RENOVATED')).toBe('RENOVATION')
  expect(blockReasonOf('RENTED_OUT')).toBe('RENTED_ELSEWHERE')
})
