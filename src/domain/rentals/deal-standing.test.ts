import { describe, expect, it } from 'vitest'
import { dealStepOf } from './deal.ts'
import { NEW_OFFER, OPEN_REQUEST, SOME_TIME } from './sample-facts.test-data.ts'
import type { OpenPart } from './verification/what-is-open.ts'

const later = SOME_TIME.add({ hours: 24 })
const NO_CLOCKS = { AUTO_DECLINE: null, TENANT_ANSWER: null, SIGNING: null }
const verifying = {
  ...OPEN_REQUEST,
  statusType: 'TENANT_APPROVED',
  verification: { needed: true, done: false },
} as const
const partOf = (turn: OpenPart['turn']): OpenPart => ({ part: 'DOCUMENTS', turn, until: null })

describe('dealStepOf', () => {
  it('waits for the landlord, until the time of the answer', () => {
    expect(dealStepOf(OPEN_REQUEST, { ...NO_CLOCKS, AUTO_DECLINE: later }, [])).toEqual({
      standing: 'ANSWERING',
      deadline: later,
      isTurnOfStaff: false,
    })
  })

  it('waits for the tenant, until the time of theirs', () => {
    const accepted = { ...OPEN_REQUEST, statusType: 'AVAILABLE' } as const
    expect(dealStepOf(accepted, { ...NO_CLOCKS, TENANT_ANSWER: later }, [])).toEqual({
      standing: 'AGREED',
      deadline: later,
      isTurnOfStaff: false,
    })
  })

  it('is ours to move once everything is handed in, and the tenant’s before', () => {
    const clocks = { ...NO_CLOCKS, TENANT_ANSWER: later }
    const checked = { standing: 'BEING_CHECKED', deadline: null }
    const missing = { standing: 'VERIFYING', deadline: later }
    const stepWith = (...turns: OpenPart['turn'][]) => dealStepOf(verifying, clocks, turns.map(partOf))
    expect(stepWith('STAFF')).toEqual({ ...checked, isTurnOfStaff: true })
    expect(stepWith('PROVIDER', 'LATER')).toEqual({ ...checked, isTurnOfStaff: false })
    expect(stepWith('TENANT')).toEqual({ ...missing, isTurnOfStaff: false })
    expect(stepWith('TENANT', 'STAFF')).toEqual({ ...missing, isTurnOfStaff: true })
  })

  it('tells the time of a contract, whoever signs it', () => {
    const signed = { ...NEW_OFFER, status: 'TENANT_SIGNING' } as const
    const facts = { ...OPEN_REQUEST, statusType: 'TENANT_APPROVED', latestOffer: signed } as const
    expect(dealStepOf(facts, { ...NO_CLOCKS, SIGNING: later }, [])).toEqual({
      standing: 'TENANT_SIGNING',
      deadline: later,
      isTurnOfStaff: false,
    })
  })
})
