import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../gen/gql.ts'
import type { BlocksDryRunQuery } from '../../gen/graphql.ts'
import { request } from '../../graphql.ts'
import type { BlockDraft } from './block-draft.ts'

const DryRun = graphql(`
  query BlocksDryRun($input: BlocksInput!, $blockId: ID) {
    blocksDryRun(input: $input, blockId: $blockId) {
      units {
        listingId
        name
        refused {
          kind
          from
          to
          name
          bookingId
          listingRequestId
        }
      }
      declined {
        listingRequestId
        bookingRequestId
        firstName
        lastName
        from
        to
      }
      seen
    }
  }
`)

/** What a block would mean: per unit what refuses it, and the requests that would be declined. */
export type BlocksPlan = NonNullable<BlocksDryRunQuery['blocksDryRun']>

/** A unit of the plan. */
export type PlannedBlock = BlocksPlan['units'][number]

/** Asks what a draft would mean; nothing is changed. */
export function blocksDryRunQuery(draft: BlockDraft) {
  const { blockId, from, to, reason = 'OTHER' } = draft
  const listingIds = [...draft.listingIds]
  return queryOptions({
    queryKey: ['blocksDryRun', blockId ?? null, listingIds, from, to],
    queryFn: async (): Promise<BlocksPlan> =>
      (await request(DryRun, { input: { listingIds, from, to, reason }, blockId: blockId ?? null }))
        .blocksDryRun,
    // A booking may have come meanwhile: the answer is good for the moment in which it is shown.
    staleTime: 0,
    gcTime: 0,
  })
}

/** Units of a plan that already have a booking or hold on these days. */
export function takenUnits(plan: BlocksPlan): PlannedBlock[] {
  return plan.units.filter(({ refused }) => refused.length > 0)
}

/** Whether a plan can be carried out without anybody noticing. */
export function isHarmless(plan: BlocksPlan): boolean {
  return plan.declined.length === 0 && takenUnits(plan).length === 0
}
