import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { graphql } from '../gen/gql.ts'
import type { InboxPageQuery, RejectListingRequestInput } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { ConnectionError } from '../http.ts'
import { keepAnswer, type AnswerKind } from '../shared/queued-answers.ts'
import { useAnswerQueue } from '../shared/use-queued-answers.ts'
import type { InboxRequest } from './inbox-request-query.ts'
import { failureOf } from './request-failure.ts'

const markViewedMutation = graphql(`
  mutation InboxMarkViewed($listingRequestId: ID!) {
    markListingRequestViewed(listingRequestId: $listingRequestId) {
      error {
        name
        message
        reason
        fields
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
      error {
        name
        message
        reason
        fields
      }
      listingRequest {
        ...InboxRequest
      }
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
      error {
        name
        message
        reason
        fields
      }
      listingRequest {
        ...InboxRequest
      }
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
      error {
        name
        message
        reason
        fields
      }
      listingRequest {
        ...InboxRequest
      }
    }
  }
`)

const confirmMutation = graphql(`
  mutation InboxConfirmBooking($offerId: ID!, $idempotencyKey: ID!) {
    confirmBooking(offerId: $offerId, idempotencyKey: $idempotencyKey) {
      error {
        name
        message
        reason
        fields
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

/** The part of a request that an answer changes at once, before the server has said so. */
type Optimistic = Pick<InboxRequest, 'landlordStatus' | 'badge'>

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

/** Accepts a request, with whom that was shown to decline; shown as accepted at once, and as before when it fails. */
export function useAccept(listingRequest: InboxRequest | undefined) {
  return useAnswer(listingRequest, ACCEPTED, {
    kind: 'accept',
    send: (listingRequestId, idempotencyKey, seen: string[]) =>
      request(acceptMutation, { listingRequestId, seen, idempotencyKey }),
  })
}

/** Declines a request with its reason; shown as ended at once, and as before when it fails. */
export function useReject(listingRequest: InboxRequest | undefined) {
  return useAnswer(listingRequest, ENDED, {
    kind: 'reject',
    send: (
      listingRequestId,
      idempotencyKey,
      { seen, ...input }: RejectListingRequestInput & { seen: string[] },
    ) => request(rejectMutation, { listingRequestId, idempotencyKey, input, seen }),
  })
}

/** Suggests other dates, with whom they were shown to decline; the request stays as it is until the tenant answers. */
export function useSuggest(listingRequest: InboxRequest | undefined) {
  return useAnswer(listingRequest, null, {
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
  return useAnswer(listingRequest, ENDED, {
    kind: null,
    send: async (_, idempotencyKey) => {
      const data = await request(confirmMutation, { offerId, idempotencyKey })
      return data.confirmBooking.offer?.booking?._id ?? null
    },
  })
}

const ACCEPTED: Optimistic = { landlordStatus: 'ACCEPTED', badge: { kind: 'ACCEPTED', tone: 'green' } }
const ENDED: Optimistic = { landlordStatus: 'OTHER', badge: null }

/** How an answer went: given, or kept until there is a connection. */
export type Answered<Result> = { kept: false; result: Result } | { kept: true }

/**
 * An answer to a request: optimistic, with one idempotency key until an answer has arrived. After a success, and
 * after a failure that tells that the request stands otherwise, everything shown is asked for anew. Without a
 * connection it is kept and sent later, where that can hurt nobody unseen.
 */
function useAnswer<Result, Input = void>(
  listingRequest: InboxRequest | undefined,
  optimistic: Optimistic | null,
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
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey: ['inbox'] })
      const before = listingRequest && {
        landlordStatus: listingRequest.landlordStatus,
        badge: listingRequest.badge,
      }
      // An extension leads straight to a contract, whose state only the server knows.
      if (optimistic && listingRequest?.type !== 'EXTENSION') patchRequest(queryClient, id, optimistic)
      return { before }
    },
    onError: async (error, _, context) => {
      if (context?.before) patchRequest(queryClient, id, context.before)
      // Without an answer the same key goes out again, so that nothing is done twice.
      if (failureOf(error).kind === 'CONNECTION') return
      setIdempotencyKey(crypto.randomUUID())
      await queryClient.invalidateQueries({ queryKey: ['inbox'] })
    },
    onSuccess: async ({ kept }, _, context) => {
      if (kept) {
        // Nothing has happened yet: the request stands as it did, with its answer beside it.
        if (context.before) patchRequest(queryClient, id, context.before)
        return
      }
      setIdempotencyKey(crypto.randomUUID())
      await queryClient.invalidateQueries()
    },
  })
  return { ...mutation, keep }
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
