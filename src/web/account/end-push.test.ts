import { afterEach, expect, it, vi } from 'vitest'
import { endPush } from './end-push.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function browserWith(unsubscribe: () => Promise<boolean>) {
  const pushManager = { getSubscription: async () => ({ unsubscribe }) }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } })
}

it('ends the subscription of this browser', async () => {
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true)
  browserWith(unsubscribe)
  await endPush()
  expect(unsubscribe).toHaveBeenCalledOnce()
})

it('keeps nobody from logging out whose push service is silent', async () => {
  vi.useFakeTimers()
  browserWith(() => new Promise(() => {}))
  const ended = endPush()
  await vi.advanceTimersByTimeAsync(2000)
  await expect(ended).resolves.toBeUndefined()
})

it('does nothing in browsers without push messages, or where this one is not subscribed', async () => {
  vi.stubGlobal('navigator', {})
  await expect(endPush()).resolves.toBeUndefined()
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } })
  await expect(endPush()).resolves.toBeUndefined()
})
