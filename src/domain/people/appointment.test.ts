import { expect, it } from 'vitest'
import { ValidationError } from '../kernel/errors.ts'
import {
  APPOINTMENT_DAYS_AHEAD,
  canCancelAppointment,
  canSchedule,
  parseSchedulingLink,
  SCHEDULING_LINK_MAX_LENGTH,
  shownStatus,
  startOfAppointment,
} from './appointment.ts'

const now = Temporal.Instant.from('2026-11-24T09:00:00Z')
const later = Temporal.Instant.from('2026-11-25T09:00:00Z')
const before = Temporal.Instant.from('2026-11-23T09:00:00Z')

it.each([
  ['', ''],
  [' https://calendly.com/mezzo/call ', 'https://calendly.com/mezzo/call'],
  ['https://meet.mezzo.example/sam?month=5', 'https://meet.mezzo.example/sam?month=5'],
])('%o is kept as %o', (text, link) => expect(parseSchedulingLink(text)).toBe(link))

it.each([
  'http://calendly.com/mezzo',
  'javascript:alert(1)',
  'https://somebody:secret@calendly.com',
  'https://calendly.com\\@other.example/sam',
  'https://calendly.com:8443/sam',
  'https://calendly.com:99999/sam',
  'https://-calendly.com/sam',
  'https://192.168.0.1/sam',
  'https://calendly.com/sam lee',
  '//calendly.com/mezzo',
  'data:text/html,hello',
  'https://localhost/sam',
  'calendly.com/mezzo',
  `https://calendly.com/${'x'.repeat(SCHEDULING_LINK_MAX_LENGTH)}`,
])('%s is no link to a calendar', (text) => {
  expect(() => parseSchedulingLink(text)).toThrow(new ValidationError({ link: 'appointment.link.invalid' }))
})

it.each([
  ['SCHEDULED', later, 'SCHEDULED', true],
  ['SCHEDULED', null, 'SCHEDULED', true],
  ['SCHEDULED', before, 'NOT_SCHEDULED', false],
  ['CANCELED', later, 'CANCELED', false],
  ['NOT_SCHEDULED', null, 'NOT_SCHEDULED', false],
] as const)('%s at %s is %s today', (status, startsAt, shown, canCancel) => {
  expect(shownStatus({ status, startsAt }, now)).toBe(shown)
  expect(canCancelAppointment({ status, startsAt }, now).value).toBe(canCancel)
})

it.each([
  ['2026-11-25T10:00:00+01:00', later],
  ['2026-11-23T09:00:00Z', before],
  ['2026-11-25T10:00:00', null],
  ['2026-13-25T10:00:00Z', null],
  ['25 Nov 2026 09:00 UTC', null],
  ['tomorrow', null],
  ['', null],
  [null, null],
])('%o on the way back begins at %s', (text, instant) => {
  expect(startOfAppointment(text)).toBe(instant?.epochMilliseconds ?? null)
})

it.each([
  [null, later, 'NO_ACCOUNT_MANAGER'],
  ['https://calendly.com', null, undefined],
  ['https://calendly.com', later, undefined],
  ['https://calendly.com', now, 'APPOINTMENT_NOT_AHEAD'],
  ['https://calendly.com', before, 'APPOINTMENT_NOT_AHEAD'],
  ['https://calendly.com', now.add({ hours: 24 * APPOINTMENT_DAYS_AHEAD }), undefined],
  [
    'https://calendly.com',
    now.add({ hours: 24 * APPOINTMENT_DAYS_AHEAD, seconds: 1 }),
    'APPOINTMENT_NOT_AHEAD',
  ],
] as const)('in the calendar %s, a call at %s is refused with %s', (link, startsAt, reason) => {
  const times = { link, startsAt: startsAt?.epochMilliseconds ?? null }
  expect(canSchedule(times, now.epochMilliseconds).reason ?? undefined).toBe(reason)
})
