import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What lies over the page, the topmost last. */
    overlays?: readonly string[]
  }
}

/**
 * Whether a menu, drawer or dialog without an address of its own lies over the page. It stands in the browser's
 * history, so that Back takes it away and not the page; closing it goes back, so that it leaves nothing there. A name
 * is used once on a page. `instead`: what it takes the place of.
 */
export function useOverlay(
  name: string,
): [opened: boolean, setOpened: (opened: boolean, instead?: string) => void] {
  const opened = useLocation({ select: ({ state }) => state.overlays?.includes(name) ?? false })
  const navigate = useNavigate()
  const { history } = useRouter()
  const isLeaving = useRef(false)
  useEffect(() => {
    if (opened) isLeaving.current = false
  }, [opened])
  const setOpened = useCallback(
    (open: boolean, instead?: string) => {
      // What Back has closed by now isn't left once more, which would leave the page.
      const overlays = history.location.state.overlays ?? []
      const place = overlays.indexOf(name)
      if (open && place < 0) {
        const replace = instead !== undefined && overlays.at(-1) === instead
        const state = { overlays: [...(replace ? overlays.slice(0, -1) : overlays), name] }
        void navigate({ to: '.', search: true, hash: true, state, replace, resetScroll: false })
      } else if (!open && place >= 0 && !isLeaving.current) {
        isLeaving.current = true
        history.go(place - overlays.length)
      }
    },
    [history, navigate, name],
  )
  // What is gone from the page, as its row is, leaves nothing in the history either.
  useEffect(() => () => setOpened(false), [setOpened])
  return [opened, setOpened]
}

/** As `useOverlay`, for what lies over the page about something, a row or a draft: that, or null for nothing. */
export function useOverlayOf<T extends object | string>(
  name: string,
): [about: T | null, setAbout: (about: T | null, instead?: string) => void] {
  const [opened, setOpened] = useOverlay(name)
  const [about, setAbout] = useState<T | null>(null)
  // A reload keeps the history, but not what the dialog was about.
  useEffect(() => {
    if (opened && about === null) setOpened(false)
  }, [opened, about, setOpened])
  const change = useCallback(
    (next: T | null, instead?: string) => {
      if (next !== null) setAbout(() => next)
      setOpened(next !== null, instead)
    },
    [setOpened],
  )
  return [opened ? about : null, change]
}

/** What a dialog is about, also while it closes: the last value that was there. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
