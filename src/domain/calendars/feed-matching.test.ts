import { describe, expect, it } from 'vitest'
import { type Stay, parseDay } from '../kernel/day.ts'
import { days, entry, received } from './feed.test-data.ts'
import { daysNow, lastReceived, matchEvents, type ReceivedEvent } from './feed-matching.ts'
import type { FeedEvent } from './feed-state.ts'

/** Which known entry is which of an answer: 'id=uid from', what is left over, and what is new. */
function match(known: FeedEvent[], answer: ReceivedEvent[]) {
  const { pairs, gone, added } = matchEvents(known, answer)
  return {
    pairs: [...pairs].map(([{ id }, { uid, from }]) => `${id}=${uid} ${from.slice(5)}`).toSorted(),
    gone: gone.map(({ id }) => id),
    added: added.map(({ uid }) => uid),
  }
}

const may = ['2030-05-01', '2030-05-10'] as const
const june = ['2030-06-01', '2030-06-10'] as const
const a = entry('a', ...may)
const b = entry('b', ...june)

describe('an entry is found again', () => {
  it.each<[string, FeedEvent[], ReceivedEvent[], Partial<ReturnType<typeof match>>]>([
    [
      'as it was',
      [a, b],
      [received('b', ...june), received('a', ...may)],
      { pairs: ['a=a 05-01', 'b=b 06-01'] },
    ],
    ['under another UID', [a], [received('x', ...may)], { pairs: ['a=x 05-01'] }],
    ['with other days', [a], [received('a', ...june)], { pairs: ['a=a 06-01'] }],
    [
      'by its UID and days before its days alone',
      [a, { ...a, id: 'c', uid: 'c' }],
      [received('c', ...may), received('x', ...may)],
      { pairs: ['a=x 05-01', 'c=c 05-01'] },
    ],
    [
      'by its days before its UID',
      [a, b],
      [received('b', ...may), received('x', '2030-07-01', '2030-07-05')],
      { pairs: ['a=b 05-01'], gone: ['b'], added: ['x'] },
    ],
    [
      'as another instance of its series',
      [{ ...a, instance: '20300501' }],
      [{ ...received('a', ...june), instance: '20300601' }],
      { gone: ['a'], added: ['a'] },
    ],
    [
      'one to one, the first first',
      [a, { ...a, id: 'c' }],
      [received('a', ...may)],
      { pairs: ['a=a 05-01'], gone: ['c'] },
    ],
    [
      'under its UID though it was not received of late',
      [{ ...a, received: null }],
      [received('a', ...june)],
      { pairs: ['a=a 06-01'] },
    ],
    [
      'at the place where it is held',
      [{ ...a, received: null, uid: 'old' }],
      [received('new', ...may)],
      { pairs: ['a=new 05-01'] },
    ],
    [
      'by what was received of it before what it stands for',
      [entry('c', '2030-04-01', '2030-05-10', { received: a.received, uid: 'old' })],
      [received('new', ...may)],
      { pairs: ['c=new 05-01'] },
    ],
    [
      'by the largest overlap',
      [a, entry('c', '2030-05-08', '2030-05-20', { uid: 'c' })],
      [received('x', '2030-05-07', '2030-05-19'), received('y', '2030-04-30', '2030-05-05')],
      { pairs: ['a=y 04-30', 'c=x 05-07'] },
    ],
    [
      'by the same overlap as another, the earlier first',
      [
        entry('late', '2030-05-06', '2030-05-10', { uid: 'l' }),
        entry('early', '2030-05-01', '2030-05-05', { uid: 'e' }),
      ],
      [received('x', '2030-05-04', '2030-05-07')],
      { pairs: ['early=x 05-04'], gone: ['late'] },
    ],
  ])('%s', (_, known, answer, expected) => {
    expect(match(known, answer)).toEqual({ pairs: [], gone: [], added: [], ...expected })
  })

  it('is gone, or new, where nothing fits', () => {
    expect(match([a], [received('x', ...june)])).toEqual({ pairs: [], gone: ['a'], added: ['x'] })
  })
})

