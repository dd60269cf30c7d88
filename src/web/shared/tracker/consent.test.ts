import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awaitConsent, isTrackingRefused } from './consent.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks five times, every half second, and then goes on anonymously', async () => {
  const read = vi.fn<() => string>(() => '')
  vi.stubGlobal('document', {
    get cookie() {
      return read()
    },
  })
  const consent = awaitConsent()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await consent).toBe('none')
  expect(read).toHaveBeenCalledTimes(5)
})

it('takes an answer as soon as there is one', async () => {
  const consent = awaitConsent()
  vi.stubGlobal('document', { cookie: 'a=b; cookie-consent=functional' })
  await vi.advanceTimersByTimeAsync(500)
  expect(await consent).toBe('functional')
})

it.each([
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: null, globalPrivacyControl: false }, false],
  [{}, false],
])('a browser that says %o refuses tracking: %s', (signals, refused) => {
  vi.stubGlobal('navigator', signals)
  expect(isTrackingRefused()).toBe(refused)
})
