import type { CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { unitCalendarPage } from '../shared/unit-calendar-page.ts'

/** The page of the own calendar of a unit of this one. */
export function unitPage({ id, groupId, partOfGroup }: Pick<CalendarUnit, 'id' | 'groupId' | 'partOfGroup'>) {
  return unitCalendarPage({ listingId: id, groupId, partOfGroup })
}
