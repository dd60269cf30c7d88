import type { Attempts, Attempt } from './attempts.ts'
import type { Acknowledged } from './client-log.ts'
import { type Kind, LIMITS } from './faults.ts'
import type { Verdict } from './judge.ts'
import type { Round } from './round.ts'

/** What one kind of fault came to. */
export interface Line {
  kind: Kind
  times: number
  limit: number
  /** Seconds until writes went on, of each round; null: they did not. */
  back: (number | null)[]
  /** The longest time without an acknowledged write, of each round. */
  gap: number[]
  requests: number
  /** How long all rounds took, until the cluster was whole again. */
  seconds: number
  acknowledged: number
  unavailable: number
  /** Failures that were no 503 with Retry-After, by kind. */
  otherErrors: Record<string, number>
  lost: number
  twice: number
  broken: string[]
}

/** One line for each kind, with everything of it that breaks a promise. */
export function linesOf(
  rounds: readonly Round[],
  attempts: Attempts,
  log: readonly Acknowledged[],
  verdict: Verdict,
): Line[] {
  return [...Map.groupBy(rounds, (round) => round.kind)].map(([kind, own]) => {
    const during = own.flatMap(({ began, ended }) => attempts.within(began, ended))
    const isOwn = (at: number) => own.some(({ began, ended }) => at >= began && at < ended)
    const lost = verdict.lost.filter(({ at }) => isOwn(at)).length
    const twice = verdict.twice.filter((key) =>
      log.some((entry) => entry.key === key && isOwn(entry.at)),
    ).length
    const seconds = own.reduce((sum, { began, ended }) => sum + (ended - began) / 1000, 0)
    const back = own.map((round) => round.back)
    const otherErrors = othersIn(during)
    const gap = own.map((round) => round.gap)
    // Writes that hang fail nowhere: the time without any counts as well.
    const isLate = [...gap, ...back].some((it) => it === null || it > LIMITS[kind])
    const broken = [
      ...(isLate ? ['back too late'] : []),
      ...(lost > 0 ? ['lost'] : []),
      ...(twice > 0 ? ['done twice'] : []),
      ...(Object.keys(otherErrors).length > 0 ? ['errors that are no 503 with Retry-After'] : []),
    ]
    return {
      kind,
      times: own.length,
      limit: LIMITS[kind],
      back,
      gap,
      requests: during.length,
      seconds,
      acknowledged: log.filter(({ at }) => isOwn(at)).length,
      unavailable: during.filter(({ outcome }) => outcome === 'UNAVAILABLE').length,
      otherErrors,
      lost,
      twice,
      broken,
    }
  })
}

function othersIn(attempts: readonly Attempt[]): Record<string, number> {
  const others = attempts.filter(({ outcome }) => outcome !== 'OK' && outcome !== 'UNAVAILABLE')
  return Object.fromEntries(
    [...Map.groupBy(others, ({ outcome }) => outcome)].map(([outcome, own]) => [outcome, own.length]),
  )
}

const HEADS = [
  'fault',
  'times',
  'back after (s)',
  'limit',
  'no write for',
  'requests/s',
  'acknowledged',
  '503',
  'other errors',
  'lost',
  'twice',
  '',
]

/** The lines of several runs, one for each kind. */
export function sumOf(lines: readonly Line[]): Line[] {
  return [...Map.groupBy(lines, (line) => line.kind).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const sum = (of: (line: Line) => number) => own.reduce((total, line) => total + of(line), 0)
    const names = new Set(own.flatMap((line) => Object.keys(line.otherErrors)))
    return {
      ...first,
      times: sum((line) => line.times),
      back: own.flatMap((line) => line.back),
      gap: own.flatMap((line) => line.gap),
      requests: sum((line) => line.requests),
      seconds: sum((line) => line.seconds),
      acknowledged: sum((line) => line.acknowledged),
      unavailable: sum((line) => line.unavailable),
      otherErrors: Object.fromEntries(
        [...names].map((name) => [name, sum((line) => line.otherErrors[name] ?? 0)]),
      ),
      lost: sum((line) => line.lost),
      twice: sum((line) => line.twice),
      broken: [...new Set(own.flatMap((line) => line.broken))],
    }
  })
}

/** The lines as a table for people. */
export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map((line) => [
    line.kind,
    String(line.times),
    spreadOf(line.back),
    String(line.limit),
    spreadOf(line.gap),
    (line.requests / line.seconds).toFixed(0),
    String(line.acknowledged),
    String(line.unavailable),
    Object.entries(line.otherErrors)
      .map(([name, times]) => `${times} ${name}`)
      .join(', ') || 'none',
    String(line.lost),
    String(line.twice),
    line.broken.length === 0 ? 'ok' : `BROKEN: ${line.broken.join(', ')}`,
  ])
  const widths = HEADS.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)))
  return [HEADS, ...rows]
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .join('\n')
}

/** Each, or where there are many, the middle and the worst. */
function spreadOf(seconds: readonly (number | null)[]): string {
  const said = (it: number | null | undefined) => (typeof it === 'number' ? it.toFixed(1) : 'never')
  const sorted = seconds.toSorted((one, other) => (one ?? Infinity) - (other ?? Infinity))
  if (sorted.length <= 5) return sorted.map(said).join(' ')
  return `${said(sorted[Math.floor(sorted.length / 2)])}, at most ${said(sorted.at(-1))}`
}
