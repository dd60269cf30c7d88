import { queryOptions } from '@tanstack/react-query'
import { parseDay } from '../../domain/kernel/day.ts'
import type { HomeLimitKind, LimitedHome, LimitLength } from '../../domain/listings/limit-change.ts'
import { graphql } from '../gen/gql.ts'
import type { ChangeStayLimitsInput } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import type { ChosenHome } from './home-rows.tsx'

const HomesOfLimits = graphql(`
  query RentsLimits {
    homeLimits {
      groupId
      name
      city
      cityMinimum
      cityMaximum
      limits {
        kind
        length {
          value
          unit
        }
      }
      planned {
        kind
        from
        length {
          value
          unit
        }
      }
    }
  }
`)

const HistoryOfLimits = graphql(`
  query RentsLimitsHistory {
    limitChanges {
      _id
      orderId
      name
      kind
      before {
        value
        unit
      }
      after {
        value
        unit
      }
      from
      madeAt
      madeBy
      state
      canBeUndone
    }
  }
`)

const ChangeLimits = graphql(`
  mutation RentsLimitsChange($input: ChangeStayLimitsInput!, $idempotencyKey: ID!) {
    changeStayLimits(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      done {
        orderId
        changed
      }
    }
  }
`)

const UndoLimits = graphql(`
  mutation RentsLimitsUndo($orderId: ID!, $idempotencyKey: ID!) {
    undoStayLimits(orderId: $orderId, idempotencyKey: $idempotencyKey) {
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

/** A home of the table of limits; `cityLimits` is what its city says. */
export type LimitHome = Omit<LimitedHome, 'city'> & ChosenHome & { cityLimits: LimitedHome['city'] }

/** The homes with their limits. */
export const limitHomesQuery = queryOptions({
  queryKey: ['rents', 'limits'],
  queryFn: async (): Promise<LimitHome[]> =>
    (await request(HomesOfLimits)).homeLimits.map(
      ({ cityMinimum, cityMaximum, limits, planned, ...home }) => {
        const of = (wanted: HomeLimitKind): LimitLength => {
          const { value = null, unit } = limits.find(({ kind }) => kind === wanted)?.length ?? {
            unit: 'MONTH',
          }
          return { value, unit }
        }
        return {
          ...home,
          limits: {
            MINIMUM_STAY: of('MINIMUM_STAY'),
            MAXIMUM_STAY: of('MAXIMUM_STAY'),
            VACANCY: of('VACANCY'),
          },
          cityLimits: { minimum: cityMinimum ?? null, maximum: cityMaximum ?? null },
          planned: planned.map(({ kind, from, length: { value, unit } }) => ({
            kind,
            from: parseDay(from),
            value,
            unit,
          })),
        }
      },
    ),
})

/** The last changes of limits, the newest first. */
export const limitHistoryQuery = queryOptions({
  queryKey: ['rents', 'limitHistory'],
  queryFn: async () =>
    (await request(HistoryOfLimits)).limitChanges.map(({ orderId, before, after, ...change }) => ({
      ...change,
      orderedAs: orderId,
      before: { value: before.value ?? null, unit: before.unit },
      after: { value: after.value ?? null, unit: after.unit },
    })),
})

/** Changes limits as they were shown; answers by which id that is undone, and how many there were. */
export async function sendLimits(input: ChangeStayLimitsInput, idempotencyKey: string) {
  return (await request(ChangeLimits, { input, idempotencyKey })).changeStayLimits.done ?? null
}

/** Takes a change of limits back; answers how many went, and how many stay. */
export async function sendLimitsUndo(orderId: string, idempotencyKey: string) {
  const { undoStayLimits } = await request(UndoLimits, { orderId, idempotencyKey })
  return undoStayLimits.done ?? { undone: 0, kept: 0 }
}
