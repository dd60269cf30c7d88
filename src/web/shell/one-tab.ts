import { useEffect, useState } from 'react'

/**
 * Whether this tab is the one that may show something, as long as it is wanted; the next one may when it doesn't want
 * to any more or is closed. Where a browser has no locks between tabs each may.
 */
export function useOneTab(name: string, wanted: boolean): boolean {
  const [isOurs, setIsOurs] = useState(false)
  useEffect(() => {
    if (!wanted) return
    const { locks }: { locks?: LockManager } = navigator
    const ended = new AbortController()
    const untilEnded = () =>
      new Promise<void>((resolve) => {
        setIsOurs(true)
        ended.signal.addEventListener('abort', () => resolve())
      })
    if (locks) locks.request(name, { signal: ended.signal }, untilEnded).catch(endedWhileWaiting)
    else void untilEnded()
    return () => {
      ended.abort()
      setIsOurs(false)
    }
  }, [name, wanted])
  return isOurs
}

/** Another tab had it until nobody here wanted it any more. */
function endedWhileWaiting() {}
