import { eraseOf, type RetainedDatum, type RetentionClock } from './datum.ts'
import { yearsKept } from './erasure.ts'

/** Says a text of `retention` by its key. */
export type SayRetention = (key: string, values?: Record<string, string | number>) => string

/** What is said of a kind of datum, in the order in which it is said. */
export function sayDatum(say: SayRetention, datum: RetainedDatum): { term: string; value: string }[] {
  const { key, clocks, laws } = datum
  const erased = eraseOf(datum)
  return [
    { term: say('labels.purpose'), value: say(`kinds.${key}.purpose`) },
    { term: say('labels.law'), value: laws.map((law) => say(`laws.${law}`)).join('; ') },
    {
      term: say('labels.time'),
      value: [...clocks.map((clock) => sayClock(say, clock)), say(`ends.${nameOfEnd(datum)}`)].join('; '),
    },
    {
      term: say('labels.erasure'),
      value: (erased.length > 0 ? erased : ['none']).map((erase) => say(`erasure.${erase}`)).join('; '),
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
