import { describe, expect, it, test } from 'vitest'
import { type Stay, parseDay, partsOfDay } from '../kernel/day.ts'
import { entry } from './feed.test-data.ts'
import { leftOver, overlapSearch } from './feed-days.ts'
import { beyond, sameStays } from './feed-judgement.ts'
import { recheckAt } from './feed-reconcile.ts'
import { type FeedEvent, fromStoredEvents, sameFeedState, toStoredEvents } from './feed-state.ts'

const now = Temporal.Instant.from('2026-06-10T12:00:00Z')
const stretch = (from: string, to: string): Stay => ({ from: parseDay(from), to: parseDay(to) })
const plain = entry('a', '2026-07-01', '2026-07-10')
const text = { from: '2026-07-01', to: '2026-07-10' }
const stored = { id: 'a', uid: 'a', kind: 'STAY', received: text, days: text, block: text }

describe('an entry is stored', () => {
  it.each<[string, Partial<FeedEvent>, object]>([
    ['without what it has not got', {}, {}],
    ['with its instance', { instance: '20260701' }, { instance: '20260701' }],
    ['with its name', { summary: 'Reserved' }, { summary: 'Reserved' }],
    ['with its kind', { kind: 'FAR_END' }, { kind: 'FAR_END' }],
    ['as left out', { received: null }, { received: undefined }],
    ['without a block', { block: null }, { block: undefined }],
    ['as not counting', { counted: null }, { counted: null }],
    [
      'with other days that count',
      { counted: stretch('2026-07-01', '2026-07-05') },
      { counted: { from: '2026-07-01', to: '2026-07-05' } },
    ],
    [
      'as moving by weeks',
      { rolling: { edge: 'END', times: 1, since: now, pace: 'WEEK' } },
      { rolling: { edge: 'END', times: 1, since: '2026-06-10T12:00:00Z', pace: 'WEEK' } },
    ],
    [
      'as watched',
      { rolling: { edge: null, times: 0, since: now } },
      { rolling: { times: 0, since: '2026-06-10T12:00:00Z' } },
    ],
    [
      'with the end of the window',
      {
        limit: { from: parseDay('2026-07-05'), near: true },
        closure: { id: 'x', ...stretch('2026-07-05', '2026-07-10') },
      },
      {
        limit: { from: '2026-07-05', near: true },
        closure: { id: 'x', from: '2026-07-05', to: '2026-07-10' },
      },
    ],
    ['with the offers that it is', { sameAs: ['offer'] }, { sameAs: ['offer'] }],
    [
      'as missing',
      { missing: { rule: 'SEVERAL', since: now, answers: 2 } },
      { missing: { rule: 'SEVERAL', since: '2026-06-10T12:00:00Z', answers: 2 } },
    ],
  ])('%s, and read again as it was', (_, more, expected) => {
    const event = { ...plain, ...more }
    const [row] = toStoredEvents([event])
    expect(row).toStrictEqual(JSON.parse(JSON.stringify({ ...stored, ...expected })))
    expect(fromStoredEvents([JSON.parse(JSON.stringify(row)) as typeof row & object])).toEqual([event])
  })

  it('without the pace of days, which is the usual one', () => {
    const rolling = { edge: 'END', times: 1, since: now, pace: 'DAY' } as const
    expect(toStoredEvents([{ ...plain, rolling }])[0]?.rolling).toEqual({
      edge: 'END',
      times: 1,
      since: '2026-06-10T12:00:00Z',
    })
  })
})

test('a state is the same as long as nothing of it is stored otherwise', () => {
  const state = { events: [plain], quarantine: null }
  const held = { since: now, answers: 1 }
  expect(sameFeedState(state, { events: [{ ...plain }], quarantine: null })).toBe(true)
  expect(sameFeedState(state, { events: [], quarantine: null })).toBe(false)
  expect(sameFeedState(state, { events: [{ ...plain, summary: 'x' }], quarantine: null })).toBe(false)
  expect(sameFeedState(state, { ...state, quarantine: held })).toBe(false)
  expect(sameFeedState({ ...state, quarantine: held }, { ...state, quarantine: { ...held } })).toBe(true)
  expect(
    sameFeedState({ ...state, quarantine: held }, { ...state, quarantine: { ...held, answers: 2 } }),
  ).toBe(false)
  const later = { ...held, since: now.add({ seconds: 1 }) }
  expect(sameFeedState({ ...state, quarantine: held }, { ...state, quarantine: later })).toBe(false)
})

