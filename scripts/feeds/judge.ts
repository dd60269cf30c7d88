import { kindOf, type Provider } from './provider.ts'

/** The shortest that the product lets pass between two questions: a quarter of an hour less a tenth, in milliseconds. */
const SHORTEST = 13.5 * 60_000
const LONGEST = 16.5 * 60_000

/** An answer that a killed process had not stored is asked for again: it stores them within so long, in milliseconds. */
const UNSTORED = 30_000

/** What the log of the provider says. */
export interface Judgement {
  questions: number
  asked: number
  overlaps: number
  /** Asked again before it was due, though whoever asked before had not been killed. */
  early: number
  /** Asked again because the answer died with its process. */
  again: number
  /** Calendars that were due and have not been asked; those of the host that hangs are counted apart. */
  unasked: number
  unaskedOfHanging: number
  /** Seconds after they were due, of those that don't hang: in the middle, 99 of 100, all. */
  late: { p50: number; p99: number; most: number }
}

/** Reads the log: `due` is when each calendar was due first, `end` until when whoever was due by then has to be asked. */
export function judge(
  { log, overlaps }: Provider,
  due: ReadonlyMap<number, number>,
  { killed, end }: { killed: number | null; end: number },
): Judgement {
  const late: number[] = []
  const found = { questions: 0, early: 0, again: 0, unasked: 0, unaskedOfHanging: 0 }
  for (const [number, first] of due) {
    const isHanging = kindOf(number) === 'hangs'
    let expected = first
    let before: number | null = null
    for (const { begun, ended } of log.get(number) ?? []) {
      found.questions++
      if (before !== null && begun - before < SHORTEST) {
        const isOfKilled = killed !== null && before > killed - UNSTORED && before < killed + 1_000
        if (isOfKilled) found.again++
        else found.early++
      } else if (!isHanging) late.push(Math.max(0, begun - expected) / 1000)
      before = ended ?? begun
      // Who fails is asked less often, after a time that is not known here.
      expected = kindOf(number) === 'fails' ? Infinity : before + LONGEST
    }
    if (expected > end) continue
    if (isHanging) found.unaskedOfHanging++
    else found.unasked++
  }
  late.sort((one, other) => one - other)
  const at = (share: number) => Math.round((late[Math.floor(late.length * share)] ?? 0) * 10) / 10
  const most = Math.round((late.at(-1) ?? 0) * 10) / 10
  return { ...found, asked: log.size, overlaps: overlaps.size, late: { p50: at(0.5), p99: at(0.99), most } }
}
