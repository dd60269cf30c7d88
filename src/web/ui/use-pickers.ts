import { startTransition, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import type * as pickers from './pickers.ts'

/**
 * Fields of our own that stand in for the browser's, whose code is loaded where one is used; null until it is there, where
 * it can't be had, and once somebody has begun to type into the browser's own. `own` goes to the latter.
 */
export function usePickers(onBlur?: () => void) {
  const pickers = useLoaded()
  const [hands, setHands] = useState<'away' | 'there' | 'typing'>('away')
  return {
    pickers: hands === 'typing' ? null : pickers,
    hands,
    own: {
      onKeyDown: () => setHands('typing'),
      onFocus: () => setHands('there'),
      onBlur: () => {
        setHands('away')
        onBlur?.()
      },
    },
  }
}

let loaded: typeof pickers | null = null
let isAsked = false
const listeners = new Set<() => void>()

const readLoaded = () => loaded
const nothing = () => null
const neverTells = () => () => {}

function useLoaded(): typeof pickers | null {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (loaded) return
    // Drawing it takes longer than a frame: in pieces, between which the page does what somebody wants of it.
    const take = () => startTransition(drawAnew)
    listeners.add(take)
    void load()
    return () => void listeners.delete(take)
  }, [])
  return useSyncExternalStore(neverTells, readLoaded, nothing)
}

async function load() {
  if (isAsked) return
  isAsked = true
  try {
    loaded = await import('./pickers.ts')
    for (const listener of listeners) listener()
  } catch {
    // No connection: the browser's own field does it, and the next one asks again.
    isAsked = false
  }
}
