import { describe, expect, test } from 'vitest'
import { type Attempt, Attempts, type Outcome, outageIn } from '../scripts/failover/attempts.ts'
import type { Acknowledged } from '../scripts/failover/client-log.ts'
import { linesOf } from '../scripts/failover/table.ts'

const write = (ended: number, outcome: Outcome = 'OK'): Attempt => ({
  began: ended - 10,
  ended,
  write: true,
  what: 'createBlocks',
  outcome,
})
const acknowledged = (at: number, key: string): Acknowledged => ({
  at,
  kind: 'BLOCK',
  key,
  person: 0,
  place: 'unit',
  answer: 'id',
})

describe('how long writes were away', () => {
  test('counts from the first that failed to the first after the last that failed', () => {
    const writes = [
      write(500),
      write(1_000, 'UNAVAILABLE'),
      write(2_000),
      write(3_000, 'UNAVAILABLE'),
      write(4_500),
    ]
    expect(outageIn(writes, 0, 5_000)).toEqual({ back: 3.5, gap: 2.5 })
  })

  test('is nothing where none failed, and has no end where none came back', () => {
    expect(outageIn([write(500), write(900)], 0, 1_000).back).toBe(0)
    expect(outageIn([write(500), write(900, 'TIMEOUT')], 0, 1_000).back).toBeNull()
  })

  test('is not about reads, and not about what was before or after', () => {
    const others = [
      { ...write(700, 'CONNECTION'), write: false },
      write(-5, 'CONNECTION'),
      write(1_500, 'CONNECTION'),
    ]
    expect(outageIn([...others, write(800)], 0, 1_000).back).toBe(0)
  })
})

describe('the verdict on a kind of fault', () => {
  const round = {
    kind: 'kill',
    from: 'db1',
    to: 'db2',
    began: 0,
    repaired: 90_000,
    ended: 100_000,
    gap: 9,
  } as const
  const judged = (more: { outcome?: Outcome; back?: number; lost?: Acknowledged[]; twice?: string[] }) => {
    const attempts = new Attempts()
    attempts.add(write(10_000, more.outcome))
    const log = [acknowledged(10_000, 'one')]
    const verdict = { lost: more.lost ?? [], twice: more.twice ?? [], checked: 1 }
    return linesOf([{ ...round, back: more.back ?? 20 }], attempts, log, verdict)[0]?.broken
  }

  test('is fine within 40 s, with 503 that say when to come again', () => {
    expect(judged({ outcome: 'UNAVAILABLE' })).toEqual([])
  })

  test.each([
    ['back too late', { back: 41 }],
    ['lost', { lost: [acknowledged(10_000, 'one')] }],
    ['done twice', { twice: ['one'] }],
    ['errors that are no 503 with Retry-After', { outcome: 'SERVER_ERROR' as const }],
  ])('says: %s', (broken, more) => {
    expect(judged(more)).toEqual([broken])
  })
})