describe('the same answer may mean something else', () => {
  const at = (events: FeedEvent[], quarantine: { since: Temporal.Instant; answers: number } | null = null) =>
    recheckAt({ events, quarantine }, now)?.toString() ?? null
  const rolling = { edge: 'END' as const, times: 1, since: now.subtract({ hours: 1 }) }
  const far = entry('w', '2027-03-01', '2027-06-30', { kind: 'WINDOW_LIMIT', block: null })
  const limit = { from: parseDay('2027-03-01'), near: false }

  it.each<[string, FeedEvent[], string | null]>([
    ['never, of stays', [plain], null],
    ['never, of what blocks nothing', [{ ...plain, block: null }], null],
    ['at once, of what may be ours', [plain, { ...plain, kind: 'ECHO', block: null }], now.toString()],
    [
      'at once, of what is a stay of ours',
      [plain, { ...plain, kind: 'SAME_STAY', block: null }],
      now.toString(),
    ],
    ['at once, of what is missing', [plain, { ...plain, received: null }], now.toString()],
    [
      'at once, of what was trimmed',
      [plain, { ...plain, block: stretch('2026-07-01', '2026-07-05') }],
      now.toString(),
    ],
    [
      'never, of what an end of the window blocks before it',
      [{ ...far, block: stretch('2027-03-01', '2027-03-05') }],
      null,
    ],
    ['once an edge has been still for three days', [{ ...plain, rolling }], '2026-06-13T11:00:01Z'],
    [
      'once a weekly edge has been still for nine',
      [{ ...plain, rolling: { ...rolling, pace: 'WEEK' } }],
      '2026-06-19T11:00:01Z',
    ],
    ['never, of a stay that was never seen to move', [{ ...plain, rolling: { ...rolling, times: 0 } }], null],
    [
      'after three days, of a far end that was never seen to move',
      [{ ...plain, kind: 'FAR_END', rolling: { ...rolling, times: 0 } }],
      '2026-06-13T11:00:01Z',
    ],
    [
      'when the end of the window is 89 days ahead, wherever the apartment lies',
      [{ ...far, limit }],
      '2026-12-02T12:00:00Z',
    ],
    ['never, of an end that is blocked', [{ ...far, limit, closure: { id: 'x', ...far.days } }], null],
    [
      'never, of an end that is near',
      [
        {
          ...far,
          limit: { ...limit, from: parseDay('2026-06-20') },
          days: stretch('2026-06-20', '2027-06-30'),
        },
      ],
      null,
    ],
    [
      'at the first of several times',
      [
        { ...far, limit },
        { ...plain, rolling },
        { ...plain, rolling: { ...rolling, since: now } },
      ],
      '2026-06-13T11:00:01Z',
    ],
  ])('%s', (_, events, expected) => {
    expect(at(events)).toBe(expected)
  })

  it('at once, in a quarantine', () => {
    expect(at([plain], { since: now, answers: 1 })).toBe(now.toString())
  })

  it('never again, once the day of an end has come', () => {
    const events = [{ ...far, limit }]
    const asked = (text: string) => recheckAt({ events, quarantine: null }, Temporal.Instant.from(text))
    expect(asked('2026-12-02T11:59:59Z')).not.toBeNull()
    expect(asked('2026-12-02T12:00:00Z')).toBeNull()
  })
})

describe('stays that share a day', () => {
  const stays = [
    stretch('2026-07-01', '2026-07-31'),
    stretch('2026-07-05', '2026-07-06'),
    stretch('2026-07-10', '2026-07-12'),
    stretch('2026-08-01', '2026-08-03'),
  ]
  it.each([
    ['2026-06-01', '2026-06-30', []],
    ['2026-06-30', '2026-07-01', [0]],
    ['2026-07-06', '2026-07-10', [0, 1, 2]],
    ['2026-07-13', '2026-08-01', [0, 3]],
    ['2026-08-03', '2026-09-01', [3]],
    ['2026-08-04', '2026-09-01', []],
  ])('with %s to %s are found in order: %j', (from, to, expected) => {
    const found = expected.map((at) => stays[at])
    expect(overlapSearch(stays)(stretch(from, to))).toEqual(found)
    expect(overlapSearch(stays.toReversed())(stretch(from, to))).toEqual(found)
  })

  it('leave the rest of days over', () => {
    const days = stretch('2026-07-01', '2026-07-31')
    const left = (...others: Stay[]) =>
      leftOver(days, others).map(({ from, to }) => [partsOfDay(from).day, partsOfDay(to).day])
    expect(left()).toEqual([[1, 31]])
    expect(left(stretch('2026-07-10', '2026-07-12'))).toEqual([
      [1, 9],
      [13, 31],
    ])
    expect(left(stretch('2026-06-10', '2026-07-01'), stretch('2026-07-31', '2026-08-12'))).toEqual([[2, 30]])
    expect(left(stretch('2026-07-02', '2026-07-30'))).toEqual([
      [1, 1],
      [31, 31],
    ])
    expect(left(stretch('2026-06-01', '2026-08-30'))).toEqual([])
    expect(left(stretch('2026-08-01', '2026-08-30'))).toEqual([[1, 31]])
    expect(left(stretch('2026-07-10', '2026-07-12'), stretch('2026-07-11', '2026-07-20'))).toEqual([
      [1, 9],
      [21, 31],
    ])
  })

  it('are those of its offers, and what an entry has beyond them is from first to last', () => {
    const stay = { ...stretch('2026-07-04', '2026-07-06'), offerId: 'x' }
    const other = { ...stretch('2026-07-04', '2026-07-06'), offerId: 'y' }
    const after = { ...stretch('2026-07-11', '2026-07-20'), offerId: 'x' }
    expect(sameStays({ ...plain, sameAs: ['x'] }, [stay, other, after])).toEqual([stay])
    expect(sameStays(plain, [stay])).toEqual([])
    expect(beyond(plain.days, [stay])).toEqual(plain.days)
    expect(beyond(plain.days, [stretch('2026-07-01', '2026-07-06')])).toEqual(
      stretch('2026-07-07', '2026-07-10'),
    )
    expect(beyond(plain.days, [stretch('2026-06-01', '2026-07-10')])).toBeNull()
  })
})
