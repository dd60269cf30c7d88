import { expect, it } from 'vitest'
import { ValidationError } from '../kernel/errors.ts'
import {
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
  ['2026-11-23T09:00:00Z', null],
  ['tomorrow', null],
  ['', null],
  [null, null],
])('%o on the way back begins at %s', (text, instant) => {
  expect(startOfAppointment(text, now)?.toString()).toBe(instant?.toString())
})

it('needs somebody with a calendar', () => {
  expect([canSchedule(null).reason, canSchedule('https://calendly.com').value]).toEqual([
    'NO_ACCOUNT_MANAGER',
    true,
  ])
})
