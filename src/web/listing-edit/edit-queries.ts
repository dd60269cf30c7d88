import { queryOptions } from '@tanstack/react-query'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import type { ListingForEditQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import type { RouteParams } from '../routes.ts'
import { isRecord } from '../shared/browser-store.ts'
import type { LoadedListing } from './listing-editor.ts'
import type { StepValues } from './step-drafts.ts'

const listingQuery = graphql(`
  query ListingForEdit($listingId: ID, $groupId: ID) {
    listingForEdit(listingId: $listingId, groupId: $groupId) {
      groupId
      listingId
      partOfGroup
      unitCount
      published
      everPublished
      version
      point {
        lon
        lat
        source
      }
      values
      gaps {
        ...Gap
      }
    }
  }
`)

/** A listing, or a group, or one unit of it, as it is edited. */
export type ListingForEdit = Omit<NonNullable<ListingForEditQuery['listingForEdit']>, 'values'> &
  LoadedListing

/** Which listing the path names. */
export type ListingKey = { listingId: string } | { groupId: string }

/** The id of a key, whichever it is. */
export function idOfKey(key: ListingKey): string {
  return 'listingId' in key ? key.listingId : key.groupId
}

/** The listing of a path with the values of each step; ResourceNotFoundError where it is missing or foreign. */
export function listingForEditOptions(key: ListingKey) {
  return queryOptions({
    queryKey: ['listingForEdit', idOfKey(key)],
    queryFn: async (): Promise<ListingForEdit> => {
      const { listingForEdit } = await request(listingQuery, key)
      if (!listingForEdit) throw new ResourceNotFoundError()
      return { ...listingForEdit, values: stepsOf(listingForEdit.values) }
    },
  })
}

/** The key of the path's listing; ResourceNotFoundError where the path names none. */
export function keyOfParams(params: Pick<RouteParams, 'listingId' | 'groupId'>): ListingKey {
  if (params.listingId) return { listingId: params.listingId }
  if (params.groupId) return { groupId: params.groupId }
  throw new ResourceNotFoundError()
}

function stepsOf(values: unknown): Record<string, StepValues> {
  if (!isRecord(values)) return {}
  return Object.fromEntries(
    Object.entries(values).map(([step, fields]) => [step, isRecord(fields) ? fields : {}]),
  )
}

/** Saves a part of a step's fields. */
export const saveStepMutation = graphql(`
  mutation SaveListingStep(
    $groupId: ID
    $listingId: ID
    $step: String!
    $values: JSON!
    $version: Int!
    $idempotencyKey: ID!
  ) {
    saveListingStep(
      groupId: $groupId
      listingId: $listingId
      step: $step
      values: $values
      version: $version
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
      version
      gaps {
        ...Gap
      }
    }
  }
`)

/** Begins a listing: a draft of its own, with its city and country. */
export const createListingMutation = graphql(`
  mutation CreateListing($input: CreateListingInput!, $idempotencyKey: ID!) {
    createListing(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      groupId
      listingId
    }
  }
`)

const comparableQuery = graphql(`
  query ListingComparablePrices($groupId: ID!) {
    comparablePrices(groupId: $groupId) {
      currency
      count
      lowerQuartile
      median
      upperQuartile
    }
  }
`)

/** What similar listings of the city cost a month, in minor units; null where too few are published. */
export function comparablePricesOptions(groupId: string) {
  return queryOptions({
    queryKey: ['comparablePrices', groupId],
    queryFn: async () => (await request(comparableQuery, { groupId })).comparablePrices ?? null,
  })
}

const regionQuery = graphql(`
  query ListingRegionRules($city: String!, $zipCode: String!, $country: String!) {
    minBookingDurationByRegion(city: $city, zipCode: $zipCode, country: $country) {
      region
      minBookingDuration
      maxBookingDuration
      source
    }
  }
`)

/** How short and long stays may be at an address. */
export function regionRulesOptions(address: { city: string; zipCode: string; country: string } | null) {
  const { city = '', zipCode = '', country = '' } = address ?? {}
  return queryOptions({
    queryKey: ['regionRules', city, zipCode, country],
    enabled: zipCode !== '',
    queryFn: async () =>
      (await request(regionQuery, { city, zipCode, country })).minBookingDurationByRegion ?? null,
  })
}
