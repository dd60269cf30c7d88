import { describe, expect, it } from 'vitest'
import { ACTORS, refuse } from '../kernel/verdict.ts'
import { REQUEST_STATUS_TYPES } from '../catalogue/requests.ts'
import {
  answerDeadline,
  canAnswerSuggestion,
  canBeAccepted,
  canBeRejected,
  canConfirmInterest,
  canGiveSecondChance,
  canSuggestDates,
  canTakeAcceptBack,
  canTakeSuggestion,
  canWithdraw,
  hasDeadlineAfterCheck,
  isAutoDeclineDue,
  isTenantSilenceDue,
  lapseOf,
  nextStatusType,
  takeBackDeadline,
} from './booking-request.ts'
import { isEnded } from './landlord-status.ts'
import { REQUEST_COMMANDS, nextStatusTypes } from './request-transitions.ts'
import { NEW_OFFER, OPEN_REQUEST, SOME_TIME } from './sample-facts.test-data.ts'
import type { RequestFacts } from './request-facts.ts'

// Every line that is allowed, written down a second time; all other cells of the table must be empty.
const ALLOWED_CELLS = new Set([
  'send NEW TENANT > START',
  'check START SYSTEM > AV_CHECK|NO_AV_CHECK',
  ...['AV_CHECK', 'NO_AV_CHECK', 'SECOND_CHANCE'].flatMap((from) => [
    `accept ${from} LANDLORD > AVAILABLE`,
    `accept ${from} SYSTEM > AVAILABLE`,
    `reject ${from} LANDLORD > NOT_AVAILABLE`,
    `autoDecline ${from} SYSTEM > NOT_AVAILABLE`,
  ]),
  ...['AV_CHECK', 'NO_AV_CHECK'].flatMap((from) => [
    `suggestDates ${from} LANDLORD > ${from}`,
    `takeSuggestion ${from} TENANT > AVAILABLE`,
    `refuseSuggestion ${from} TENANT > TENANT_WITHDREW`,
  ]),
  'takeAcceptBack AVAILABLE LANDLORD > AV_CHECK',
  'declineAccepted AVAILABLE LANDLORD > NOT_AVAILABLE',
  'secondChance NOT_AVAILABLE STAFF > SECOND_CHANCE',
  'confirmInterest AVAILABLE TENANT > TENANT_APPROVED',
  'tenantSilence AVAILABLE SYSTEM > TENANT_WITHDREW',
  'tenantSilence TENANT_APPROVED SYSTEM > TENANT_WITHDREW',
  ...['START', 'AV_CHECK', 'NO_AV_CHECK', 'SECOND_CHANCE', 'AVAILABLE', 'TENANT_APPROVED'].flatMap((from) => [
    `withdraw ${from} TENANT > TENANT_WITHDREW`,
    `declineByConflict ${from} SYSTEM > NOT_AVAILABLE`,
    `declineByOtherBooking ${from} SYSTEM > NOT_AVAILABLE`,
  ]),
  ...['AVAILABLE', 'TENANT_APPROVED'].flatMap((from) => [
    `cancelContract ${from} LANDLORD > NOT_AVAILABLE`,
    `reject ${from} LANDLORD > NOT_AVAILABLE`,
    `autoDecline ${from} SYSTEM > NOT_AVAILABLE`,
    `signingExpired ${from} SYSTEM > NOT_AVAILABLE|TENANT_WITHDREW`,
  ]),
])

