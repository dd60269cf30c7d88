import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Search } from '../shared/use-search.ts'

/** The box of a step's fields: the one that a link names (?field=address.street) gets the focus, also when it comes later. */
export function useFieldOfLink() {
  const box = useRef<HTMLDivElement>(null)
  // The same link once more is another place of the history.
  const place = useLocation()
  useEffect(() => {
    const { field } = place.search as Search
    const fields = box.current
    if (!field || !fields || focusField(fields, field)) return
    const watch = new MutationObserver(() => {
      if (focusField(fields, field)) watch.disconnect()
    })
    watch.observe(fields, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [place])
  return box
}

function focusField(fields: HTMLElement, field: string): boolean {
  const marked = fields.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)
  const inputs = 'input, select, textarea, button, [role="spinbutton"]'
  const input = marked?.matches(inputs) ? marked : marked?.querySelector<HTMLElement>(inputs)
  if (!input) return false
  input.focus({ preventScroll: true })
  input.scrollIntoView({ block: 'center' })
  return true
}
