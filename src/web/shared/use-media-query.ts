import { useCallback, useSyncExternalStore } from 'react'
import { RESIZE_DEBOUNCE_MS } from '../../domain/catalogue/interface.ts'

interface WatchedMedia {
  /** Whether the query held when the window last came to rest. */
  matches: () => boolean
  subscribe: (listener: () => void) => () => void
}

const watched = new Map<string, WatchedMedia>()

/** Whether the window is as a media query says; where the server writes the page, as it takes it to be. */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback((listener: () => void) => watchMedia(query).subscribe(listener), [query])
  return useSyncExternalStore(
    subscribe,
    () => watchMedia(query).matches(),
    () => onServer,
  )
}

/**
 * Follows a media query. While a window is drawn larger or smaller nothing changes: its size counts once it was kept
 * for a while (D9), so that a page isn't built anew for each pixel in between.
 */
export function watchMedia(query: string): WatchedMedia {
  let media = watched.get(query)
  if (!media) {
    media = begin(query)
    watched.set(query, media)
  }
  return media
}

function begin(query: string): WatchedMedia {
  const list = window.matchMedia(query)
  const listeners = new Set<() => void>()
  let settled = list.matches
  let timer: ReturnType<typeof setTimeout> | undefined
  list.addEventListener('change', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      settled = list.matches
      for (const listener of listeners) listener()
    }, RESIZE_DEBOUNCE_MS)
  })
  return {
    matches: () => settled,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
