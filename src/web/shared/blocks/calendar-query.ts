import { keepPreviousData, queryOptions, replaceEqualDeep, type QueryKey } from '@tanstack/react-query'
import type { CalendarAnswer } from '../../../domain/calendars/calendar-answer.ts'
import { rest } from '../../http.ts'

/** Which part of the calendar: one listing, one group, or with neither everything; days inclusive. */
export interface CalendarScope {
  groupId?: string
  listingId?: string
  from: string
  to: string
  /** Of everything the first units alone. */
  first?: number
}

/** Where the calendar of a scope is read. */
export function calendarPath(scope: CalendarScope): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(scope)) if (value) query.set(key, String(value))
  return `/api/calendar?${query}`
}

/** Where the same is a table to download. */
export function csvPath(scope: CalendarScope): string {
  return calendarPath(scope).replace('/calendar?', '/calendar.csv?')
}

const ROOT = 'calendar'

/** How often a calendar that is looked at is fetched anew; ours: tenants, colleagues and feeds change it meanwhile. */
const REFETCH_MILLISECONDS = 60_000

/**
 * Units with all that takes their days; another window keeps the former one in sight until it is there. What an answer
 * needs before it is drawn is done to it by `prepare`.
 */
export function calendarQuery(scope: CalendarScope, prepare?: (answer: CalendarAnswer) => Promise<void>) {
  return queryOptions({
    queryKey: [ROOT, scope],
    queryFn: async () => {
      const answer = await rest<CalendarAnswer>(calendarPath(scope))
      await prepare?.(answer)
      return answer
    },
    placeholderData: keepPreviousData,
    // Comparing a thousand units with those before takes longer than a frame; what is made of them looks at each.
    structuralSharing: (before, after) =>
      isLong(after as CalendarAnswer) ? after : replaceEqualDeep(before, after),
    refetchInterval: REFETCH_MILLISECONDS,
  })
}

function isLong({ units }: CalendarAnswer): boolean {
  return units.length > 100
}

/** Whether a key is that of a calendar's answer: what is asked about a calendar may begin with the same word. */
export function isCalendarKey([root, scope]: QueryKey): boolean {
  return root === ROOT && typeof scope === 'object' && scope !== null
}
