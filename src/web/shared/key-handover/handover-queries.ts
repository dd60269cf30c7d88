import { queryOptions } from '@tanstack/react-query'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { PrivatePhotoSize } from '../../../domain/listings/pictures.ts'
import type { KeyHandoverKind } from '../../../domain/rentals/stays/key-handover.ts'
import { graphql } from '../../gen/gql.ts'
import type { KeyHandoverPartsFragment, MessageSide } from '../../gen/graphql.ts'
import { request } from '../../graphql.ts'
import { rest } from '../../http.ts'
import { sendTelling } from '../pictures/send-telling.ts'
import type { HandoverEntry } from './handover-draft.ts'

graphql(`
  fragment KeyHandoverParts on KeyHandover {
    kind
    version
    fingerprint
    day
    time
    dayBy
    keys {
      kind
      count
    }
    keysBy
    handedOut {
      kind
      count
    }
    missingKeys {
      kind
      count
    }
    points {
      point
      by
    }
    ownPoints {
      text
      isDone
      by
    }
    meters {
      kind
      number
      reading
      unit
      day
      by
    }
    ownNote
    otherNote
    photos {
      _id
      by
      fileName
    }
    remarks {
      text
      by
      at
    }
    landlordConfirmedAt
    tenantConfirmedAt
    enteringRefusal
    confirmingRefusal
    remarkRefusal
  }
`)

const LandlordRead = graphql(`
  query KeyHandoverOfLandlord($bookingId: ID!, $kind: KeyHandoverKind!) {
    keyHandover(bookingId: $bookingId, kind: $kind) {
      ...KeyHandoverParts
    }
  }
`)

const TenantRead = graphql(`
  query KeyHandoverOfTenant($bookingId: ID!, $kind: KeyHandoverKind!) {
    tenantKeyHandover(bookingId: $bookingId, kind: $kind) {
      ...KeyHandoverParts
    }
  }
`)

