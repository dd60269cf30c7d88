import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryRetryDelay } from '../domain/catalogue/interface.ts'
import {
  AuthenticationRequiredError,
  GraphQLResolverError,
  NotAllowedError,
  ResourceNotFoundError,
} from '../domain/kernel/errors.ts'
import { ConnectionError, errorOfStatus } from './http.ts'
import { createQueryClient } from './query-client.ts'

vi.mock('./shared/report-client-error.ts', () => ({ reportError: () => {} }))

describe('the query cache', () => {
  it('refuses to be set without a key or data (D8)', () => {
    const client = createQueryClient()
    expect(() => client.setQueryData([], 1)).toThrow('setQueryData: key is required')
    expect(() => client.setQueryData(['me'], undefined)).toThrow('setQueryData: data is required')
    client.setQueryData(['me'], 1)
    client.setQueriesData<number>({ queryKey: ['me'] }, (kept) => kept && kept + 1)
    expect(client.getQueryData(['me'])).toBe(2)
  })

  it('asks again after 30 seconds, keeps answers for 5 minutes, tries nothing again outside of production (D9)', () => {
    const { queries } = createQueryClient().getDefaultOptions()
    expect(queries?.staleTime).toBe(30_000)
    expect(queries?.gcTime).toBe(5 * 60_000)
    const retry = queries?.retry as (failures: number, error: Error) => boolean
    expect(retry(0, new ConnectionError())).toBe(false)
  })

  it('waits 1, 2, 4 seconds between its tries and never more than 30 (D9)', () => {
    expect([0, 1, 2, 9].map(queryRetryDelay)).toEqual([1000, 2000, 4000, 30_000])
  })
})

describe('in production a failed call', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubEnv('PROD', true)
    vi.stubGlobal('window', { location: { pathname: '/en' } })
    vi.stubGlobal('document', { cookie: '' })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })

  it.each([
    ['without an answer', new ConnectionError(), 4],
    ['answered with 500', errorOfStatus(500), 4],
    ['answered with 503, which was asked for a minute', errorOfStatus(503), 1],
    ['whose resolver threw', new GraphQLResolverError(), 4],
    ['answered with 400', errorOfStatus(400), 1],
    ['answered with 401', errorOfStatus(401), 1],
    ['answered with 403', errorOfStatus(403), 1],
    ['of what is missing', new ResourceNotFoundError(), 1],
    ['refused as too many', errorOfStatus(429), 1],
  ])('%s is a question asked again as D9 says, and never a change', async (_, error, times) => {
    const at: number[] = []
    const began = Date.now()
    const fail = () => {
      at.push(Date.now() - began)
      return Promise.reject(error)
    }
    const client = createQueryClient()
    const asked = client.fetchQuery({ queryKey: ['asked'], queryFn: fail }).catch((thrown: unknown) => thrown)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await asked).toBe(error)
    expect(at).toEqual([0, 1000, 3000, 7000].slice(0, times))

    at.length = 0
    const change = new MutationObserver(client, { mutationFn: fail }).mutate().catch(() => {})
    await vi.advanceTimersByTimeAsync(60_000)
    await change
    expect(at).toHaveLength(1)
  })
})

it('a call that finds the session ended leads to the login, another failure does not', async () => {
  const onSessionEnded = vi.fn<() => void>()
  const client = createQueryClient(onSessionEnded)
  const fail = async (error: Error) =>
    await client.fetchQuery({
      queryKey: [error.name],
      queryFn: () => {
        throw error
      },
      retry: false,
    })
  await expect(fail(new NotAllowedError())).rejects.toBeInstanceOf(NotAllowedError)
  expect(onSessionEnded).not.toHaveBeenCalled()
  await expect(fail(new AuthenticationRequiredError())).rejects.toBeInstanceOf(AuthenticationRequiredError)
  expect(onSessionEnded).toHaveBeenCalledOnce()
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(new AuthenticationRequiredError()),
  })
  await expect(mutation.execute(undefined)).rejects.toBeInstanceOf(AuthenticationRequiredError)
  expect(onSessionEnded).toHaveBeenCalledTimes(2)
})
