import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import type { BootstrapViewer } from '../bootstrap.ts'
import { request } from '../graphql.ts'
import { isShortlistOfAccount, keepShortlist, readKeptShortlist } from '../shared/shortlist-store.ts'
import { useViewer } from '../shared/viewer.ts'
import { showToast } from '../ui/toast-store.ts'
import { trackListings } from '../shared/tracker/event-queue.ts'

const idsQuery = graphql(`
  query ShortlistIds {
    shortlist {
      groupIds
    }
  }
`)

const listingsQuery = graphql(`
  query ShortlistedListings($groupIds: [ID!]!) {
    publicListingsById(groupIds: $groupIds) {
      ...ListingCard
    }
  }
`)

const addMutation = graphql(`
  mutation ShortlistAdd($groupIds: [ID!]!, $idempotencyKey: ID!) {
    addToShortlist(groupIds: $groupIds, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const removeMutation = graphql(`
  mutation ShortlistRemove($groupIds: [ID!]!, $idempotencyKey: ID!) {
    removeFromShortlist(groupIds: $groupIds, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** The ids of the groups that were put aside, the latest first. */
export function shortlistOptions(viewer: BootstrapViewer | null) {
  return queryOptions({
    queryKey: ['shortlist'],
    queryFn: async () =>
      isShortlistOfAccount(viewer) ? (await request(idsQuery)).shortlist.groupIds : readKeptShortlist(),
  })
}

/** The listings of the list that are offered. */
export function shortlistedListingsOptions(groupIds: readonly string[]) {
  return queryOptions({
    queryKey: ['shortlistedListings', groupIds],
    queryFn: async () =>
      groupIds.length === 0
        ? []
        : (await request(listingsQuery, { groupIds: [...groupIds] })).publicListingsById,
  })
}

/** The list and what changes it; a change shows at once and is taken back when it could not be saved. */
export function useShortlist() {
  const t = useTranslations('shortlist')
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const options = shortlistOptions(viewer)
  const { data: groupIds = [] } = useQuery(options)
  const save = async (
    change: (before: readonly string[]) => string[],
    changed: readonly string[],
    kind: 'add' | 'remove',
  ) => {
    // A click may come before the list was read; what is still on its way would take it back.
    await queryClient.cancelQueries({ queryKey: options.queryKey })
    const read = queryClient.getQueryData(options.queryKey)
    const before = read ?? (isShortlistOfAccount(viewer) ? [] : readKeptShortlist())
    const wanted = change(before)
    queryClient.setQueryData(options.queryKey, wanted)
    if (!isShortlistOfAccount(viewer)) {
      keepShortlist(wanted)
      return
    }
    const variables = { groupIds: [...changed], idempotencyKey: crypto.randomUUID() }
    try {
      await (kind === 'add' ? request(addMutation, variables) : request(removeMutation, variables))
    } catch {
      // Whatever went wrong, the list is as before and may be changed again.
      queryClient.setQueryData(options.queryKey, before)
      showToast({ text: t('failed'), tone: 'error' })
    }
  }
  return {
    groupIds,
    has: (groupId: string) => groupIds.includes(groupId),
    add: (groupId: string) => {
      trackListings('ListingShortlisted', [groupId])
      void save((before) => [groupId, ...before.filter((id) => id !== groupId)], [groupId], 'add')
    },
    remove: (gone: readonly string[]) =>
      void save((before) => before.filter((id) => !gone.includes(id)), gone, 'remove'),
  }
}

/** Takes what was put aside before the login over to the account. */
export async function moveToAccount(): Promise<void> {
  const groupIds = readKeptShortlist()
  if (groupIds.length === 0) return
  await request(addMutation, { groupIds, idempotencyKey: crypto.randomUUID() })
  keepShortlist([])
}
