import { expect, it } from 'vitest'
import { entryOf, isChangedElsewhere, isComplete, withNewState } from './handover-draft.ts'
import { guardedStore } from '../browser-store.ts'
import { memoryStorage } from '../memory-storage.test-data.ts'
import type { Handover, HandoverPlace } from './handover-queries.ts'
import { keepHandoverDraft, readHandoverDraft } from './handover-store.ts'

const handover: Handover = {
  kind: 'ARRIVAL',
  version: 1,
  fingerprint: 'f',
  day: '2026-11-20',
  time: '14:30',
  dayBy: 'LANDLORD',
  keys: [{ kind: 'mailbox', count: 2 }],
  keysBy: null,
  handedOut: null,
  missingKeys: [],
  points: [],
  ownPoints: [],
  meters: [],
  ownNote: '',
  otherNote: '',
  photos: [],
  remarks: [],
  landlordConfirmedAt: null,
  tenantConfirmedAt: null,
  enteringRefusal: null,
  confirmingRefusal: null,
  remarkRefusal: null,
}
const draft = { entry: { ...entryOf(handover), note: 'A scratch in the hall.' }, over: handover }

it.each([
  ['nothing has come since', handover, false],
  [
    'a photo has come',
    { ...handover, version: 2, photos: [{ _id: 'p', by: 'TENANT', fileName: 'p.jpg' }] },
    false,
  ],
  ['the other side has entered other keys', { ...handover, version: 2, keys: [] }, true],
] satisfies [string, Handover, boolean][])(
  'asks only where entries would be replaced: %s',
  (_, now, asks) => {
    expect(isChangedElsewhere(draft, now)).toBe(asks)
  },
)

it('takes the new entries and leaves the own note', () => {
  const now = { ...handover, version: 2, time: '15:00' }
  expect(withNewState(draft, now)).toEqual({
    entry: { ...entryOf(now), note: 'A scratch in the hall.' },
    over: now,
  })
})

it.each([
  ['4711,5', true],
  ['4711', true],
  ['', false],
  ['about 4711', false],
  ['4711.12345', false],
])('a reading is sent as it stands on the meter: %j', (reading, isFine) => {
  const meter = { kind: 'GAS', number: '', reading, unit: 'm³', day: '2026-11-20' } as const
  expect(isComplete({ ...draft.entry, meters: [meter] })).toBe(isFine)
})

it('what is entered is kept in the browser until it is saved, for its own handover alone', () => {
  const storage = memoryStorage()
  const store = guardedStore(() => storage)
  const place: HandoverPlace = { side: 'TENANT', bookingId: 'b1', kind: 'ARRIVAL' }
  keepHandoverDraft(place, draft, store)
  expect(readHandoverDraft(place, store)).toEqual(draft)
  expect(readHandoverDraft({ ...place, kind: 'DEPARTURE' }, store)).toBeNull()
  expect(readHandoverDraft({ ...place, side: 'LANDLORD' }, store)).toBeNull()
  keepHandoverDraft(place, null, store)
  expect(readHandoverDraft(place, store)).toBeNull()
  store.write('mezzo.draft.handover.TENANT.b1.ARRIVAL', '{"shape":0,"entry":{},"over":{}}')
  expect(readHandoverDraft(place, store)).toBeNull()
})
