import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '../../gen/gql.ts'
import type {
  PublishingConsequencesQuery,
  PublishingSituationQuery,
  UnpublishListingInput,
} from '../../gen/graphql.ts'
import { request } from '../../graphql.ts'
import type { UnpublishDraft } from './unpublish-draft.ts'

const situationQuery = graphql(`
  query PublishingSituation($groupId: ID!, $listingId: ID) {
    publishing(groupId: $groupId, listingId: $listingId) {
      archivedAt
      publicUnits
      unitsToPublish
      canPublish {
        ...Verdict
      }
      canUnpublish {
        ...Verdict
      }
      canArchive {
        ...Verdict
      }
      gaps {
        ...Gap
      }
      left {
        reason
        explanation
        at
      }
    }
    landlordListingByGroupId(groupId: $groupId) {
      _id
      groupId
      name
      partOfGroup
      isWhole
      group {
        _id
        apartmentName
      }
    }
  }
`)

const consequencesQuery = graphql(`
  query PublishingConsequences(
    $groupId: ID!
    $listingId: ID
    $blockFrom: Day
    $blockTo: Day
    $declineRequests: Boolean
    $declineAccepted: Boolean
  ) {
    unpublishConsequences(
      groupId: $groupId
      listingId: $listingId
      blockFrom: $blockFrom
      blockTo: $blockTo
      declineRequests: $declineRequests
      declineAccepted: $declineAccepted
    ) {
      units
      unitsLeft
      stays
      blocked {
        ...BlockedDays
      }
      requests {
        ...ConcernedPerson
      }
      accepted {
        ...ConcernedPerson
      }
    }
  }

  fragment ConcernedPerson on OverlappingListingRequest {
    ...DeclinedPerson
    wouldBeDeclined
  }
`)

const publishMutation = graphql(`
  mutation PublishingPublish($groupId: ID!, $listingId: ID, $idempotencyKey: ID!) {
    publishListing(groupId: $groupId, listingId: $listingId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const unpublishMutation = graphql(`
  mutation PublishingUnpublish(
    $groupId: ID!
    $listingId: ID
    $input: UnpublishListingInput!
    $seen: [ID!]
    $idempotencyKey: ID!
  ) {
    unpublishListing(
      groupId: $groupId
      listingId: $listingId
      input: $input
      seen: $seen
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const duplicateMutation = graphql(`
  mutation PublishingDuplicate($groupId: ID!, $idempotencyKey: ID!) {
    duplicateListing(groupId: $groupId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      listing {
        _id
        groupId
        name
        partOfGroup
      }
    }
  }
`)

const archiveMutation = graphql(`
  mutation PublishingArchive($groupId: ID!, $idempotencyKey: ID!) {
    archiveListing(groupId: $groupId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const unarchiveMutation = graphql(`
  mutation PublishingUnarchive($groupId: ID!, $idempotencyKey: ID!) {
    unarchiveListing(groupId: $groupId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A whole listing or group, or one unit of it. */
export interface PublishingTarget {
  groupId: string
  listingId: string | null
}

/** What may be done about a listing's being public. */
export type Situation = NonNullable<PublishingSituationQuery['publishing']>

/** The listing that it is about. */
export type ManagedListing = NonNullable<PublishingSituationQuery['landlordListingByGroupId']>

/** Whom it concerns when a listing is taken out. */
export type Consequences = NonNullable<PublishingConsequencesQuery['unpublishConsequences']>

/** A listing with its situation; both null for one that is not there. */
export function situationOptions(target: PublishingTarget) {
  return queryOptions({
    queryKey: ['publishing', target],
    queryFn: () => request(situationQuery, target),
  })
}

/** Whom it concerns, with the days that are blocked along. */
export function consequencesOptions(
  target: PublishingTarget,
  what: { blockFrom: string | null; blockTo: string | null } & Pick<
    UnpublishDraft,
    'declineRequests' | 'declineAccepted'
  >,
) {
  return queryOptions({
    queryKey: ['unpublishConsequences', target, what],
    queryFn: async () => (await request(consequencesQuery, { ...target, ...what })).unpublishConsequences,
    placeholderData: keepPreviousData,
  })
}

/** Makes it public. */
export function sendPublishing(target: PublishingTarget, idempotencyKey: string) {
  return request(publishMutation, { ...target, idempotencyKey })
}

/** Takes it off the public pages, with whom that was shown to decline. */
export function sendUnpublishing(
  target: PublishingTarget,
  what: { input: UnpublishListingInput; seen: string[] },
  idempotencyKey: string,
) {
  return request(unpublishMutation, { ...target, ...what, idempotencyKey })
}

/** Makes an unpublished copy. */
export async function sendDuplicate(groupId: string, idempotencyKey: string) {
  return (await request(duplicateMutation, { groupId, idempotencyKey })).duplicateListing.listing
}

/** Puts it away. */
export function sendArchiving(groupId: string, idempotencyKey: string) {
  return request(archiveMutation, { groupId, idempotencyKey })
}

/** Brings it back. */
export function sendUnarchiving(groupId: string, idempotencyKey: string) {
  return request(unarchiveMutation, { groupId, idempotencyKey })
}
