import { queryOptions } from '@tanstack/react-query'
import { isUuid } from '../../domain/kernel/text.ts'
import { graphql } from '../gen/gql.ts'
import type { StaffImpersonationsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { PAGE_SIZE, pageOf } from '../shared/pager.tsx'
import type { Search } from '../shared/use-search.ts'

const impersonationsQuery = graphql(`
  query StaffImpersonations($running: Boolean, $actorId: ID, $search: String, $offset: Int!) {
    staffImpersonations(running: $running, actorId: $actorId, search: $search, offset: $offset, limit: 20) {
      totalCount
      nodes {
        _id
        actorId
        actorName
        landlordId
        landlordName
        reason
        startedAt
        endsAt
        endedAt
        endedByName
        endReason
        actions
        isRunning
        endRefusal
      }
    }
    accountManagers {
      _id
      name
    }
  }
`)

const endMutation = graphql(`
  mutation StaffEndImpersonation($impersonationId: ID!, $reason: String, $idempotencyKey: ID!) {
    endStaffImpersonation(
      impersonationId: $impersonationId
      reason: $reason
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

/** One time in which staff act or acted as a landlord. */
export type StaffImpersonation = StaffImpersonationsQuery['staffImpersonations']['nodes'][number]

/** What an address narrows the list to. */
function impersonationFilterOf({ state, staff, q }: Search) {
  return {
    ...((state === 'running' || state === 'ended') && { running: state === 'running' }),
    ...(staff && isUuid(staff) && { actorId: staff }),
    ...(q && { search: q }),
  }
}

/** The query of the table with the same filters. */
export function impersonationTableQuery(search: Search): Record<string, string | undefined> {
  const { running, ...filter } = impersonationFilterOf(search)
  return { ...filter, running: running === undefined ? undefined : String(running) }
}

/** A page of the list, and who may act as landlords. */
export function impersonationsOptions(search: Search) {
  const filter = impersonationFilterOf(search)
  const page = pageOf(search)
  return queryOptions({
    queryKey: ['staff', 'impersonations', filter, page],
    queryFn: () => request(impersonationsQuery, { ...filter, offset: (page - 1) * PAGE_SIZE }),
  })
}

/** Ends that somebody acts as a landlord; of others with a reason. */
export function endStaffImpersonation(
  { impersonationId, reason }: { impersonationId: string; reason: string | null },
  idempotencyKey: string,
) {
  return request(endMutation, { impersonationId, reason, idempotencyKey })
}
