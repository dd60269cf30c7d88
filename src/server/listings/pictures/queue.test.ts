import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { noteWork } from '../../kernel/http/long-work.ts'
import { areBusy, PaintersBusyError, queued } from './queue.ts'

/** How many of so many photos were worked on at the same time. */
async function mostOf(count: number, { beside = false } = {}): Promise<number> {
  let [now, most] = [0, 0]
  const paint = async () => {
    most = Math.max(most, ++now)
    await sleep(30)
    now--
    if (beside) noteWork()
  }
  if (beside) noteWork()
  await Promise.all(Array.from({ length: count }, () => queued(paint)))
  return most
}

it('two photos are worked on at a time while nobody else is at work, and one while somebody is', async () => {
  expect(await mostOf(6)).toBe(2)
  const begun = performance.now()
  expect(await mostOf(6, { beside: true })).toBe(1)
  // Five of the six rests were waited for.
  expect(performance.now() - begun).toBeGreaterThan(6 * 30 + 5 * 30 * 0.9)
  // Nobody is any more.
  await sleep(600)
  expect(await mostOf(6)).toBe(2)
})

it('of too many the next is turned away, and what goes wrong keeps no place', async () => {
  const all = Array.from({ length: 18 }, () => queued(() => sleep(10)))
  expect(areBusy()).toBe(true)
  await expect(queued(async () => {})).rejects.toThrow(PaintersBusyError)
  await Promise.all(all)
  await expect(queued(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(areBusy()).toBe(false)
  expect(await mostOf(4)).toBe(2)
})
