import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { AuditPageQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const auditQuery = graphql(`
  query AuditPage($before: ID) {
    auditLog(first: 50, before: $before) {
      nodes {
        ...AuditEntry
      }
      hasMore
    }
  }
`)

const impersonationsQuery = graphql(`
  query AuditImpersonations {
    impersonations {
      _id
      actorName
      reason
      startedAt
      endsAt
      endedAt
      actions
    }
  }
`)

const checkQuery = graphql(`
  query AuditCheck {
    auditCheck {
      intact
      checkedEntries
      brokenAt
    }
  }
`)

/** One thing that happened. */
export type AuditEntry = AuditPageQuery['auditLog']['nodes'][number]

/** What happened, the newest first, fifty at a time. */
export function auditOptions() {
  return infiniteQueryOptions({
    queryKey: ['audit', 'log'],
    queryFn: async ({ pageParam }) => (await request(auditQuery, { before: pageParam })).auditLog,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.hasMore ? (page.nodes.at(-1)?._id ?? null) : null),
  })
}

/** When staff acted as the landlord. */
export function impersonationsOptions() {
  return queryOptions({
    queryKey: ['audit', 'impersonations'],
    queryFn: async () => (await request(impersonationsQuery)).impersonations,
  })
}

/** Recomputes the chain of the log. */
export async function checkAudit() {
  return (await request(checkQuery)).auditCheck
}
