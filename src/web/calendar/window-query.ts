import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'

const DryRun = graphql(`
  query CalendarWindowsDryRun($input: WindowsInput!) {
    windowsDryRun(input: $input) {
      units {
        listingId
        name
        problem
      }
      declined {
        ...DeclinedPerson
      }
      seen
    }
  }
`)

const Change = graphql(`
  mutation CalendarWindows($input: WindowsInput!, $idempotencyKey: ID!) {
    changeWindows(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      done {
        listingIds
      }
    }
  }
`)

/** When units are available: a day that is null stays as it is; without an end where it is open-ended. */
export interface WindowChange {
  listingIds: string[]
  availableFrom: string | null
  availableTo: string | null
  openEnded: boolean
}

/** What a change would do; nothing is changed. */
export function windowsDryRunQuery(change: WindowChange) {
  return queryOptions({
    queryKey: ['calendar', 'windows', change],
    queryFn: async () => (await request(DryRun, { input: change })).windowsDryRun,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Changes the windows as the dry run has shown it; answers how many units. */
export async function sendWindows(
  input: WindowChange & { seen: string | null },
  idempotencyKey: string,
): Promise<number> {
  const { done } = (await request(Change, { input, idempotencyKey })).changeWindows
  return done?.listingIds.length ?? 0
}
