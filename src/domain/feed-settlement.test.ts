import { describe, expect, test } from 'vitest'
import { blockAgain, canUndoSettlement, unsettleSameStay } from './feed-settlement.ts'
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
  const days = { from: Temporal.PlainDate.from('2030-02-01'), to: Temporal.PlainDate.from('2030-02-10') }
  const event: FeedEvent = {
    id: 'a',
    uid: 'a',
    instance: null,
    summary: '',
    kind: 'SAME_STAY',
    said: days,
    days,
    counted: days,
    block: null,
    rolling: null,
    limit: null,
    closure: null,
    sameAs: ['offer'],
    missing: null,
  }

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
    const held: FeedEvent = { ...event, said: null }
    const quarantine = { since: Temporal.Instant.from('2030-01-01T00:00:00Z'), answers: 1 }
    const stay = { from: days.from, to: days.to.add({ days: 3 }), offerId: 'offer' }
    const state = { events: [held], quarantine }
    expect(blockAgain(state, [stay])).toBeNull()
    const blocked = { ...held, kind: 'STAY', block: days, sameAs: [] }
    expect(blockAgain(state, [{ ...stay, offerId: 'another' }])).toEqual({ events: [blocked], quarantine })
    const shortened = { ...stay, to: days.from }
    const rest = { from: days.from.add({ days: 1 }), to: days.to }
    expect(blockAgain(state, [shortened])?.events).toEqual([{ ...held, block: rest }])
  })
})
