import { useEffect, useMemo, useRef, useState } from 'react'

/** The value as it last was for that many milliseconds without a change. */
export function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

/** Calls back that many milliseconds after its last call, unless that is cancelled or the page is left before. */
export function useDebouncedCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
  milliseconds: number,
): [call: (...args: Args) => void, cancel: () => void] {
  const latest = useRef(callback)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(() => {
    const cancel = () => clearTimeout(timer.current)
    const call = (...args: Args) => {
      cancel()
      timer.current = setTimeout(() => latest.current(...args), milliseconds)
    }
    return [call, cancel]
  }, [milliseconds])
}
