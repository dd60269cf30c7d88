import { describe, expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { days, entry } from './feed.test-data.ts'
import { changesOf, netChanges, type ReleasedBy } from './feed-changes.ts'
import type { FeedEvent, FeedState, MissingRule, Quarantine } from './feed-state.ts'

const today = parseDay('2030-05-10')
const since = Temporal.Instant.from('2030-05-09T12:00:00Z')
const held: Quarantine = { since, answers: 1 }
const state = (events: FeedEvent[], quarantine: Quarantine | null = null): FeedState => ({
  events,
  quarantine,
})

/** What a history says: 'KIND REASON days', with the days before of what moved. */
function changesBetween(before: FeedState, after: FeedState, releasedBy: ReleasedBy = 'ANSWER'): string[] {
  return changesOf(before, after, { today, releasedBy }).map((change) => {
    const from = change.before ? `${days(change.before)} -> ` : ''
    return `${change.kind} ${change.reason} ${from}${days(change)}`
  })
}

const june = ['2030-06-01', '2030-06-10'] as const
const july = ['2030-07-01', '2030-07-10'] as const
const [inJune, inJuly] = ['2030-06-01..2030-06-10', '2030-07-01..2030-07-10']
const a = entry('a', ...june, { summary: 'Reserved' })
const end = { id: 'end', from: parseDay(july[0]), to: parseDay(july[1]) }
const window = entry('a', '2030-06-01', '2030-07-10', {
  kind: 'WINDOW_LIMIT',
  block: { from: parseDay(june[0]), to: parseDay(june[1]) },
  limit: { from: parseDay('2030-06-11'), near: true },
})
const missing = (rule: MissingRule) => ({ rule, since, answers: 1 })

describe('the history of a calendar', () => {
  it.each<[string, FeedEvent[], FeedEvent[], string[]]>([
    ['nothing', [a], [a], []],
    ['a new stay', [], [a], [`BLOCKED EVENT_NEW ${inJune}`]],
    ['a second entry for the same days', [a], [a, entry('b', ...june)], []],
    ['a stay that is gone', [a], [], [`FREED EVENT_GONE ${inJune}`]],
    ['a stay that is over and gone', [entry('a', '2030-05-01', '2030-05-10')], [], []],
    ['a stay that is gone with another in its days', [a, entry('b', ...june)], [a], []],
    [
      'a stay that is gone with another in half of its days',
      [a, entry('b', '2030-06-06', '2030-06-20')],
      [entry('b', '2030-06-06', '2030-06-20')],
      ['FREED EVENT_GONE 2030-06-01..2030-06-05'],
    ],
    ['a stay that moved', [a], [entry('a', ...july)], [`MOVED EVENT_MOVED ${inJune} -> ${inJuly}`]],
    ['a stay with another name', [a], [{ ...a, summary: 'Jana' }], []],
    [
      'a stay that turns out to be ours',
      [a],
      [{ ...a, kind: 'ECHO', block: null }],
      [`ECHO OWN_CALENDAR ${inJune}`],
    ],
    ['a new entry that is ours', [], [{ ...a, kind: 'ECHO', block: null }], [`ECHO OWN_CALENDAR ${inJune}`]],
    [
      'an entry that is ours still',
      [{ ...a, kind: 'ECHO', block: null }],
      [{ ...a, kind: 'ECHO', block: null }],
      [],
    ],
    [
      'one that is no longer ours',
      [{ ...a, kind: 'ECHO', block: null }],
      [a],
      [`BLOCKED NO_LONGER_OWN ${inJune}`],
    ],
    [
      'one that is a stay of ours by somebody’s word',
      [a],
      [{ ...a, kind: 'SAME_STAY', block: null }],
      [`SAME_STAY SETTLED ${inJune}`],
    ],
    [
      'one whose booking is gone',
      [{ ...a, kind: 'SAME_STAY', block: null }],
      [a],
      [`BLOCKED BOOKING_GONE ${inJune}`],
    ],
    ['one that blocks again', [{ ...a, block: null }], [a], [`BLOCKED EVENT_MOVED ${inJune}`]],
    [
      'one that turns out to be the end of the window',
      [a],
      [{ ...a, kind: 'WINDOW_LIMIT', block: null }],
      [`WINDOW_LIMIT ROLLING ${inJune}`],
    ],
    [
      'one that goes on blocking what is before the end',
      [{ ...a, block: window.block }],
      [window],
      ['WINDOW_LIMIT ROLLING 2030-06-11..2030-07-10'],
    ],
    [
      'an end of the window that stopped moving',
      [{ ...a, kind: 'WINDOW_LIMIT', block: null }],
      [a],
      [`BLOCKED STOPPED_ROLLING ${inJune}`],
    ],
    [
      'an end of the window that comes near',
      [window],
      [{ ...window, closure: end }],
      [`BLOCKED WINDOW_NEAR ${inJuly}`],
    ],
    [
      'an end of the window that moves on',
      [{ ...window, closure: end }],
      [{ ...window, closure: { ...end, to: parseDay('2030-07-11') } }],
      [],
    ],
    [
      'an end of the window that begins earlier',
      [{ ...window, closure: end }],
      [{ ...window, closure: { ...end, from: parseDay('2030-06-20') } }],
      [`MOVED EVENT_MOVED ${inJuly} -> 2030-06-20..2030-07-10`],
    ],
    [
      'an end of the window that is shorter',
      [{ ...window, closure: end }],
      [{ ...window, closure: { ...end, to: parseDay('2030-07-09') } }],
      [`MOVED EVENT_MOVED ${inJuly} -> 2030-07-01..2030-07-09`],
    ],
    [
      'an end of the window that is opened',
      [{ ...window, closure: end }],
      [window],
      [`FREED WINDOW_OPENED ${inJuly}`],
    ],
  ])('tells %s', (_, before, after, expected) => {
    expect(changesBetween(state(before), state(after))).toEqual(expected)
  })

  it('says the names of what changed', () => {
    const summaries = (before: FeedEvent[], after: FeedEvent[]) =>
      changesOf(state(before), state(after), { today, releasedBy: 'ANSWER' }).map(({ summary }) => summary)
    expect(summaries([], [a])).toEqual(['Reserved'])
    expect(summaries([a], [])).toEqual(['Reserved'])
    expect(summaries([a], [{ ...a, kind: 'ECHO', block: null }])).toEqual(['Reserved'])
  })

  it('has somebody’s word as the reason of all that it did', () => {
    const changes = changesOf(state([a]), state([entry('b', ...july)]), {
      today,
      releasedBy: 'ANSWER',
      because: 'SETTLED',
    })
    expect(changes.map(({ kind, reason }) => `${kind} ${reason}`)).toEqual([
      'BLOCKED SETTLED',
      'FREED SETTLED',
    ])
  })

  it.each<[string, ReleasedBy, FeedEvent, string]>([
    ['that is still received when it goes', 'TIME', a, 'EVENT_GONE'],
    [
      'that the landlord lets go',
      'LANDLORD',
      { ...a, received: null, missing: missing('ALONE') },
      'RELEASED_BY_LANDLORD',
    ],
    ['that was missing alone', 'ANSWER', { ...a, received: null, missing: missing('ALONE') }, 'ONE_MISSING'],
    [
      'that was missing with others',
      'TIME',
      { ...a, received: null, missing: missing('SEVERAL') },
      'SEVERAL_MISSING',
    ],
    ['that was the last', 'ANSWER', { ...a, received: null, missing: missing('LAST') }, 'LAST_MISSING'],
    [
      'that was missing with half of all',
      'ANSWER',
      { ...a, received: null, missing: missing('HALF') },
      'HALF_MISSING',
    ],
    ['that was not waited for', 'ANSWER', { ...a, received: null }, 'EVENT_GONE'],
  ])('of a stay %s (%s) gives the reason', (_, releasedBy, before, reason) => {
    expect(changesBetween(state([before]), state([]), releasedBy)).toEqual([`FREED ${reason} ${inJune}`])
  })

  it.each([
    ['TIME', 'RELEASED_BY_TIME'],
    ['LANDLORD', 'RELEASED_BY_LANDLORD'],
    ['ANSWER', 'ANSWERS_AGAIN'],
  ] as const)('of the end of a quarantine by %s gives the reason', (releasedBy, reason) => {
    const before = state([{ ...a, received: null }, entry('b', '2030-08-01', '2030-08-10')], held)
    expect(changesBetween(before, state([entry('b', '2030-08-02', '2030-08-10')]), releasedBy)).toEqual([
      `MOVED ${reason} 2030-08-01..2030-08-10 -> 2030-08-02..2030-08-10`,
      `FREED ${reason} ${inJune}`,
    ])
    expect(
      changesBetween(
        before,
        state([{ ...a, received: null }, entry('b', '2030-08-02', '2030-08-10')], held),
        releasedBy,
      ),
    ).toEqual(['MOVED EVENT_MOVED 2030-08-01..2030-08-10 -> 2030-08-02..2030-08-10'])
  })
})

describe('days that are held', () => {
  const gone = { ...a, received: null }
  const received = (from: string, to: string) => ({
    ...a,
    received: { from: parseDay(from), to: parseDay(to) },
  })
  it.each<[string, FeedEvent, FeedEvent, Quarantine | null, string[]]>([
    ['by a quarantine', a, gone, held, [`HELD_BACK QUARANTINE ${inJune}`]],
    ['by a quarantine for longer', gone, gone, held, []],
    [
      'since they are shorter',
      a,
      received('2030-06-01', '2030-06-09'),
      held,
      [`HELD_BACK QUARANTINE ${inJune}`],
    ],
    [
      'since they begin later',
      a,
      received('2030-06-02', '2030-06-10'),
      held,
      [`HELD_BACK QUARANTINE ${inJune}`],
    ],
    ['though they are longer', a, received('2030-05-31', '2030-06-11'), held, []],
    ['and were shorter before', received('2030-06-01', '2030-06-09'), gone, held, []],
    [
      'since they are missing',
      a,
      { ...gone, missing: missing('SEVERAL') },
      null,
      [`HELD_BACK SEVERAL_MISSING ${inJune}`],
    ],
    ['without a quarantine or a rule', a, gone, null, []],
    ['and block nothing', { ...a, block: null }, { ...gone, block: null }, held, []],
  ])('%s stand in the history once', (_, before, after, quarantine, expected) => {
    expect(changesBetween(state([before]), state([after], quarantine))).toEqual(expected)
  })

  it('are not in the history of what is over', () => {
    const old = entry('a', '2030-05-01', '2030-05-10')
    expect(changesBetween(state([old]), state([{ ...old, received: null }], held))).toEqual([])
    const tonight = entry('a', '2030-05-01', '2030-05-20')
    const later = (from: string) => ({
      ...tonight,
      received: { from: parseDay(from), to: parseDay('2030-05-20') },
    })
    expect(changesBetween(state([tonight]), state([later('2030-05-11')], held))).toEqual([])
    expect(changesBetween(state([tonight]), state([later('2030-05-12')], held))).toHaveLength(1)
  })
})

describe('what a calendar shows of an answer', () => {
  const net = (before: FeedEvent[], after: FeedEvent[]) => {
    const { blocked, freed } = netChanges(state(before), state(after), today)
    return [blocked.map(days), freed.map(days)]
  }
  it.each<[string, FeedEvent[], FeedEvent[], string[], string[]]>([
    ['the same', [a], [a], [], []],
    ['a new stay', [], [a], [inJune], []],
    ['one that is gone', [a], [], [], [inJune]],
    [
      'one that moved by some days',
      [a],
      [entry('a', '2030-06-05', '2030-06-12')],
      ['2030-06-11..2030-06-12'],
      ['2030-06-01..2030-06-04'],
    ],
    [
      'what joins two',
      [a, entry('b', '2030-06-12', '2030-06-20')],
      [entry('c', '2030-06-01', '2030-06-20')],
      ['2030-06-11..2030-06-11'],
      [],
    ],
    ['what is over', [entry('a', '2030-05-01', '2030-05-09')], [], [], []],
    ['what was left out on its last night', [entry('a', '2030-05-01', '2030-05-10')], [], [], []],
    ['what has begun', [], [entry('a', '2030-05-01', '2030-05-12')], ['2030-05-10..2030-05-12'], []],
    ['what was over before', [], [entry('a', '2030-05-01', '2030-05-09')], [], []],
  ])('%s', (_, before, after, blocked, freed) => {
    expect(net(before, after)).toEqual([blocked, freed])
  })
})
