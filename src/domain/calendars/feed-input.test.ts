import { expect, it } from 'vitest'
import { CALENDAR_PLATFORMS } from '../catalogue/calendars.ts'
import { asPlatform, checkFeedInput, FEED_LABEL_LENGTH, FEED_LINK_LENGTH } from './feed-input.ts'

const link = 'https://example.org/'
const label = 'Airbnb'
const key = (error: string) => `catalogue.calendarSyncError.${error}`
const linkOf = (length: number) => link.padEnd(length, 'x')

it.each([
  ['nothing of a name alone', { label }, {}],
  ['a name of blanks', { label: '  ' }, { label: 'calendarFeed.label.missing' }],
  ['nothing of the longest name', { label: ` ${'🏠'.repeat(FEED_LABEL_LENGTH)} ` }, {}],
  ['a longer name', { label: 'x'.repeat(FEED_LABEL_LENGTH + 1) }, { label: 'calendarFeed.label.tooLong' }],
  ['nothing of a link', { label, url: link }, {}],
  ['an empty link', { label, url: '' }, { url: key('INVALID_URL') }],
  ['no link at all', { label, url: 'nowhere' }, { url: key('INVALID_URL') }],
  ['nothing of the longest link', { label, url: ` ${linkOf(FEED_LINK_LENGTH)} ` }, {}],
  ['a longer link', { label, url: linkOf(FEED_LINK_LENGTH + 1) }, { url: key('INVALID_URL') }],
  ['nothing of a calendar file', { label, fileName: 'a.ics' }, {}],
  ['another file', { label, fileName: 'a.pdf' }, { file: key('INVALID_ICS_LINK') }],
  [
    'all at once',
    { label: '', url: 'x', fileName: 'x' },
    { label: 'calendarFeed.label.missing', url: key('INVALID_URL'), file: key('INVALID_ICS_LINK') },
  ],
])('wrong with a feed is %s', (_, input, problems) => {
  expect(checkFeedInput(input)).toEqual(problems)
})

it('a platform is one of the catalogue', () => {
  expect(CALENDAR_PLATFORMS.map(asPlatform)).toEqual(CALENDAR_PLATFORMS)
  expect([asPlatform('NOBODY'), asPlatform(null), asPlatform(undefined)]).toEqual([null, null, null])
})
