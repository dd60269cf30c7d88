import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
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
  mutation SetAccountManager($landlordId: ID!, $staffId: ID, $idempotencyKey: ID!) {
    setAccountManager(landlordId: $landlordId, staffId: $staffId, idempotencyKey: $idempotencyKey) {
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
      people {
        _id
        name
        email
        enabled
      }
    }
  }
`)

const setFlagMutation = graphql(`
  mutation StaffSetFlag($name: FeatureFlagName!, $enabled: Boolean!) {
    setFeatureFlag(name: $name, enabled: $enabled) {
      error {
        ...Refusal
      }
    }
  }
`)

const setFlagForUserMutation = graphql(`
  mutation StaffSetFlagForUser($name: FeatureFlagName!, $userId: ID!, $enabled: Boolean) {
    setFeatureFlagForUser(name: $name, userId: $userId, enabled: $enabled) {
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

/** Says who looks after a landlord. */
export function setAccountManager(
  order: { landlordId: string; staffId: string | null },
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

/** Switches a flag for everybody. */
export function useSetFlag() {
  return useFlagChange((flag: { name: FeatureFlagName; enabled: boolean }) => request(setFlagMutation, flag))
}

/** Switches a flag for one person; null: as for everybody. */
export function useSetFlagForUser() {
  return useFlagChange((flag: { name: FeatureFlagName; userId: string; enabled: boolean | null }) =>
    request(setFlagForUserMutation, flag),
  )
}

function useFlagChange<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['staff', 'flags'] }),
  })
}

/** Begins to act as a landlord. */
export function startImpersonation(input: { landlordId: string; reason: string }): Promise<unknown> {
  return rest('/api/impersonation', { method: 'POST', body: input })
}
