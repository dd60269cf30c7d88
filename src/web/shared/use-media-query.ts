import { useCallback, useSyncExternalStore } from 'react'
import { watchMedia } from './watch-media.ts'

/** Whether the window is as a media query says; false where the server writes the page. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => watchMedia(query).subscribe(listener), [query])
  return useSyncExternalStore(
    subscribe,
    () => watchMedia(query).matches(),
    () => false,
  )
}
