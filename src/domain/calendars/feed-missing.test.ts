import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysOfStay, parseDay } from '../kernel/day.ts'
import { days, FeedRun, received } from './feed.test-data.ts'
import { missingDaysOf } from './feed-missing.ts'
import { releaseFeed } from './feed-reconcile.ts'

const start = '2026-04-14T10:00:00Z'
const stay = (index: number) => {
  const from = addDays(parseDay('2026-05-01'), index * 14)
  return received(`stay-${index}`, from, addDays(from, 9), 'CLOSED - Not available')
}
const stays = (count: number) => Array.from({ length: count }, (_, index) => stay(index))

function known(count: number): FeedRun {
  const run = new FeedRun(start)
  run.answer(stays(count), 0)
  return run
}

const without = (all: ReturnType<typeof stays>, ...gone: number[]) =>
  all.filter((_, index) => !gone.includes(index))
const rulesOf = (run: FeedRun) => missingDaysOf(run.state, run.today).map(({ rule }) => rule)

describe('a single stay that is missing', () => {
  it('is freed by a second answer, half an hour later at the earliest', () => {
    const run = known(9)
    const answer = without(stays(9), 4)
    expect(run.answer(answer, 0.25)).toEqual([`HELD_BACK ${days(stay(4))}`])
    expect(run.answer(answer, 0.25)).toEqual([])
    expect(run.blocks()).toContain(days(stay(4)))
    expect(run.answer(answer, 0.25)).toEqual([`FREED ${days(stay(4))}`])
    expect(run.blocks()).toEqual(answer.map(days))
    expect(run.isRestless()).toBe(false)
  })

  it('is not freed by an answer within the half hour, however many there are', () => {
    const run = known(9)
    for (let minute = 0; minute < 29; minute++) run.answer(without(stays(9), 4), 1 / 60)
    expect(run.blocks()).toHaveLength(9)
  })

  it('that comes back was never free, and counts anew the next time', () => {
    const run = known(9)
    for (let hour = 0; hour < 12; hour++) {
      expect(run.answer(hour % 2 === 0 ? without(stays(9), 4) : stays(9))).not.toContainEqual(
        expect.stringMatching(/^FREED/),
      )
    }
    expect(missingDaysOf(run.state, run.today)).toEqual([])
  })

  it('is free at once when the landlord says so', () => {
    const run = known(9)
    run.answer(without(stays(9), 4))
    run.take(releaseFeed(run.state, run.today))
    expect(run.blocks()).toEqual(without(stays(9), 4).map(days))
  })

  it('says which days wait, by which rule, and until when', () => {
    const run = known(9)
    run.answer(without(stays(9), 4))
    const [first] = missingDaysOf(run.state, run.today)
    expect(first).toMatchObject({ rule: 'ALONE', summary: 'CLOSED - Not available' })
    expect(first?.freeAt.toString()).toBe('2026-04-14T11:30:00Z')
  })
})

describe('what platforms lose for a while', () => {
  it('three of nine that vanish for an hour free no night', () => {
    const run = known(9)
    const part = without(stays(9), 1, 4, 7)
    for (let quarter = 0; quarter < 4; quarter++) {
      run.answer(part, 0.25)
      expect(run.blocks()).toEqual(stays(9).map(days))
    }
    expect(run.answer(stays(9), 0.25)).toEqual([])
    expect(run.state.quarantine).toBeNull()
  })

  it('a feed that has all and half of its stays in turns frees no night', () => {
    const run = known(10)
    const half = without(stays(10), 0, 2, 4, 6, 8)
    for (let hour = 0; hour < 24 * 14; hour++) {
      const changes = run.answer(hour % 2 === 0 ? half : stays(10), 1)
      expect(changes.filter((change) => change.startsWith('FREED'))).toEqual([])
      const nights = [...run.rows.values()].reduce((sum, row) => sum + daysOfStay(row), 0)
      expect(nights).toBe(100)
    }
  })

  it.each([
    ['SEVERAL', 9, [1, 4]],
    ['LAST', 9, [8]],
    ['HALF', 2, [0]],
    ['HALF', 6, [0, 2, 4]],
  ] as const)('%s of %i are freed by three answers over a day', (rule, count, gone) => {
    const run = known(count)
    const answer = without(stays(count), ...gone)
    run.answer(answer, 1)
    expect(rulesOf(run)).toEqual(gone.map(() => rule))
    expect(run.state.quarantine).toBeNull()
    for (let hour = 0; hour < 23; hour++) run.answer(answer, 1)
    expect(run.blocks()).toHaveLength(count)
    expect(run.answer(answer, 1)).toEqual(gone.map((index) => `FREED ${days(stay(index))}`))
  })

  it('two answers a day apart are not enough for several', () => {
    const run = known(9)
    const answer = without(stays(9), 1, 4)
    run.answer(answer, 1)
    run.answer(answer, 30)
    expect(run.blocks()).toHaveLength(9)
    run.answer(answer, 1)
    expect(run.blocks()).toHaveLength(7)
  })

  it('one that goes while another is missing is lost with it, and so is the other', () => {
    const run = known(9)
    run.answer(without(stays(9), 1), 0.25)
    run.answer(without(stays(9), 1, 4), 0.5)
    expect(rulesOf(run)).toEqual(['SEVERAL', 'SEVERAL'])
    // The other is back: what was lost with it stays under its rule.
    run.answer(without(stays(9), 1), 0.5)
    expect(rulesOf(run)).toEqual(['SEVERAL'])
  })

  it('what is lost little by little is held as well, and never by the same answer doubted once more', () => {
    const run = known(9)
    run.answer(without(stays(9), 1), 0.25)
    run.answer(without(stays(9), 1, 2), 0.25)
    run.answer(without(stays(9), 1, 2, 3), 0.25)
    run.answer(without(stays(9), 1, 2, 3, 4), 0.25)
    run.answer(without(stays(9), 1, 2, 3, 4, 5), 0.25)
    expect(run.state.quarantine).toBeNull()
    expect(run.blocks()).toHaveLength(9)
  })

  it('UIDs that are only numbers make no stay look as if it had moved', () => {
    const run = new FeedRun(start)
    const numbered = (all: ReturnType<typeof stays>) => all.map((one, at) => ({ ...one, uid: `event-${at}` }))
    run.answer(numbered(stays(9)))
    run.answer(numbered(without(stays(9), 4)))
    expect(run.blocks()).toHaveLength(9)
  })

  it('no single answer frees a whole stay to come, whatever it says', () => {
    fc.assert(
      fc.property(fc.array(fc.subarray(stays(8)), { maxLength: 20 }), (answers) => {
        const run = known(8)
        let before = stays(8)
        for (const answer of answers) {
          run.answer(answer, 0.25)
          // Whatever the last answer or the one before it named is blocked.
          expect(run.blocks()).toEqual(expect.arrayContaining([...before, ...answer].map(days)))
          before = answer
        }
      }),
    )
  })
})
