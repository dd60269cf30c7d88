import { afterEach, expect, it, vi } from 'vitest'
import { forEachAlone, forEachAsked, forEachInParts } from './for-each-alone.ts'

afterEach(() => vi.useRealTimers())

it('does all of what is read in parts, each from after the last one before, also where some fail', async () => {
  const all = [1, 2, 3, 4, 5]
  const done: number[] = []
  const read = async (after: number | null) => all.filter((one) => one > (after ?? 0)).slice(0, 2)
  const failing = forEachInParts(read, 'numbers', async (one) => {
    if (one === 2) throw new Error('two')
    done.push(one)
  })
  await expect(failing).rejects.toThrow('1 of 5 numbers failed')
  expect(done).toEqual([1, 3, 4, 5])
})

it('does each of many, and nothing twice', async () => {
  const done: number[] = []
  await forEachAlone([1, 1, 2], 'numbers', async (one) => {
    done.push(one)
  })
  expect(done).toEqual([1, 1, 2])
})

it('asks a provider that hardly answers no further questions once a job’s time is nearly over', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const asked: number[] = []
  const round = forEachAsked([1, 2, 3, 4], 'numbers', async (one) => {
    asked.push(one)
    vi.advanceTimersByTime(25_000)
    if (one === 1) throw new Error('no answer')
  })
  await expect(round).rejects.toThrow('1 of 4 numbers failed')
  expect(asked).toEqual([1, 2, 3])
})
