import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PARTNER_SOURCES } from '../catalogue/calendars.ts'
import { TAGS } from '../catalogue/flags.ts'
import { addDays, parseDay } from '../kernel/day.ts'
import { canSyncPartner, planPartnerAnswer } from './partner-sync.ts'

const today = parseDay('2026-11-21')
const now = Temporal.Instant.from('2026-11-21T10:00:00Z')

describe('the flags of a listing', () => {
  it.each([
    ['hns', [], 'PARTNER_SYNC_NOT_ENABLED'],
    ['hns', ['PARTNER_SYNC_ENABLED'], null],
    ['hnsavailabilities', ['PARTNER_SYNC_ENABLED'], null],
    ['hnsrestrictions', ['PARTNER_SYNC_ENABLED'], null],
    ['hns', ['ALWAYS_SYNC_WITH_PROPERTY_PORTAL'], null],
    ['hnsavailabilities', ['ALWAYS_SYNC_WITH_PROPERTY_PORTAL'], 'PARTNER_SYNC_NOT_ENABLED'],
    ['hns', ['ALWAYS_SYNC_WITH_PROPERTY_PORTAL', 'NO_PARTNER_SYNC'], 'NO_PARTNER_SYNC'],
    ['hns', ['ALWAYS_SYNC_WITH_PROPERTY_PORTAL', 'SKIP_SYNC_WITH_PORTAL'], 'SKIP_SYNC_WITH_PORTAL'],
    ['hns', ['PARTNER_SYNC_ENABLED', 'NEVER_SYNC_WITH_PARTNER_PORTAL_1'], 'NEVER_SYNC_WITH_PARTNER_PORTAL'],
    ['hns', ['PARTNER_SYNC_ENABLED', 'NEVER_SYNC_WITH_PARTNER_PORTAL_2'], null],
    [
      'hnsavailabilities',
      ['PARTNER_SYNC_ENABLED', 'NEVER_SYNC_WITH_PARTNER_PORTAL_2'],
      'NEVER_SYNC_WITH_PARTNER_PORTAL',
    ],
    [
      'hnsrestrictions',
      ['PARTNER_SYNC_ENABLED', 'NEVER_SYNC_WITH_PARTNER_PORTAL_3'],
      'NEVER_SYNC_WITH_PARTNER_PORTAL',
    ],
    ['hnsrestrictions', ['PARTNER_SYNC_ENABLED', 'SKIP_SYNC_WITH_PORTAL'], null],
  ] as const)('%s with %j: %s', (source, labels, reason) => {
    expect(canSyncPartner(source, { labels, hasPartner: true })).toEqual({ value: reason === null, reason })
  })

  it('change nothing where there is no partner, and nothing syncs under NO_PARTNER_SYNC', () => {
    fc.assert(
      fc.property(fc.subarray([...TAGS]), fc.constantFrom(...PARTNER_SOURCES), (labels, source) => {
        expect(canSyncPartner(source, { labels, hasPartner: false }).reason).toBe('NO_PARTNER')
        const forbidden = [...labels, 'NO_PARTNER_SYNC']
        expect(canSyncPartner(source, { labels: forbidden, hasPartner: true }).value).toBe(false)
      }),
    )
  })
})

const stay = (externalId: string, from: string, to: string) => ({
  externalId,
  from: parseDay(from),
  to: parseDay(to),
})
const known = (externalId: string, from: string, to: string) => ({
  ...stay(externalId, from, to),
  blockId: `block ${externalId}`,
  addedAt: now.subtract({ hours: 24 }),
})
const plan = (
  before: ReturnType<typeof known>[],
  answer: ReturnType<typeof stay>[],
  more: Partial<Parameters<typeof planPartnerAnswer>[2]> = {},
) => planPartnerAnswer(before, answer, { today, now, quarantine: null, ...more })
const ids = (stays: { externalId: string }[]) => stays.map(({ externalId }) => externalId)

