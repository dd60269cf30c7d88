import { describe, expect, it } from 'vitest'
import { ID_DOCUMENTS, type IdDocument, type IdPictureSide } from '../catalogue/checks.ts'
import { parseDay } from '../kernel/day.ts'
import type { IdentityStage } from './identity-life.ts'
import {
  canAddPicture,
  canCorrect,
  canDecide,
  canStartVerification,
  canSubmit,
  endedByItself,
  eraseAfter,
  type IdentityFacts,
  missingSides,
} from './identity-rules.ts'

const today = parseDay('2030-03-10')
const now = Temporal.Instant.from('2030-03-10T09:00:00Z')
const facts: IdentityFacts = { isAsked: true, stage: null, verified: null, tries: 0 }

describe('a verification can begin', () => {
  it.each<[string, Partial<IdentityFacts>, string | null]>([
    ['for whoever is asked', {}, null],
    ['not where nobody asks', { isAsked: false }, 'IDENTITY_NOT_ASKED'],
    ['and go on', { stage: 'STARTED', tries: 9 }, null],
    ['and go on after a refusal', { stage: 'RESUBMISSION_REQUESTED', tries: 9 }, null],
    ['not while it is looked at', { stage: 'SUBMITTED' }, 'IDENTITY_BEING_CHECKED'],
    ['anew after it was declined', { stage: 'DECLINED', tries: 1 }, null],
    ['anew after it expired', { stage: 'EXPIRED', tries: 4 }, null],
    ['not too often', { stage: 'ABANDONED', tries: 5 }, 'TOO_MANY_VERIFICATIONS'],
    ['not when it is done', { stage: 'APPROVED', verified: { expiresOn: null } }, 'IDENTITY_VERIFIED'],
    [
      'not long before the document expires',
      { stage: 'APPROVED', verified: { expiresOn: parseDay('2030-04-10') } },
      'IDENTITY_VERIFIED',
    ],
    [
      'in the last month of the document',
      { stage: 'APPROVED', verified: { expiresOn: parseDay('2030-04-09') } },
      null,
    ],
  ])('%s', (_, given, reason) => {
    expect(canStartVerification({ ...facts, ...given }, today).reason).toBe(reason)
  })
})

describe('pictures', () => {
  it.each<[IdDocument, readonly IdPictureSide[], readonly IdPictureSide[]]>([
    ['PASSPORT', [], ['FRONT', 'SELFIE']],
    ['VISA', ['FRONT', 'SELFIE'], []],
    ['ID_CARD', ['FRONT', 'SELFIE'], ['BACK']],
    ['DRIVERS_LICENSE', ['BACK'], ['FRONT', 'SELFIE']],
    ['RESIDENCE_PERMIT', ['FRONT', 'BACK', 'SELFIE'], []],
    ['OTHER', [], ['FRONT', 'BACK', 'SELFIE']],
  ])('of %s with %j lack %j', (document, given, missing) => {
    expect(missingSides(document, given)).toEqual(missing)
  })

  it('are asked for of all six documents', () => {
    expect(ID_DOCUMENTS.map((document) => missingSides(document, []).length)).toEqual([2, 3, 3, 3, 2, 3])
  })

  it.each<[IdentityStage, 'MEZZO' | 'VERIFF', string | null]>([
    ['STARTED', 'MEZZO', null],
    ['RESUBMISSION_REQUESTED', 'MEZZO', null],
    ['STARTED', 'VERIFF', 'VERIFY_AT_PROVIDER'],
    ['SUBMITTED', 'MEZZO', 'IDENTITY_BEING_CHECKED'],
    ['APPROVED', 'MEZZO', 'ENDED'],
    ['EXPIRED', 'MEZZO', 'ENDED'],
  ])('can be added while %s at %s: %s', (stage, provider, reason) => {
    expect(canAddPicture({ provider, stage }).reason).toBe(reason)
    const complete = { provider, stage, document: 'PASSPORT', sides: ['FRONT', 'SELFIE'] } as const
    expect(canSubmit(complete).reason).toBe(reason)
  })

  it('are all there before they are handed in', () => {
    const half = { provider: 'MEZZO', stage: 'STARTED', document: 'ID_CARD', sides: ['FRONT'] } as const
    expect(canSubmit(half).reason).toBe('PICTURES_MISSING')
  })
})

it.each<[IdentityStage, 'MEZZO' | 'VERIFF', string, string | null]>([
  ['SUBMITTED', 'MEZZO', 'jana', null],
  ['SUBMITTED', 'MEZZO', 'sam', 'OWN_IDENTITY'],
  ['SUBMITTED', 'VERIFF', 'jana', 'DECIDED_BY_PROVIDER'],
  ['STARTED', 'MEZZO', 'jana', 'ALREADY_ANSWERED'],
  ['APPROVED', 'MEZZO', 'jana', 'ALREADY_ANSWERED'],
  ['RESUBMISSION_REQUESTED', 'MEZZO', 'jana', 'ALREADY_ANSWERED'],
])('what is %s at %s and of %s can be decided: %s', (stage, provider, userId, reason) => {
  expect(canDecide({ provider, stage, userId }, 'sam').reason).toBe(reason)
})

it.each<[IdentityStage, string, string | null]>([
  ['APPROVED', 'jana', null],
  ['APPROVED', 'sam', 'OWN_IDENTITY'],
  ['SUBMITTED', 'jana', 'IDENTITY_NOT_VERIFIED'],
  ['DECLINED', 'jana', 'IDENTITY_NOT_VERIFIED'],
])('what is %s and of %s can be corrected: %s', (stage, userId, reason) => {
  expect(canCorrect({ stage, userId }, 'sam').reason).toBe(reason)
})

it.each<[IdentityStage, string | null, string | null]>([
  ['STARTED', null, null],
  ['SUBMITTED', null, null],
  ['RESUBMISSION_REQUESTED', null, null],
  ['APPROVED', null, '2030-03-11T09:00:00Z'],
  ['DECLINED', null, '2030-03-11T09:00:00Z'],
  ['EXPIRED', null, '2030-03-11T09:00:00Z'],
  ['ABANDONED', null, '2030-03-11T09:00:00Z'],
  // Declined after it was approved: the clock goes on.
  ['DECLINED', '2030-03-10T18:00:00Z', '2030-03-10T18:00:00Z'],
])('the pictures of what is %s, to go %s before, go %s', (stage, before, after) => {
  const instant = before === null ? null : Temporal.Instant.from(before)
  expect(eraseAfter(stage, instant, now)?.toString() ?? null).toBe(after)
})

it.each<[IdentityStage, boolean, string, string | null]>([
  ['STARTED', false, '2030-03-03T09:00:00Z', 'EXPIRED'],
  ['STARTED', true, '2030-03-03T09:00:00Z', 'ABANDONED'],
  ['STARTED', false, '2030-03-03T09:00:01Z', null],
  ['RESUBMISSION_REQUESTED', true, '2030-02-24T09:00:00Z', 'ABANDONED'],
  ['RESUBMISSION_REQUESTED', false, '2030-02-24T09:00:00Z', 'ABANDONED'],
  ['RESUBMISSION_REQUESTED', true, '2030-02-24T09:00:01Z', null],
  ['SUBMITTED', true, '2029-01-01T09:00:00Z', null],
  ['APPROVED', true, '2029-01-01T09:00:00Z', null],
])('%s with pictures %s since %s ends as %s', (stage, hasPictures, since, end) => {
  expect(endedByItself({ stage, hasPictures, since: Temporal.Instant.from(since) }, now)).toBe(end)
})
