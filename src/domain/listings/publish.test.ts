import { expect, test } from 'vitest'
import { canArchive, canPublish, canUnpublish, isPromised, nameOfCopy } from './publish.ts'
import { parseDay } from '../kernel/day.ts'

const day = (text: string) => parseDay(text)
const today = day('2026-05-10')

test.each([
  [{}, null],
  [{ gaps: 1 }, 'INCOMPLETE'],
  [{ hidden: 0 }, 'ALREADY_PUBLISHED'],
  [{ hidden: 0, gaps: 1 }, 'ALREADY_PUBLISHED'],
  [{ heldBySales: 2 }, 'UNPUBLISHED_BY_SALES'],
  [{ heldBySales: 1 }, null],
  [{ heldBySales: 2, gaps: 3 }, 'UNPUBLISHED_BY_SALES'],
  [{ archived: true, hidden: 0 }, 'ARCHIVED'],
])('publishing with %j is refused for %s', (facts, reason) => {
  const verdict = canPublish({ archived: false, hidden: 2, heldBySales: 0, gaps: 0, ...facts })
  expect(verdict).toEqual({ value: reason === null, reason })
})

test('only what is public can be taken out', () => {
  expect(canUnpublish(0).reason).toBe('NOT_PUBLISHED')
  expect(canUnpublish(1)).toEqual({ value: true, reason: null })
})

const instant = (text: string) => Temporal.Instant.from(text)
const yes = { statusType: 'AVAILABLE', answeredAt: instant('2026-05-01T10:00:00Z') } as const
const taken = { published: false, unpublishedAt: instant('2026-05-02T10:00:00Z') }

test.each([
  ['a yes before it left', {}, {}, true],
  ['the tenant’s yes to that', { statusType: 'TENANT_APPROVED' }, {}, true],
  ['a yes in the same moment', { answeredAt: taken.unpublishedAt }, {}, true],
  ['a yes after it left', { answeredAt: instant('2026-05-02T10:00:01Z') }, {}, false],
  ['no yes', { statusType: 'AV_CHECK' }, {}, false],
  ['an end', { statusType: 'NOT_AVAILABLE' }, {}, false],
  ['a yes of an unknown time', { answeredAt: null }, {}, false],
  ['a unit that was never public', {}, { unpublishedAt: null }, false],
  ['a unit that is public', {}, { published: true }, false],
] as const)('a unit that is no longer public and %s: promised %j %j %j', (_, request, unit, promised) => {
  expect(isPromised({ ...yes, ...request }, { ...taken, ...unit })).toBe(promised)
})

const stay = { from: day('2026-06-01'), to: day('2026-08-31') }
const past = { from: day('2026-01-01'), to: day('2026-05-09') }

test.each([
  [{}, null],
  [{ archived: true }, 'ARCHIVED'],
  [{ publicUnits: 1 }, 'STILL_PUBLISHED'],
  [{ activeRequests: 1 }, 'REQUESTS_WAITING'],
  [{ taken: [{ ...stay, kind: 'BOOKING' as const }] }, 'BOOKED'],
  [{ taken: [{ ...stay, kind: 'HOLD' as const }] }, 'OFFER_EXISTS'],
  [{ taken: [{ ...stay, kind: 'BLOCK' as const }] }, null],
  [{ taken: [{ ...past, kind: 'BOOKING' as const }] }, null],
])('archiving with %o is refused for %s', (facts, reason) => {
  const verdict = canArchive(
    { archived: false, publicUnits: 0, activeRequests: 0, taken: [], ...facts },
    today,
  )
  expect(verdict).toEqual({ value: reason === null, reason })
})

test.each([
  ['Torstraße 14', [], 120, 'Torstraße 14 (2)'],
  ['Torstraße 14', ['Torstraße 14', 'Torstraße 14 (2)'], 120, 'Torstraße 14 (3)'],
  ['Torstraße 14 (2)', ['Torstraße 14 (2)'], 120, 'Torstraße 14 (3)'],
  ['Loft', [], 6, 'Lo (2)'],
])('a copy of %s beside %j is called %4$s', (name, taken, maxLength, copy) => {
  expect(nameOfCopy(name, taken, maxLength)).toBe(copy)
})
