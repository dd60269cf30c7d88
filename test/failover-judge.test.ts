import { describe, expect, test } from 'vitest'
import { type Attempt, Attempts, type Outcome, outageIn } from '../scripts/failover/attempts.ts'
import type { Acknowledged } from '../scripts/failover/client-log.ts'
import type { Found } from '../scripts/failover/found.ts'
import { judge } from '../scripts/failover/judge.ts'
import { linesOf, sumOf } from '../scripts/failover/table.ts'

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

describe('what the judge compares', () => {
  const entry = (kind: Acknowledged['kind'], answer: string): Acknowledged => ({
    at: 0,
    kind,
    key: `key of ${kind}`,
    person: 0,
    place: 'place',
    answer,
  })
  const log = [
    entry('REQUEST', 'request-1'),
    entry('BLOCK', 'block-1'),
    entry('UPLOAD', 'file-1'),
    entry('MESSAGE', 'file-1'),
    entry('DECLINE', 'NOT_AVAILABLE'),
    entry('SIGNATURE', 'OPEN'),
  ]
  const all = (): Found => ({
    made: new Map([
      ['key of REQUEST', ['request-1']],
      ['key of BLOCK', ['block-1']],
      ['key of MESSAGE', ['file-1']],
    ]),
    requests: new Map([['place', 'NOT_AVAILABLE']]),
    offers: new Map([['place', 'ACCEPTED']]),
    files: new Set(['file-1']),
  })

  test('is content with what is as it was acknowledged', () => {
    expect(judge(log, all())).toEqual({ lost: [], twice: [], checked: 6 })
  })

  test.each<[Acknowledged['kind'], (found: Found) => unknown]>([
    ['REQUEST', ({ made }) => made.delete('key of REQUEST')],
    ['REQUEST', ({ made }) => made.set('key of REQUEST', ['request-2'])],
    ['BLOCK', ({ made }) => made.delete('key of BLOCK')],
    ['MESSAGE', ({ made }) => made.delete('key of MESSAGE')],
    ['MESSAGE', ({ made }) => made.set('key of MESSAGE', [''])],
    ['UPLOAD', ({ files }) => files.clear()],
    ['DECLINE', ({ requests }) => requests.set('place', 'PENDING')],
    ['SIGNATURE', ({ offers }) => offers.set('place', 'DRAFT')],
    ['SIGNATURE', ({ offers }) => offers.clear()],
  ])('finds a %s that is lost', (kind, lose) => {
    const found = all()
    lose(found)
    expect(judge(log, found).lost.map((it) => it.kind)).toEqual([kind])
  })

  test('finds what was done twice, and does not take it for lost', () => {
    const found = all()
    found.made.set('key of BLOCK', ['block-0', 'block-1'])
    expect(judge(log, found)).toMatchObject({ lost: [], twice: ['key of BLOCK'] })
  })

  test('finds twice also what nobody was told of', () => {
    expect(judge([], { ...all(), made: new Map([['silent', ['one', 'two']]]) }).twice).toEqual(['silent'])
  })

  test('leaves out files that no message has brought yet, which nobody can open', () => {
    const waiting = [entry('UPLOAD', 'file-2')]
    expect(judge(waiting, all())).toEqual({ lost: [], twice: [], checked: 0 })
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

  test('of several runs is all of their rounds', () => {
    const attempts = new Attempts()
    attempts.add(write(10_000, 'TIMEOUT'))
    const verdict = { lost: [], twice: [], checked: 1 }
    const run = (back: number) => linesOf([{ ...round, back }], attempts, [], verdict)
    expect(sumOf([...run(41), ...run(3)])).toMatchObject([
      {
        times: 2,
        back: [41, 3],
        gap: [9, 9],
        requests: 2,
        seconds: 200,
        otherErrors: { TIMEOUT: 2 },
        broken: ['back too late', 'errors that are no 503 with Retry-After'],
      },
    ])
  })
})
