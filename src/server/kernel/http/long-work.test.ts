import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { noteWork, unhurried } from './long-work.ts'

/** Pieces of work that take so many milliseconds each; `note` hears how long one took. */
async function* pieces(count: number, takes: number, note: (took: number) => void = () => {}) {
  for (let at = 0; at < count; at++) {
    const begun = performance.now()
    await sleep(takes)
    note(performance.now() - begun)
    yield at
  }
}

/** The share of the time in which it worked, without the time that its reader takes for each part. */
async function shareOf(count: number, takes: number, { reading = 0, beside = false } = {}): Promise<number> {
  const read: number[] = []
  let worked = 0
  let waited = 0
  const begun = performance.now()
  for await (const part of unhurried(pieces(count, takes, (took) => (worked += took)))) {
    read.push(part)
    if (beside) noteWork()
    const since = performance.now()
    if (reading > 0) await sleep(reading)
    waited += performance.now() - since
  }
  expect(read).toEqual(Array.from({ length: count }, (_, at) => at))
  return worked / (performance.now() - begun - waited)
}

it('long work has half of the time while nobody else is at work', async () => {
  expect(await shareOf(5, 30)).toBeLessThan(0.6)
})

it('long work has a quarter while somebody is, and slow readers change nothing of it', async () => {
  expect(await shareOf(5, 30, { beside: true })).toBeLessThan(0.32)
  expect(await shareOf(3, 30, { beside: true, reading: 40 })).toBeLessThan(0.32)
})

it('two pieces of long work have together as much as one', async () => {
  const shares = await Promise.all([
    shareOf(4, 30, { beside: true }),
    shareOf(4, 30, { beside: true }),
    shareOf(4, 30, { beside: true }),
  ])
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThan(0.45)
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
  // Neither counts any more.
  expect(await shareOf(4, 30, { beside: true })).toBeGreaterThan(0.12)
})
