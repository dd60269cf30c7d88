import { expect, test } from 'vitest'
import { gatherCandidates, monthColumns, placeBars } from './around-layout.ts'

test('the months of a calendar fill its width', () => {
  const columns = monthColumns('2027-01-15', '2027-03-10')
  expect(columns.map((column) => column.month)).toEqual(['2027-01-01', '2027-02-01', '2027-03-01'])
  expect(columns[0]).toEqual({ month: '2027-01-01', left: 0, width: 30.909 })
  expect(columns.reduce((sum, column) => sum + column.width, 0)).toBeCloseTo(100, 1)
})

test('a bar is cut at the edges of the calendar and says so', () => {
  const bar = { from: '2026-12-01', to: '2027-12-31' }
  expect(placeBars([bar], '2027-01-01', '2027-01-31')).toEqual([
    { bar, left: 0, width: 100, lane: 0, startsBefore: true, endsAfter: true },
  ])
})

test('first and last day both belong to a bar', () => {
  const [placed] = placeBars([{ from: '2027-01-01', to: '2027-01-10' }], '2027-01-01', '2027-01-20')
  expect(placed).toMatchObject({ left: 0, width: 50, startsBefore: false, endsAfter: false })
})

test('bars that share a day lie in two lanes, neighbours in one', () => {
  const bars = [
    { from: '2027-01-11', to: '2027-01-20' },
    { from: '2027-01-01', to: '2027-01-10' },
    { from: '2027-01-10', to: '2027-01-12' },
  ]
  const placed = placeBars(bars, '2027-01-01', '2027-01-31')
  expect(placed.map(({ bar, lane }) => [bar.from, lane])).toEqual([
    ['2027-01-01', 0],
    ['2027-01-10', 1],
    ['2027-01-11', 0],
  ])
})

test('what lies outside is left out', () => {
  expect(placeBars([{ from: '2026-01-01', to: '2026-12-31' }], '2027-01-01', '2027-01-31')).toEqual([])
})

test('a request that fits into several units is told once, the own one in every row', () => {
  const days = { from: '2027-01-01', to: '2027-01-31' }
  const own = { ...days, kind: 'CANDIDATE', listingRequestId: 'own' } as const
  const everywhere = { ...days, kind: 'CANDIDATE', listingRequestId: 'everywhere' } as const
  const onlyHere = { ...days, kind: 'CANDIDATE', listingRequestId: 'only here' } as const
  const booking = { ...days, kind: 'BOOKING', listingRequestId: 'everywhere' } as const
  const units = [{ bars: [own, everywhere, onlyHere] }, { bars: [own, everywhere, booking] }]
  expect(gatherCandidates(units, 'own')).toEqual({
    units: [{ bars: [own, onlyHere] }, { bars: [own, booking] }],
    several: [everywhere],
  })
})