describe('transitions', () => {
  it('allows these cells of status x command x actor and no others', () => {
    const cells = new Set<string>()
    for (const command of REQUEST_COMMANDS) {
      for (const from of ['NEW', ...REQUEST_STATUS_TYPES] as const) {
        for (const who of ACTORS) {
          const to = nextStatusTypes(command, from, who)
          if (to.length > 0) cells.add(`${command} ${from} ${who} > ${to.join('|')}`)
        }
      }
    }
    expect(cells).toEqual(ALLOWED_CELLS)
  })

  it('leaves an ended request only by a second chance', () => {
    const exits = [...ALLOWED_CELLS].filter((cell) => / (NOT_AVAILABLE|TENANT_WITHDREW) \w+ >/.test(cell))
    expect(exits).toEqual(['secondChance NOT_AVAILABLE STAFF > SECOND_CHANCE'])
  })

  it('checks into AV_CHECK, or NO_AV_CHECK with a reason', () => {
    expect(nextStatusType('check', 'START', 'SYSTEM')).toBe('AV_CHECK')
    expect(nextStatusType('check', 'START', 'SYSTEM', 'EXTENSION')).toBe('NO_AV_CHECK')
    expect(nextStatusType('accept', 'AV_CHECK', 'TENANT')).toBeNull()
  })

  it('gives a deadline to checked requests and extensions', () => {
    expect(hasDeadlineAfterCheck(null)).toBe(true)
    expect(hasDeadlineAfterCheck('EXTENSION')).toBe(true)
    expect(hasDeadlineAfterCheck('QUALITY_TOO_LOW')).toBe(false)
    expect(answerDeadline(SOME_TIME).toString()).toBe('2026-11-23T09:00:00Z')
  })
})

const IN_TIME = { stayOver: false, timeOver: false }
const FINE = {
  hasPermission: true,
  published: true,
  freeUnits: 1,
  belowMinimum: false,
  aboveMaximum: false,
  ...IN_TIME,
}

describe('canBeAccepted and canBeRejected', () => {
  it.each<[string, Partial<RequestFacts>, Partial<typeof FINE>, string | null, string | null]>([
    ['open', {}, {}, null, null],
    ['no check needed', { statusType: 'NO_AV_CHECK' }, {}, null, null],
    ['second chance', { statusType: 'SECOND_CHANCE' }, {}, null, null],
    ['tenant signs elsewhere', { tenantHasOfferInSigningElsewhere: true }, {}, null, null],
    [
      'no permission',
      { statusType: 'NOT_AVAILABLE' },
      { hasPermission: false },
      'NO_PERMISSION',
      'NO_PERMISSION',
    ],
    ['declined', { statusType: 'NOT_AVAILABLE' }, {}, 'ENDED', 'ENDED'],
    ['withdrawn', { statusType: 'TENANT_WITHDREW' }, {}, 'ENDED', 'ENDED'],
    ['booked', { statusType: 'TENANT_APPROVED', booking: { canceled: false } }, {}, 'ENDED', 'ENDED'],
    ['just sent', { statusType: 'START' }, {}, 'NOT_YET_CHECKED', 'NOT_YET_CHECKED'],
    ['answered', { statusType: 'AVAILABLE' }, {}, 'ALREADY_ANSWERED', 'ALREADY_ANSWERED'],
    ['approved, its contract owed', { statusType: 'TENANT_APPROVED' }, {}, 'ALREADY_ANSWERED', null],
    [
      'waiting for documents',
      { statusType: 'TENANT_APPROVED', verification: { needed: true, done: false } },
      {},
      'ALREADY_ANSWERED',
      null,
    ],
    [
      'an extension that owes its contract',
      { statusType: 'AVAILABLE', type: 'EXTENSION' },
      {},
      'ALREADY_ANSWERED',
      null,
    ],
    ['blocked', { blockedByAnotherTenant: true }, {}, 'BLOCKED', 'BLOCKED'],
    [
      'an extension, blocked by another tenant',
      { statusType: 'NO_AV_CHECK', type: 'EXTENSION', blockedByAnotherTenant: true },
      {},
      'BLOCKED',
      'BLOCKED',
    ],
    [
      'an extension while its tenant signs elsewhere',
      { statusType: 'NO_AV_CHECK', type: 'EXTENSION', blockedByCurrentTenant: true },
      {},
      'BLOCKED',
      null,
    ],
    ['a new tenant who signs elsewhere', { blockedByCurrentTenant: true }, {}, null, null],
    [
      'not checked, blocked by another tenant',
      { statusType: 'NO_AV_CHECK', blockedByAnotherTenant: true },
      {},
      null,
      null,
    ],
    ['unpublished', {}, { published: false }, 'LISTING_UNPUBLISHED', null],
    ['nothing free', {}, { freeUnits: 0 }, 'NO_FREE_UNIT', null],
    ['too short', {}, { belowMinimum: true }, 'BELOW_MINIMUM', null],
    ['too long', {}, { aboveMaximum: true }, 'ABOVE_MAXIMUM', null],
    ['of a stay that is over', {}, { stayOver: true }, 'STAY_OVER', null],
    ['too late', {}, { timeOver: true }, 'TIME_OVER', null],
  ])('%s', (_, facts, circumstances, accepted, rejected) => {
    const request = { ...OPEN_REQUEST, ...facts }
    const around = { ...FINE, ...circumstances }
    expect(canBeAccepted(request, around)).toEqual({ value: accepted === null, reason: accepted })
    expect(canBeRejected(request, around)).toEqual({ value: rejected === null, reason: rejected })
  })

  it('never allows what the table does not', () => {
    for (const statusType of REQUEST_STATUS_TYPES) {
      const request = { ...OPEN_REQUEST, statusType }
      const defined = nextStatusTypes('accept', statusType, 'LANDLORD').length > 0
      expect(canBeAccepted(request, FINE).value).toBe(defined)
      // An accepted request of a new tenant waits for the tenant alone.
      const rejectable = nextStatusTypes('reject', statusType, 'LANDLORD').length > 0
      expect(canBeRejected(request, FINE).value).toBe(rejectable && statusType !== 'AVAILABLE')
      expect(canWithdraw(request).value).toBe(!isEnded(statusType))
    }
  })
})

