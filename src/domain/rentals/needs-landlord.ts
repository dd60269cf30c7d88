import type { LandlordStatus } from '../catalogue/requests.ts'
import type { WorldRole } from '../catalogue/people.ts'
import { NEEDS_LANDLORD_STATUSES } from './classification.ts'
import { canSignInPerson } from './signing.ts'

/** The states that wait for somebody of the landlord's side: a contract to sign waits for the landlord alone (decision 20). */
export function needsStatusesOf(viewer: {
  role: WorldRole | null
  impersonation: object | null
}): readonly LandlordStatus[] {
  if (canSignInPerson('LANDLORD', viewer).value) return NEEDS_LANDLORD_STATUSES
  return NEEDS_LANDLORD_STATUSES.filter((status) => status !== 'CONTRACT_CREATED')
}
