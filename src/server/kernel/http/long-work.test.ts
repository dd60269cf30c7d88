import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inTurn, noteWork, unhurried } from './long-work.ts'

let working = 0
let mostAtOnce = 0

/** Pieces of work that take so many milliseconds each; `note` hears how long one took. */
async function* pieces(count: number, takes: number, note: (took: number) => void = () => {}) {
  for (let at = 0; at < count; at++) {
    const begun = performance.now()
    mostAtOnce = Math.max(mostAtOnce, ++working)
    await sleep(takes)
    working--
    note(performance.now() - begun)
    yield at
  }
}

/** The share of the time in which works of five pieces each went on, until there would be room for the next. */
async function shareOf(works: number, { reading = 0, beside = false } = {}): Promise<number> {
  let worked = 0
  const begun = performance.now()
  const one = async () => {
    const read: number[] = []
    for await (const part of unhurried(pieces(5, 20, (took) => (worked += took)))) {
      read.push(part)
      if (beside) noteWork()
      await sleep(reading)
    }
    expect(read).toEqual([0, 1, 2, 3, 4])
  }
  await Promise.all(Array.from({ length: works }, one))
  await inTurn(async () => {})
  return worked / (performance.now() - begun)
}

it('long work has half of the time while nobody else is at work', async () => {
  expect(await shareOf(1)).toBeLessThan(0.55)
})

it('long work has a tenth while somebody is, and slow readers change nothing of it', async () => {
  expect(await shareOf(1, { beside: true })).toBeLessThan(0.13)
  expect(await shareOf(1, { beside: true, reading: 40 })).toBeLessThan(0.13)
})

it('three pieces of long work have together as much as one, and take turns', async () => {
  mostAtOnce = 0
  expect(await shareOf(3, { beside: true })).toBeLessThan(0.13)
  expect(mostAtOnce).toBe(1)
})

it('who reads nothing keeps nobody from a turn', async () => {
  const left = unhurried(pieces(5, 10))
  await left.next()
  expect(await Array.fromAsync(unhurried(pieces(2, 10)))).toEqual([0, 1])
  await left.return(undefined)
})

it('what goes wrong in it, or is not read to its end, is over', async () => {
  const broken = (async function* () {
    yield await sleep(1)
    throw new Error('broken')
  })()
  await expect(Array.fromAsync(unhurried(broken))).rejects.toThrow('broken')
  const given = pieces(10, 1)
  for await (const _ of unhurried(given)) break
  expect(await given.next()).toEqual({ done: true, value: undefined })
  // Neither keeps others from their turn.
  expect(await shareOf(1, { beside: true })).toBeGreaterThan(0.05)
})