describe("a partner's answer", () => {
  const [a, b, c, d] = [
    known('a', '2026-12-01', '2026-12-10'),
    known('b', '2027-01-01', '2027-01-10'),
    known('c', '2027-02-01', '2027-02-10'),
    known('d', '2027-03-01', '2027-03-10'),
  ] as const

  it('adds, moves and frees', () => {
    const done = plan([a, b], [stay('a', '2026-12-02', '2026-12-12'), stay('e', '2027-05-01', '2027-05-02')])
    expect([ids(done.add), ids(done.move), ids(done.remove), done.quarantine]).toEqual([
      ['e'],
      ['a'],
      ['b'],
      null,
    ])
    expect(done.move).toMatchObject([{ blockId: 'block a', from: parseDay('2026-12-02') }])
  })

  it('that is the same changes nothing, and what is over stays as history', () => {
    const over = known('o', '2026-11-01', '2026-11-20')
    expect(plan([a, b, over], [a, b])).toEqual({ add: [], move: [], remove: [], quarantine: null })
    expect(ids(plan([], [stay('o', '2026-11-01', '2026-11-20')]).add)).toEqual([])
  })

  it.each([
    ['is empty', [], ['a', 'b', 'c', 'd']],
    ['lost most', [a], ['b', 'c', 'd']],
  ])('that %s frees nothing until it has come three times in a day', (_, answer, lost) => {
    const before = [a, b, c, d]
    const first = plan(before, answer)
    expect([first.remove, first.quarantine]).toEqual([[], { since: now, answers: 1 }])
    const second = plan(before, answer, { now: now.add({ hours: 23 }), quarantine: first.quarantine })
    expect(second.remove).toEqual([])
    const early = plan(before, answer, { now: now.add({ hours: 23 }), quarantine: second.quarantine })
    expect(early.remove).toEqual([])
    const third = plan(before, answer, { now: now.add({ hours: 24 }), quarantine: second.quarantine })
    expect([ids(third.remove), third.quarantine]).toEqual([lost, null])
    expect(plan(before, before, { quarantine: first.quarantine }).quarantine).toBeNull()
  })

  it.each([
    ['a single one of two', [a, b], [a], false],
    ['the only one', [a], [], true],
    ['both of two, with a new one beside', [a, b], [stay('e', '2027-05-01', '2027-05-02')], true],
    ['two of three', [a, b, c], [a], false],
    [
      'three of six',
      [a, b, c, d, known('e', '2027-04-01', '2027-04-02'), known('f', '2027-05-01', '2027-05-02')],
      [a, b, c],
      false,
    ],
    ['three of five', [a, b, c, d, known('e', '2027-04-01', '2027-04-02')], [a, b], true],
    ['nothing, of nothing', [], [], false],
  ])('that lost %s is held: %#', (_, before, answer, held) => {
    const { quarantine, remove } = plan(before, answer)
    expect([quarantine !== null, remove.length === 0]).toEqual([
      held,
      held || before.length === answer.length,
    ])
  })

  it('adds what takes this very day, and nothing that is over', () => {
    const tonight = stay('t', '2026-11-01', '2026-11-21')
    expect(ids(plan([], [tonight, stay('o', '2026-11-01', '2026-11-20')]).add)).toEqual(['t'])
  })

  it('that puts others in the place of most stays is held until it has come three times in a day', () => {
    const others = ['e', 'f', 'g', 'h'].map((id, index) =>
      known(id, `2027-0${index + 5}-01`, `2027-0${index + 5}-05`),
    )
    const first = plan([a, b, c, d], others)
    const added = others.map((stay) => ({ ...stay, addedAt: now }))
    const second = plan([a, b, c, d, ...added], others, {
      now: now.add({ minutes: 15 }),
      quarantine: first.quarantine,
    })
    expect([second.remove, second.quarantine]).toEqual([[], { since: now, answers: 2 }])
  })

  it('leads to exactly what it says, whatever was known, unless much of it is held', () => {
    const stays = fc
      .uniqueArray(fc.record({ id: fc.nat(9), start: fc.integer({ min: 2, max: 60 }), days: fc.nat(5) }), {
        selector: ({ id }) => id,
      })
      .map((list) =>
        list.map(({ id, start, days }) => {
          const from = addDays(today, start)
          return { externalId: String(id), from, to: addDays(from, days) }
        }),
      )
    fc.assert(
      fc.property(stays, stays, (before, answer) => {
        const knownStays = before.map((one) => ({ ...one, blockId: `block ${one.externalId}`, addedAt: now }))
        const { add, move, remove, quarantine } = planPartnerAnswer(knownStays, answer, {
          today,
          now,
          quarantine: null,
        })
        const after = new Map(before.map((one) => [one.externalId, one]))
        for (const one of remove) after.delete(one.externalId)
        for (const one of [...add, ...move]) after.set(one.externalId, one)
        for (const one of answer)
          expect(after.get(one.externalId)).toMatchObject({ from: one.from, to: one.to })
        const left = [...answer, ...(quarantine ? before : [])].map(({ externalId }) => externalId)
        expect(new Set(after.keys())).toEqual(new Set(left))
      }),
    )
  })
})
