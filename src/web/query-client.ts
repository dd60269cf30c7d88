import { QueryClient } from '@tanstack/react-query'
import { ConnectionError } from './http.ts'

const RETRIES = 3

/** The query cache with the specification's defaults (D9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * 60_000,
        staleTime: 15_000,
        // Only in production, and only what a second try can mend.
        retry: (failures, error) =>
          import.meta.env.PROD && failures < RETRIES && error instanceof ConnectionError,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
        // Without a connection a page says so and offers a retry, instead of waiting silently.
        networkMode: 'always',
        // What has failed meanwhile recovers by itself.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
