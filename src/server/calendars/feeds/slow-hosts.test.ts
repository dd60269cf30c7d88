import { beforeEach, expect, it } from 'vitest'
import { AT_ONCE_OF_A_SLOW_HOST, forgetAnswerTimes, HostPlaces, noteAnswerTime } from './slow-hosts.ts'

const link = 'https://calendars.example/unit.ics'
beforeEach(forgetAnswerTimes)

function answered(count: number, took: number): void {
  for (let at = 0; at < count; at++) noteAnswerTime(link, took)
}

function places(): number {
  const open = new HostPlaces()
  let count = 0
  while (count < 32 && open.take(link)) count++
  return count
}

it('has all places where a few of its calendars are slow, also when they come one after the other', () => {
  answered(500, 250)
  answered(10, 3_000)
  expect(places()).toBe(32)
})

it.each([
  ['hangs', 6, 10_000],
  ['takes three seconds each time', 40, 3_000],
])('has few where it %s, and all again once it is quick', (_, count, took) => {
  answered(count, took)
  expect(places()).toBe(AT_ONCE_OF_A_SLOW_HOST)
  answered(60, 250)
  expect(places()).toBe(32)
})
