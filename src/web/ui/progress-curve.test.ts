import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginProgress, endProgress, nextProgress } from './progress-curve.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('jumps to 20 % and creeps on after 250 ms, then after twice as long each time (D4)', () => {
  const shown: number[] = []
  const stop = beginProgress((value) => shown.push(value))
  expect(shown).toEqual([20])
  vi.advanceTimersByTime(249)
  expect(shown).toEqual([20])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([20, 37.5])
  vi.advanceTimersByTime(499)
  expect(shown).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([20, 37.5, 50.625])
  vi.advanceTimersByTime(1000 + 2000)
  expect(shown).toHaveLength(5)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(shown).toHaveLength(5)
})

it('takes a quarter of what is left each time and never passes 90 % (D4)', () => {
  expect(nextProgress(50)).toBe(60)
  const shown: number[] = []
  const stop = beginProgress((value) => shown.push(value))
  vi.advanceTimersByTime(24 * 60 * 60_000)
  expect(shown.length).toBeGreaterThan(15)
  expect(Math.max(...shown)).toBeLessThan(90)
  stop()
})

it('goes to 100 % when the page is there, then away (D4)', () => {
  const shown: number[] = []
  endProgress((value) => shown.push(value))
  expect(shown).toEqual([100])
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([100, 0])
})
