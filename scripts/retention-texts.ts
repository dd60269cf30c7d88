import { RETENTION_LAWS, RETENTION_MOMENTS, RETENTION_SPANS } from '../src/domain/public/retention/datum.ts'
import { RETENTION, RETENTION_AREAS } from '../src/domain/public/retention/table.ts'

/** What the retention table has no words for, and the words of what it doesn't have: the privacy page says all of it. */
export function retentionTextProblems(keys: Iterable<string>): string[] {
  const wanted = new Set([
    ...Object.keys(RETENTION_AREAS).map((area) => `areas.${area}`),
    ...RETENTION_LAWS.map((law) => `laws.${law}`),
    ...[...RETENTION_MOMENTS, ...RETENTION_SPANS].map((clock) => `clocks.${clock}`),
    ...RETENTION.flatMap(({ key }) =>
      ['name', 'what', 'purpose', 'seenBy'].map((part) => `kinds.${key}.${part}`),
    ),
  ])
  const there = new Set(
    [...keys].flatMap((key) => /^retention\.((?:areas|laws|clocks|kinds)\..+)$/.exec(key)?.[1] ?? []),
  )
  return [
    ...[...wanted.difference(there)].map((key) => `retention.${key} is missing: the retention table has it`),
    ...[...there.difference(wanted)].map((key) => `retention.${key} is not in the retention table`),
  ]
}
