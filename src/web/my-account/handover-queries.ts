import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { AccountHandoverPlanQuery, AccountHandoversQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const handoversQuery = graphql(`
  query AccountHandovers {
    handovers {
      _id
      state
      isOwn
      landlordName
      receiverName
      receiverEmail
      offeredAt
      endsAt
      closedAt
      counts {
        kind
        goes
        stays
      }
    }
  }
`)

const planQuery = graphql(`
  query AccountHandoverPlan($handoverId: ID) {
    handoverPlan(handoverId: $handoverId) {
      obstacles
      receiverObstacles
      isLandlordReady
      isReceiverReady
      isConfirmed
      fingerprint
      counts {
        kind
        goes
        stays
      }
    }
  }
`)

const offerMutation = graphql(`
  mutation AccountOfferHandover($email: String!, $idempotencyKey: ID!) {
    offerHandover(email: $email, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const confirmMutation = graphql(`
  mutation AccountConfirmHandover($handoverId: ID!, $seen: ID!, $idempotencyKey: ID!) {
    confirmHandover(handoverId: $handoverId, seen: $seen, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const completeMutation = graphql(`
  mutation AccountCompleteHandover($handoverId: ID!, $seen: ID!, $idempotencyKey: ID!) {
    completeHandover(handoverId: $handoverId, seen: $seen, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const withdrawMutation = graphql(`
  mutation AccountWithdrawHandover($handoverId: ID!, $idempotencyKey: ID!) {
    withdrawHandover(handoverId: $handoverId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A handover by the person or to them. */
export type ShownHandover = AccountHandoversQuery['handovers'][number]

/** What a handover would do now. */
export type ShownHandoverPlan = NonNullable<AccountHandoverPlanQuery['handoverPlan']>

/** How much of a kind goes and stays. */
export type ShownHandoverCount = ShownHandover['counts'][number]

/** The handovers by the person and to them, the last first. */
export function handoversOptions() {
  return queryOptions({
    queryKey: ['account', 'handovers'],
    queryFn: async () => (await request(handoversQuery)).handovers,
  })
}

/** What an open handover would do now; null: one of the person's own business. */
export function handoverPlanOptions(handoverId: string | null) {
  return queryOptions({
    queryKey: ['account', 'handovers', 'plan', handoverId],
    queryFn: async () => (await request(planQuery, { handoverId })).handoverPlan,
  })
}

/** Offers the person's business to whoever has that address. */
export function offerHandover(email: string, idempotencyKey: string) {
  return request(offerMutation, { email, idempotencyKey })
}

/** Confirms a plan that was seen: the other person takes over, or the landlord hands over for good. */
export function agreeToHandover(
  { handoverId, seen, isOwn }: { handoverId: string; seen: string; isOwn: boolean },
  idempotencyKey: string,
): Promise<unknown> {
  const given = { handoverId, seen, idempotencyKey }
  return isOwn ? request(completeMutation, given) : request(confirmMutation, given)
}

/** Takes back what was offered or confirmed. */
export function withdrawHandover(handoverId: string, idempotencyKey: string) {
  return request(withdrawMutation, { handoverId, idempotencyKey })
}
