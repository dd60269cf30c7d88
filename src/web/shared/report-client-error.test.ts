import { afterEach, expect, test, vi } from 'vitest'

const sent = vi.hoisted(() => vi.fn<(url: string, options: unknown) => Promise<unknown>>())
vi.mock('../http.ts', () => ({ send: sent, userType: 'SALES' }))
vi.stubGlobal('window', { location: { pathname: '/en/dashboard' } })

const { reportClientError } = await import('./report-client-error.ts')

afterEach(() => sent.mockReset())

test('an error is reported once, with as what the person is known, and again only if the report did not arrive', async () => {
  sent.mockRejectedValueOnce(new Error('offline'))
  sent.mockResolvedValue(undefined)
  const error = { name: 'XXX', message: 'Unsupported currency' }
  reportClientError('PRICING_ERROR', error)
  reportClientError('PRICING_ERROR', error)
  expect(sent).toHaveBeenCalledExactlyOnceWith('/api/events', {
    method: 'POST',
    body: { events: [{ type: 'PRICING_ERROR', ...error, path: '/en/dashboard' }], userType: 'SALES' },
  })
  await Promise.resolve()
  await Promise.resolve()
  reportClientError('PRICING_ERROR', error)
  reportClientError('PRICING_ERROR', { ...error, name: 'YYY' })
  expect(sent).toHaveBeenCalledTimes(3)
})
