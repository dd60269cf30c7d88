import type { CalendarUnit } from '../../domain/calendar-answer.ts'
import type { PathParams, RouteName } from '../routes.ts'

/** The page of a unit's own calendar. */
export function unitPage(unit: Pick<CalendarUnit, 'id' | 'groupId' | 'partOfGroup'>): {
  page: RouteName
  params: PathParams
} {
  return unit.partOfGroup
    ? { page: 'sublistingAvailability', params: { groupId: unit.groupId, sublistingId: unit.id } }
    : { page: 'listingAvailability', params: { listingId: unit.id } }
}
