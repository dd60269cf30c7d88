import { useState } from 'react'

/** What a dialog is about: also while it closes, since the way out shows what was open. */
export interface Opening<Value> {
  value: Value
  /** Which opening it is: as a key it keeps what was typed, and what failed, out of the next one. */
  count: number
  isOpen: boolean
}

/** The opening after a value has come, changed or gone; what is the same while it is open stays as it was opened. */
export function nextOpening<Value>(
  former: Opening<Value> | null,
  value: Value | null,
  isSame: (one: Value, other: Value) => boolean,
): Opening<Value> | null {
  if (value === null) return former?.isOpen ? { ...former, isOpen: false } : former
  if (former?.isOpen && isSame(former.value, value)) return former
  return { value, count: (former?.count ?? 0) + 1, isOpen: true }
}

/** Counts how often a dialog is opened; null until it is for the first time. */
export function useOpening<Value>(
  value: Value | null,
  isSame: (one: Value, other: Value) => boolean,
): Opening<Value> | null {
  const [former, setFormer] = useState<Opening<Value> | null>(null)
  const opening = nextOpening(former, value, isSame)
  if (opening !== former) setFormer(opening)
  return opening
}
