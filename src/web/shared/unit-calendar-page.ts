import type { PathParams, RouteName } from '../routes.ts'

/** The page of a unit's own calendar. */
export function unitCalendarPage(unit: { listingId: string; groupId: string; partOfGroup: boolean }): {
  page: RouteName
  params: PathParams
} {
  const { listingId, groupId, partOfGroup } = unit
  return partOfGroup
    ? { page: 'sublistingAvailability', params: { groupId, sublistingId: listingId } }
    : { page: 'listingAvailability', params: { listingId } }
}
