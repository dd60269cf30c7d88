import { use } from 'react'
import { useInBrowser } from '../ui/use-in-browser.ts'
import { BootstrapContext } from './viewer.ts'

let own: string | null = null

/** The person's time zone; first, where the server has drawn the page, the one that it took to be theirs. */
export function useTimeZone(): string {
  const drawn = use(BootstrapContext)?.drawn
  return useInBrowser() || !drawn ? ownTimeZone() : drawn.timeZone
}

/** The browser's time zone. */
export function ownTimeZone(): string {
  own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return own
}