describe('taking an accept back', () => {
  it.each<[string, Partial<RequestFacts>, Partial<typeof IN_TIME>, string | null]>([
    ['accepted', {}, {}, null],
    ['not accepted', { statusType: 'AV_CHECK' }, {}, 'NOT_YET_ACCEPTED'],
    ['the tenant has said yes', { statusType: 'TENANT_APPROVED' }, {}, 'TENANT_CONFIRMED'],
    ['an extension', { type: 'EXTENSION' }, {}, 'TENANT_CONFIRMED'],
    ['ended', { statusType: 'TENANT_WITHDREW' }, {}, 'ENDED'],
    ['booked', { booking: { canceled: false } }, {}, 'ENDED'],
    ['paused', { blockedByAnotherTenant: true }, {}, 'BLOCKED'],
    ['after the time to say yes', {}, { timeOver: true }, 'TIME_OVER'],
    ['of a stay that is over', {}, { stayOver: true }, 'STAY_OVER'],
  ])('%s', (_, facts, timeliness, reason) => {
    const request = { ...OPEN_REQUEST, statusType: 'AVAILABLE', ...facts } as const
    expect(canTakeAcceptBack(request, { ...IN_TIME, ...timeliness })).toEqual({
      value: reason === null,
      reason,
    })
  })

  it('is allowed only where the table leads on, for both of its ways', () => {
    for (const statusType of REQUEST_STATUS_TYPES) {
      const may = canTakeAcceptBack({ ...OPEN_REQUEST, statusType }, IN_TIME).value
      for (const command of ['takeAcceptBack', 'declineAccepted'] as const)
        expect(nextStatusTypes(command, statusType, 'LANDLORD').length > 0).toBe(may)
    }
  })

  it('leaves a day to answer again', () => {
    const now = Temporal.Instant.from('2030-01-01T10:00:00Z')
    expect(takeBackDeadline(now).toString()).toBe('2030-01-02T10:00:00Z')
  })
})

