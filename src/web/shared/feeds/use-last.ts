import { useState } from 'react'

/** What a dialog is about, also while it closes: the last value that was there. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
