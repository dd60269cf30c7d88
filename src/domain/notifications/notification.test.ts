import { expect, test } from 'vitest'
import {
  isAlwaysMailed,
  isMailedToTenant,
  NOTIFICATION_EVENTS,
  type NotificationEvent,
  notificationTarget,
  TENANT_NOTIFICATION_EVENTS,
  TENANT_NOTIFICATION_KINDS,
  type TenantEvent,
} from './notification.ts'

const switchable = new Set<TenantEvent>([
  'requestAccepted',
  'requestDeclined',
  'acceptTakenBack',
  'acceptedDeclined',
  'extensionAccepted',
  'extensionDeclined',
  'stayEndsSoon',
  'longerStayOffered',
  'longerStayWithdrawn',
  'datesSuggested',
  'suggestionLapsed',
  'confirmationTimeOver',
  'secondChanceTenant',
  'requestPausedTenant',
  'requestResumedTenant',
  'documentsTimeOver',
  'messageReceivedTenant',
])
const events = Object.keys(TENANT_NOTIFICATION_EVENTS) as TenantEvent[]

test.each(events)('%s is mailed to a tenant who wants mails of its kind', (event) => {
  expect(isMailedToTenant(event, { byEmail: true })).toBe(true)
})

test.each(events)(
  '%s is mailed to a tenant without mails only where the contract or the law needs it',
  (event) => {
    expect(isMailedToTenant(event, { byEmail: false })).toBe(!switchable.has(event))
  },
)

test('tenants are notified of every kind that they choose about, and half of them always by mail', () => {
  expect(new Set<string>(TENANT_NOTIFICATION_KINDS)).toEqual(
    new Set(Object.values(TENANT_NOTIFICATION_EVENTS)),
  )
  expect(TENANT_NOTIFICATION_KINDS.filter(isAlwaysMailed)).toEqual([
    'FINALIZING_THE_BOOKING',
    'RENTAL_AGREEMENT_READY',
    'BOOKING_CANCELED',
  ])
})

// Every event that leads elsewhere than to its request.
const ELSEWHERE = {
  DOCUMENTS: [
    'documentsNeeded',
    'documentsMissing',
    'documentFailed',
    'identityNeeded',
    'incomeReadByHand',
    'incomeNotConfirmed',
    'documentsAccepted',
    'documentsTimeOver',
  ],
  CONTRACT: [
    'contractReadyTenant',
    'signedByLandlord',
    'signingReminderTenant',
    'onlineSigningStopped',
    'contractReady',
    'paperContractSent',
    'paperContractAccepted',
    'signedByTenant',
    'signingReminder',
  ],
  BOOKING: [
    'bookingMadeTenant',
    'bookingMoved',
    'keyHandoverChanged',
    'keyHandoverChangedTenant',
    'longerStayOffered',
    'longerStayWithdrawn',
    'longerStayDeclined',
    'shorterStayOffered',
    'shorterStayWithdrawn',
    'shorterStayAgreedTenant',
    'shorterStayDeclined',
    'shorterStayAgreed',
    'shorterWishReceived',
    'shorterWishWithdrawn',
    'shorterWishAgreed',
    'shorterWishDeclined',
    'moveOffered',
    'moveWithdrawn',
    'moveAgreedTenant',
    'moveAgreed',
    'moveDeclined',
    'bookingCanceledTenant',
    'stayEndsSoon',
    'bookingMade',
    'invoiceReady',
    'invoiceCanceled',
    'bookingCanceled',
  ],
  CALENDAR: [
    'calendarFailing',
    'calendarQuarantine',
    'calendarWindow',
    'calendarConflict',
    'partnerConflict',
  ],
}

test('every notification leads to what it is about', () => {
  const all = [...Object.keys(NOTIFICATION_EVENTS), ...events] as NotificationEvent[]
  for (const [target, those] of Object.entries(ELSEWHERE))
    expect(all.filter((event) => notificationTarget(event) === target).toSorted()).toEqual(those.toSorted())
  const elsewhere = new Set<string>(Object.values(ELSEWHERE).flat())
  for (const event of all.filter((one) => !elsewhere.has(one)))
    expect(notificationTarget(event)).toBe('REQUEST')
})
