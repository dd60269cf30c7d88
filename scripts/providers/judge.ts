import type { Trial } from './trial.ts'

/** How much slower core pages may be. */
const MOST_RATIO = 2
/** Seconds: the product's own limit, and a little for the way to the person and back. */
const LONGEST = 11.5
/** Seconds until a provider that works again is used again. */
const MOST_BACK = 30

/** What a trial misses, in words; nothing where all is well. */
export function missesOf(trial: Trial): string[] {
  const limits: [what: string, isMissed: boolean][] = [
    [`core pages ${ratioOf(trial).toFixed(1)} times as slow`, ratioOf(trial) > MOST_RATIO],
    [`${trial.unanswered} visits not answered`, trial.unanswered > 0],
    [`a use took ${trial.slowest.toFixed(1)} s`, trial.slowest > LONGEST],
    [`the provider was asked for ${trial.outbound.toFixed(1)} s`, trial.outbound > LONGEST],
    [`${trial.unclear} uses were told nothing clear`, trial.unclear > 0],
    [`${trial.unasked} uses did not ask the provider`, trial.unasked > 0],
    [`back only after ${trial.back?.toFixed(1) ?? 'more than 60'} s`, (trial.back ?? Infinity) > MOST_BACK],
    [`uses of the working provider failed: ${trial.wrong.join(', ')}`, trial.wrong.length > 0],
  ]
  return limits.flatMap(([what, isMissed]) => (isMissed ? [what] : []))
}

/** How much slower core pages were than right before and after. */
export function ratioOf({ p95, usual }: Trial): number {
  return p95 / usual
}

const WIDTHS = [9, 15, 20, 6, 9, 10, 6] as const

/** What stands above the lines of a table. */
export const HEADLINE = inColumns([
  'provider',
  'failure',
  'p95 (before, after)',
  'ratio',
  'slowest',
  'outbound',
  'back',
])

/** A trial as a line of a table, with what was told and what it misses. */
export function lineOf(trial: Trial): string {
  const { provider, failure, p95, before, after, slowest, outbound, back, words } = trial
  const misses = missesOf(trial)
  const columns = inColumns([
    provider,
    failure,
    `${Math.round(p95)} (${Math.round(before)}, ${Math.round(after)})`,
    ratioOf(trial).toFixed(2),
    `${slowest.toFixed(1)} s`,
    `${outbound.toFixed(1)} s`,
    back === null ? 'never' : `${back.toFixed(1)} s`,
  ])
  const told = Object.entries(words).map(([word, count]) => `${count} × ${word}`)
  return `${columns} ${told.join(', ')}${misses.length > 0 ? ` MISS: ${misses.join('; ')}` : ''}`
}

function inColumns(texts: readonly string[]): string {
  return texts.map((text, at) => text.padEnd(WIDTHS[at] ?? 0)).join(' ')
}
