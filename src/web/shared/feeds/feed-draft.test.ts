import { describe, expect, it } from 'vitest'
import { FEED_LABEL_LENGTH } from '../../../domain/calendars/feed-input.ts'
import { MAX_CALENDAR_BYTES } from '../../../domain/calendars/feed-polling.ts'
import { checkFeedDraft, checkFile, type FeedDraft, problemsOfFields } from './feed-draft.ts'

const link: FeedDraft = {
  kind: 'LINK',
  url: 'https://example.org/calendar.ics',
  file: null,
  label: 'Airbnb',
  platform: 'AIRBNB',
  isChosen: false,
}

describe('a calendar to connect', () => {
  it.each([
    ['is read from a link', {}, {}],
    ['may be subscribed to', { url: 'webcal://example.org/a' }, {}],
    ['needs its link', { url: '  ' }, { url: 'urlMissing' }],
    ['needs a valid link', { url: 'example.org' }, { url: 'INVALID_URL' }],
    ['is not read from a file of the machine', { url: 'file:///etc/passwd' }, { url: 'INVALID_URL' }],
    ['needs a name', { label: ' ' }, { label: 'labelMissing' }],
    ['needs a short name', { label: 'x'.repeat(FEED_LABEL_LENGTH + 1) }, { label: 'labelLong' }],
    ['needs its file, where it is no link', { kind: 'FILE', url: '' }, { file: 'fileMissing' }],
    ['is told everything at once', { url: '', label: '' }, { url: 'urlMissing', label: 'labelMissing' }],
  ] satisfies [string, Partial<FeedDraft>, object][])('%s', (_, changes, problems) => {
    expect(checkFeedDraft({ ...link, ...changes })).toEqual(problems)
  })

  it.each([
    ['calendar.ics', 10, {}],
    ['calendar.csv', 10, { file: 'INVALID_ICS_LINK' }],
    ['calendar.ics', MAX_CALENDAR_BYTES, {}],
    ['calendar.ics', MAX_CALENDAR_BYTES + 1, { file: 'fileLarge' }],
  ])('as the file %s of %i bytes is %j', (name, size, problems) => {
    expect(checkFile({ name, size })).toEqual(problems)
  })

  it.each([
    [{ url: 'catalogue.calendarSyncError.INVALID_URL' }, { url: 'INVALID_URL' }],
    [{ url: 'catalogue.calendarSyncError.INVALID_ICS_LINK' }, { url: 'INVALID_ICS_LINK' }],
    [{ url: 'calendarFeed.url.twice' }, { url: 'urlTwice' }],
    [{ file: 'upload.missing' }, { file: 'fileMissing' }],
    [{ file: 'upload.large' }, { file: 'fileLarge' }],
    [{ file: 'catalogue.calendarSyncError.NO_EVENTS' }, { file: 'NO_EVENTS' }],
    [{ file: 'something new' }, { file: 'UNKNOWN_ERROR' }],
    [{ label: 'calendarFeed.label.tooLong' }, { label: 'labelLong' }],
    [{ label: 'calendarFeed.label.tooMany' }, { label: 'tooMany' }],
    [{ label: 'calendarFeed.label.missing' }, { label: 'labelMissing' }],
  ])('that the server refuses for %j is told as %j', (fields, problems) => {
    expect(problemsOfFields(fields)).toEqual(problems)
  })
})
