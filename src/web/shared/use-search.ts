import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { isPathOf, type PathParams, type RouteName, type RouteParams } from '../routes.ts'

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

/**
 * The path's parts by name, for example `bookingRequestId`, as the routes of the page have them. ResourceNotFoundError
 * where the page is none of them.
 */
export function useRouteParams<Name extends RouteName>(...names: [Name, ...Name[]]): RouteParams<Name> {
  const params: PathParams = useParams({ strict: false })
  if (!isPathOf(names, params)) throw new ResourceNotFoundError()
  return params
}
