import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type { CleaningPageQuery, CreateCleaningLinkInput } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const Overview = graphql(`
  query CleaningPage {
    cleaningLinks {
      ...CleaningLinkParts
    }
    cleaningPlaces {
      groupId
      listingId
      name
    }
    coversAllHomes
    cleaningTurnovers {
      listingId
      day
      unitName
      address
      departure
      arrival
      doneAt
      doneBy
      photos {
        id
        addedAt
        addedBy
        isOwn
      }
    }
  }

  fragment CleaningLinkParts on CleaningLink {
    id
    place
    label
    keys
    url
    createdAt
    lastUsedAt
    revokedAt
  }
`)

const Create = graphql(`
  mutation CreateCleaningLink($input: CreateCleaningLinkInput!, $idempotencyKey: ID!) {
    createCleaningLink(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      link {
        ...CleaningLinkParts
      }
    }
  }
`)

const Revoke = graphql(`
  mutation RevokeCleaningLink($linkId: ID!, $idempotencyKey: ID!) {
    revokeCleaningLink(linkId: $linkId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A private link of somebody who cleans. */
export type CleaningLink = CleaningPageQuery['cleaningLinks'][number]

/** A home or a unit that a link can be made for. */
export type CleaningPlace = CleaningPageQuery['cleaningPlaces'][number]

/** A unit between two stays, as the landlord's side reads it. */
export type CleaningTurnover = CleaningPageQuery['cleaningTurnovers'][number]

/** The links, what one can be made for, and what is to be cleaned. */
export const cleaningQuery = queryOptions({
  queryKey: ['cleaning'],
  queryFn: () => request(Overview),
})

/** Makes a link; answers it with its address. */
export async function sendCleaningLink(
  input: CreateCleaningLinkInput,
  idempotencyKey: string,
): Promise<CleaningLink | null> {
  return (await request(Create, { input, idempotencyKey })).createCleaningLink.link ?? null
}

/** Ends a link. */
export function endCleaningLink(linkId: string, idempotencyKey: string) {
  return request(Revoke, { linkId, idempotencyKey })
}

/** Where the sizes of a photo are for the landlord's side. */
export function cleaningPhotoUrl(id: string, size: 'small' | 'large'): string {
  return `/api/cleaning-photos/${id}/${size}`
}