const LandlordSave = graphql(`
  mutation SaveKeyHandover(
    $bookingId: ID!
    $kind: KeyHandoverKind!
    $version: Int!
    $input: KeyHandoverInput!
    $idempotencyKey: ID!
  ) {
    saveKeyHandover(
      bookingId: $bookingId
      kind: $kind
      version: $version
      input: $input
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const TenantSave = graphql(`
  mutation SaveTenantKeyHandover(
    $bookingId: ID!
    $kind: KeyHandoverKind!
    $version: Int!
    $input: KeyHandoverInput!
    $idempotencyKey: ID!
  ) {
    saveTenantKeyHandover(
      bookingId: $bookingId
      kind: $kind
      version: $version
      input: $input
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const LandlordConfirm = graphql(`
  mutation ConfirmKeyHandover(
    $bookingId: ID!
    $kind: KeyHandoverKind!
    $seen: String!
    $idempotencyKey: ID!
  ) {
    confirmKeyHandover(bookingId: $bookingId, kind: $kind, seen: $seen, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const TenantConfirm = graphql(`
  mutation ConfirmTenantKeyHandover(
    $bookingId: ID!
    $kind: KeyHandoverKind!
    $seen: String!
    $idempotencyKey: ID!
  ) {
    confirmTenantKeyHandover(
      bookingId: $bookingId
      kind: $kind
      seen: $seen
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const LandlordRemark = graphql(`
  mutation RemarkKeyHandover($bookingId: ID!, $kind: KeyHandoverKind!, $text: String!, $idempotencyKey: ID!) {
    remarkKeyHandover(bookingId: $bookingId, kind: $kind, text: $text, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const TenantRemark = graphql(`
  mutation RemarkTenantKeyHandover(
    $bookingId: ID!
    $kind: KeyHandoverKind!
    $text: String!
    $idempotencyKey: ID!
  ) {
    remarkTenantKeyHandover(
      bookingId: $bookingId
      kind: $kind
      text: $text
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const LandlordRemovePhoto = graphql(`
  mutation RemoveHandoverPhoto($handoverPhotoId: ID!, $idempotencyKey: ID!) {
    removeHandoverPhoto(handoverPhotoId: $handoverPhotoId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const TenantRemovePhoto = graphql(`
  mutation RemoveTenantHandoverPhoto($handoverPhotoId: ID!, $idempotencyKey: ID!) {
    removeTenantHandoverPhoto(handoverPhotoId: $handoverPhotoId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const PHOTOS = { LANDLORD: '/api/handover-photos', TENANT: '/api/tenant-handover-photos' } as const

/** A handover as its side sees it. */
export type Handover = KeyHandoverPartsFragment

/** Which handover, seen from which side. */
export interface HandoverPlace {
  side: MessageSide
  bookingId: string
  kind: KeyHandoverKind
}

/** The kind of handover in an address; ResourceNotFoundError for any other word. */
export function kindOfPath(word: string): KeyHandoverKind {
  if (word === 'arrival') return 'ARRIVAL'
  if (word === 'departure') return 'DEPARTURE'
  throw new ResourceNotFoundError()
}

/** A handover; a foreign one is a ResourceNotFoundError. */
export function handoverOptions({ side, bookingId, kind }: HandoverPlace) {
  return queryOptions({
    queryKey: ['keyHandover', side, bookingId, kind],
    queryFn: async () => {
      const handover = await readOf(side, { bookingId, kind })
      if (!handover) throw new ResourceNotFoundError()
      return handover
    },
  })
}

async function readOf(side: MessageSide, variables: { bookingId: string; kind: KeyHandoverKind }) {
  return side === 'LANDLORD'
    ? (await request(LandlordRead, variables)).keyHandover
    : (await request(TenantRead, variables)).tenantKeyHandover
}

/** Stores what was entered over a version. */
export function saveHandover(
  { side, ...of }: HandoverPlace,
  entry: HandoverEntry,
  version: number,
  idempotencyKey: string,
): Promise<unknown> {
  const variables = { ...of, input: entry, version, idempotencyKey }
  return side === 'LANDLORD' ? request(LandlordSave, variables) : request(TenantSave, variables)
}

/** Confirms what was seen. */
export function confirmHandover(
  { side, ...of }: HandoverPlace,
  seen: string,
  idempotencyKey: string,
): Promise<unknown> {
  const variables = { ...of, seen, idempotencyKey }
  return side === 'LANDLORD' ? request(LandlordConfirm, variables) : request(TenantConfirm, variables)
}

/** Adds a remark. */
export function remarkHandover(
  { side, ...of }: HandoverPlace,
  text: string,
  idempotencyKey: string,
): Promise<unknown> {
  const variables = { ...of, text, idempotencyKey }
  return side === 'LANDLORD' ? request(LandlordRemark, variables) : request(TenantRemark, variables)
}

/** Takes back a photo of one's own. */
export function removePhoto(
  side: MessageSide,
  handoverPhotoId: string,
  idempotencyKey: string,
): Promise<unknown> {
  const variables = { handoverPhotoId, idempotencyKey }
  return side === 'LANDLORD' ? request(LandlordRemovePhoto, variables) : request(TenantRemovePhoto, variables)
}

/** Sends a photo and tells how much of it has arrived; the same id again is the same photo. */
export function addPhoto(
  place: HandoverPlace,
  { file, id }: { file: File; id: string },
  onProgress: (share: number) => void,
): Promise<{ photoId: string }> {
  const body = new FormData()
  body.set('bookingId', place.bookingId)
  body.set('kind', place.kind)
  body.set('idempotencyKey', id)
  body.set('file', file)
  return rest(PHOTOS[place.side], { method: 'POST', body, by: sendTelling(onProgress) })
}

/** Where a size of a photo is to be seen. */
export function photoUrl(side: MessageSide, photoId: string, size: PrivatePhotoSize): string {
  return `${PHOTOS[side]}/${photoId}/${size}`
}
