import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { isDay } from '../../domain/kernel/day.ts'
import { LOG_KINDS, type LogKind } from '../../domain/kernel/log-kinds.ts'
import { isUuid, oneOf } from '../../domain/kernel/text.ts'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import type { PathParams } from '../routes.ts'

const auditQuery = graphql(`
  query AuditPage($before: ID, $filter: AuditFilter) {
    auditLog(first: 50, before: $before, filter: $filter) {
      nodes {
        ...AuditEntry
        kind
        personId
        entityType
        groupId
        listingId
        partOfGroup
        isThere
        bookingRequestId
        bookingId
      }
      hasMore
    }
  }
`)

const choicesQuery = graphql(`
  query AuditChoices($groupId: ID) {
    auditChoices(groupId: $groupId) {
      kind
      id
      name
    }
  }
`)

/** The parts of the URL that narrow the log. */
export const LOG_NARROWINGS = ['person', 'home', 'unit', 'kind', 'from', 'to'] as const

/** What narrows the log, as the API and the table take it. */
interface LogFilter {
  person?: string
  groupId?: string
  listingId?: string
  kind?: LogKind
  from?: string
  to?: string
  timeZone?: string
}

/** What the URL narrows the log to; what can't be is left out. */
export function readLogFilter(search: PathParams, timeZone: string): LogFilter {
  const { person, home, unit, from, to } = search
  return {
    person: person === 'MEZZO' || isUuid(person) ? person : undefined,
    groupId: isUuid(home) ? home : undefined,
    listingId: isUuid(home) && isUuid(unit) ? unit : undefined,
    kind: oneOf(LOG_KINDS, search.kind),
    from: from && isDay(from) ? from : undefined,
    to: to && isDay(to) ? to : undefined,
    timeZone: (from && isDay(from)) || (to && isDay(to)) ? timeZone : undefined,
  }
}

/** Whether something narrows the log. */
export function isNarrowed(filter: LogFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined)
}

/** What happened, the newest first, fifty at a time. */
export function auditOptions(filter: LogFilter) {
  return infiniteQueryOptions({
    queryKey: ['audit', 'log', filter],
    queryFn: async ({ pageParam }) => (await request(auditQuery, { before: pageParam, filter })).auditLog,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.hasMore ? (page.nodes.at(-1)?._id ?? null) : null),
  })
}

/** What the log can be narrowed to, with the units of the home that is chosen. */
export function auditChoicesOptions(groupId: string | null) {
  return queryOptions({
    queryKey: ['audit', 'choices', groupId],
    queryFn: async () => (await request(choicesQuery, { groupId })).auditChoices,
    placeholderData: keepPreviousData,
  })
}
