import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Query parameters of the URL, all as plain strings. */
export type Search = Record<string, string | undefined>

/** The query parameters and a function that changes some of them; undefined takes one away. */
export function useSearch(): [Search, (changes: Search, options?: { replace?: boolean }) => void] {
  const search: Search = useLocation({ select: (location) => location.search as Search })
  const navigate = useNavigate()
  const setSearch = useCallback(
    (changes: Search, options: { replace?: boolean } = {}) => {
      void navigate({
        to: '.',
        search: (before: Search) => ({ ...before, ...changes }),
        replace: options.replace,
        // Another address of the same place keeps what lies over it.
        state: options.replace ? true : undefined,
        resetScroll: false,
      })
    },
    [navigate],
  )
  return [search, setSearch]
}

/** The path's parts by name, for example `bookingRequestId`. */
export function useRouteParams(): Record<string, string | undefined> {
  return useParams({ strict: false })
}
