import { useState } from 'react'
import { useDebouncedCallback } from '../shared/debounce.ts'
import { followed, type MapTurns, wrote } from './map-turns.ts'

/** How long the map has to rest before the list follows, in milliseconds. */
const REST = 350

/**
 * The window of the map in the address, written when the map has come to rest. What the address says by itself (Back,
 * a link, taking the window away) turns the map; the echo of what the map has written never does. `turn` counts that.
 */
export function useMapWindow(
  inAddress: string,
  write: (text: string) => void,
): { turn: number; moved: (text: string) => void } {
  const [turns, setTurns] = useState<MapTurns>({ known: inAddress, written: [], turn: 0 })
  const now = followed(turns, inAddress)
  if (now !== turns) setTurns(now)
  const [writeSoon] = useDebouncedCallback((text: string, at: number) => {
    const next = wrote(now, text, at)
    if (next === now) return
    setTurns(next)
    write(text)
  }, REST)
  return { turn: now.turn, moved: (text) => writeSoon(text, now.turn) }
}
