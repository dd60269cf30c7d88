import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { useDebouncedCallback } from '../shared/debounce.ts'
import { usePageNavigate } from '../shared/use-path.ts'
import { useQueuedAnswers } from '../shared/use-queued-answers.ts'
import type { InboxFilters, InboxScope } from './inbox-filters.ts'
import type { InboxListHandle } from './inbox-list.tsx'
import type { useInboxLocation } from './inbox-location.ts'
import { inboxPageOptions, PAGE_SIZE, type InboxRow } from './inbox-queries.ts'
import { SEARCH_ID } from './inbox-search.tsx'
import { useSingleKeys, type SingleKeys } from '../shared/keys/single-keys.ts'

/** The request opens this long after the keys have come to rest on its row. */
const REST_MILLISECONDS = 140

/**
 * The keyboard's way through the list. Returns the id of the request the keys stand on: on wide screens it opens
 * as they come to rest, on narrow ones with Enter.
 */
export function useTriage(options: {
  location: ReturnType<typeof useInboxLocation>
  /** The request that is shown in full. */
  openRow: InboxRow | null
  totalCount: number
  wide: boolean
  list: RefObject<InboxListHandle | null>
  onHelp: () => void
  onFocusRequest: (row: InboxRow) => void
}): string | null {
  const { location, openRow, totalCount, wide, list } = options
  const openId = openRow?.id ?? null
  const { scope, filters, route, listSearch } = location
  const queryClient = useQueryClient()
  const answers = useQueuedAnswers()
  const navigate = usePageNavigate()
  const place = useRef(0)
  const [moved, setMoved] = useState<{ id: string; from: string | null } | null>(null)
  // As soon as another request is opened in some other way, the keys stand there.
  const activeId = moved && moved.from === openId ? moved.id : openId
  const open = (row: InboxRow, replace: boolean) =>
    void navigate(
      route.page,
      { ...route.params, bookingRequestId: row.bookingRequestId, listingRequestId: row.id },
      { search: listSearch, replace },
    )
  const [openAtRest, stayHere] = useDebouncedCallback((row: InboxRow) => open(row, true), REST_MILLISECONDS)
  const activeRow = () => findRow(queryClient, scope, filters, totalCount, activeId)
  const move = (step: 1 | -1) => {
    if (totalCount === 0) return
    const at = activeRow()?.index
    // What was answered may have left the list: the next one has taken its place.
    const wanted = at === undefined ? place.current + (step === 1 ? 0 : -1) : at + step
    const index = Math.min(Math.max(wanted, 0), totalCount - 1)
    list.current?.scrollToIndex(index)
    const row = rowAt(queryClient, scope, filters, index)
    if (!row) return
    place.current = index
    setMoved({ id: row.id, from: openId })
    focusRow(row.id)
    if (wide) openAtRest(row)
  }
  const answer = (action: 'step' | 'reject' | 'suggest') => {
    // An open request may lie outside the filters of the list.
    const row = activeRow()?.row ?? openRow
    // What was answered without a connection is not asked again.
    if (!row || answers.some((given) => given.listingRequestId === row.id && !given.refusal)) return
    // Opening the row would take the dialog's place in the address.
    stayHere()
    const ids = { bookingRequestId: row.bookingRequestId, listingRequestId: row.id }
    const { kind } = row.nextStep
    const offerId = row.latestBookingOffer?._id
    if (action === 'suggest') {
      if (kind === 'ANSWER') location.openDialog({ kind: 'suggest', ...ids })
      return
    }
    if (action === 'reject') location.openDialog({ kind: 'reject', ...ids })
    else if (kind === 'ANSWER') location.openDialog({ kind: 'accept', ...ids })
    else if (kind === 'CONFIRM') location.openDialog({ kind: 'confirm', ...ids })
    else if (kind === 'OWN_CONTRACT' || kind === 'OTHER_CONTRACT')
      void navigate('contractTerms', { bookingRequestId: row.bookingRequestId, listingRequestId: row.id })
    else if (offerId && (kind === 'SIGN' || kind === 'OFFLINE_CONTRACT'))
      void navigate('contractSign', { offerId })
  }
  useSingleKeys(TRIAGE_KEYS, {
    next: () => move(1),
    previous: () => move(-1),
    accept: () => answer('step'),
    reject: () => answer('reject'),
    suggest: () => answer('suggest'),
    open: () => {
      const row = activeRow()?.row
      if (row) open(row, false)
      const shown = row ?? openRow
      if (shown) options.onFocusRequest(shown)
    },
    search: () => document.getElementById(SEARCH_ID)?.focus(),
    help: options.onHelp,
  })
  return activeId
}

function rowAt(queryClient: QueryClient, scope: InboxScope, filters: InboxFilters, index: number) {
  const { queryKey } = inboxPageOptions(scope, filters, Math.floor(index / PAGE_SIZE))
  return queryClient.getQueryData(queryKey)?.nodes[index % PAGE_SIZE]
}

function findRow(
  queryClient: QueryClient,
  scope: InboxScope,
  filters: InboxFilters,
  totalCount: number,
  id: string | null,
): { row: InboxRow; index: number } | undefined {
  if (!id) return undefined
  for (let page = 0; page * PAGE_SIZE < totalCount; page++) {
    const nodes = queryClient.getQueryData(inboxPageOptions(scope, filters, page).queryKey)?.nodes ?? []
    const at = nodes.findIndex((row) => row.id === id)
    const row = nodes[at]
    if (row) return { row, index: page * PAGE_SIZE + at }
  }
  return undefined
}

/** Focuses a row as soon as scrolling has brought it into the document, unless somebody went on to the search. */
function focusRow(id: string, frames = 6) {
  requestAnimationFrame(() => {
    if (document.activeElement?.id === SEARCH_ID) return
    const link = document.querySelector<HTMLElement>(`[data-request="${CSS.escape(id)}"]`)
    if (link) link.focus({ preventScroll: true })
    else if (frames > 0) focusRow(id, frames - 1)
  })
}

/** What the keys of the inbox do. */
export const TRIAGE_KEYS = {
  keys: {
    j: 'next',
    k: 'previous',
    Enter: 'open',
    a: 'accept',
    r: 'reject',
    s: 'suggest',
    '/': 'search',
    '?': 'help',
  },
  repeated: ['next', 'previous'],
} as const satisfies SingleKeys<string>
