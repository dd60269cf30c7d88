import type { PathParams, RouteName } from '../routes.ts'
import type { BoardItem } from './missing-queries.ts'

/** Where something that is missing can be given; `here` is where the person comes back to. */
export function pathOfItem(
  item: BoardItem,
  here: string,
): { page: RouteName; params?: PathParams; search?: PathParams } {
  if (item.section === 'PUBLISH') return editPath(item)
  if (item.billingDetailsId)
    return {
      page: 'billingDetails',
      search: { billingDetailsId: item.billingDetailsId, highlights: 'dac7', redirect: here },
    }
  switch (item.datum) {
    case 'IDENTITY':
      return { page: 'onboardingVerification', search: { redirect: here } }
    case 'PAYOUT_ACCOUNT':
      return { page: 'payments' }
    default:
      return homePath(item, here)
  }
}

function editPath({ listingId, groupId, step, field }: BoardItem): ReturnType<typeof pathOfItem> {
  const stepId = step ?? undefined
  const search = field ? { search: { field } } : {}
  return listingId
    ? { page: 'listingEdit', params: { listingId, stepId }, ...search }
    : { page: 'groupEdit', params: { groupId: groupId ?? undefined, stepId }, ...search }
}

// Of several homes, all are chosen at once on the page of the lists.
function homePath({ listingId, groupId }: BoardItem, here: string): ReturnType<typeof pathOfItem> {
  if (listingId) return { page: 'listingBillingPayout', params: { listingId } }
  if (groupId) return { page: 'groupBillingPayout', params: { groupId } }
  return { page: 'billingDetails', search: { redirect: here } }
}
