import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { CleaningPlanQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const Plan = graphql(`
  query CleaningPlan($token: String!) {
    cleaningPlan(token: $token) {
      ...CleaningPlanParts
    }
  }

  fragment CleaningPlanParts on CleaningPlan {
    keys
    turnovers {
      listingId
      day
      unitName
      address
      departure
      arrival
      canBeDone
      doneAt
    }
  }
`)

const Mark = graphql(`
  mutation MarkCleaned($token: String!, $listingId: ID!, $day: Day!, $done: Boolean!) {
    markCleaned(token: $token, listingId: $listingId, day: $day, done: $done) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A unit between two stays, as whoever cleans reads it. */
export type PlannedCleaning = CleaningPlanQuery['cleaningPlan']['turnovers'][number]

/** What a link opens. */
export function cleaningPlanOptions(token: string) {
  return queryOptions({
    queryKey: ['cleaningPlan', token],
    queryFn: async () => (await request(Plan, { token })).cleaningPlan,
  })
}

/** Ticks a unit off, or takes that back. */
export function sendCleaned(tick: { token: string; listingId: string; day: string; done: boolean }) {
  return request(Mark, tick)
}
