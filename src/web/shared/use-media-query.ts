import { useCallback, useSyncExternalStore } from 'react'
import { watchMedia } from './watch-media.ts'

/** Whether the window is as a media query says; where the server writes the page, as it takes it to be. */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback((listener: () => void) => watchMedia(query).subscribe(listener), [query])
  return useSyncExternalStore(
    subscribe,
    () => watchMedia(query).matches(),
    () => onServer,
  )
}
