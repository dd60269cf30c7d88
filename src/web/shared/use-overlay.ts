import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What lies over the page. */
    overlay?: string
  }
}

/**
 * Whether a drawer or dialog without an address of its own lies over the page. It stands in the browser's history, so
 * that Back takes it away and not the page.
 */
function useOverlay(name: string): [opened: boolean, setOpened: (opened: boolean) => void] {
  const opened = useLocation({ select: ({ state }) => state.overlay === name })
  const navigate = useNavigate()
  const setOpened = useCallback(
    (open: boolean) => {
      if (open === opened) return
      void navigate({
        to: '.',
        search: true,
        hash: true,
        state: { overlay: open ? name : undefined },
        replace: !open,
        resetScroll: false,
      })
    },
    [navigate, name, opened],
  )
  return [opened, setOpened]
}

/** As `useOverlay`, for a menu: closing it goes back, so that it leaves nothing in the history. */
export function useMenu(name: string): [opened: boolean, setOpened: (opened: boolean) => void] {
  const [opened, setOpened] = useOverlay(name)
  const { history } = useRouter()
  const change = useCallback(
    (open: boolean) => {
      if (open) setOpened(true)
      else if (opened) history.back()
    },
    [history, opened, setOpened],
  )
  return [opened, change]
}
