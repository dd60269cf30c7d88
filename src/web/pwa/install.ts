import { useSyncExternalStore } from 'react'

/** What Chromium browsers offer when the product can be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

let prompt: InstallPrompt | null = null
const listeners = new Set<() => void>()

/** Keeps the browser's offer to install, so that it is made calmly in the menu instead of over the page. */
export function listenForInstall() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    change(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => change(null))
}

/** Asks the browser to install the product, or null where it can't be installed or already is. */
export function useInstall(): (() => Promise<void>) | null {
  const offered = useSyncExternalStore(
    subscribe,
    () => prompt,
    () => null,
  )
  if (!offered) return null
  return async () => {
    await offered.prompt()
    // The browser takes each offer once, whatever the answer.
    change(null)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: InstallPrompt | null) {
  prompt = next
  for (const listener of listeners) listener()
}
