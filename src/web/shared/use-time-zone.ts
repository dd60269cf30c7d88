import { use, useSyncExternalStore } from 'react'
import { BootstrapContext } from './viewer.ts'

let own: string | null = null

/** The person's time zone; first, where the server has drawn the page, the one that it took to be theirs. */
export function useTimeZone(): string {
  const drawn = use(BootstrapContext)?.drawn
  return useSyncExternalStore(nothing, ownTimeZone, () => drawn?.timeZone ?? ownTimeZone())
}

function ownTimeZone(): string {
  own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return own
}

function nothing() {
  return () => {}
}
