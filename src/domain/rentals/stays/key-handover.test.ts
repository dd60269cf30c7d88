import { describe, expect, it } from 'vitest'
import { ValidationError } from '../../kernel/errors.ts'
import {
  asComparedText,
  confirmingRefusal,
  emptyHandover,
  enteredBy,
  enteringRefusal,
  HANDOVER_REMARKS_MAX,
  type HandoverInput,
  type HandoverStanding,
  keepsOwnPoints,
  missingKeys,
  readHandoverInput,
  remarkRefusal,
} from './key-handover.ts'

const at = Temporal.Instant.from('2030-02-01T10:00:00Z')
const open: HandoverStanding = {
  version: 1,
  landlordConfirmedAt: null,
  tenantConfirmedAt: null,
  isCalledOff: false,
}
const final = { ...open, landlordConfirmedAt: at, tenantConfirmedAt: at }
const nothing: HandoverInput = {
  day: null,
  time: null,
  keys: [],
  points: [],
  ownPoints: [],
  meters: [],
  note: '',
}
const meter = { kind: 'GAS', number: '17', reading: '00123,5', unit: 'm³', day: '2030-02-01' }

describe('who may do what with a key handover', () => {
  it.each([
    ['nothing entered', { ...open, version: 0 }, null, 'HANDOVER_EMPTY', 'HANDOVER_OPEN'],
    ['entered', open, null, null, 'HANDOVER_OPEN'],
    ['confirmed by the other', { ...open, tenantConfirmedAt: at }, null, null, 'HANDOVER_OPEN'],
    ['confirmed', { ...open, landlordConfirmedAt: at }, null, 'HANDOVER_CONFIRMED', 'HANDOVER_OPEN'],
    ['confirmed by both', final, 'HANDOVER_FINAL', 'HANDOVER_FINAL', null],
    ['called off', { ...open, isCalledOff: true }, 'ALREADY_CANCELED', 'ALREADY_CANCELED', 'HANDOVER_OPEN'],
  ])('%s', (_, standing, entering, confirming, remarking) => {
    expect([
      enteringRefusal(standing),
      confirmingRefusal(standing, 'LANDLORD'),
      remarkRefusal(standing, 0),
    ]).toEqual([entering, confirming, remarking])
  })

  it('remarks end somewhere', () => {
    expect(remarkRefusal(final, HANDOVER_REMARKS_MAX - 1)).toBeNull()
    expect(remarkRefusal(final, HANDOVER_REMARKS_MAX)).toBe('HANDOVER_REMARKS_FULL')
  })
})

describe('what a side enters', () => {
  it('is its own, and what it leaves stays the entry of the other', () => {
    const first = enteredBy('LANDLORD', emptyHandover([{ kind: 'mailbox', count: 1 }]), {
      ...nothing,
      ...readHandoverInput({ ...nothing, meters: [meter] }),
      day: '2030-02-01' as HandoverInput['day'],
      keys: [{ kind: 'mailbox', count: 1 }],
      points: ['METERS'],
      ownPoints: [{ text: 'Bike cellar', isDone: false }],
      note: 'Ours',
    })
    expect(first).toMatchObject({ dayBy: 'LANDLORD', keysBy: null, meters: [{ by: 'LANDLORD' }] })
    const second = enteredBy('TENANT', first, {
      ...nothing,
      day: first.day,
      keys: [{ kind: 'mailbox', count: 2 }],
      points: ['KEYS', 'METERS'],
      ownPoints: [{ text: 'Bike cellar', isDone: true }],
      meters: readHandoverInput({ ...nothing, meters: [meter, { ...meter, reading: '7' }] }).meters,
      note: 'Theirs',
    })
    expect(second).toMatchObject({
      dayBy: 'LANDLORD',
      keysBy: 'TENANT',
      points: [
        { point: 'KEYS', by: 'TENANT' },
        { point: 'METERS', by: 'LANDLORD' },
      ],
      ownPoints: [{ isDone: true, by: 'TENANT' }],
      meters: [{ by: 'LANDLORD' }, { by: 'TENANT' }],
      notes: { LANDLORD: 'Ours', TENANT: 'Theirs' },
    })
  })

  it('the tenant ticks the points of the landlord and changes none', () => {
    const before = {
      ...emptyHandover([]),
      ownPoints: [{ text: 'Cellar', isDone: false, by: 'LANDLORD' as const }],
    }
    const kept = (...texts: string[]) =>
      keepsOwnPoints(before, { ...nothing, ownPoints: texts.map((text) => ({ text, isDone: true })) })
    expect([kept('Cellar'), kept('Attic'), kept(), kept('Cellar', 'Attic')]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it.each([
    ['a reading that is none', { meters: [{ ...meter, reading: 'a lot' }] }],
    ['a reading below nothing', { meters: [{ ...meter, reading: '-1' }] }],
    ['a day that is none', { day: '2030-02-30' }],
    ['a time that is none', { time: '24:00' }],
    ['half a key', { keys: [{ kind: 'mailbox', count: 0.5 }] }],
    ['a way in that is no key', { keys: [{ kind: 'keylessAccess', count: 1 }] }],
    ['a key below nothing', { keys: [{ kind: 'mailbox', count: -1 }] }],
    ['a point without words', { ownPoints: [{ text: ' ', isDone: false }] }],
    ['a note that is too long', { note: 'x'.repeat(2001) }],
    ['a field of somebody’s own', { landlordConfirmedAt: '2030-02-01T10:00:00Z' }],
  ])('%s is refused', (_, wrong) => {
    expect(() => readHandoverInput({ ...nothing, ...wrong })).toThrow(ValidationError)
  })
})

it('keys that were handed out and are not given back are missing', () => {
  const out = [
    { kind: 'mailbox' as const, count: 2 },
    { kind: 'basement' as const, count: 1 },
  ]
  expect(missingKeys(out, [{ kind: 'mailbox', count: 1 }])).toEqual([
    { kind: 'mailbox', count: 1 },
    { kind: 'basement', count: 1 },
  ])
  expect(missingKeys(out, [...out, { kind: 'mailbox', count: 9 }])).toEqual([])
})

it('the order of fields makes no other fingerprint, the order of entries does', () => {
  expect(asComparedText({ b: 1, a: [{ d: 1, c: 2 }] })).toBe(asComparedText({ a: [{ c: 2, d: 1 }], b: 1 }))
  expect(asComparedText([1, 2])).not.toBe(asComparedText([2, 1]))
})
