import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FILE_VALIDATION_STATUSES,
  TENANT_DOCUMENT_TYPES,
  type TenantDocumentType,
} from '../catalogue/tenants.ts'
import { addDays, addMonths, type Day, dayOf, parseDay } from '../kernel/day.ts'
import {
  type ClockedDocument,
  documentClock,
  type DocumentPurpose,
  isToDelete,
  LOOK_AGAIN_DAYS,
  lookOn,
} from './document-clock.ts'

const at = (text: string) => Temporal.Instant.from(text)
const GOING_ON: DocumentPurpose = { endedAt: null, stay: null }
const ended = (text: string): DocumentPurpose => ({ endedAt: at(text), stay: null })
const stay = (concluded: string, from: string, to: string): DocumentPurpose => ({
  endedAt: null,
  stay: { concludedAt: at(concluded), from: parseDay(from), to: parseDay(to) },
})
const STAY = stay('2026-11-21T09:00:00Z', '2027-02-01', '2027-04-30')

const clock = (type: TenantDocumentType, purposes: DocumentPurpose[], more: Partial<ClockedDocument> = {}) =>
  documentClock({
    type,
    status: 'SUCCESSFUL',
    uploadedAt: at('2026-11-01T09:00:00Z'),
    reviewedAt: at('2026-11-02T09:00:00Z'),
    purposes,
    ...more,
  })

describe('until when a document is kept', () => {
  it.each<[string, TenantDocumentType, DocumentPurpose[], string | null, string]>([
    ['while its request goes on', 'PAYSLIP', [GOING_ON], null, 'REQUEST_GOING_ON'],
    ['refused applicants', 'PAYSLIP', [ended('2026-11-21T09:00:00Z')], '2027-05-21', 'REQUEST_ENDED'],
    [
      'into a month that is shorter',
      'PAYSLIP',
      [ended('2026-08-31T09:00:00Z')],
      '2027-02-28',
      'REQUEST_ENDED',
    ],
    ['into a leap year', 'PAYSLIP', [ended('2027-08-31T09:00:00Z')], '2028-02-29', 'REQUEST_ENDED'],
    [
      'their identity sooner',
      'VALID_IDENTITY_DOCUMENT',
      [ended('2026-11-21T09:00:00Z')],
      '2026-12-21',
      'REQUEST_ENDED',
    ],
    ['an identity with its contract', 'VALID_IDENTITY_DOCUMENT', [STAY], '2026-12-21', 'CONTRACT_CONCLUDED'],
    ['income until the stay has begun', 'PAYSLIP', [STAY], '2027-03-03', 'STAY_BEGUN'],
    [
      'income of a stay that was agreed later',
      'PAYSLIP',
      [stay('2027-02-10T09:00:00Z', '2027-02-01', '2027-04-30')],
      '2027-03-12',
      'STAY_BEGUN',
    ],
    ['a guarantee until nobody can claim', 'GUARANTEE_FROM_PARENTS', [STAY], '2027-10-30', 'STAY_OVER'],
    ['a letter', 'GUARANTEE_LETTER', [STAY], '2027-10-30', 'STAY_OVER'],
    ['a guarantor in France', 'FRENCH_GUARANTOR', [STAY], '2027-10-30', 'STAY_OVER'],
    ['what a guarantor earns', 'GUARANTOR_PAYSLIP', [STAY], '2027-03-03', 'STAY_BEGUN'],
    [
      'for the longer of two',
      'PAYSLIP',
      [ended('2026-11-21T09:00:00Z'), STAY],
      '2027-05-21',
      'REQUEST_ENDED',
    ],
    ['in any order', 'PAYSLIP', [STAY, ended('2026-11-21T09:00:00Z')], '2027-05-21', 'REQUEST_ENDED'],
    ['for one that goes on', 'PAYSLIP', [ended('2026-11-21T09:00:00Z'), GOING_ON], null, 'REQUEST_GOING_ON'],
    ['for nothing', 'PAYSLIP', [], '2026-11-01', 'REQUEST_ENDED'],
  ])('%s', (_, type, purposes, deletedOn, because) => {
    expect(clock(type, purposes)).toEqual({ deletedOn, because })
  })

  it.each<[string, DocumentPurpose[], string, string]>([
    ['while its request goes on', [GOING_ON], '2026-12-02', 'REFUSED'],
    ['of a request that ended', [ended('2026-11-21T09:00:00Z')], '2026-12-02', 'REFUSED'],
    ['of a request that ended long before', [ended('2026-03-01T09:00:00Z')], '2026-09-01', 'REQUEST_ENDED'],
  ])('a refused one a month, %s', (_, purposes, deletedOn, because) => {
    expect(clock('PAYSLIP', purposes, { status: 'FAILED' })).toEqual({ deletedOn, because })
  })

  it('goes by the day in UTC, wherever somebody is', () => {
    const same = [
      '2026-11-21T23:59:59.999Z',
      '2026-11-22T12:59:59.999+13:00',
      '2026-11-21T13:59:59.999-10:00',
    ]
    for (const end of same) expect(clock('PAYSLIP', [ended(end)]).deletedOn).toBe('2027-05-21')
    expect(clock('PAYSLIP', [ended('2026-11-22T00:00:00Z')]).deletedOn).toBe('2027-05-22')
    expect(clock('PAYSLIP', [ended('2026-11-22T00:00:00+01:00')]).deletedOn).toBe('2027-05-21')
  })

  it('is over from the first moment of its day on', () => {
    const { deletedOn } = clock('PAYSLIP', [ended('2026-11-21T09:00:00Z')])
    const gone = (text: string) => isToDelete({ deletedOn }, dayOf(at(text)))
    expect(gone('2027-05-20T23:59:59.999Z')).toBe(false)
    expect(gone('2027-05-21T00:00:00Z')).toBe(true)
    expect(isToDelete({ deletedOn: null }, parseDay('9999-12-31'))).toBe(false)
  })
})

