import { isRecord } from '../shared/browser-store.ts'

/** Two versions of the same values brought together: what only one side changed is taken from it. */
export interface Merged<Values> {
  /** With the own value wherever both sides changed something. */
  mine: Values
  /** With the other side's value wherever both changed something. */
  theirs: Values
  /** The paths that both sides changed to something else, such as 'address.street'. */
  conflicts: string[]
}

/** Brings own and others' changes of a common base together, field by field and inside of fields. */
export function mergeValues<Values extends Record<string, unknown>>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merged<Values> {
  const merged = mergeRecords(base, mine, theirs, '')
  return { ...merged, mine: merged.mine as Values, theirs: merged.theirs as Values }
}

type AnyRecord = Record<string, unknown>

function mergeRecords(base: AnyRecord, mine: AnyRecord, theirs: AnyRecord, path: string): Merged<AnyRecord> {
  const merged: Merged<AnyRecord> = { mine: {}, theirs: {}, conflicts: [] }
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const field = mergeField(base[key], mine[key], theirs[key], path ? `${path}.${key}` : key)
    // A key that one side took away stays away.
    if (field.mine !== undefined) merged.mine[key] = field.mine
    if (field.theirs !== undefined) merged.theirs[key] = field.theirs
    merged.conflicts.push(...field.conflicts)
  }
  return merged
}

function mergeField(base: unknown, mine: unknown, theirs: unknown, path: string): Merged<unknown> {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { mine, theirs: mine, conflicts: [] }
  if (isSame(base, mine)) return { mine: theirs, theirs, conflicts: [] }
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return mergeRecords(base, mine, theirs, path)
  return { mine, theirs, conflicts: [path] }
}

/** Whether two values say the same: the order of keys and blanks around a text don't matter, the server drops both. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim()
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  if (isRecord(one) && isRecord(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
      isSame(one[key], other[key]),
    )
  return one === other
}

/** The fields whose value is another one than before. */
export function changedFields(before: AnyRecord, after: AnyRecord): string[] {
  return Object.keys(after).filter((field) => !isSame(before[field], after[field]))
}
