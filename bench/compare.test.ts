import { expect, it } from 'vitest'
import { compareFigures } from './compare.ts'
import type { Measured } from './measure.ts'
import type { PageFigures } from './pages.ts'
import type { CaseFigures, Figures } from './report.ts'

it('a page that keeps its ratio has lost nothing, however busy the machine is', () => {
  const found = { cases: [home(24, 52)], pages: [visit({})] }
  expect(compareFigures(stored, found)).toEqual({
    lost: false,
    lines: [
      '✓ home, ratio to the hand-written query: 0.46 before, 0.46 now',
      '✓ first visit of home, performance by Lighthouse: 89 before, 89 now',
      '✓ first visit of home, kB of scripts: 185 before, 185 now',
      '✓ first visit of home, kB of styles: 18 before, 18 now',
    ],
  })
})

it('one that lost more than 15 % of it is named', () => {
  const { lost, lines } = compareFigures(stored, { cases: [home(31, 100)] })
  expect(lost).toBe(true)
  expect(lines).toEqual(['✗ home, ratio to the hand-written query: 0.46 before, 0.31 now: lost 33 %'])
})

it.each([
  ['a worse mark', { performance: 75 }, true],
  ['a mark that is a little worse', { performance: 76 }, false],
  ['more scripts', { scripts: 220_000 }, true],
  ['fewer scripts', { scripts: 90_000 }, false],
  ['more styles', { styles: 25_000 }, true],
])('the first visit is part of it: %s', (_, changed, lost) => {
  expect(compareFigures(stored, { pages: [visit(changed)] }).lost).toBe(lost)
})

it('what was not measured before has lost nothing, and what is not measured now is not compared', () => {
  expect(compareFigures({}, { cases: [home(1, 100)] })).toEqual({
    lost: false,
    lines: ['  home, ratio to the hand-written query: 0.01, not measured before'],
  })
  expect(compareFigures(stored, {}).lines).toEqual([])
})

const stored: Figures = { cases: [home(46, 100)], pages: [visit({})] }

function home(ours: number, byHand: number): CaseFigures {
  const measured = (perSecond: number): Measured => ({
    perSecond,
    p50: 1,
    p95: 1,
    bytes: 1,
    serverTime: 1,
    databaseTime: 1,
  })
  return {
    name: 'home',
    title: 'home',
    posts: 1,
    characters: 1,
    mezzo: measured(ours),
    bare: measured(byHand),
    graphile: null,
  }
}

function visit(changed: Partial<PageFigures>): PageFigures {
  return {
    performance: 89,
    firstContentfulPaint: 1,
    largestContentfulPaint: 1,
    totalBlockingTime: 1,
    speedIndex: 1,
    layoutShift: 0,
    scripts: 185_000,
    styles: 18_000,
    ...changed,
  }
}
