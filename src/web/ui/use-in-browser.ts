import { createContext, use } from 'react'

/** Whether the browser has what is below; not while it takes over what the server has written. */
export const InBrowser = createContext(typeof window !== 'undefined')

/** False where the server writes the page and while the browser takes that over, then true: for what only the latter has. */
export function useInBrowser(): boolean {
  return use(InBrowser)
}
