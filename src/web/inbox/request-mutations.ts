import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { graphql } from '../gen/gql.ts'
import type { InboxPageQuery, RejectListingRequestInput } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { ConnectionError } from '../http.ts'
import { keepAnswer } from '../shared/keep-answer.ts'
import type { AnswerKind } from '../shared/queued-answers.ts'
import { useAnswerQueue } from '../shared/use-queued-answers.ts'
import type { InboxRequest } from './inbox-request-query.ts'
import { failureOf } from './request-failure.ts'

const markViewedMutation = graphql(`
  mutation InboxMarkViewed($listingRequestId: ID!) {
    markListingRequestViewed(listingRequestId: $listingRequestId) {
      error {
        ...Refusal
      }
      listingRequest {
        id
        viewedByLandlord
        badge {
          kind
          tone
        }
      }
    }
  }
`)

const acceptMutation = graphql(`
  mutation InboxAccept($listingRequestId: ID!, $seen: [ID!], $idempotencyKey: ID!) {
    acceptListingRequest(listingRequestId: $listingRequestId, seen: $seen, idempotencyKey: $idempotencyKey) {
      ...InboxAnswered
    }
  }

  fragment InboxAnswered on ListingRequestPayload {
    error {
      ...Refusal
    }
    listingRequest {
      ...InboxRequest
    }
  }
`)

const rejectMutation = graphql(`
  mutation InboxReject(
    $listingRequestId: ID!
    $input: RejectListingRequestInput!
    $seen: [ID!]
    $idempotencyKey: ID!
  ) {
    rejectListingRequest(
      listingRequestId: $listingRequestId
      input: $input
      seen: $seen
      idempotencyKey: $idempotencyKey
    ) {
      ...InboxAnswered
    }
  }
`)

const takeBackMutation = graphql(`
  mutation InboxTakeAcceptBack(
    $listingRequestId: ID!
    $explanation: String
    $decline: RejectListingRequestInput
    $seen: [ID!]
    $idempotencyKey: ID!
  ) {
    takeAcceptBack(
      listingRequestId: $listingRequestId
      explanation: $explanation
      decline: $decline
      seen: $seen
      idempotencyKey: $idempotencyKey
    ) {
      ...InboxAnswered
    }
  }
`)

const suggestMutation = graphql(`
  mutation InboxSuggestDates(
    $listingRequestId: ID!
    $from: Day!
    $to: Day!
    $message: String
    $seen: [ID!]
    $idempotencyKey: ID!
  ) {
    suggestDates(
      listingRequestId: $listingRequestId
      from: $from
      to: $to
      message: $message
      seen: $seen
      idempotencyKey: $idempotencyKey
    ) {
      ...InboxAnswered
    }
  }
`)

const confirmMutation = graphql(`
  mutation InboxConfirmBooking($offerId: ID!, $feeShown: Float!, $idempotencyKey: ID!) {
    confirmBooking(offerId: $offerId, feeShown: $feeShown, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      offer {
        _id
        status
        booking {
          _id
        }
      }
    }
  }
`)

/** Marks a request as seen by the landlord; the badge 'new' goes with it. */
export function useMarkViewed() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (listingRequestId: string) => request(markViewedMutation, { listingRequestId }),
    onSuccess: (data, listingRequestId) => {
      const seen = data.markListingRequestViewed.listingRequest
      if (seen) patchRequest(queryClient, listingRequestId, { viewedByLandlord: true, badge: seen.badge })
    },
  })
}

/** Accepts a request, with whom that was shown to decline. */
export function useAccept(listingRequest: InboxRequest | undefined) {
  return useAnswer(listingRequest, {
    kind: 'accept',
    send: (listingRequestId, idempotencyKey, seen: string[]) =>
      request(acceptMutation, { listingRequestId, seen, idempotencyKey }),
  })
}

/** Declines a request with its reason. */
export function useReject(listingRequest: InboxRequest | undefined) {
  return useAnswer(listingRequest, {
    kind: 'reject',
    send: (
      listingRequestId,
      idempotencyKey,
      { seen, ...input }: RejectListingRequestInput & { seen: string[] },
    ) => request(rejectMutation, { listingRequestId, idempotencyKey, input, seen }),
  })
}

