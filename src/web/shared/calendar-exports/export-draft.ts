import { CALENDAR_PLATFORMS, type CalendarPlatform } from '../../../domain/catalogue/calendars.ts'
import type { ExportScope } from './export-queries.ts'

/** What is filled in for a link. */
export interface ExportDraft {
  platform: CalendarPlatform
  label: string
  withNames: boolean
  /** That names of tenants leave the product was confirmed. */
  isSure: boolean
}

/** What is wrong with it, as keys of the form's texts. */
export interface ExportProblems {
  label?: 'labelMissing' | 'labelLong' | 'tooMany'
  platform?: 'perUnit'
  isSure?: 'namesSureMissing'
}

/** How many characters the name of a recipient may have. */
export const MAX_EXPORT_LABEL = 80

/** How many links one unit or group may have at once. */
export const MAX_EXPORTS = 20

/** These take each entry as 'the whole apartment is taken', so a link to all units of a group would mislead them. */
const PER_UNIT: readonly CalendarPlatform[] = ['AIRBNB', 'BOOKING_COM', 'VRBO', 'EXPEDIA']

/** Platforms that show names to the person alone; the others get days only. */
const OF_PERSONS: readonly CalendarPlatform[] = ['GOOGLE', 'OUTLOOK', 'APPLE', 'OTHER']

/** The platforms that a link of this scope can be made for. */
export function platformsFor(scope: ExportScope): readonly CalendarPlatform[] {
  return 'groupId' in scope ? CALENDAR_PLATFORMS.filter((one) => !PER_UNIT.includes(one)) : CALENDAR_PLATFORMS
}

/** Whether names may be put into a link for this platform at all. */
export function mayHaveNames(platform: CalendarPlatform): boolean {
  return OF_PERSONS.includes(platform)
}

/** What is missing or wrong before a link is made; nothing wrong is an empty object. */
export function checkExportDraft(draft: ExportDraft): ExportProblems {
  const label = draft.label.trim()
  const withNames = draft.withNames && mayHaveNames(draft.platform)
  return {
    ...(label === '' && { label: 'labelMissing' as const }),
    ...(label.length > MAX_EXPORT_LABEL && { label: 'labelLong' as const }),
    ...(withNames && !draft.isSure && { isSure: 'namesSureMissing' as const }),
  }
}

const LABEL_PROBLEMS: Record<string, ExportProblems['label']> = {
  'calendarExport.label.tooLong': 'labelLong',
  'calendarExport.label.tooMany': 'tooMany',
}

/** The same for what the server has refused by field. */
export function problemsOfFields(fields: Record<string, string>): ExportProblems {
  return {
    ...(fields.label && { label: LABEL_PROBLEMS[fields.label] ?? 'labelMissing' }),
    ...(fields.platform && { platform: 'perUnit' as const }),
  }
}
