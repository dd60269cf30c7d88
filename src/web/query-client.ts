import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import {
  GARBAGE_COLLECTION_MS,
  QUERY_RETRIES,
  queryRetryDelay,
  STALE_MS,
} from '../domain/catalogue/interface.ts'
import {
  AuthenticationRequiredError,
  GraphQLResolverError,
  UnknownErrorResponseError,
} from '../domain/kernel/errors.ts'
import { ConnectionError } from './http.ts'
import { reportError } from './shared/report-client-error.ts'

/**
 * The query cache with the specification's defaults (D9); what may be older, as billing details, says so itself.
 * Being set without a key or without data is a fault (D8). A call that finds the session ended says so.
 */
export function createQueryClient(
  onSessionEnded: () => void = () => {},
  report: (error: Error) => void = reportError,
): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof AuthenticationRequiredError) onSessionEnded()
    report(error)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        gcTime: GARBAGE_COLLECTION_MS,
        staleTime: STALE_MS,
        retry: (failures, error) => import.meta.env.PROD && failures < QUERY_RETRIES && mayPass(error),
        retryDelay: queryRetryDelay,
        // Without a connection a page says so and offers a retry, instead of waiting silently.
        networkMode: 'always',
        // What has failed meanwhile recovers by itself.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  const set = client.setQueryData.bind(client)
  client.setQueryData = ((...args: Parameters<typeof set>) => {
    const [key, data] = args
    if (key.length === 0) throw new Error('setQueryData: key is required')
    if (data === undefined) throw new Error('setQueryData: data is required')
    return set(...args)
  }) as typeof set
  return client
}

/** Whether another try can mend it: nobody answered, or the server itself failed, as over the graph a resolver (D6). */
function mayPass(error: Error): boolean {
  // What the server itself has said it can’t do now was asked for a minute already (outage/go-on.tsx).
  if (error instanceof ConnectionError) return typeof error.cause !== 'number'
  return error instanceof GraphQLResolverError || statusOf(error) >= 500
}

function statusOf(error: Error): number {
  const data = error instanceof UnknownErrorResponseError ? error.data : null
  return typeof data === 'object' && data !== null && 'status' in data ? Number(data.status) : 0
}
