import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RESIZE_DEBOUNCE_MS } from '../../domain/catalogue/interface.ts'
import { watchMedia } from './use-media-query.ts'

let change: () => void = () => {}
const list = {
  matches: false,
  addEventListener: (_: string, listener: () => void) => (change = listener),
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { matchMedia: () => list })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('lets a size count once the window has kept it for 200 ms (D9)', () => {
  const media = watchMedia('(max-width: 599.98px)')
  const subscriber = vi.fn<() => void>()
  media.subscribe(subscriber)
  const becomes = (matches: boolean) => {
    list.matches = matches
    change()
  }
  becomes(true)
  vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1)
  becomes(false)
  vi.advanceTimersByTime(RESIZE_DEBOUNCE_MS - 1)
  becomes(true)
  vi.advanceTimersByTime(199)
  expect([media.matches(), subscriber.mock.calls.length]).toEqual([false, 0])
  vi.advanceTimersByTime(1)
  expect([media.matches(), subscriber.mock.calls.length]).toEqual([true, 1])
})
