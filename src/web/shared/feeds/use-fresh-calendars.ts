import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { graphql } from '../../gen/gql.ts'
import type { RefreshCalendarsMutation } from '../../gen/graphql.ts'
import { request } from '../../graphql.ts'
import { ConnectionError } from '../../http.ts'

const refreshMutation = graphql(`
  mutation RefreshCalendars($listingRequestId: ID!) {
    refreshCalendars(listingRequestId: $listingRequestId) {
      error {
        ...Refusal
      }
      calendars {
        ...FreshCalendars
      }
    }
  }

  fragment FreshCalendars on CalendarRefresh {
    asked
    changes {
      feedId
      label
      unitName
      from
      to
      kind
      touchesRequest
    }
    stale {
      feedId
      label
      unitName
      answeredAt
      error
    }
  }
`)

/** What came when the connected calendars of a listing were asked, and which did not answer. */
export type FreshCalendars = NonNullable<RefreshCalendarsMutation['refreshCalendars']['calendars']>

// The server takes five seconds at most; without an answer nobody waits for it longer than that.
const PATIENCE_MILLISECONDS = 7000

function freshCalendarsOptions(listingRequestId: string) {
  return queryOptions({
    queryKey: ['freshCalendars', listingRequestId],
    queryFn: async () => {
      const answer = request(refreshMutation, { listingRequestId })
      const { refreshCalendars } = await Promise.race([answer, patience()])
      return refreshCalendars.calendars ?? null
    },
    retry: false,
    networkMode: 'always',
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
}

function patience(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new ConnectionError()), PATIENCE_MILLISECONDS)
  })
}

/** How asking the connected calendars goes; null calendars belong to somebody who may not know. */
export interface CalendarQuestion {
  calendars: FreshCalendars | null | undefined
  isAsking: boolean
  hasFailed: boolean
  /** Somebody has said yes and waits for the calendars. */
  isWaiting: boolean
  /** Does it once the calendars have been asked; where they answered something new, that is to be read first. */
  beforeYes: (yes: () => void) => void
}

/**
 * Asks the calendars that are connected to the listing of a request before somebody says yes, for some seconds at most.
 * Where days have changed, everything that depends on them is fetched anew.
 */
export function useFreshCalendars(
  listingRequestId: string | undefined,
  { enabled }: { enabled: boolean },
): CalendarQuestion {
  const queryClient = useQueryClient()
  const [isWaiting, setIsWaiting] = useState(false)
  const options = freshCalendarsOptions(listingRequestId ?? '')
  const { data, isFetching, isError } = useQuery({
    ...options,
    enabled: enabled && listingRequestId !== undefined,
  })
  const hasChanged = (data?.changes.length ?? 0) > 0
  useEffect(() => {
    if (!hasChanged) return
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'freshCalendars' })
  }, [hasChanged, queryClient])
  const beforeYes = (yes: () => void) => {
    if (!isFetching) return yes()
    void waitWith(yes)
  }
  const waitWith = async (yes: () => void) => {
    setIsWaiting(true)
    // Without an answer the server still refuses days that it knows to be taken.
    const calendars = await queryClient.fetchQuery(options).catch(() => null)
    setIsWaiting(false)
    if (!isNews(calendars)) yes()
  }
  return { calendars: data, isAsking: isFetching, hasFailed: isError, isWaiting, beforeYes }
}

/** Whether there is something to be read before somebody says yes: days that changed, or a calendar without an answer. */
function isNews(calendars: FreshCalendars | null): boolean {
  return calendars !== null && (calendars.changes.length > 0 || calendars.stale.length > 0)
}
