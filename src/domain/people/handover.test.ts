import { describe, expect, it } from 'vitest'
import {
  HANDOVER_STATES,
  handoverAfter,
  type HandoverCommand,
  type HandoverState,
  handoverStateAt,
} from './handover.ts'
import { HANDOVER_KINDS, HANDOVER_TABLE, STAYING_KINDS } from './handover-table.ts'

const endsAt = Temporal.Instant.from('2030-03-15T12:00:00Z')
const before = endsAt.subtract({ nanoseconds: 1 })
const open: readonly HandoverState[] = ['OFFERED', 'CONFIRMED']

describe('a handover', () => {
  it.each<[HandoverCommand, Partial<Record<HandoverState, HandoverState>>]>([
    ['confirm', { OFFERED: 'CONFIRMED', CONFIRMED: 'CONFIRMED' }],
    ['complete', { CONFIRMED: 'DONE' }],
    ['decline', { OFFERED: 'DECLINED', CONFIRMED: 'DECLINED' }],
    ['withdraw', { OFFERED: 'WITHDRAWN', CONFIRMED: 'WITHDRAWN' }],
  ])('%s is for those who can, until its time is over', (command, leads) => {
    for (const state of HANDOVER_STATES) {
      expect(handoverAfter({ state, endsAt }, command, before)).toBe(leads[state] ?? null)
      expect(handoverAfter({ state, endsAt }, command, endsAt)).toBeNull()
    }
  })

  it('ends with its time, and not before, unless it was over', () => {
    for (const state of HANDOVER_STATES) {
      expect(handoverAfter({ state, endsAt }, 'end', before)).toBeNull()
      expect(handoverStateAt({ state, endsAt }, before)).toBe(state)
      expect(handoverStateAt({ state, endsAt }, endsAt)).toBe(open.includes(state) ? 'ENDED' : state)
    }
  })
})

it('what may stay is what the table does not give away as a whole', () => {
  const rules = Object.values(HANDOVER_TABLE)
  const staying = HANDOVER_KINDS.filter((kind) =>
    rules.some((rule) => rule.kind === kind && rule.counted && rule.goes !== 'ALL'),
  )
  expect([...STAYING_KINDS]).toEqual(staying)
})