const days = fc.integer({ min: 0, max: 3000 }).map((number) => addDays(parseDay('2026-01-01'), number))
const instants = fc
  .integer({ min: 0, max: 3000 * 86_400 })
  .map((seconds) => at('2026-01-01T00:00:00Z').add({ seconds }))
const purposes: fc.Arbitrary<DocumentPurpose> = fc.oneof(
  fc.constant(GOING_ON),
  instants.map((endedAt) => ({ endedAt, stay: null })),
  fc
    .record({ concludedAt: instants, from: days, length: fc.integer({ min: 1, max: 365 }) })
    .map(({ concludedAt, from, length }) => ({
      endedAt: null,
      stay: { concludedAt, from, to: addDays(from, length) },
    })),
)
const documents: fc.Arbitrary<ClockedDocument> = fc.record({
  type: fc.constantFrom(...TENANT_DOCUMENT_TYPES),
  status: fc.constantFrom(...FILE_VALIDATION_STATUSES),
  uploadedAt: instants,
  reviewedAt: fc.option(instants),
  purposes: fc.array(purposes, { maxLength: 4 }),
})

describe('whatever a document has seen', () => {
  it('keeps refused applicants’ no longer than six months, and identities no longer than others', () => {
    fc.assert(
      fc.property(documents, fc.array(instants, { minLength: 1 }), (document, ends) => {
        const refused = { ...document, purposes: ends.map((endedAt) => ({ endedAt, stay: null })) }
        const last = ends
          .map((end) => dayOf(end))
          .toSorted()
          .at(-1)
        const { deletedOn } = documentClock(refused)
        expect(deletedOn && last && deletedOn <= addMonths(last, 6)).toBe(true)
        const identity = documentClock({ ...refused, type: 'VALID_IDENTITY_DOCUMENT' })
        expect(identity.deletedOn && deletedOn && identity.deletedOn <= deletedOn).toBe(true)
      }),
    )
  })

  it('never keeps it shorter for one purpose more, nor longer for a refusal', () => {
    const end = (document: ClockedDocument): Day =>
      documentClock(document).deletedOn ?? parseDay('9999-12-31')
    fc.assert(
      fc.property(documents, purposes, (document, purpose) => {
        fc.pre(document.purposes.length > 0)
        const more = { ...document, purposes: [...document.purposes, purpose] }
        expect(end(more) >= end(document)).toBe(true)
        expect(end({ ...document, status: 'FAILED' }) <= end({ ...document, status: 'SUCCESSFUL' })).toBe(
          true,
        )
      }),
    )
  })

  it('is looked at again on its day, and within the week', () => {
    fc.assert(
      fc.property(documents, days, (document, today) => {
        const kept = documentClock(document)
        fc.pre(!isToDelete(kept, today))
        const next = lookOn(kept, today)
        expect(next > today && next <= addDays(today, LOOK_AGAIN_DAYS)).toBe(true)
        expect(kept.deletedOn === null || next <= kept.deletedOn).toBe(true)
      }),
    )
  })
})
