import { describe, expect, it } from 'vitest'
import {
  ID_VERIFICATION_ACTIONS,
  ID_VERIFICATION_STATUSES,
  SOLVENCY_CHECK_PROVIDERS,
  SOLVENCY_CHECK_STATUSES,
} from '../../catalogue/checks.ts'
import type { VerificationProgress } from '../tenant-documents.ts'
import {
  type IdentityFacts,
  isSolvencyNext,
  type PartFacts,
  tenantUntil,
  waitsForTenant,
  whatIsOpen,
} from './what-is-open.ts'

const until = Temporal.Instant.from('2026-12-09T09:00:00Z')
const nothing: PartFacts = { documents: null, identity: null, solvency: null, tenantUntil: until }
const progress = (more: Partial<VerificationProgress> = {}): VerificationProgress => ({
  asked: 3,
  handedIn: 3,
  accepted: 3,
  failed: 0,
  ...more,
})
const identity = (more: Partial<IdentityFacts> = {}): IdentityFacts => ({
  verified: false,
  latest: null,
  isExternal: false,
  ...more,
})
const turns = (facts: Partial<PartFacts>) =>
  whatIsOpen({ ...nothing, ...facts }).map(({ part, turn }) => `${part} ${turn}`)

it('is nothing where nothing is asked for', () => {
  expect(whatIsOpen(nothing)).toEqual([])
})

describe('documents', () => {
  it.each<[string, Partial<VerificationProgress>, string[]]>([
    ['some missing', { handedIn: 2, accepted: 2 }, ['DOCUMENTS TENANT']],
    ['one refused', { handedIn: 2, accepted: 2, failed: 1 }, ['DOCUMENTS TENANT']],
    ['all there', { accepted: 1 }, ['DOCUMENTS STAFF']],
    ['all accepted', {}, []],
  ])('%s', (_, more, open) => {
    expect(turns({ documents: progress(more) })).toEqual(open)
  })
})

describe('identity', () => {
  const states = [null, ...ID_VERIFICATION_ACTIONS, ...ID_VERIFICATION_STATUSES]
  it.each(states)('with the latest at %s', (latest) => {
    const turn = latest === 'SUBMITTED' ? 'STAFF' : 'TENANT'
    expect(turns({ identity: identity({ latest }) })).toEqual([`IDENTITY ${turn}`])
  })

  it('waits for the provider where that decides, and for nobody once it is verified', () => {
    expect(turns({ identity: identity({ latest: 'SUBMITTED', isExternal: true }) })).toEqual([
      'IDENTITY PROVIDER',
    ])
    expect(turns({ identity: identity({ verified: true, latest: 'EXPIRED' }) })).toEqual([])
  })
})

describe('the income', () => {
  const cases = SOLVENCY_CHECK_STATUSES.flatMap((status) =>
    SOLVENCY_CHECK_PROVIDERS.flatMap((provider) =>
      [true, false].map((waived) => ({ status, provider, waived })),
    ),
  )
  it.each(cases)('at $status of $provider, waived: $waived', (solvency) => {
    const whose = {
      NOT_STARTED: 'LATER',
      IN_PROGRESS: solvency.provider === 'MEZZO' ? 'STAFF' : 'PROVIDER',
      FAILED: 'LANDLORD',
      SUCCESSFUL: null,
    }[solvency.status]
    const open = solvency.waived || whose === null ? [] : [`SOLVENCY ${whose}`]
    expect(turns({ solvency })).toEqual(open)
  })

  it.each(SOLVENCY_CHECK_STATUSES.filter((status) => status !== 'SUCCESSFUL'))(
    'at %s comes last: while something else is open nobody looks at it',
    (status) => {
      const solvency = { status, provider: 'MEZZO', waived: false } as const
      expect(turns({ documents: progress({ accepted: 2 }), identity: identity(), solvency })).toEqual([
        'DOCUMENTS STAFF',
        'IDENTITY TENANT',
        'SOLVENCY LATER',
      ])
    },
  )

  it('begins when it alone is left', () => {
    const solvency = { status: 'NOT_STARTED', provider: 'MEZZO', waived: false } as const
    const all = { documents: progress(), identity: identity({ verified: true }), solvency }
    expect(isSolvencyNext(whatIsOpen({ ...nothing, ...all }))).toBe(true)
    expect(isSolvencyNext(whatIsOpen({ ...nothing, ...all, identity: identity() }))).toBe(false)
    expect(isSolvencyNext(whatIsOpen({ ...nothing, ...all, documents: progress({ accepted: 1 }) }))).toBe(
      false,
    )
    const running = { ...solvency, status: 'IN_PROGRESS' } as const
    expect(isSolvencyNext(whatIsOpen({ ...nothing, ...all, solvency: running }))).toBe(false)
    expect(isSolvencyNext([])).toBe(false)
  })
})

it('gives a time to the tenant alone', () => {
  const open = whatIsOpen({ ...nothing, documents: progress({ accepted: 2 }), identity: identity() })
  expect(open.map((one) => one.until)).toEqual([null, until])
  expect(waitsForTenant(open)).toBe(true)
  expect(waitsForTenant(open.filter(({ part }) => part === 'DOCUMENTS'))).toBe(false)
})

it('gives two weeks, stays what it was, begins anew with a refusal and ends when it is somebody else’s turn', () => {
  const now = Temporal.Instant.from('2026-11-21T09:00:00Z')
  const later = Temporal.Instant.from('2026-12-05T09:00:00Z')
  const soon = Temporal.Instant.from('2026-11-22T09:00:00Z')
  const missing = whatIsOpen({ ...nothing, documents: progress({ handedIn: 2, accepted: 0 }) })
  expect(tenantUntil(missing, null, now)).toEqual(later)
  expect(tenantUntil(missing, soon, now)).toEqual(soon)
  expect(tenantUntil(missing, soon, now, true)).toEqual(later)
  expect(tenantUntil(whatIsOpen({ ...nothing, documents: progress({ accepted: 0 }) }), soon, now)).toBeNull()
})
