import { isReading } from '../../../domain/rentals/stays/key-handover.ts'
import type { KeyHandoverInput } from '../../gen/graphql.ts'
import type { Handover } from './handover-queries.ts'

/** What a side enters, as it is sent. */
export type HandoverEntry = KeyHandoverInput

/** A meter as it is typed. */
export type MeterEntry = HandoverEntry['meters'][number]

/** What is typed, with the state that it was typed over. */
export interface HandoverDraft {
  entry: HandoverEntry
  over: Handover
}

/** What a handover says, as its side enters it. */
export function entryOf(handover: Handover): HandoverEntry {
  return {
    day: handover.day ?? null,
    time: handover.time ?? null,
    keys: handover.keys.map(({ kind, count }) => ({ kind, count })),
    points: handover.points.map(({ point }) => point),
    ownPoints: handover.ownPoints.map(({ text, isDone }) => ({ text, isDone })),
    meters: handover.meters.map(({ kind, number, reading, unit, day }) => ({
      kind,
      number,
      reading,
      unit,
      day,
    })),
    note: handover.ownNote,
  }
}

/** Whether something was entered since, that what is typed would replace; photos and confirmations aren't. */
export function isChangedElsewhere(draft: HandoverDraft, handover: Handover): boolean {
  return (
    draft.over.version !== handover.version &&
    JSON.stringify(entryOf(draft.over)) !== JSON.stringify(entryOf(handover))
  )
}

/** The new state in place of what was typed; the own note stays. */
export function withNewState(draft: HandoverDraft, handover: Handover): HandoverDraft {
  return { entry: { ...entryOf(handover), note: draft.entry.note }, over: handover }
}

/** What is wrong with a meter, by field. */
export function meterProblems(meter: MeterEntry): { reading: boolean; unit: boolean; day: boolean } {
  return {
    reading: !isReading(meter.reading.trim()),
    unit: meter.unit.trim() === '',
    day: meter.day === '',
  }
}

/** Whether it can be sent. */
export function isComplete(entry: HandoverEntry): boolean {
  return (
    entry.meters.every((meter) => !Object.values(meterProblems(meter)).includes(true)) &&
    entry.ownPoints.every(({ text }) => text.trim() !== '')
  )
}
