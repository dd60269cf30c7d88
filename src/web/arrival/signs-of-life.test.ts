// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { listenForSignsOfLife } from './signs-of-life.ts'

const told = vi.hoisted(() => vi.fn<(type: string) => void>())
vi.mock('../shared/report-client-error.ts', () => ({ reportClientError: told }))

function moveTo(clientX: number, clientY: number): void {
  window.dispatchEvent(new MouseEvent('pointermove', { clientX, clientY }))
}

it('a pointer that rests where the page comes up is no sign of life, one that moves is, once', () => {
  const wake = vi.fn<() => Promise<void>>().mockResolvedValue()
  listenForSignsOfLife(wake)
  moveTo(0, 0)
  moveTo(0, 0)
  expect(wake).not.toHaveBeenCalled()
  moveTo(200, 300)
  moveTo(210, 310)
  expect(wake).toHaveBeenCalledTimes(1)
})

it('a key is one, and where the call failed, the next one tries again', async () => {
  const wake = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue()
  listenForSignsOfLife(wake)
  window.dispatchEvent(new KeyboardEvent('keydown'))
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith('API_ERROR', expect.anything()))
  window.dispatchEvent(new KeyboardEvent('keydown'))
  expect(wake).toHaveBeenCalledTimes(2)
})

it('is also called without a sign, and then by none', () => {
  const wake = vi.fn<() => Promise<void>>().mockResolvedValue()
  const wakeNow = listenForSignsOfLife(wake)
  wakeNow()
  wakeNow()
  window.dispatchEvent(new KeyboardEvent('keydown'))
  expect(wake).toHaveBeenCalledTimes(1)
})
