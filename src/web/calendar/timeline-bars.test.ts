import { expect, test } from 'vitest'
import { sampleBlock, sampleBooking, sampleCandidate, sampleUnit } from './calendar.test-data.ts'
import { dayText, parseDay } from '../../domain/kernel/day.ts'
import { barsOf, takenOf } from './timeline-bars.ts'

test('bars that share days lie above each other, the others use the whole height', () => {
  const unit = sampleUnit({
    bookings: [sampleBooking('2027-01-01', '2027-02-28'), sampleBooking('2027-05-01', '2027-06-30')],
    blocks: [
      sampleBlock('2027-02-20', '2027-03-10'),
      sampleBlock('2027-03-05', '2027-03-20'),
      sampleBlock('2027-08-01', '2027-08-02'),
    ],
  })
  const bars = barsOf(unit, [sampleCandidate({ from: parseDay('2027-07-01'), to: parseDay('2027-07-31') })])
  expect(bars.map((bar) => [bar.item.kind, dayText(bar.from), bar.lane, bar.lanes])).toEqual([
    ['booking', '2027-01-01', 0, 2],
    ['block', '2027-02-20', 1, 2],
    ['block', '2027-03-05', 0, 2],
    ['booking', '2027-05-01', 0, 1],
    ['candidate', '2027-07-01', 0, 1],
    ['block', '2027-08-01', 0, 1],
  ])
})

test('stays that touch are one taken stretch; a request takes nothing', () => {
  const unit = sampleUnit({
    bookings: [sampleBooking('2027-01-01', '2027-01-31')],
    blocks: [sampleBlock('2027-02-01', '2027-02-10'), sampleBlock('2027-02-12', '2027-02-13')],
  })
  expect(takenOf(unit).map(({ from, to }) => [dayText(from), dayText(to)])).toEqual([
    ['2027-01-01', '2027-02-10'],
    ['2027-02-12', '2027-02-13'],
  ])
})
