import { expect, it } from 'vitest'
import { knownPlatform, platformOfLink } from './feed-platform.ts'

it.each([
  ['https://www.airbnb.com/calendar/ical/4711.ics?s=abc', 'AIRBNB'],
  ['https://www.airbnb.de/calendar/ical/4711.ics?s=abc', 'AIRBNB'],
  ['https://ical.booking.com/v1/export?t=abc', 'BOOKING_COM'],
  ['https://admin.booking.com/hotel/hoteladmin/ical.html?t=abc', 'BOOKING_COM'],
  ['http://www.vrbo.com/icalendar/abc.ics', 'VRBO'],
  ['https://www.fewo-direkt.de/icalendar/abc.ics', 'VRBO'],
  ['https://www.abritel.fr/icalendar/abc.ics', 'VRBO'],
  ['https://www.expediapartnercentral.com/ical/abc', 'EXPEDIA'],
  ['https://calendar.google.com/calendar/ical/x/basic.ics', 'GOOGLE'],
  ['https://outlook.live.com/owa/calendar/x/calendar.ics', 'OUTLOOK'],
  ['https://outlook.office365.com/owa/calendar/x/calendar.ics', 'OUTLOOK'],
  ['webcal://p42-caldav.icloud.com/published/2/abc', 'APPLE'],
  [' HTTPS://WWW.AIRBNB.FR/calendar ', 'AIRBNB'],
  ['https://example.org/airbnb.com/calendar.ics', null],
  ['https://notbooking.com/calendar.ics', null],
  ['https://booking.com.example.org/calendar.ics', null],
  ['airbnb', null],
  ['', null],
])('the link %s is of %s', (link, platform) => {
  expect(platformOfLink(link)).toBe(platform)
})

it('takes a platform that it doesn’t know for another one', () => {
  expect(knownPlatform('AIRBNB')).toBe('AIRBNB')
  expect(knownPlatform('MARS')).toBe('OTHER')
})
