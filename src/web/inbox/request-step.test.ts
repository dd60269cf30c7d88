import { expect, test } from 'vitest'
import { LANDLORD_STATUSES } from '../../domain/catalogue/requests.ts'
import { stepOf, verdictOfStep } from './request-step.ts'

const offer = { _id: 'offer', canRecordOfflineSignatures: { value: true } }

const steps = {
  OPEN: 'ACCEPT',
  OPEN_V3: 'ACCEPT',
  OPEN_WITH_CONSEQUENCES: 'ACCEPT',
  TENANT_STARTED_OTHER_BOOKING_PROCESS: 'ACCEPT',
  CONTRACT_CREATED: 'SIGN',
  WAITING_TO_CONFIRM_BOOKING: 'CONFIRM',
  MANUAL_CONTRACT_CREATED: 'RECORD',
  CONTRACT_WAITING_FOR_TENANT: 'WAIT',
  CREATING_CONTRACT: 'WAIT',
  TENANT_VERIFICATION: 'WAIT',
  ACCEPTED: 'WAIT',
  BLOCKED_BY_CURRENT_TENANT: 'WAIT',
  BLOCKED_BY_ANOTHER_TENANT: 'WAIT',
  OTHER: 'WAIT',
} as const

test.each(LANDLORD_STATUSES)('%s has its one step', (landlordStatus) => {
  const request = {
    landlordStatus,
    methodOfBooking: 'AFTER_TENANT_SIGNED_CONTRACT',
    latestBookingOffer: offer,
  }
  expect(stepOf(request).kind).toBe(steps[landlordStatus])
})

test('an accepted request whose contract the landlord owes has it as its step', () => {
  const request = { landlordStatus: 'ACCEPTED', methodOfBooking: '', autoDeclineAt: '2030-02-01T00:00:00Z' }
  expect(stepOf(request)).toEqual({ kind: 'PREPARE' })
  expect(stepOf({ ...request, autoDeclineAt: null })).toEqual({ kind: 'WAIT', offerId: null })
})

test('a paper contract that is confirmed afterwards waits for the tenant first', () => {
  const methodOfBooking = 'AFTER_LANDLORD_CONFIRMED_BOOKING'
  const request = { landlordStatus: 'MANUAL_CONTRACT_CREATED', methodOfBooking, latestBookingOffer: offer }
  expect(stepOf(request)).toEqual({ kind: 'WAIT', offerId: 'offer' })
})

test('the signatures of a paper contract are recorded after the tenant’s yes', () => {
  const methodOfBooking = 'AFTER_TENANT_SIGNED_CONTRACT'
  const latestBookingOffer = { _id: 'offer', canRecordOfflineSignatures: { value: false } }
  const request = { landlordStatus: 'MANUAL_CONTRACT_CREATED', methodOfBooking, latestBookingOffer }
  expect(stepOf(request)).toEqual({ kind: 'WAIT', offerId: 'offer' })
  expect(stepOf({ ...request, latestBookingOffer: offer })).toEqual({ kind: 'RECORD', offerId: 'offer' })
})

test('the verdict of a step is the server’s', () => {
  const refused = { value: false, reason: 'NO_FREE_UNIT' }
  const allowed = { value: true, reason: null }
  const request = { landlordStatus: 'OPEN', methodOfBooking: '', status: { canBeAccepted: refused } }
  expect(verdictOfStep(request)).toEqual(refused)
  const latestBookingOffer = { ...offer, canSign: allowed, canConfirm: refused }
  const confirming = { ...request, landlordStatus: 'WAITING_TO_CONFIRM_BOOKING', latestBookingOffer }
  expect(verdictOfStep(confirming)).toEqual(refused)
  expect(verdictOfStep({ ...confirming, landlordStatus: 'CONTRACT_CREATED' })).toEqual(allowed)
  expect(verdictOfStep({ ...request, landlordStatus: 'OTHER' })).toEqual(allowed)
})
