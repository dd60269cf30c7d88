import { queryOptions } from '@tanstack/react-query'
import { parseDay } from '../../domain/kernel/day.ts'
import type { HomeWithRent } from '../../domain/listings/rent-change.ts'
import { graphql } from '../gen/gql.ts'
import type { ChangeRentsInput } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import type { ChosenHome } from './home-rows.tsx'

const HomesOfRents = graphql(`
  query RentsHomes {
    homeRents {
      groupId
      listingId
      name
      city
      price
      currency
      unitsApart
      area
      planned {
        from
        after
      }
    }
  }
`)

const HistoryOfRents = graphql(`
  query RentsHistory {
    rentChanges {
      _id
      batchId
      listingId
      name
      before
      after
      currency
      from
      madeAt
      madeBy
      state
      canBeUndone
    }
  }
`)

const ChangeRents = graphql(`
  mutation RentsChange($input: ChangeRentsInput!, $idempotencyKey: ID!) {
    changeRents(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      done {
        batchId
        changed
      }
    }
  }
`)

const UndoRents = graphql(`
  mutation RentsUndo($batchId: ID!, $idempotencyKey: ID!) {
    undoRents(batchId: $batchId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      done {
        undone
        kept
      }
    }
  }
`)

/** A home of the table. */
export type RentHome = HomeWithRent & ChosenHome & { unitsApart: number }

/** The homes with their rents. */
export const rentHomesQuery = queryOptions({
  queryKey: ['rents', 'homes'],
  queryFn: async (): Promise<RentHome[]> =>
    (await request(HomesOfRents)).homeRents.map(({ planned, listingId, ...home }) => ({
      ...home,
      listingId: listingId ?? null,
      planned: planned.map(({ from, after }) => ({ from: parseDay(from), after })),
    })),
})

/** The last changes, the newest first. */
export const rentHistoryQuery = queryOptions({
  queryKey: ['rents', 'history'],
  queryFn: async () =>
    (await request(HistoryOfRents)).rentChanges.map(({ batchId, ...change }) => ({
      ...change,
      orderedAs: batchId,
    })),
})

/** Changes rents as they were shown; answers by which id that is undone, and how many there were. */
export async function sendRents(input: ChangeRentsInput, idempotencyKey: string) {
  return (await request(ChangeRents, { input, idempotencyKey })).changeRents.done ?? null
}

/** Takes a change of rents back; answers how many went, and how many stay. */
export async function sendRentsUndo(batchId: string, idempotencyKey: string) {
  return (await request(UndoRents, { batchId, idempotencyKey })).undoRents.done ?? { undone: 0, kept: 0 }
}
