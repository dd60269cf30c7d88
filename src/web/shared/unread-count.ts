import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'

const unreadCountQuery = graphql(`
  query ShellUnreadCount {
    unreadNotificationCount
  }
`)

/** How many notifications are unread, for the bell; asked again every minute. */
export function unreadCountOptions() {
  return queryOptions({
    queryKey: ['notifications', 'unread'],
    queryFn: async () => (await request(unreadCountQuery)).unreadNotificationCount,
    refetchInterval: 60_000,
  })
}
