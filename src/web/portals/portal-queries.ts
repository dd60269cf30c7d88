import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type {
  PartnerPortalInput,
  PartnerPortalFetchesQuery,
  PartnerPortalsQuery,
  PortalHomesQuery,
} from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const portalsQuery = graphql(`
  query PartnerPortals {
    partnerPortals {
      id
      name
      place
      format
      language
      state
      providerNumber
      countries
      minPictures
      url
      homes
      lastFetchedAt
    }
  }
`)

const fetchesQuery = graphql(`
  query PartnerPortalFetches($portalId: ID!) {
    partnerPortalFetches(portalId: $portalId) {
      at
      status
      isFull
      sent
      removed
      userAgent
    }
  }
`)

graphql(`
  fragment HomeOfPortals on PortalHome {
    groupId
    name
    city
    portals {
      portalId
      portalName
      isSent
      reason
      missing
      told
      toldAt
    }
  }
`)

const homesQuery = graphql(`
  query PortalHomes($page: Int!) {
    portalHomes(page: $page) {
      totalCount
      nodes {
        ...HomeOfPortals
      }
    }
  }
`)

const staffHomesQuery = graphql(`
  query StaffPortalHomes($search: String!, $page: Int!) {
    staffPortalHomes(search: $search, page: $page) {
      totalCount
      nodes {
        ...HomeOfPortals
      }
    }
  }
`)

const createMutation = graphql(`
  mutation CreatePartnerPortal($input: PartnerPortalInput!, $idempotencyKey: ID!) {
    createPartnerPortal(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const changeMutation = graphql(`
  mutation ChangePartnerPortal($portalId: ID!, $input: PartnerPortalInput!, $idempotencyKey: ID!) {
    changePartnerPortal(portalId: $portalId, input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const replaceMutation = graphql(`
  mutation ReplacePartnerPortalLink($portalId: ID!, $idempotencyKey: ID!) {
    replacePartnerPortalLink(portalId: $portalId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const revokeMutation = graphql(`
  mutation RevokePartnerPortal($portalId: ID!, $idempotencyKey: ID!) {
    revokePartnerPortal(portalId: $portalId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A partner portal as staff see it. */
export type Portal = PartnerPortalsQuery['partnerPortals'][number]

/** A call of a portal. */
export type PortalFetch = PartnerPortalFetchesQuery['partnerPortalFetches'][number]

/** A home with what each portal gets of it. */
export type PortalHome = PortalHomesQuery['portalHomes']['nodes'][number]

/** All portals. */
export function portalsOptions() {
  return queryOptions({
    queryKey: ['portals'],
    queryFn: async () => (await request(portalsQuery)).partnerPortals,
  })
}

/** The last calls of a portal. */
export function portalFetchesOptions(portalId: string) {
  return queryOptions({
    queryKey: ['portals', 'fetches', portalId],
    queryFn: async () => (await request(fetchesQuery, { portalId })).partnerPortalFetches,
  })
}

/** A page of the landlord's own homes. */
export function portalHomesOptions(page: number) {
  return queryOptions({
    queryKey: ['portals', 'homes', page],
    queryFn: async () => (await request(homesQuery, { page })).portalHomes,
  })
}

/** A page of the homes that staff look for. */
export function staffPortalHomesOptions(search: string, page: number) {
  return queryOptions({
    queryKey: ['portals', 'staff-homes', search, page],
    queryFn: async () => (await request(staffHomesQuery, { search, page })).staffPortalHomes,
  })
}

/** Stores a new portal, or with an id one that there is. */
export function savePortal(
  portalId: string | null,
  input: PartnerPortalInput,
  idempotencyKey: string,
): Promise<unknown> {
  return portalId === null
    ? request(createMutation, { input, idempotencyKey })
    : request(changeMutation, { portalId, input, idempotencyKey })
}

/** Gives a portal another link. */
export function replacePortalLink(portalId: string, idempotencyKey: string): Promise<unknown> {
  return request(replaceMutation, { portalId, idempotencyKey })
}

/** Ends a portal. */
export function revokePortal(portalId: string, idempotencyKey: string): Promise<unknown> {
  return request(revokeMutation, { portalId, idempotencyKey })
}
