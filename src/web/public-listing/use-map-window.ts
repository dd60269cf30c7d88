import { useState } from 'react'
import { useDebouncedCallback } from '../shared/debounce.ts'

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
  const [known, setKnown] = useState(inAddress)
  const [written, setWritten] = useState<readonly string[]>([])
  const [turn, setTurn] = useState(0)
  if (inAddress !== known) {
    const echo = written.indexOf(inAddress)
    setKnown(inAddress)
    setWritten(written.slice(echo < 0 ? written.length : echo + 1))
    if (echo < 0) setTurn(turn + 1)
  }
  const [moved] = useDebouncedCallback((text: string) => {
    if (text === (written.at(-1) ?? inAddress)) return
    setWritten([...written, text])
    write(text)
  }, REST)
  return { turn, moved }
}
