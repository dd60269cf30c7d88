import { useState } from 'react'
import { useDebouncedCallback } from './debounce.ts'

const TYPING_MILLISECONDS = 250

/**
 * The text of a search box, written to the URL a moment after the last key. What the URL says by itself (Back, "show
 * all") is taken over; the echo of what was written never replaces what is typed since.
 */
export function useTypedSearch(
  inUrl: string,
  write: (search: string) => void,
): { value: string; change: (text: string) => void } {
  const [value, setValue] = useState(inUrl)
  const [known, setKnown] = useState(inUrl)
  const [written, setWritten] = useState<readonly string[]>([])
  if (inUrl !== known) {
    const echo = written.indexOf(inUrl)
    setKnown(inUrl)
    setWritten(written.slice(echo < 0 ? written.length : echo + 1))
    if (echo < 0) setValue(inUrl)
  }
  const [writeLater] = useDebouncedCallback((text: string) => {
    const wanted = text.trim()
    if (wanted === (written.at(-1) ?? inUrl)) return
    setWritten([...written, wanted])
    write(wanted)
  }, TYPING_MILLISECONDS)
  const change = (text: string) => {
    setValue(text)
    writeLater(text)
  }
  return { value, change }
}
