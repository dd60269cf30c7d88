import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import type { Bootstrap } from '../bootstrap.ts'
import { worksForLandlord } from '../shared/viewer.ts'

const inboxCountQuery = graphql(`
  query ShellInboxCount {
    needsYou(first: 1) {
      totalCount
      dueSoonCount
    }
    needsYouWishes {
      dueSoonCount
    }
  }
`)

const unreadCountQuery = graphql(`
  query ShellUnreadCount {
    unreadNotificationCount
  }
`)

const unpaidInvoicesQuery = graphql(`
  query ShellUnpaidInvoices {
    me {
      _id
      landlordNumberOfUnpaidInvoices
    }
  }
`)

/** How many requests need the landlord, and how much of it soon, for menu and title; asked again every minute. */
export const inboxCountOptions = queryOptions({
  queryKey: ['shell', 'inboxCount'],
  queryFn: () => request(inboxCountQuery),
  refetchInterval: 60_000,
})

/** How many notifications are unread, for the bell; asked again every minute. */
export const unreadCountOptions = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async () => (await request(unreadCountQuery)).unreadNotificationCount,
  refetchInterval: 60_000,
})

/** How many invoices the person has to pay. */
export const unpaidInvoicesOptions = queryOptions({
  queryKey: ['shell', 'unpaidInvoices'],
  queryFn: async () => (await request(unpaidInvoicesQuery)).me?.landlordNumberOfUnpaidInvoices ?? 0,
})

/** Whether somebody is told of things at the bell; tenants are without the flag, which is about landlords. */
export function isNotified({ viewer, featureFlags }: Bootstrap): boolean {
  if (viewer === null || viewer.role === 'LINK') return false
  return featureFlags.includes('LANDLORD_NOTIFICATIONS') || !worksForLandlord(viewer)
}

/** Whether requests may wait for somebody. */
export function hasInbox(viewer: Bootstrap['viewer']): boolean {
  return worksForLandlord(viewer) && viewer?.role !== 'LINK'
}

/** Asks for what the frame around the landlord's pages tells, beside what the page itself asks for. */
export function askForShell(queryClient: QueryClient, bootstrap: Bootstrap): void {
  const { viewer, featureFlags } = bootstrap
  if (isNotified(bootstrap)) void queryClient.prefetchQuery(unreadCountOptions)
  if (!hasInbox(viewer)) return
  void queryClient.prefetchQuery(inboxCountOptions)
  if (featureFlags.includes('PAYMENTS_GATEWAY') && viewer?.access !== 'LIMITED')
    void queryClient.prefetchQuery(unpaidInvoicesOptions)
}
