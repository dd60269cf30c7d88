import { describe, expect, it } from 'vitest'
import { parseDay, type Stay } from '../kernel/day.ts'
import { entry } from './feed.test-data.ts'
import { blocksOf, keepIds, planFeedBlocks, withoutDoubles } from './feed-blocks.ts'

const stretch = (from: string, to: string): Stay => ({ from: parseDay(from), to: parseDay(to) })
const may = ['2030-05-01', '2030-05-31'] as const
const june = ['2030-06-01', '2030-06-30'] as const

describe('entries with the same days', () => {
  it('are blocked by the first of them alone', () => {
    const events = [
      entry('a', ...may),
      entry('b', ...june),
      entry('c', ...may),
      entry('d', ...may, { block: null }),
    ]
    expect(withoutDoubles(events).map(({ block }) => block !== null)).toEqual([true, true, false, false])
    expect(withoutDoubles(events).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('an entry that blocks the very days which another one gives up', () => {
  const ids = (events: { id: string; uid: string }[]) => events.map(({ id, uid }) => `${uid}:${id}`)

  it('takes over its block, where the other is gone', () => {
    expect(ids(keepIds([entry('a', ...may)], [entry('b', ...may)]))).toEqual(['b:a'])
  })

  it('changes ids with the other, where that stays without a block', () => {
    const after = [entry('a', ...may, { block: null }), entry('b', ...may), entry('c', ...june)]
    expect(ids(keepIds([entry('a', ...may)], after))).toEqual(['a:b', 'b:a', 'c:c'])
  })

  it.each([
    [
      'the other blocks still',
      [entry('a', ...may)],
      [entry('a', ...may), entry('b', ...may)],
      ['a:a', 'b:b'],
    ],
    ['the other gave up other days', [entry('a', ...june)], [entry('b', ...may)], ['b:b']],
    ['the other had no block', [entry('a', ...may, { block: null })], [entry('b', ...may)], ['b:b']],
    ['it blocks nothing', [entry('a', ...may)], [entry('b', ...may, { block: null })], ['b:b']],
    ['it had a block of its own', [entry('a', ...may), entry('b', ...june)], [entry('b', ...may)], ['b:b']],
    ['two want it', [entry('a', ...may)], [entry('b', ...may), entry('c', ...may)], ['b:a', 'c:c']],
  ])('keeps its own where %s', (_, before, after, expected) => {
    expect(ids(keepIds(before, after))).toEqual(expected)
  })

  it('is given back as it is where nothing changes', () => {
    const events = [entry('a', ...may), entry('b', ...june)]
    expect(keepIds(events, events)).toEqual(events)
  })
})

describe('the blocks of entries', () => {
  it('are their days, and the end of a window as one of its own', () => {
    const closure = { id: 'end', ...stretch(...june) }
    const limit = { from: parseDay('2030-06-01'), near: false }
    expect(
      blocksOf([
        entry('a', ...may, { summary: 'Reserved' }),
        entry('b', ...june, { block: null }),
        entry('c', ...june, { kind: 'FAR_END', summary: 'Closed' }),
        entry('d', ...june, { limit: { ...limit, near: true } }),
        entry('e', '2030-05-15', '2030-06-30', {
          kind: 'WINDOW_LIMIT',
          summary: 'Closed',
          block: stretch('2030-05-15', '2030-05-31'),
          limit,
          closure,
        }),
      ]),
    ).toEqual([
      { id: 'a', kind: 'STAY', summary: 'Reserved', ...stretch(...may) },
      { id: 'c', kind: 'FAR_END', summary: 'Closed', ...stretch(...june) },
      { id: 'd', kind: 'FAR_END', summary: '', ...stretch(...june) },
      { id: 'e', kind: 'STAY', summary: 'Closed', ...stretch('2030-05-15', '2030-05-31') },
      { id: 'end', kind: 'FAR_END', summary: 'Closed', ...stretch(...june) },
    ])
  })
})

describe('what has to be done to the blocks of a unit', () => {
  const today = parseDay('2030-05-10')
  const plan = (before: ReturnType<typeof entry>[], after: ReturnType<typeof entry>[]) => {
    const { add, move, remove } = planFeedBlocks(before, after, today)
    return {
      add: add.map(({ id }) => id),
      move: move.map(({ id }) => id),
      remove: remove.map(({ id }) => id),
    }
  }
  const a = entry('a', ...may, { summary: 'Reserved' })
  const over = entry('a', '2030-04-01', '2030-05-09')
  const end = { id: 'end', ...stretch(...june) }
  const none = { add: [], move: [], remove: [] }

  it.each([
    ['nothing changed', [a], [a], none],
    ['it is new', [], [a], { ...none, add: ['a'] }],
    ['it moved', [a], [entry('a', ...june, { summary: 'Reserved' })], { ...none, move: ['a'] }],
    ['it has another name', [a], [{ ...a, summary: 'Jana' }], { ...none, move: ['a'] }],
    ['it is a far end now', [a], [{ ...a, kind: 'FAR_END' as const }], { ...none, move: ['a'] }],
    ['it is gone', [a], [], { ...none, remove: ['a'] }],
    ['it is over and gone', [over], [], none],
    [
      'it is over and there, but blocks nothing',
      [over],
      [{ ...over, block: null }],
      { ...none, remove: ['a'] },
    ],
    ['its window is closed', [a], [{ ...a, closure: end }], { ...none, add: ['end'] }],
    ['its window is open again', [{ ...a, closure: end }], [a], { ...none, remove: ['end'] }],
    [
      'its closed end is over, and it blocks nothing',
      [{ ...over, closure: { ...end, ...stretch('2030-05-01', '2030-05-09') } }],
      [{ ...over, block: null }],
      { ...none, remove: ['a'] },
    ],
  ])('%s', (_, before, after, expected) => {
    expect(plan(before, after)).toEqual(expected)
  })

  it('tells where a block was before it moved', () => {
    const [moved] = planFeedBlocks([a], [entry('a', ...june)], today).move
    expect(moved).toEqual({
      id: 'a',
      kind: 'STAY',
      summary: '',
      ...stretch(...june),
      before: stretch(...may),
    })
  })
})
