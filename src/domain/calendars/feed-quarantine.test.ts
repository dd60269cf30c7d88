import { describe, expect, it } from 'vitest'
import { addDays, parseDay } from '../kernel/day.ts'
import { days, entry, received } from './feed.test-data.ts'
import { heldBackOf, isSuspicious, quarantineNow } from './feed-quarantine.ts'
import type { FeedEvent } from './feed-state.ts'

const today = parseDay('2030-01-10')
const on = (ahead: number) => addDays(today, ahead)

/** An entry that takes so many days from so many days ahead on. */
const stay = (id: string, ahead: number, count: number, more: Partial<FeedEvent> = {}) =>
  entry(id, on(ahead), on(ahead + count - 1), more)
const again = ({ uid, days: { from, to } }: FeedEvent) => received(uid, from, to)

/** Whether an answer with some of the known entries, and others, is suspicious. */
function suspects(
  known: FeedEvent[],
  kept: FeedEvent[],
  others: ReturnType<typeof received>[] = [],
): boolean {
  const gone = known.filter((event) => !kept.includes(event))
  return isSuspicious(known, { gone, received: [...kept.map(again), ...others] }, today)
}

describe('an answer that lost', () => {
  const short = [10, 20, 30, 40, 50, 60].map((ahead) => stay(`s${ahead}`, ahead, 3))
  const [a, b, c, d, e, f] = short as [FeedEvent, FeedEvent, FeedEvent, FeedEvent, FeedEvent, FeedEvent]

  it.each([
    ['nothing', short, short, false],
    ['two of six', short, [a, b, c, d], false],
    ['half of six', short, [a, b, c], false],
    ['four of six', short, [a, b], true],
    ['two of three, fewer than three', [a, b, c], [a], false],
    ['three of five', [a, b, c, d, e], [a, b], true],
    ['all that is to come', [a, b], [], true],
    ['all where nothing was known', [], [], false],
  ])('%s is suspicious: %#', (_, known, kept, expected) => {
    expect(suspects(known, kept)).toBe(expected)
  })

  it('everything is suspicious also where something over is left', () => {
    expect(suspects([a, f], [], [received('old', on(-9), on(0))])).toBe(true)
    expect(suspects([a, f], [], [received('new', on(0), on(1))])).toBe(false)
  })

  it('what is over, or blocks nothing, loses nothing', () => {
    const over = [-30, -20, -10].map((ahead) => stay(`o${ahead}`, ahead, 3))
    const blank = [70, 80, 90].map((ahead) => stay(`b${ahead}`, ahead, 3, { block: null }))
    const held = [70, 80, 90].map((ahead) => stay(`h${ahead}`, ahead, 3, { counted: null }))
    expect(suspects([a, b, ...over], [a, b])).toBe(false)
    expect(suspects([a, b, ...blank], [a, b])).toBe(false)
    expect(suspects([a, b, ...held], [a, b])).toBe(false)
  })

  it('what is a stay of ours counts though it blocks nothing', () => {
    const same = [70, 80, 90].map((ahead) => stay(`x${ahead}`, ahead, 3, { kind: 'SAME_STAY', block: null }))
    expect(suspects([a, b, ...same], [a, b])).toBe(true)
  })

  it('what was joined with its neighbours is not lost', () => {
    const rows = [10, 13, 16, 19].map((ahead) => stay(`r${ahead}`, ahead, 3))
    expect(suspects(rows, [], [received('joined', on(10), on(21))])).toBe(false)
    expect(suspects(rows, [], [received('joined', on(10), on(12))])).toBe(true)
  })

  it('half a year of nights that are more than half of all is suspicious, though it is one entry', () => {
    const half = stay('half', 100, 180)
    expect(suspects([a, half], [a])).toBe(true)
    expect(suspects([a, stay('half', 100, 179)], [a])).toBe(false)
    expect(suspects([half, stay('other', 400, 180)], [half])).toBe(false)
    expect(suspects([half, stay('other', 400, 179)], [half])).toBe(false)
    expect(suspects([stay('other', 400, 179), half], [stay('other', 400, 179)])).toBe(true)
  })

  it('nights by which an entry is shorter are lost, too', () => {
    const long = stay('long', 10, 300)
    expect(isSuspicious([long], { gone: [], received: [received('long', on(10), on(100))] }, today)).toBe(
      true,
    )
    expect(isSuspicious([long], { gone: [], received: [received('long', on(10), on(200))] }, today)).toBe(
      false,
    )
  })
})

describe('a quarantine', () => {
  const now = Temporal.Instant.from('2030-01-10T12:00:00Z')
  const since = (hours: number) => now.subtract({ hours })
  it.each([
    ['begins with one answer', null, { since: now, answers: 1 }],
    ['goes on', { since: since(1), answers: 1 }, { since: since(1), answers: 2 }],
    ['waits for a day', { since: since(23), answers: 2 }, { since: since(23), answers: 3 }],
    ['counts no further', { since: since(23), answers: 3 }, { since: since(23), answers: 3 }],
    ['waits for three answers', { since: since(48), answers: 1 }, { since: since(48), answers: 2 }],
    ['ends with the third answer a day later', { since: since(24), answers: 2 }, null],
  ])('%s', (_, before, after) => {
    expect(quarantineNow(before, now)).toEqual(after)
  })
})

describe('what a quarantine holds back', () => {
  const quarantine = { since: Temporal.Instant.from('2030-01-10T06:00:00Z'), answers: 1 }
  const held = (...events: FeedEvent[]) =>
    heldBackOf({ events, quarantine }, today).map((one) => `${one.kind} ${days(one)}`)
  const says = (from: number, to: number) => ({ from: parseDay(on(from)), to: parseDay(on(to)) })

  it('is nothing without one', () => {
    expect(heldBackOf({ events: [stay('a', 10, 3, { received: null })], quarantine: null }, today)).toEqual(
      [],
    )
  })

  it.each([
    ['what is gone', stay('a', 10, 3, { received: null }), [`GONE ${on(10)}..${on(12)}`]],
    ['nothing that is still received', stay('a', 10, 3), []],
    ['nothing that is over', stay('a', -10, 11, { received: null }), []],
    ['nothing that blocks no day', stay('a', 10, 3, { received: null, block: null }), []],
    ['what ends earlier', stay('a', 10, 3, { received: says(10, 11) }), [`SHORTENED ${on(10)}..${on(12)}`]],
    ['what begins later', stay('a', 10, 3, { received: says(11, 12) }), [`SHORTENED ${on(10)}..${on(12)}`]],
    ['nothing that got longer', stay('a', 10, 3, { received: says(9, 13) }), []],
    ['nothing that lost past nights alone', stay('a', -3, 9, { received: says(1, 5) }), []],
    [
      'what begins after tomorrow',
      stay('a', -3, 9, { received: says(2, 5) }),
      [`SHORTENED ${on(-3)}..${on(5)}`],
    ],
  ])('is %s', (_, event, expected) => {
    expect(held(event)).toEqual(expected)
  })

  it('says what moved, where the same entry stands at other days', () => {
    const old = stay('a', 10, 3, { received: null, summary: 'Reserved' })
    const moved = { ...stay('b', 20, 3), uid: 'a' }
    expect(held(old, moved)).toEqual([`MOVED ${on(10)}..${on(12)}`])
    expect(heldBackOf({ events: [old], quarantine }, today)).toEqual([
      { ...old.days, summary: 'Reserved', kind: 'GONE' },
    ])
  })
})
