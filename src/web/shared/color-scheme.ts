import { useSyncExternalStore } from 'react'
import { localStore } from './browser-store.ts'

const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const

/** Light, dark, or as the system says. */
export type ColorScheme = (typeof COLOR_SCHEMES)[number]

/** The name under which browsers have it; index.html reads it too, before the first paint. */
const KEY = 'mantine-color-scheme-value'

const listeners = new Set<() => void>()

/** What is chosen for this browser; `auto` where the server draws the page. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, readColorScheme, () => 'auto')
}

/** Chooses for this browser, now and from the first paint of each later visit. */
export function setColorScheme(scheme: ColorScheme) {
  localStore.write(KEY, scheme)
  apply()
}

/** Follows what is chosen in another tab. */
export function followColorScheme() {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) apply()
  })
}

function readColorScheme(): ColorScheme {
  const kept = localStore.read(KEY)
  return COLOR_SCHEMES.find((scheme) => scheme === kept) ?? 'auto'
}

/** tokens.css has the colours behind the attribute; without it they follow the system. */
function apply() {
  const scheme = readColorScheme()
  if (scheme === 'auto') delete document.documentElement.dataset.colorScheme
  else document.documentElement.dataset.colorScheme = scheme
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
