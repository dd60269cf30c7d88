import { type CaseFigures, type Figures, middleOf } from './report.ts'
import type { PageFigures } from './pages.ts'

/** A page may lose this share of its ratio before somebody has to look. */
const TOLERANCE = 0.15

/** What the first visit is judged by; a time is better when it is short. */
const visitFigures: readonly [name: string, of: (visit: PageFigures) => number, better: 'more' | 'less'][] = [
  ['performance by Lighthouse', (visit) => visit.performance, 'more'],
  ['kB of scripts', (visit) => visit.scripts / 1000, 'less'],
  ['kB of styles', (visit) => visit.styles / 1000, 'less'],
]

/**
 * New figures against stored ones, a plain line each: of the pages the ratio to their hand-written query in the same
 * run, which says the same on any machine; of the first visit what is in the middle. Lost is what is worse by more
 * than 15 %.
 */
export function compareFigures(stored: Figures, found: Figures): { lines: string[]; lost: boolean } {
  const compared = [...compareCases(stored, found), ...compareVisits(stored.pages, found.pages)]
  return { lines: compared.map(({ line }) => line), lost: compared.some(({ lost }) => lost) }
}

interface Compared {
  line: string
  lost: boolean
}

function compareCases(stored: Figures, found: Figures): Compared[] {
  return (found.cases ?? []).map((one) => {
    const before = stored.cases?.find(({ name }) => name === one.name)
    return judge(
      `${one.name}, ratio to the hand-written query`,
      before && ratioOf(before),
      ratioOf(one),
      'more',
      2,
    )
  })
}

function compareVisits(stored: PageFigures[] | undefined, found: PageFigures[] | undefined): Compared[] {
  if (!found) return []
  return visitFigures.map(([name, of, better]) =>
    judge(`first visit of home, ${name}`, stored && middleOf(stored, of), middleOf(found, of), better, 0),
  )
}

function ratioOf({ mezzo, bare }: CaseFigures): number {
  return mezzo.perSecond / bare.perSecond
}

function judge(
  name: string,
  before: number | undefined,
  now: number,
  better: 'more' | 'less',
  digits: number,
): Compared {
  if (before === undefined)
    return { line: `  ${name}: ${now.toFixed(digits)}, not measured before`, lost: false }
  const kept = better === 'more' ? now / before : before / now
  const lost = kept < 1 - TOLERANCE
  const change = `${before.toFixed(digits)} before, ${now.toFixed(digits)} now`
  return {
    lost,
    line: lost ? `✗ ${name}: ${change}: lost ${Math.round((1 - kept) * 100)} %` : `✓ ${name}: ${change}`,
  }
}
