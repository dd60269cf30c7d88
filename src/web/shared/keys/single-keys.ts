import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { localStore } from '../browser-store.ts'

/** What a key press is judged by. */
export interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
  defaultPrevented: boolean
}

/** What single keys do, by key, and which of them go on while one is held. */
export interface SingleKeys<Action extends string> {
  keys: Readonly<Record<string, Action>>
  repeated: readonly Action[]
}

/** What a key press means; null while somebody types, holds a modifier or has a dialog open. */
export function meaningOf<Action extends string>(
  { keys, repeated }: SingleKeys<Action>,
  pressed: PressedKey,
  place: { typing: boolean; dialogOpen: boolean },
): Action | null {
  if (pressed.defaultPrevented || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  if (place.typing || place.dialogOpen) return null
  const action = keys[pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key] ?? null
  // Holding j down moves on; holding a down must not answer twice.
  return pressed.repeat && action && !repeated.includes(action) ? null : action
}

/** Listens for single keys while a page is shown, unless the person has switched them off. */
export function useSingleKeys<Action extends string>(
  meant: SingleKeys<Action>,
  actions: Readonly<Record<Action, () => void>>,
) {
  const [enabled] = useKeysEnabled()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body
    const action = meaningOf(meant, event, {
      typing: target.closest('input, textarea, select, [contenteditable]') !== null,
      dialogOpen: document.querySelector('dialog[open]') !== null,
    })
    if (!action) return
    // Enter on a link or button is the browser's.
    if (event.key === 'Enter' && target.closest('a, button, summary')) return
    event.preventDefault()
    actions[action]()
  })
  useEffect(() => {
    if (!enabled) return
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [enabled])
}

const STORAGE_KEY = 'mezzo.inboxKeys'
const listeners = new Set<() => void>()

/** Whether single keys act on lists; a person may switch them off, and that is remembered (WCAG 2.1.4). */
export function useKeysEnabled(): [boolean, (enabled: boolean) => void] {
  const enabled = useSyncExternalStore(subscribe, areKeysEnabled)
  return [enabled, setKeysEnabled]
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the person has chosen; single keys act until somebody switches them off. */
export function areKeysEnabled(): boolean {
  return localStore.read(STORAGE_KEY) !== 'off'
}

/** Remembers whether single keys act; where site data is blocked, as long as the page lives. */
export function setKeysEnabled(enabled: boolean) {
  localStore.write(STORAGE_KEY, enabled ? 'on' : 'off')
  for (const listener of listeners) listener()
}
