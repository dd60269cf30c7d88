import { useCallback } from 'react'
import type { RouteName, RouteParams } from '../routes.ts'
import { useRouteParams, useSearch } from '../shared/use-search.ts'
import { readFilters, type InboxScope } from './inbox-filters.ts'
import type { RequestIds } from './inbox-request-query.ts'
import type { DialogKind, DialogTarget } from './request-dialogs.tsx'

/** The route of the inbox, of a listing's or of a group's requests, with the parts that stay while one moves in it. */
export interface InboxRoute {
  page: Extract<RouteName, 'inbox' | 'listingRequests' | 'groupRequests'>
  params: { listingId?: string; groupId?: string }
}

/** The listing or group that a path names. */
export function scopeOf(params: RouteParams<InboxRoute['page']>): InboxScope {
  return { listingId: params.listingId ?? null, groupId: params.groupId ?? null }
}

/** The request that a path names; its second id may be missing. */
export function openOf(params: RouteParams<InboxRoute['page']>): RequestIds | null {
  const { bookingRequestId, listingRequestId } = params
  return bookingRequestId ? { bookingRequestId, listingRequestId: listingRequestId ?? null } : null
}

/** Where somebody is in the inbox, all of it read from the URL. */
export function useInboxLocation() {
  const params = useRouteParams('inbox', 'listingRequests', 'groupRequests')
  const [search, setSearch] = useSearch()
  const scope = scopeOf(params)
  const open = openOf(params)
  const openDialog = useCallback(
    (target: DialogTarget) =>
      setSearch({ dialog: target.kind, of: `${target.bookingRequestId}.${target.listingRequestId ?? ''}` }),
    [setSearch],
  )
  const closeDialog = useCallback(
    () => setSearch({ dialog: undefined, of: undefined }, { replace: true }),
    [setSearch],
  )
  return {
    scope,
    open,
    route: routeOf(scope),
    filters: readFilters(search),
    /** The list's part of the URL, which stays while requests are opened. */
    listSearch: {
      filter: search.filter,
      order: search.order,
      type: search.type,
      status: search.status,
      search: search.search,
      from: search.from,
      to: search.to,
    },
    setSearch,
    dialog: readDialog(search),
    openDialog,
    closeDialog,
  }
}

function routeOf(scope: InboxScope): InboxRoute {
  if (scope.groupId) return { page: 'groupRequests', params: { groupId: scope.groupId } }
  if (scope.listingId) return { page: 'listingRequests', params: { listingId: scope.listingId } }
  return { page: 'inbox', params: {} }
}

const DIALOGS: readonly DialogKind[] = ['accept', 'reject', 'confirm', 'suggest', 'take-back']

function readDialog(search: Record<string, string | undefined>): DialogTarget | null {
  const kind = DIALOGS.find((known) => known === search.dialog)
  const [bookingRequestId, listingRequestId] = search.of?.split('.') ?? []
  if (!kind || !bookingRequestId) return null
  return { kind, bookingRequestId, listingRequestId: listingRequestId || null }
}
