import {
  type CalendarPlatform,
  CALENDAR_SYNC_ERRORS,
  type CalendarSyncError,
} from '../../../domain/catalogue/calendars.ts'
import { checkFeedInput, syncErrorKey } from '../../../domain/calendars/feed-input.ts'
import { MAX_CALENDAR_BYTES } from '../../../domain/calendars/feed-polling.ts'

/** What is filled in for a calendar to connect. */
export interface FeedDraft {
  kind: 'LINK' | 'FILE'
  url: string
  file: File | null
  label: string
  platform: CalendarPlatform
  /** The platform was chosen by hand, so a link no longer changes it. */
  isChosen: boolean
}

/** What is wrong: an error of reading calendars (D8), or a key of the form's texts. */
export interface FeedProblems {
  url?: CalendarSyncError | 'urlMissing' | 'urlTwice'
  file?: CalendarSyncError | 'fileMissing' | 'fileLarge'
  label?: 'labelMissing' | 'labelLong' | 'tooMany'
}

/** What is missing or wrong before a calendar is connected, by the rule that the server asks, too (D5). */
export function checkFeedDraft({ kind, url, file, label }: FeedDraft): FeedProblems {
  return kind === 'LINK' ? checkLinked({ label, url }) : { ...checkNamed(label), ...checkFile(file) }
}

/** What is wrong with a name and a link. */
export function checkLinked(input: { label: string; url: string }): FeedProblems {
  const problems = problemsOfFields(checkFeedInput(input))
  return input.url.trim() === '' ? { ...problems, url: 'urlMissing' } : problems
}

/** What is wrong with the name of a calendar. */
export function checkNamed(label: string): FeedProblems {
  return problemsOfFields(checkFeedInput({ label }))
}

/** What is wrong with a calendar's file: it must end with '.ics' (D5), and not be too large. */
export function checkFile(file: Pick<File, 'name' | 'size'> | null): FeedProblems {
  if (!file) return { file: 'fileMissing' }
  if (file.size > MAX_CALENDAR_BYTES) return { file: 'fileLarge' }
  const { file: error } = checkFeedInput({ label: 'a file', fileName: file.name })
  return problemsOfFields(error ? { file: error } : {})
}

const FILE_PROBLEMS: Record<string, FeedProblems['file']> = {
  'upload.missing': 'fileMissing',
  'upload.large': 'fileLarge',
}
const LABEL_PROBLEMS: Record<string, FeedProblems['label']> = {
  'calendarFeed.label.tooLong': 'labelLong',
  'calendarFeed.label.tooMany': 'tooMany',
}

/** What a rule or the server has refused, by field. */
export function problemsOfFields({ url, file, label }: Record<string, string>): FeedProblems {
  return {
    ...(url && { url: url === 'calendarFeed.url.twice' ? 'urlTwice' : syncErrorOf(url) }),
    ...(file && { file: FILE_PROBLEMS[file] ?? syncErrorOf(file) }),
    ...(label && { label: LABEL_PROBLEMS[label] ?? 'labelMissing' }),
  }
}

function syncErrorOf(key: string): CalendarSyncError {
  return CALENDAR_SYNC_ERRORS.find((error) => syncErrorKey(error) === key) ?? 'UNKNOWN_ERROR'
}
