import { describe, expect, it } from 'vitest'
import { calendarFileError, calendarLinkError } from './calendar-refresh.ts'

describe('the link of a calendar', () => {
  it.each([
    'https://calendar.example/feed.ics',
    'http://calendar.example',
    'webcal://calendar.example/a?b=c#d',
    ' https://user:secret@calendar.example:8443/x ',
    'https://[::1]/x',
  ])('%o is valid', (link) => expect(calendarLinkError(link)).toBeNull())

  it.each([
    '',
    'calendar.example/feed.ics',
    'https://',
    'https:///feed.ics',
    'ftp://calendar.example/feed.ics',
    'javascript:alert(1)',
    'data:text/calendar,x',
    'https://calendar.example/a b',
    'https://a@b@c/x',
    'see https://calendar.example/feed.ics',
  ])('%o must be a valid url', (link) => expect(calendarLinkError(link)).toBe('INVALID_URL'))
})

describe('the reference of a calendar file', () => {
  it.each([
    ['feed.ics', null],
    ['files/2026/feed.ics', null],
    ['feed.ics.txt', 'INVALID_ICS_LINK'],
    ['feed.ICS', 'INVALID_ICS_LINK'],
    ['ics', 'INVALID_ICS_LINK'],
    ['', 'INVALID_ICS_LINK'],
  ])('%o: %s', (reference, error) => expect(calendarFileError(reference)).toBe(error))
})