describe('what the tenant and staff can do', () => {
  it.each<[string, Partial<RequestFacts>, string | null]>([
    ['accepted', { statusType: 'AVAILABLE' }, null],
    ['not accepted', {}, 'NOT_YET_ACCEPTED'],
    ['accepted, an extension', { statusType: 'AVAILABLE', type: 'EXTENSION' }, 'ALREADY_ANSWERED'],
    ['confirmed', { statusType: 'TENANT_APPROVED' }, 'ALREADY_ANSWERED'],
    ['ended', { statusType: 'NOT_AVAILABLE' }, 'ENDED'],
    ['blocked', { statusType: 'AVAILABLE', blockedByCurrentTenant: true }, 'BLOCKED'],
    ['booked', { statusType: 'TENANT_APPROVED', booking: { canceled: false } }, 'BOOKED'],
    ['booked and cancelled', { statusType: 'TENANT_APPROVED', booking: { canceled: true } }, 'ENDED'],
  ])('confirm interest: %s', (_, facts, reason) => {
    expect(canConfirmInterest({ ...OPEN_REQUEST, ...facts }, IN_TIME)).toEqual({
      value: reason === null,
      reason,
    })
  })

  it.each<[string, Partial<RequestFacts>, string | null]>([
    ['while it goes on', { statusType: 'TENANT_APPROVED' }, null],
    ['ended', { statusType: 'NOT_AVAILABLE' }, 'ENDED'],
    ['booked', { statusType: 'TENANT_APPROVED', booking: { canceled: false } }, 'BOOKED'],
    ['booked and cancelled', { statusType: 'TENANT_APPROVED', booking: { canceled: true } }, 'ENDED'],
  ])('withdraw: %s', (_, facts, reason) => {
    expect(canWithdraw({ ...OPEN_REQUEST, ...facts })).toEqual({ value: reason === null, reason })
  })

  it('answers a suggestion only while there is one', () => {
    const suggestion = { from: OPEN_REQUEST.from, to: OPEN_REQUEST.to }
    expect(canSuggestDates(OPEN_REQUEST, FINE).value).toBe(true)
    const chance = { ...OPEN_REQUEST, statusType: 'SECOND_CHANCE' } as const
    expect(canSuggestDates(chance, FINE)).toEqual(refuse('SECOND_CHANCE'))
    expect(canSuggestDates(OPEN_REQUEST, { ...FINE, published: false })).toEqual(
      refuse('LISTING_UNPUBLISHED'),
    )
    expect(canSuggestDates({ ...OPEN_REQUEST, statusType: 'AVAILABLE' }, FINE)).toEqual(
      refuse('ALREADY_ANSWERED'),
    )
    expect(canAnswerSuggestion(OPEN_REQUEST).reason).toBe('NO_SUGGESTION')
    expect(canAnswerSuggestion({ ...OPEN_REQUEST, suggestion }).value).toBe(true)
    const suggested = { ...OPEN_REQUEST, suggestion }
    expect(canTakeSuggestion(suggested, FINE).value).toBe(true)
    expect(canTakeSuggestion(suggested, { ...FINE, freeUnits: 0 })).toEqual(refuse('NO_FREE_UNIT'))
    expect(canTakeSuggestion(OPEN_REQUEST, FINE)).toEqual(refuse('NO_SUGGESTION'))
    for (const [statusType, reason] of [
      ['AVAILABLE', 'ALREADY_ANSWERED'],
      ['NOT_AVAILABLE', 'ENDED'],
      ['TENANT_WITHDREW', 'ENDED'],
    ] as const) {
      expect(canAnswerSuggestion({ ...OPEN_REQUEST, suggestion, statusType })).toEqual(refuse(reason))
    }
  })

  const SILENT: Partial<RequestFacts> = {
    statusType: 'NOT_AVAILABLE',
    statusData: { reason: 'LANDLORD_DID_NOT_RESPOND' },
  }

  it.each<[string, Partial<RequestFacts>, { available?: boolean; requestedAgain?: boolean }, string | null]>([
    ['after silence', SILENT, {}, null],
    [
      'declined',
      { ...SILENT, statusData: { reason: 'DECLINED_BY_LANDLORD' } },
      {},
      'NOT_DECLINED_BY_SILENCE',
    ],
    [
      'silence about suggested dates',
      { ...SILENT, statusData: { reason: 'LANDLORD_SUGGESTED_NEW_DATES' } },
      {},
      'NOT_DECLINED_BY_SILENCE',
    ],
    ['withdrawn', { statusType: 'TENANT_WITHDREW' }, {}, 'NOT_DECLINED_BY_SILENCE'],
    ['open', {}, {}, 'NOT_DECLINED_BY_SILENCE'],
    [
      'accepted after silence and a second chance',
      { ...SILENT, statusType: 'AVAILABLE' },
      {},
      'NOT_DECLINED_BY_SILENCE',
    ],
    ['booked', { ...SILENT, booking: { canceled: false } }, {}, 'BOOKED'],
    ['cancelled', { ...SILENT, booking: { canceled: true } }, {}, 'NOT_DECLINED_BY_SILENCE'],
    ['asked again', SILENT, { requestedAgain: true }, 'ALREADY_REQUESTED'],
    ['nothing free', SILENT, { available: false }, 'UNAVAILABLE'],
  ])('gives a second chance: %s', (_, facts, around, reason) => {
    const circumstances = { available: true, requestedAgain: false, ...around }
    expect(canGiveSecondChance({ ...OPEN_REQUEST, ...facts }, circumstances)).toEqual({
      value: reason === null,
      reason,
    })
  })

  it('tells silence of the landlord from silence about suggested dates', () => {
    const suggestion = { from: OPEN_REQUEST.from, to: OPEN_REQUEST.to }
    expect(lapseOf({ suggestion: null }).declineReason).toBe('LANDLORD_DID_NOT_RESPOND')
    expect(lapseOf({ suggestion })).toEqual({
      reason: 'LANDLORD_SUGGESTED_NEW_DATES',
      declineReason: 'LANDLORD_DECLINED_AFTER_TENANT_NON_RESPONSIVE',
    })
  })
})

