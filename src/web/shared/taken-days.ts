import { queryOptions, useQuery } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { TakenDaysQueryVariables } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import type { DaySpan } from '../ui/field-frame.tsx'

const TakenDays = graphql(`
  query TakenDays($groupId: ID, $listingIds: [ID!], $exceptBlockId: ID) {
    takenDays(groupId: $groupId, listingIds: $listingIds, exceptBlockId: $exceptBlockId) {
      from
      to
    }
  }
`)

/** The days on which none of these units is free, for the calendars of a dialog that is open; none until they are known. */
export function useTakenDays(of: TakenDaysQueryVariables, enabled = true): readonly DaySpan[] | undefined {
  const query = queryOptions({
    queryKey: ['takenDays', of],
    queryFn: async () => (await request(TakenDays, of)).takenDays,
  })
  return useQuery({ ...query, enabled }).data
}