/** Takes an accept back: with a word to the tenant, or with why it is declined and whom that was shown to decline. */
export function useTakeBack(listingRequest: InboxRequest | undefined) {
  return useAnswer(listingRequest, {
    kind: null,
    send: (
      listingRequestId,
      idempotencyKey,
      what: { explanation: string; decline: RejectListingRequestInput | null; seen: string[] },
    ) => request(takeBackMutation, { listingRequestId, idempotencyKey, ...what }),
  })
}

/** Suggests other dates, with whom they were shown to decline; the request stays as it is until the tenant answers. */
export function useSuggest(listingRequest: InboxRequest | undefined) {
  return useAnswer(listingRequest, {
    kind: 'suggest',
    send: (
      listingRequestId,
      idempotencyKey,
      dates: { from: string; to: string; message: string; seen: string[] },
    ) => request(suggestMutation, { listingRequestId, idempotencyKey, ...dates }),
  })
}

/** Confirms the booking of a contract that the tenant has signed; the answer names the booking. */
export function useConfirmBooking(listingRequest: InboxRequest | undefined) {
  const offerId = listingRequest?.latestBookingOffer?._id ?? ''
  const feeShown = listingRequest?.bookingFee?.amount ?? 0
  return useAnswer(listingRequest, {
    kind: null,
    send: async (_, idempotencyKey) => {
      const data = await request(confirmMutation, { offerId, feeShown, idempotencyKey })
      return data.confirmBooking.offer?.booking?._id ?? null
    },
  })
}

/** How an answer went: given, or kept until there is a connection. */
export type Answered<Result> = { kept: false; result: Result } | { kept: true }

/**
 * An answer to a request, with one idempotency key until the server's has arrived. Until then the page shows the
 * request as it stands: what comes next only the server knows. After a success, and after a failure that tells that the
 * request stands otherwise, everything shown is asked for anew. Without a connection it is kept and sent later, where
 * that can hurt nobody unseen.
 */
function useAnswer<Result, Input = void>(
  listingRequest: InboxRequest | undefined,
  answer: {
    /** The kind under which it can wait; null where it can't. */
    kind: AnswerKind | null
    send: (listingRequestId: string, idempotencyKey: string, input: Input) => Promise<Result>
  },
) {
  const queue = useAnswerQueue()
  const queryClient = useQueryClient()
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID())
  const id = listingRequest?.id ?? ''
  /** Keeps the answer to send it later, with the key that it may have been sent with already. */
  const keep = (input: Input): boolean => {
    if (!listingRequest || !answer.kind) return false
    if (!keepAnswer(queue, listingRequest, { kind: answer.kind, key: idempotencyKey, input })) return false
    setIdempotencyKey(crypto.randomUUID())
    return true
  }
  const mutation = useMutation({
    mutationFn: async (input: Input): Promise<Answered<Result>> => {
      try {
        return { kept: false, result: await answer.send(id, idempotencyKey, input) }
      } catch (error) {
        if (error instanceof ConnectionError && !navigator.onLine && keep(input)) return { kept: true }
        throw error
      }
    },
    onError: async (error) => {
      // Without an answer the same key goes out again, so that nothing is done twice.
      if (error instanceof ConnectionError) return
      setIdempotencyKey(crypto.randomUUID())
      await queryClient.invalidateQueries({ queryKey: ['inbox'] })
    },
    onSuccess: async ({ kept }) => {
      // Nothing has happened yet: the request stands as it did, with its answer beside it.
      if (kept) return
      setIdempotencyKey(crypto.randomUUID())
      await queryClient.invalidateQueries()
    },
  })
  return { ...mutation, isOvertaken: failureOf(mutation.error).kind === 'OVERTAKEN', keep }
}

/** Changes a request in every window and page of it that is kept. */
function patchRequest(queryClient: QueryClient, id: string, patch: Partial<InboxRequest>) {
  queryClient.setQueriesData<InboxRequest>({ queryKey: ['inbox', 'request'] }, (kept) =>
    kept?.id === id ? { ...kept, ...patch } : kept,
  )
  queryClient.setQueriesData<InboxPageQuery['landlordListingRequests']>(
    { queryKey: ['inbox', 'list'] },
    (page) =>
      page && { ...page, nodes: page.nodes.map((row) => (row.id === id ? { ...row, ...patch } : row)) },
  )
}
