import { queryOptions } from '@tanstack/react-query'
import type { Tag } from '../../domain/catalogue/flags.ts'
import { graphql } from '../gen/gql.ts'
import type { FeatureFlagName, StaffFlagsQuery, StaffPeopleQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { rest } from '../http.ts'

const peopleQuery = graphql(`
  query StaffPeople($search: String) {
    staffPeople(search: $search, first: 50) {
      _id
      name
      email
      landlord
      landlordUserType
      permissions
      labels
      language
      createdAt
      listings
      openRequests
      accountManager {
        _id
        name
      }
      appointment {
        status
        startsAt
      }
    }
  }
`)

const managersQuery = graphql(`
  query AccountManagers {
    accountManagers {
      _id
      name
      link
    }
  }
`)

const setManagerMutation = graphql(`
  mutation SetAccountManager($landlordId: ID!, $staffId: ID, $reason: String!, $idempotencyKey: ID!) {
    setAccountManager(
      landlordId: $landlordId
      staffId: $staffId
      reason: $reason
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const setLabelsMutation = graphql(`
  mutation StaffSetPersonLabels($userId: ID!, $labels: [Tag!]!, $reason: String!, $idempotencyKey: ID!) {
    setPersonLabels(userId: $userId, labels: $labels, reason: $reason, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      person {
        _id
        labels
      }
    }
  }
`)

const setLinkMutation = graphql(`
  mutation SetSchedulingLink($link: String!, $idempotencyKey: ID!) {
    setSchedulingLink(link: $link, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const flagsQuery = graphql(`
  query StaffFlags {
    staffFeatureFlags {
      name
      enabled
      changedAt
      reason
      people {
        _id
        name
        email
        enabled
        reason
      }
    }
  }
`)

const setFlagMutation = graphql(`
  mutation StaffSetFlag($name: FeatureFlagName!, $enabled: Boolean!, $reason: String!, $idempotencyKey: ID!) {
    setFeatureFlag(name: $name, enabled: $enabled, reason: $reason, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const setFlagForUserMutation = graphql(`
  mutation StaffSetFlagForUser(
    $name: FeatureFlagName!
    $userId: ID!
    $enabled: Boolean
    $reason: String!
    $idempotencyKey: ID!
  ) {
    setFeatureFlagForUser(
      name: $name
      userId: $userId
      enabled: $enabled
      reason: $reason
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

/** A person as staff find them. */
export type StaffPerson = StaffPeopleQuery['staffPeople'][number]

/** A feature flag with for whom it is switched. */
export type StaffFlag = StaffFlagsQuery['staffFeatureFlags'][number]

/** People by the beginning of a name or address; without a text the newest. */
export function peopleOptions(search: string) {
  return queryOptions({
    queryKey: ['staff', 'people', search],
    queryFn: async () => (await request(peopleQuery, { search })).staffPeople,
  })
}

/** The sales staff, each with the calendar in which landlords choose a time. */
export function managersOptions() {
  return queryOptions({
    queryKey: ['staff', 'managers'],
    queryFn: async () => (await request(managersQuery)).accountManagers,
  })
}

/** Says who looks after a landlord, with a reason for the log. */
export function setAccountManager(
  order: { landlordId: string; staffId: string | null; reason: string },
  idempotencyKey: string,
) {
  return request(setManagerMutation, { ...order, idempotencyKey })
}

/** Sets the labels of a person, with a reason for the log. */
export function setPersonLabels(
  change: { userId: string; labels: Tag[]; reason: string },
  idempotencyKey: string,
) {
  return request(setLabelsMutation, { ...change, idempotencyKey })
}

/** Stores one's own calendar. */
export function setSchedulingLink(link: string, idempotencyKey: string) {
  return request(setLinkMutation, { link, idempotencyKey })
}

/** All feature flags. */
export function flagsOptions() {
  return queryOptions({
    queryKey: ['staff', 'flags'],
    queryFn: async () => (await request(flagsQuery)).staffFeatureFlags,
  })
}

/** A switch of a flag: for everybody, or for one person, who with null has what everybody has. */
export type FlagSwitch =
  | { name: FeatureFlagName; enabled: boolean }
  | { name: FeatureFlagName; userId: string; enabled: boolean | null }

/** Switches a flag, with a reason for the log. */
export function switchFlag(flag: FlagSwitch, reason: string, idempotencyKey: string): Promise<unknown> {
  const why = { reason, idempotencyKey }
  return 'userId' in flag
    ? request(setFlagForUserMutation, { ...flag, ...why })
    : request(setFlagMutation, { ...flag, ...why })
}

/** Begins to act as a landlord. */
export function startImpersonation(input: { landlordId: string; reason: string }): Promise<unknown> {
  return rest('/api/impersonation', { method: 'POST', body: input })
}
