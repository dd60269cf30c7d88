import { isUuid } from '../../../domain/kernel/text.ts'
import { type Day, type Stay, addDays, addMonths, isDay, parseDay } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import {
  CALENDAR_DAYS_BEHIND,
  CALENDAR_DAYS_AHEAD,
  CALENDAR_MAX_YEARS,
} from '../../../domain/kernel/constants.ts'
import { firstGroups } from '../../../domain/calendars/calendar-order.ts'
import { stayLimits, strictestLimit } from '../../../domain/listings/stay-limits.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { type CalendarScope, listCalendarNames, listPlaces, readCalendarRows } from './calendar-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** What a calendar is asked for. */
export interface CalendarQuestion {
  scope: CalendarScope
  window: Stay
  /** Of all units those of the first groups by name, until there are so many; null for all. */
  first: number | null
}

/** The calendar of the viewer's units as pieces of JSON text (CalendarAnswer); a foreign group or unit is missing. */
export async function calendarJson(ctx: Context, question: CalendarQuestion): Promise<string[]> {
  const viewer = requireViewer(ctx)
  const today = ctx.today()
  const { scope, more } = await narrowed(ctx, viewer, question)
  const places = await listPlaces(ctx.db, viewer, scope)
  if (places.length === 0 && scope !== 'ALL') throw new ResourceNotFoundError()
  const minStays = Object.fromEntries(
    places.flatMap((place) => {
      const months = strictestLimit(stayLimits(place, today), 'MINIMUM')
      return months === null ? [] : [[place.groupId, months]]
    }),
  )
  return readCalendarRows(ctx.db, viewer, { scope, window: question.window, today, minStays, more })
}

async function narrowed(
  ctx: Context,
  viewer: Viewer,
  { scope, first }: CalendarQuestion,
): Promise<{ scope: CalendarScope; more: number }> {
  if (scope !== 'ALL' || first === null) return { scope, more: 0 }
  const groups = firstGroups(await listCalendarNames(ctx.db, viewer), first, ctx.language)
  if (groups.more === 0) return { scope, more: 0 }
  return { scope: { groupIds: groups.first.map(({ id }) => id) }, more: groups.more }
}

/** Reads the query of a call: groupId or listingId or neither, from and to, first. */
export function questionOf(query: unknown, today: Day): CalendarQuestion {
  const given = new Map(Object.entries(query as Record<string, unknown>))
  const window = {
    from: dayOf(given, 'from') ?? addDays(today, -CALENDAR_DAYS_BEHIND),
    to: dayOf(given, 'to') ?? addDays(today, CALENDAR_DAYS_AHEAD),
  }
  if (window.to < window.from) throw new ValidationError({ to: 'blocks.to.beforeFrom' })
  if (window.to > addMonths(window.from, 12 * CALENDAR_MAX_YEARS)) {
    throw new ValidationError({ to: 'blocks.to.long' })
  }
  const listingId = idOf(given, 'listingId')
  const groupId = idOf(given, 'groupId')
  const scope = listingId ? { listingId } : groupId ? { groupId } : 'ALL'
  return { scope, window, first: countOf(given, 'first') }
}

function dayOf(given: ReadonlyMap<string, unknown>, field: string): Day | null {
  const text = given.get(field)
  if (text === undefined || text === '') return null
  if (typeof text !== 'string' || !isDay(text)) throw new ValidationError({ [field]: 'blocks.day.invalid' })
  return parseDay(text)
}

function countOf(given: ReadonlyMap<string, unknown>, field: string): number | null {
  const text = given.get(field)
  if (text === undefined || text === '') return null
  const count = Number(text)
  if (!Number.isSafeInteger(count) || count < 1)
    throw new ValidationError({ [field]: `blocks.${field}.invalid` })
  return count
}

function idOf(given: ReadonlyMap<string, unknown>, field: string): string | null {
  const text = given.get(field)
  if (text === undefined || text === '') return null
  // What is no id belongs to nobody.
  if (!isUuid(text)) throw new ResourceNotFoundError()
  return text
}
