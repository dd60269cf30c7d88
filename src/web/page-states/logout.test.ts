import { afterEach, expect, it, vi } from 'vitest'
import { Network } from './network.test-data.ts'
import { closePage, openPage } from './open-page.test-data.tsx'
import { jana } from './viewers.test-data.ts'

afterEach(closePage)

/** Opens the page of logging out in a browser that is a device of hers; answers what it has asked, and when. */
async function logOut(removed: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = []
  const network = new Network({})
  localStorage.setItem('mezzo-push-device', 'd1')
  const page = openPage('/en/logout', jana, {
    fetch: async (url, options) => {
      const removes = options?.body?.includes('RemovePushDevice') && options.body.includes('"d1"')
      if (removes) {
        calls.push('remove')
        const answer = await removed()
        calls.push('removed')
        return Response.json(answer)
      }
      if (!url.startsWith('/api/auth/')) return network.fetch(url, options)
      calls.push('sign-out')
      return Response.json({})
    },
  })
  await page.sees('Log')
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(50)
    expect(localStorage.getItem('mezzo-push-device')).toBeNull()
  })
  return calls
}

it('removes this device at the server before the session ends, and forgets it', async () => {
  const calls = await logOut(async () => ({ data: { removePushDevice: { error: null } } }))
  expect(calls[0]).toBe('remove')
  expect(calls.indexOf('sign-out')).toBeGreaterThan(calls.indexOf('removed'))
})

it.each([
  ['is refused', async () => ({ errors: [{ message: '?', extensions: { name: 'ResourceNotFoundError' } }] })],
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not answered', () => new Promise(() => {})],
])('logs out also where that %s', async (_, removed) => {
  const calls = await logOut(removed)
  expect(calls[0]).toBe('remove')
  expect(calls).toContain('sign-out')
})
