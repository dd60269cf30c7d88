import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CalendarPlatform } from '../../../domain/catalogue/calendars.ts'
import { graphql } from '../../gen/gql.ts'
import type { CalendarExportFetchesQuery, CalendarExportsQuery } from '../../gen/graphql.ts'
import { request } from '../../graphql.ts'

const exportsQuery = graphql(`
  query CalendarExports($listingId: ID, $groupId: ID) {
    calendarExports(listingId: $listingId, groupId: $groupId) {
      ...CalendarExportLink
    }
  }

  fragment CalendarExportLink on CalendarExport {
    id
    label
    platform
    withNames
    url
    createdAt
    lastFetchedAt
    revokedAt
    fetcher
  }
`)

const fetchesQuery = graphql(`
  query CalendarExportFetches($exportId: ID!, $before: Instant) {
    calendarExportFetches(exportId: $exportId, before: $before) {
      at
      status
      userAgent
      fetcher
    }
  }
`)

const createMutation = graphql(`
  mutation CalendarExportCreate($input: CreateCalendarExportInput!, $idempotencyKey: ID!) {
    createCalendarExport(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      calendarExport {
        ...CalendarExportLink
      }
    }
  }
`)

const revokeMutation = graphql(`
  mutation CalendarExportRevoke($exportId: ID!, $idempotencyKey: ID!) {
    revokeCalendarExport(exportId: $exportId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** What a link shows: one unit, or all of a group. */
export type ExportScope = { listingId: string } | { groupId: string }

/** A private link to a calendar. */
export type ExportLink = CalendarExportsQuery['calendarExports'][number]

/** One time that the calendar was fetched by a link. */
export type ExportFetch = CalendarExportFetchesQuery['calendarExportFetches'][number]

/** The links of a unit or a group: those that work first, then those that ended of late. */
export function exportsOptions(scope: ExportScope) {
  return queryOptions({
    queryKey: ['calendarExports', scope],
    queryFn: async () => (await request(exportsQuery, { ...scope })).calendarExports,
  })
}

const FETCHES_PAGE = 50

/** When a link was fetched, newest first. */
export function fetchesOptions(exportId: string) {
  return infiniteQueryOptions({
    queryKey: ['calendarExports', 'fetches', exportId],
    queryFn: async ({ pageParam }) =>
      (await request(fetchesQuery, { exportId, before: pageParam })).calendarExportFetches,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < FETCHES_PAGE ? undefined : page.at(-1)?.at),
  })
}

/** What a link is made from. */
export interface ExportForm {
  label: string
  platform: CalendarPlatform
  withNames: boolean
}

/** Makes a link and answers it. */
export async function createExport(scope: ExportScope, form: ExportForm, idempotencyKey: string) {
  const answer = await request(createMutation, { input: { ...scope, ...form }, idempotencyKey })
  return answer.createCalendarExport.calendarExport
}

/** Ends a link for everybody, at once. */
export function revokeExport(exportId: string, idempotencyKey: string) {
  return request(revokeMutation, { exportId, idempotencyKey })
}
