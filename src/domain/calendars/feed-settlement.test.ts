import { describe, expect, test } from 'vitest'
import { addDays, parseDay } from '../kernel/day.ts'
import { entry } from './feed.test-data.ts'
import {
  blockAgain,
  canUndoSettlement,
  sameStayChanges,
  staysMatterFrom,
  unsettleSameStay,
} from './feed-settlement.ts'
import type { FeedEvent } from './feed-state.ts'

test.each([
  ['ics', 'SAME_STAY', true],
  ['ics', 'KEEP', true],
  ['hns', 'KEEP', true],
  ['hnsavailabilities', 'KEEP', false],
  ['hnsrestrictions', 'KEEP', false],
  ['ics', null, false],
] as const)(
  'how a conflict with %s was settled (%s) can be taken back: %s',
  (source, settlement, expected) => {
    expect(canUndoSettlement({ source, settlement })).toBe(expected)
  },
)

describe('an entry that is no longer the same stay', () => {
  const days = { from: parseDay('2030-02-01'), to: parseDay('2030-02-10') }
  const event = entry('a', '2030-02-01', '2030-02-10', { kind: 'SAME_STAY', block: null, sameAs: ['offer'] })

  test('blocks its days again', () => {
    const state = unsettleSameStay({ events: [event], quarantine: null }, 'a')
    expect(state?.events).toEqual([{ ...event, kind: 'STAY', block: days, sameAs: [] }])
  })

  test('blocks nothing that another entry blocks already', () => {
    const other: FeedEvent = { ...event, id: 'b', kind: 'STAY', block: days, sameAs: [] }
    const state = unsettleSameStay({ events: [other, event], quarantine: null }, 'a')
    expect(state?.events.map(({ block }) => block)).toEqual([days, null])
  })

  test.each([
    ['is another one', 'b'],
    ['is a stay of its own', 'a'],
  ])('that %s stays as it is', (_, id) => {
    const events: FeedEvent[] = id === 'a' ? [{ ...event, kind: 'STAY', block: days }] : [event]
    expect(unsettleSameStay({ events, quarantine: null }, id)).toBeNull()
  })

  test('blocks again without an answer, also while a quarantine holds it', () => {
    const held: FeedEvent = { ...event, received: null }
    const quarantine = { since: Temporal.Instant.from('2030-01-01T00:00:00Z'), answers: 1 }
    const stay = { from: days.from, to: addDays(days.to, 3), offerId: 'offer' }
    const state = { events: [held], quarantine }
    expect(blockAgain(state, [stay])).toBeNull()
    const blocked = { ...held, kind: 'STAY', block: days, sameAs: [] }
    expect(blockAgain(state, [{ ...stay, offerId: 'another' }])).toEqual({ events: [blocked], quarantine })
    const shortened = { ...stay, to: days.from }
    const rest = { from: addDays(days.from, 1), to: days.to }
    expect(blockAgain(state, [shortened])?.events).toEqual([{ ...held, block: rest }])
  })

  test('blocks alone, not those beside it', () => {
    const beside = entry('b', '2030-03-01', '2030-03-05', { kind: 'SAME_STAY', block: null, sameAs: ['x'] })
    const state = unsettleSameStay({ events: [event, beside], quarantine: null }, 'a')
    expect(state?.events.map(({ kind }) => kind)).toEqual(['STAY', 'SAME_STAY'])
  })

  test('is left alone where its stay takes what it took', () => {
    const whole = { ...days, offerId: 'offer' }
    const plain = entry('b', '2030-05-01', '2030-05-05')
    expect(blockAgain({ events: [event, plain], quarantine: null }, [whole])).toBeNull()
    const around = { ...event, block: { from: days.from, to: days.from } }
    const later = { ...whole, from: addDays(days.from, 1) }
    expect(blockAgain({ events: [around, plain], quarantine: null }, [later])).toBeNull()
    expect(blockAgain({ events: [around], quarantine: null }, [whole])?.events).toMatchObject([
      { block: null },
    ])
    expect(blockAgain({ events: [plain], quarantine: null }, [whole])).toBeNull()
  })
})

describe('a block that is, or is no longer, the same stay', () => {
  const block = { from: parseDay('2030-02-01'), to: parseDay('2030-02-02') }
  const same = (id: string, more: Partial<FeedEvent> = {}) =>
    entry(id, '2030-02-01', '2030-02-10', {
      kind: 'SAME_STAY',
      block,
      sameAs: ['offer', 'prolonged'],
      ...more,
    })
  const stay = (id: string) => entry(id, '2030-02-01', '2030-02-10')
  const changes = (before: FeedEvent[], after: FeedEvent[]) =>
    sameStayChanges({ events: before, quarantine: null }, { events: after, quarantine: null })
  const offerIds = ['offer', 'prolonged']

  test.each<[string, FeedEvent[], FeedEvent[], object[]]>([
    ['it was settled', [stay('a')], [same('a')], [{ blockId: 'a', offerIds, isSame: true }]],
    ['a new entry is it', [], [same('a')], [{ blockId: 'a', offerIds, isSame: true }]],
    [
      'it has a block again',
      [same('a', { block: null })],
      [same('a')],
      [{ blockId: 'a', offerIds, isSame: true }],
    ],
    ['it was one before', [same('a')], [same('a')], []],
    ['it blocks nothing', [stay('a')], [same('a', { block: null })], []],
    ['it is taken back', [same('a')], [stay('a')], [{ blockId: 'a', offerIds, isSame: false }]],
    [
      'it is taken back and had no block',
      [same('a', { block: null })],
      [stay('a')],
      [{ blockId: 'a', offerIds, isSame: false }],
    ],
    ['it never was', [stay('a')], [stay('a')], []],
    ['it is new and another stay', [], [stay('a')], []],
    ['another entry was', [same('b')], [stay('a')], []],
    ['it is gone', [same('a')], [], []],
  ])('%s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected)
  })
})

test.each<[string, FeedEvent[], string]>([
  ['without entries', [], '2030-06-09'],
  ['with a stay of its own', [entry('a', '2030-01-01', '2030-07-01')], '2030-06-09'],
  [
    'with one that is a stay of ours',
    [entry('a', '2030-02-01', '2030-07-01', { kind: 'SAME_STAY' })],
    '2030-02-01',
  ],
  [
    'with two of them',
    [
      entry('a', '2030-04-01', '2030-07-01', { kind: 'SAME_STAY' }),
      entry('b', '2030-03-01', '2030-03-02', { kind: 'SAME_STAY' }),
    ],
    '2030-03-01',
  ],
  ['with one to come', [entry('a', '2030-08-01', '2030-09-01', { kind: 'SAME_STAY' })], '2030-06-09'],
])('%s stays matter from yesterday or its beginning', (_, events, from) => {
  expect(staysMatterFrom({ events, quarantine: null }, parseDay('2030-06-10'))).toEqual(parseDay(from))
})
