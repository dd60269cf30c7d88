import { expect, it } from 'vitest'
import { compareFigure } from './compare-figure.ts'

it.each([
  [
    { now: 0.91, before: 0.85, kind: 'points' },
    { direction: 'More', size: 6 },
  ],
  [
    { now: 0.5, before: 0.504, kind: 'points' },
    { direction: 'Same', size: 0 },
  ],
  [
    { now: 90, before: 120, kind: 'share' },
    { direction: 'Less', size: 0.25 },
  ],
  [
    { now: 1004, before: 1000, kind: 'share' },
    { direction: 'Same', size: 0 },
  ],
  [{ now: 0, before: 0, kind: 'share' }, null],
  [{ now: null, before: 1, kind: 'share' }, null],
  [{ now: 1, before: null, kind: 'points' }, null],
] as const)('%j is %j', (figure, change) => {
  expect(compareFigure(figure)).toEqual(change)
})
