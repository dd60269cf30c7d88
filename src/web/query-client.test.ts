import { describe, expect, it } from 'vitest'
import { queryRetryDelay } from '../domain/catalogue/interface.ts'
import { createQueryClient } from './query-client.ts'

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
    expect(retry(0, new Error('gone'))).toBe(false)
  })

  it('waits 1, 2, 4 seconds between its tries and never more than 30 (D9)', () => {
    expect([0, 1, 2, 9].map(queryRetryDelay)).toEqual([1000, 2000, 4000, 30_000])
  })
})
