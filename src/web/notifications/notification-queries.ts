import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type {
  NotificationKind,
  NotificationListQuery,
  NotificationPreferencesQuery,
  NotificationTenantPreferencesQuery,
  TenantNotificationKind,
} from '../gen/graphql.ts'
import { request } from '../graphql.ts'

const PAGE_SIZE = 30

const listQuery = graphql(`
  query NotificationList($unread: Boolean!, $offset: Int!, $limit: Int!) {
    notifications(unread: $unread, offset: $offset, limit: $limit) {
      counts {
        total
        unread
      }
      nodes {
        id
        event
        createdAt
        isRead
        target
        forTenant
        bookingRequestId
        listingRequestId
        groupId
        listingId
        partOfGroup
        offerId
        bookingId
        firstName
        lastName
        listingName
        from
        to
      }
    }
  }
`)
const oneQuery = graphql(`
  query NotificationOne($id: ID!) {
    notification(id: $id) {
      id
      target
      forTenant
      bookingRequestId
      listingRequestId
      groupId
      listingId
      partOfGroup
      offerId
      bookingId
    }
  }
`)
const markReadMutation = graphql(`
  mutation NotificationsMarkRead($ids: [ID!], $until: Instant) {
    markNotificationsRead(ids: $ids, until: $until) {
      error {
        ...Refusal
      }
    }
  }
`)
const preferencesQuery = graphql(`
  query NotificationPreferences($groupId: ID) {
    notificationPreferences(groupId: $groupId) {
      kind
      inApp
      byEmail
      byPush
      isOwn
    }
  }
`)
const savePreferenceMutation = graphql(`
  mutation NotificationSavePreference(
    $kind: NotificationKind!
    $groupId: ID
    $inApp: Boolean!
    $byEmail: Boolean!
    $byPush: Boolean!
  ) {
    saveNotificationPreference(
      kind: $kind
      groupId: $groupId
      inApp: $inApp
      byEmail: $byEmail
      byPush: $byPush
    ) {
      error {
        ...Refusal
      }
    }
  }
`)
const resetPreferencesMutation = graphql(`
  mutation NotificationResetPreferences($groupId: ID!) {
    resetNotificationPreferences(groupId: $groupId) {
      error {
        ...Refusal
      }
    }
  }
`)
const tenantPreferencesQuery = graphql(`
  query NotificationTenantPreferences {
    tenantNotificationPreferences {
      kind
      inApp
      byEmail
      byPush
      isAlwaysMailed
    }
  }
`)
const saveTenantPreferenceMutation = graphql(`
  mutation NotificationSaveTenantPreference(
    $kind: TenantNotificationKind!
    $inApp: Boolean!
    $byEmail: Boolean!
    $byPush: Boolean!
  ) {
    saveTenantNotificationPreference(kind: $kind, inApp: $inApp, byEmail: $byEmail, byPush: $byPush) {
      error {
        ...Refusal
      }
    }
  }
`)
const listingsQuery = graphql(`
  query NotificationListings {
    landlordListings(offset: 0, limit: 100) {
      nodes {
        groupId
        name
      }
    }
  }
`)

/** One notification of the list. */
export type NotificationNode = NotificationListQuery['notifications']['nodes'][number]

/** What a person wants to be told about a kind. */
export type Preference = NotificationPreferencesQuery['notificationPreferences'][number]

/** What a person wants to be told about a kind, of their own stays. */
export type TenantPreference = NotificationTenantPreferencesQuery['tenantNotificationPreferences'][number]

/** By which ways somebody is told of a kind. */
export interface Ways {
  inApp: boolean
  byEmail: boolean
  byPush: boolean
}

/** The person's notifications page by page, all or the unread ones. */
export function notificationListOptions(unread: boolean) {
  return infiniteQueryOptions({
    queryKey: ['notifications', 'list', unread],
    queryFn: async ({ pageParam }) =>
      (await request(listQuery, { unread, offset: pageParam, limit: PAGE_SIZE })).notifications,
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.nodes.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE),
    refetchInterval: 60_000,
  })
}

/** Where a notification leads; null for a foreign one and one that is gone. */
export function notificationOptions(id: string) {
  return queryOptions({
    queryKey: ['notifications', 'one', id],
    queryFn: async () => (await request(oneQuery, { id })).notification,
  })
}

/** Marks as read: those of the ids, or all up to an instant. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (which: { ids: string[] } | { until: string }) => request(markReadMutation, which),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  })
}

/** What the person wants to be told about, of all listings (null) or of one. */
export function preferencesOptions(groupId: string | null) {
  return queryOptions({
    queryKey: ['notifications', 'preferences', groupId],
    queryFn: async () => (await request(preferencesQuery, { groupId })).notificationPreferences,
  })
}

/** What the person wants to be told about their own stays. */
export function tenantPreferencesOptions() {
  return queryOptions({
    queryKey: ['notifications', 'tenantPreferences'],
    queryFn: async () => (await request(tenantPreferencesQuery)).tenantNotificationPreferences,
  })
}

/** Saves one choice about the own stays; the list shows it at once and goes back if the server refuses. */
export function useSaveTenantPreference() {
  const queryClient = useQueryClient()
  const { queryKey } = tenantPreferencesOptions()
  return useMutation({
    mutationFn: (choice: { kind: TenantNotificationKind } & Ways) =>
      request(saveTenantPreferenceMutation, choice),
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (rows: TenantPreference[] | undefined) =>
        rows?.map((row) => (row.kind === choice.kind ? { ...row, ...choice } : row)),
      )
      return { before }
    },
    onError: (_, __, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** The listings and groups that may have a choice of their own. */
export function listingsOptions() {
  return queryOptions({
    queryKey: ['notifications', 'listings'],
    queryFn: async () => (await request(listingsQuery)).landlordListings.nodes,
    staleTime: 60_000,
  })
}

/** Saves one choice; the list shows it at once and goes back if the server refuses. */
export function useSavePreference(groupId: string | null) {
  const queryClient = useQueryClient()
  const { queryKey } = preferencesOptions(groupId)
  return useMutation({
    mutationFn: (choice: { kind: NotificationKind } & Ways) =>
      request(savePreferenceMutation, { groupId, ...choice }),
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (rows: Preference[] | undefined) =>
        rows?.map((row) => (row.kind === choice.kind ? { ...row, ...choice, isOwn: true } : row)),
      )
      return { before }
    },
    onError: (_, __, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notifications', 'preferences'] }),
  })
}

/** Lets what holds for all listings hold for this one again. */
export function useResetPreferences(groupId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => request(resetPreferencesMutation, { groupId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notifications', 'preferences'] }),
  })
}
