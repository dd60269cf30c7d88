import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import type { LimitedRequestQuery, LimitedRequestsQuery, RejectListingRequestInput } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { ConnectionError } from '../http.ts'
import { isUnder } from '../shared/path-scope.ts'
import { keepAnswer } from '../shared/keep-answer.ts'
import type { AnswerKind } from '../shared/queued-answers.ts'
import type { SuggestionDraft } from '../shared/suggestion-draft.ts'
import { useAnswerQueue } from '../shared/use-queued-answers.ts'

const requestsQuery = graphql(`
  query LimitedRequests($listingId: ID, $groupId: ID, $offset: Int) {
    landlordListingRequests(listingId: $listingId, groupId: $groupId, limit: 50, offset: $offset) {
      totalCount
      nodes {
        id
        bookingRequestId
        type
        landlordStatus
        badge {
          kind
          tone
        }
        autoDeclineAt
        from
        to
        listing {
          name
        }
        tenantInformation {
          firstName
          lastName
        }
      }
    }
  }
`)

const requestQuery = graphql(`
  query LimitedRequest($bookingRequestId: ID!, $listingRequestId: ID) {
    landlordListingRequest(bookingRequestId: $bookingRequestId, listingRequestId: $listingRequestId) {
      id
      bookingRequestId
      type
      badge {
        kind
        tone
      }
      autoDeclineAt
      from
      to
      canSuggestDates {
        ...Verdict
      }
      suggestion {
        from
        to
        message
      }
      overlappingListingRequests {
        wouldBeDeclined
      }
      duration {
        months
        days
      }
      adults
      children
      pets
      reasonForStay
      freeUnits
      listing {
        _id
        groupId
        partOfGroup
        name
        partOfGroup
        address {
          ...Address
        }
      }
      tenantInformation {
        firstName
        lastName
      }
      status {
        canBeAccepted {
          ...Verdict
        }
        canBeRejected {
          ...Verdict
        }
      }
      declineReasons {
        ...OfferedReason
      }
    }
  }
`)

const acceptMutation = graphql(`
  mutation LimitedAccept($id: ID!, $idempotencyKey: ID!) {
    acceptListingRequest(listingRequestId: $id, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const rejectMutation = graphql(`
  mutation LimitedReject($id: ID!, $input: RejectListingRequestInput!, $seen: [ID!], $idempotencyKey: ID!) {
    rejectListingRequest(listingRequestId: $id, input: $input, seen: $seen, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const suggestMutation = graphql(`
  mutation LimitedSuggest($id: ID!, $from: Day!, $to: Day!, $message: String, $idempotencyKey: ID!) {
    suggestDates(
      listingRequestId: $id
      from: $from
      to: $to
      message: $message
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A request as somebody with limited access sees it in the list: no contact data, no money (D6). */
export type LimitedRow = LimitedRequestsQuery['landlordListingRequests']['nodes'][number]

/** The same with what an answer needs. */
export type LimitedRequest = NonNullable<LimitedRequestQuery['landlordListingRequest']>

/** Which requests a page is about: all, or those of one listing or group. */
export interface LimitedScope {
  listingId?: string
  groupId?: string
}

/** The active requests, fifty at a time. */
export function limitedRequestsOptions(scope: LimitedScope, offset = 0) {
  return queryOptions({
    queryKey: ['limited', 'list', scope, offset],
    queryFn: async () => (await request(requestsQuery, { ...scope, offset })).landlordListingRequests,
  })
}

/** One request; ResourceNotFoundError when it is not the viewer's to see, or another's than the page's listing. */
export function limitedRequestOptions(
  scope: LimitedScope,
  bookingRequestId: string,
  listingRequestId?: string,
) {
  return queryOptions({
    queryKey: ['limited', 'request', bookingRequestId, listingRequestId],
    select: (found: LimitedRequest) => {
      const { groupId } = scope
      // The requests of a house are those of all its apartments, whichever of them the address names.
      const path = found.listing.partOfGroup ? { groupId } : scope
      if (!isUnder(path, found.listing)) throw new ResourceNotFoundError()
      return found
    },
    queryFn: async () => {
      const found = await request(requestQuery, { bookingRequestId, listingRequestId })
      if (!found.landlordListingRequest) throw new ResourceNotFoundError()
      return found.landlordListingRequest
    },
  })
}

/** Says that the apartment is free. */
export function useLimitedAccept(listingRequest: LimitedRequest) {
  const { id } = listingRequest
  return useAnswer(listingRequest, 'accept', (idempotencyKey) =>
    request(acceptMutation, { id, idempotencyKey }),
  )
}

/** Declines with a reason. */
export function useLimitedReject(listingRequest: LimitedRequest) {
  const { id } = listingRequest
  return useAnswer(
    listingRequest,
    'reject',
    (idempotencyKey, { seen, ...input }: RejectListingRequestInput & { seen: string[] }) =>
      request(rejectMutation, { id, idempotencyKey, input, seen }),
  )
}

/** Suggests other dates. */
export function useLimitedSuggest(listingRequest: LimitedRequest) {
  const { id } = listingRequest
  return useAnswer(listingRequest, 'suggest', (idempotencyKey, dates: SuggestionDraft) =>
    request(suggestMutation, { id, idempotencyKey, ...dates }),
  )
}

/**
 * One key per answer: without a connection the same one goes out again, so that nothing is done twice. Without any
 * connection the answer is kept and sent later, where that can hurt nobody unseen; the result says which of both.
 */
function useAnswer<Input = void>(
  listingRequest: LimitedRequest,
  kind: AnswerKind,
  answer: (idempotencyKey: string, input: Input) => Promise<unknown>,
) {
  const queryClient = useQueryClient()
  const queue = useAnswerQueue()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: async (input: Input): Promise<{ kept: boolean }> => {
      try {
        await answer(idempotencyKey, input)
        return { kept: false }
      } catch (error) {
        const isOffline = error instanceof ConnectionError && !navigator.onLine
        if (isOffline && keepAnswer(queue, listingRequest, { kind, key: idempotencyKey, input }))
          return { kept: true }
        throw error
      }
    },
    onSuccess: ({ kept }) => (kept ? undefined : queryClient.invalidateQueries({ queryKey: ['limited'] })),
    onError: (error) =>
      error.name === 'ConnectionError' ? undefined : queryClient.invalidateQueries({ queryKey: ['limited'] }),
  })
}
