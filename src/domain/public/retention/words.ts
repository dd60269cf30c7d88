import { eraseOf, type RetainedDatum, type RetentionClock } from './datum.ts'
import { yearsKept } from './erasure.ts'

/** Says a text of `retention` by its key. */
export type SayRetention = (key: string, values?: Record<string, string | number>) => string

/** What is said of a kind of datum, in the order in which it is said. */
export function sayDatum(say: SayRetention, datum: RetainedDatum): { term: string; value: string }[] {
  const { key, clocks, laws } = datum
  const erased = eraseOf(datum)
  const all = (parts: readonly string[]) => parts.join(say('labels.between'))
  return [
    { term: say('labels.purpose'), value: say(`kinds.${key}.purpose`) },
    { term: say('labels.law'), value: all(laws.map((law) => say(`laws.${law}`))) },
    {
      term: say('labels.time'),
      value: all([...clocks.map((clock) => sayClock(say, clock)), say(`ends.${nameOfEnd(datum)}`)]),
    },
    {
      term: say('labels.erasure'),
      value: all((erased.length > 0 ? erased : ['none']).map((erase) => say(`erasure.${erase}`))),
    },
    { term: say('labels.seenBy'), value: say(`kinds.${key}.seenBy`) },
  ]
}

/** Says for how long a kind of datum is kept, by one of its clocks. */
export function sayClock(say: SayRetention, clock: RetentionClock): string {
  if ('until' in clock) return say(`clocks.${clock.until}`)
  return say(`clocks.${clock.after}`, { time: say(`times.${clock.unit}`, { count: clock.count }) })
}

function nameOfEnd(datum: RetainedDatum): string {
  const { end } = datum
  // What leads to nobody has no account with which it could go on.
  if (end.by === 'law' && yearsKept(datum) !== null) return eraseOf(datum).length > 0 ? 'years' : 'deleted'
  if (end.by !== 'job') return end.by
  return end.does === 'delete' ? 'deleted' : 'emptied'
}
