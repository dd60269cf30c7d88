import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { graphql } from '../../gen/gql.ts'
import type {
  CalendarFeedHistoryQuery,
  UnitFeedConflictsQuery,
  UnitFeedsQuery,
  UnitPartnerSourcesQuery,
} from '../../gen/graphql.ts'
import { request } from '../../graphql.ts'

const feedsQuery = graphql(`
  query UnitFeeds($listingId: ID!) {
    calendarFeeds(listingId: $listingId) {
      ...UnitFeed
    }
  }

  fragment UnitFeed on CalendarFeed {
    id
    listingId
    label
    platform
    kind
    url
    fileName
    state
    error
    errorDetail
    checkedAt
    answeredAt
    nextCheckAt
    isBeingRead
    events
    freeEntries
    quarantine {
      since
      answers
      heldBack {
        kind
        from
        to
        summary
      }
    }
    missing {
      from
      to
      summary
      rule
      freeAt
    }
    windowLimit {
      from
      to
      isBlocked
    }
    windowMeaning
    canManage
  }
`)

const conflictsQuery = graphql(`
  query UnitFeedConflicts($listingId: ID!) {
    calendarConflicts(listingId: $listingId) {
      id
      feedLabel
      source
      from
      to
      summary
      settlement
      canUndo
      booking {
        _id
        from
        to
        name
      }
      hold {
        listingRequestId
        bookingRequestId
        from
        to
        name
      }
    }
  }
`)

const partnersQuery = graphql(`
  query UnitPartnerSources($listingId: ID!) {
    partnerSources(listingId: $listingId) {
      source
      allowed {
        value
        reason
      }
      answeredAt
      failingSince
      quarantineSince
      blocks
    }
  }
`)

const historyQuery = graphql(`
  query CalendarFeedHistory($feedId: ID!, $after: ID) {
    calendarFeedHistory(feedId: $feedId, after: $after) {
      nodes {
        id
        at
        kind
        reason
        from
        to
        fromBefore
        toBefore
        summary
      }
      next
    }
  }
`)

/** A calendar of another platform that blocks days of a unit. */
export type Feed = UnitFeedsQuery['calendarFeeds'][number]

/** An entry of a feed that wants the days of a booking or an offer. */
export type Conflict = UnitFeedConflictsQuery['calendarConflicts'][number]

/** What a partner's source tells of a unit. */
export type PartnerState = UnitPartnerSourcesQuery['partnerSources'][number]

/** Something that a feed has changed. */
export type FeedChange = CalendarFeedHistoryQuery['calendarFeedHistory']['nodes'][number]

const CHECK_MILLISECONDS = 60_000

/** The feeds of a unit, asked for anew each minute while they are looked at. */
export function unitFeedsOptions(listingId: string) {
  return queryOptions({
    queryKey: ['feeds', listingId],
    queryFn: async () => (await request(feedsQuery, { listingId })).calendarFeeds,
    refetchInterval: CHECK_MILLISECONDS,
  })
}

/** What feeds of a unit and its bookings or offers both want, for somebody with full access. */
export function unitConflictsOptions(listingId: string) {
  return queryOptions({
    queryKey: ['feeds', 'conflicts', listingId],
    queryFn: async () => (await request(conflictsQuery, { listingId })).calendarConflicts,
    refetchInterval: CHECK_MILLISECONDS,
  })
}

/** What partners tell of a unit, asked for anew each minute too, for somebody with full access. */
export function partnerSourcesOptions(listingId: string) {
  return queryOptions({
    queryKey: ['feeds', 'partners', listingId],
    queryFn: async () => (await request(partnersQuery, { listingId })).partnerSources,
    refetchInterval: CHECK_MILLISECONDS,
  })
}

/** What a feed has changed, newest first. */
export function feedHistoryOptions(feedId: string) {
  return infiniteQueryOptions({
    queryKey: ['feeds', 'history', feedId],
    queryFn: async ({ pageParam }) =>
      (await request(historyQuery, { feedId, after: pageParam })).calendarFeedHistory,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next ?? undefined,
  })
}