describe('the last entry, under a new UID', () => {
  const since = Temporal.Instant.from('2030-01-01T00:00:00Z')
  const rolling = { edge: null, times: 0, since }
  const last = entry('w', '2031-01-10', '2031-01-10', { rolling, summary: 'Closed' })
  const now = (from: string, to = from, summary = 'Closed') => received('new', from, to, summary)
  it.each<[string, FeedEvent[], ReceivedEvent[], boolean]>([
    ['jumped by a day', [last], [now('2031-01-11')], true],
    ['jumped by a week', [last], [now('2031-01-17')], true],
    ['jumped by more', [last], [now('2031-01-18')], false],
    ['is the same of the next month', [last], [now('2031-02-10')], true],
    ['jumped back', [last], [now('2031-01-09')], false],
    ['is of another length', [last], [now('2031-01-11', '2031-01-12')], false],
    ['has another name', [last], [now('2031-01-11', '2031-01-11', 'Jana')], false],
    ['was never watched', [{ ...last, rolling: null }], [now('2031-01-11')], false],
    ['was not received of late', [{ ...last, received: null }], [now('2031-01-11')], false],
    [
      'is not the last that was watched',
      [last, entry('v', '2031-03-01', '2031-03-01', { rolling, uid: 'v' })],
      [received('v', '2031-03-01', '2031-03-01'), now('2031-01-11')],
      false,
    ],
    [
      'is not the last of the answer',
      [last],
      [now('2031-01-11'), received('z', '2031-03-01', '2031-03-05')],
      false,
    ],
  ])('%s: %#', (_, known, answer, isSame) => {
    const { pairs } = match(known, answer)
    expect(pairs.some((pair) => pair.startsWith('w=new'))).toBe(isSame)
  })
})

it('what ends last is the last, of several what begins last', () => {
  const [one, two, three] = [
    received('1', '2030-05-01', '2030-06-01'),
    received('2', '2030-05-20', '2030-06-01'),
    received('3', '2030-05-25', '2030-05-31'),
  ]
  for (const answer of [
    [one, two, three],
    [three, two, one],
  ])
    expect(lastReceived(answer)).toBe(two)
  expect(lastReceived([one])).toBe(one)
  expect(lastReceived([])).toBeUndefined()
})

describe('a running stay', () => {
  const today = parseDay('2030-05-05')
  const before: Stay = { from: parseDay('2030-05-01'), to: parseDay('2030-05-10') }
  it.each([
    ['that begins today now keeps its first day', '2030-05-05', '2030-05-10', '2030-05-01..2030-05-10'],
    ['that begins tomorrow now keeps it', '2030-05-06', '2030-05-12', '2030-05-01..2030-05-12'],
    ['that begins after tomorrow has moved', '2030-05-07', '2030-05-10', '2030-05-07..2030-05-10'],
    ['that began earlier has moved', '2030-04-20', '2030-05-10', '2030-04-20..2030-05-10'],
  ])('%s', (_, from, to, expected) => {
    expect(days(daysNow(before, { from: parseDay(from), to: parseDay(to) }, today))).toBe(expected)
  })

  it('is the same object where nothing changed', () => {
    expect(daysNow(before, { from: today, to: before.to }, today)).toBe(before)
  })

  it('of the future that begins later has moved', () => {
    const later = { from: parseDay('2030-05-06'), to: parseDay('2030-05-10') }
    expect(daysNow(later, { from: parseDay('2030-05-06'), to: parseDay('2030-05-11') }, today).from).toEqual(
      later.from,
    )
    expect(days(daysNow(before, later, parseDay('2030-04-30')))).toBe('2030-05-06..2030-05-10')
    expect(days(daysNow(before, later, parseDay('2030-05-01')))).toBe('2030-05-06..2030-05-10')
  })
})
