import { expect, test } from 'vitest'
import { FeedRun, received } from './feed.test-data.ts'
import { isToForget } from './feed-forgetting.ts'
import { parseDay } from '../kernel/day.ts'

test.each([
  ['2030-01-10', '2030-01-05', false],
  ['2030-01-10', '2030-04-10', false],
  ['2030-01-10', '2030-04-11', true],
])('what a stay until %s was called is forgotten on %s: %s', (to, today, expected) => {
  expect(isToForget({ to: parseDay(to) }, parseDay(today))).toBe(expected)
})

test('a calendar that goes on naming a guest is not listened to, and nothing is written again', () => {
  const run = new FeedRun('2030-01-01T12:00:00Z')
  const answer = [
    received('a', '2030-01-05', '2030-01-10', 'Anna Muster'),
    received('b', '2030-08-01', '2030-08-09', 'Ben'),
  ]
  run.answer(answer)
  const names = () => run.state.events.map(({ summary }) => summary)
  run.answer(answer, 99 * 24)
  expect(names()).toEqual(['Anna Muster', 'Ben'])
  expect(run.answer(answer, 24)).toEqual([])
  expect(names()).toEqual(['', 'Ben'])
  run.written = 0
  run.answer(answer, 24)
  expect([run.written, run.blocks()]).toEqual([0, ['2030-01-05..2030-01-10', '2030-08-01..2030-08-09']])
})
