import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/** False where the server writes the page and while the browser takes that over, then true: for what only the latter has. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
}
