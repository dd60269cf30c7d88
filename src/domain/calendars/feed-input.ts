import { asOneLine, oneOf } from '../kernel/text.ts'
import { calendarFileError, calendarLinkError } from './calendar-refresh.ts'
import { type CalendarSyncError, CALENDAR_PLATFORMS, type CalendarPlatform } from '../catalogue/calendars.ts'

/** Longest name of a feed, and longest link (our decision). */
export const FEED_LABEL_LENGTH = 60
export const FEED_LINK_LENGTH = 2000
/** Feeds that one unit may have (our decision). */
export const FEEDS_OF_UNIT = 20

/** What is wrong with the name of a feed and with where it comes from, by field: keys of texts, for link and file those of D8. */
export function checkFeedInput(input: {
  label: string
  url?: string
  fileName?: string
}): Record<string, string> {
  const problems: Record<string, string> = {}
  const label = asOneLine(input.label)
  if (label === '') problems.label = 'calendarFeed.label.missing'
  else if ([...label].length > FEED_LABEL_LENGTH) problems.label = 'calendarFeed.label.tooLong'
  if (input.url !== undefined) {
    const error = calendarLinkError(input.url)
    if (error) problems.url = syncErrorKey(error)
    else if (input.url.trim().length > FEED_LINK_LENGTH) problems.url = syncErrorKey('INVALID_URL')
  }
  const fileError = input.fileName === undefined ? null : calendarFileError(input.fileName)
  if (fileError) problems.file = syncErrorKey(fileError)
  return problems
}

/** The key of the text of one of the six messages (D8). */
export function syncErrorKey(error: CalendarSyncError): string {
  return `catalogue.calendarSyncError.${error}`
}

/** The platform of a word, or null. */
export function asPlatform(word: string | null | undefined): CalendarPlatform | null {
  return oneOf(CALENDAR_PLATFORMS, word) ?? null
}
