import { parseDay } from '../../domain/kernel/day.ts'
import { expect, test } from 'vitest'
import { entriesOf } from './calendar-entries.ts'
import { sampleBlock, sampleBooking, sampleCandidate, sampleUnit } from './calendar.test-data.ts'
import { countShown, heightOf, NARROW_UNIT_HEIGHT, narrow, rowAt, rowsOf, shownOf } from './timeline-rows.ts'

const feeds = { count: 1, links: 1, oldestAnswer: null, failing: 0, quarantine: 0, conflicts: 0 }
const answer = {
  today: parseDay('2026-11-21'),
  from: parseDay('2026-10-01'),
  to: parseDay('2028-05-31'),
  units: [
    sampleUnit({ id: 'a', name: 'Lindenhof 01', bookings: [sampleBooking('2026-08-01', '2026-12-20')] }),
    sampleUnit({ id: 'b', name: 'Lindenhof 02', blocks: [sampleBlock('2027-01-01', '2027-12-31')] }),
    sampleUnit({
      id: 'c',
      groupId: 'g2',
      group: 'Äußere Kanalstraße',
      partOfGroup: false,
      name: 'Atelier',
      feeds,
    }),
  ],
  candidates: [
    sampleCandidate({ listingRequestId: 'fits' }),
    sampleCandidate({ listingRequestId: 'fits nowhere' }),
  ],
  more: 0,
}
const groups = entriesOf(answer, Date.parse('2026-11-21T12:00:00Z'), 'de')
const names = (query?: string, shown?: string) =>
  narrow(groups, query, shownOf(shown)).flatMap(({ units }) => units.map(({ unit }) => unit.id))

test('groups stand in the order of their names, with the requests that no unit is free for', () => {
  expect(groups.map(({ name }) => name)).toEqual(['Äußere Kanalstraße', 'Lindenhof'])
  expect(groups[1]?.bars.map(({ key }) => key)).toEqual(['candidatefits nowhere'])
  expect(groups[1]?.units[0]?.bars.map(({ item }) => item.kind)).toEqual(['booking', 'candidate'])
})

test('rows of a group stand below its own, whose place in pixels is found again', () => {
  const rows = rowsOf(groups, false)
  expect(rows.map(({ key }) => key)).toEqual(['c', 'gg1', 'a', 'b'])
  expect(rows.map(({ top }) => top)).toEqual([0, 38, 72, 110])
  expect(heightOf(rows)).toBe(148)
  expect(rowsOf(groups, false, NARROW_UNIT_HEIGHT).map(({ top }) => top)).toEqual([0, 46, 80, 126])
  expect([-5, 0, 37, 38, 71, 72, 147, 900].map((y) => rowAt(rows, y))).toEqual([0, 0, 0, 1, 1, 2, 3, 3])
  expect(rowsOf(narrow(groups, 'kanal', undefined), true).map(({ key }) => key)).toEqual(['c'])
  expect(heightOf([])).toBe(0)
  expect(rowAt([], 10)).toBe(0)
})

test('filters and words leave what they mean', () => {
  expect(countShown(groups)).toEqual({ vacantSoon: 1, conflicts: 0, stale: 1 })
  expect(names(undefined, 'vacantSoon')).toEqual(['a'])
  expect(names(undefined, 'stale')).toEqual(['c'])
  expect(names('  ')).toEqual(['c', 'a', 'b'])
  expect(names('aussere')).toEqual([])
  expect(names('AUßERE atelier')).toEqual(['c'])
  expect(names('holm')).toEqual(['a'])
  expect(names('rossi', 'vacantSoon')).toEqual(['a'])
})

test('who asks for days on which no unit is free is found in the row of the group', () => {
  const withBars = groups.map((group) => ({
    ...group,
    bars: group.bars.map((bar) =>
      bar.item.kind === 'candidate'
        ? { ...bar, item: { ...bar.item, candidate: { ...bar.item.candidate, name: 'Noor Haddad' } } }
        : bar,
    ),
  }))
  const found = narrow(withBars, 'haddad lindenhof', undefined)
  expect(found.map(({ groupId, units }) => [groupId, units.length])).toEqual([['g1', 0]])
  expect(rowsOf(found, false).map(({ key }) => key)).toEqual(['gg1'])
  expect(narrow(withBars, 'haddad', 'vacantSoon')).toEqual([])
})
