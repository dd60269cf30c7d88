import { expect, test } from 'vitest'
import { parseDay } from '../../domain/kernel/day.ts'
import { entriesOf, makeEntriesAhead } from './calendar-entries.ts'
import { sampleBooking, sampleCandidate, sampleUnit } from './calendar.test-data.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const feeds = {
  count: 1,
  links: 1,
  oldestAnswer: '2026-11-21T12:00:00Z',
  failing: 0,
  quarantine: 0,
  conflicts: 0,
}

function sampleAnswer() {
  return {
    today: parseDay('2026-11-21'),
    from: parseDay('2026-10-01'),
    to: parseDay('2028-05-31'),
    units: [
      sampleUnit({ id: 'a', groupId: 'g1', group: 'House 10', feeds }),
      sampleUnit({ id: 'b', groupId: 'g1', group: 'House 10' }),
      sampleUnit({ id: 'c', groupId: 'g2', group: 'House 9' }),
    ],
    candidates: [sampleCandidate({ groupId: 'g2' })],
    more: 0,
  }
}

test('what did not change keeps its entry, and what did gets another', () => {
  const answer = sampleAnswer()
  const [second, first] = entriesOf(answer, now, 'en')
  expect([second?.name, first?.name]).toEqual(['House 9', 'House 10'])
  const [a, b, c] = answer.units
  if (!a || !b || !c) throw new Error('no units')

  const booked = { ...b, bookings: [sampleBooking('2027-01-01', '2027-03-31')] }
  const after = entriesOf({ ...answer, units: [a, booked, c] }, now, 'en')
  expect(after[0]).toBe(second)
  expect(after[1]?.units[1]?.bars.map(({ item }) => item.kind)).toEqual(['booking'])

  const withoutRequest = entriesOf({ ...answer, candidates: [] }, now, 'en')
  expect(withoutRequest[0]?.units[0]?.bars).toEqual([])
  expect(second?.units[0]?.bars.map(({ item }) => item.kind)).toEqual(['candidate'])

  expect(entriesOf({ ...answer, today: parseDay('2026-11-22') }, now, 'en')[0]).not.toBe(second)
})

test('a calendar from outside grows old though nothing else changes', () => {
  const answer = sampleAnswer()
  const healthAt = (time: number) => entriesOf(answer, time, 'en')[1]?.units[0]?.health
  expect(healthAt(now)).toBe('fresh')
  expect(healthAt(now + 7 * 24 * 60 * 60_000)).toBe('stale')
})

test('the entries of many units are made in pieces, and then they are there', async () => {
  const units = Array.from({ length: 3000 }, (_, at) =>
    sampleUnit({
      id: `u${at}`,
      groupId: `g${at % 100}`,
      bookings: Array.from({ length: 20 }, () => sampleBooking('2027-01-01', '2027-03-31')),
    }),
  )
  const answer = { ...sampleAnswer(), units, candidates: [] }
  let turns = 0
  const timer = setInterval(() => turns++)
  await makeEntriesAhead(answer)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(0)
  const started = entriesOf(answer, Date.now(), 'en')
  expect(entriesOf(answer, Date.now(), 'en').every((entry, at) => entry === started[at])).toBe(true)
})