describe('deadlines', () => {
  const after = SOME_TIME.add({ seconds: 1 })
  const before = SOME_TIME.subtract({ seconds: 1 })
  const waiting: RequestFacts = { ...OPEN_REQUEST, autoDeclineAt: SOME_TIME }

  it('declines silence of the landlord at the deadline, not before', () => {
    expect(isAutoDeclineDue(waiting, before)).toBe(false)
    expect(isAutoDeclineDue(waiting, SOME_TIME)).toBe(true)
    expect(isAutoDeclineDue({ ...waiting, statusType: 'AVAILABLE' }, after)).toBe(false)
    expect(isAutoDeclineDue({ ...waiting, autoDeclineAt: null }, after)).toBe(false)
    expect(isAutoDeclineDue({ ...waiting, blockedByAnotherTenant: true }, after)).toBe(false)
    expect(isAutoDeclineDue({ ...waiting, statusType: 'SECOND_CHANCE' }, after)).toBe(true)
  })

  it('withdraws silence of the tenant, but not once there is a contract', () => {
    const accepted: RequestFacts = { ...OPEN_REQUEST, statusType: 'AVAILABLE' }
    expect(isTenantSilenceDue(accepted, SOME_TIME, before)).toBe(false)
    expect(isTenantSilenceDue(accepted, SOME_TIME, after)).toBe(true)
    expect(isTenantSilenceDue(accepted, null, after)).toBe(false)
    expect(isTenantSilenceDue({ ...accepted, latestOffer: NEW_OFFER }, SOME_TIME, after)).toBe(false)
  })
})
