import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { graphql } from '../gen/gql.ts'
import type { InboxPageQuery, RejectListingRequestInput } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
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
  mutation InboxAccept($listingRequestId: ID!, $idempotencyKey: ID!) {
    acceptListingRequest(listingRequestId: $listingRequestId, idempotencyKey: $idempotencyKey) {
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
  mutation InboxReject($listingRequestId: ID!, $input: RejectListingRequestInput!, $idempotencyKey: ID!) {
    rejectListingRequest(
      listingRequestId: $listingRequestId
      input: $input
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

/** Accepts a request; shown as accepted at once, and as before when it fails. */
export function useAccept(listingRequest: InboxRequest | undefined) {
  return useAnswer(listingRequest, ACCEPTED, async (listingRequestId, idempotencyKey) => {
    const data = await request(acceptMutation, { listingRequestId, idempotencyKey })
    return data.acceptListingRequest.listingRequest ?? null
  })
}

/** Declines a request with its reason; shown as ended at once, and as before when it fails. */
export function useReject(listingRequest: InboxRequest | undefined) {
  return useAnswer(
    listingRequest,
    ENDED,
    async (listingRequestId, idempotencyKey, input: RejectListingRequestInput) => {
      const data = await request(rejectMutation, { listingRequestId, idempotencyKey, input })
      return data.rejectListingRequest.listingRequest ?? null
    },
  )
}

/** Confirms the booking of a contract that the tenant has signed; the answer names the booking. */
export function useConfirmBooking(listingRequest: InboxRequest | undefined) {
  const offerId = listingRequest?.latestBookingOffer?._id ?? ''
  return useAnswer(listingRequest, ENDED, async (_, idempotencyKey) => {
    const data = await request(confirmMutation, { offerId, idempotencyKey })
    return data.confirmBooking.offer?.booking?._id ?? null
  })
}

const ACCEPTED: Optimistic = { landlordStatus: 'ACCEPTED', badge: { kind: 'ACCEPTED', tone: 'green' } }
const ENDED: Optimistic = { landlordStatus: 'OTHER', badge: null }

/**
 * An answer to a request: optimistic, with one idempotency key until an answer has arrived. After a success, and
 * after a failure that tells that the request stands otherwise, everything shown is asked for anew.
 */
function useAnswer<Result, Input = void>(
  listingRequest: InboxRequest | undefined,
  optimistic: Optimistic,
  answer: (listingRequestId: string, idempotencyKey: string, input: Input) => Promise<Result>,
) {
  const queryClient = useQueryClient()
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID())
  const id = listingRequest?.id ?? ''
  return useMutation({
    mutationFn: (input: Input) => answer(id, idempotencyKey, input),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey: ['inbox'] })
      const before = listingRequest && {
        landlordStatus: listingRequest.landlordStatus,
        badge: listingRequest.badge,
      }
      // An extension leads straight to a contract, whose state only the server knows.
      if (listingRequest?.type !== 'EXTENSION') patchRequest(queryClient, id, optimistic)
      return { before }
    },
    onError: async (error, _, context) => {
      if (context?.before) patchRequest(queryClient, id, context.before)
      // Without an answer the same key goes out again, so that nothing is done twice.
      if (failureOf(error).kind === 'CONNECTION') return
      setIdempotencyKey(crypto.randomUUID())
      await queryClient.invalidateQueries({ queryKey: ['inbox'] })
    },
    onSuccess: async () => {
      setIdempotencyKey(crypto.randomUUID())
      await queryClient.invalidateQueries()
    },
  })
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
