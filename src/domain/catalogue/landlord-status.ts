/** What the landlord sees of a listing request (D4), with CREATING_CONTRACT of the catalogue (C4). */
export const LANDLORD_STATUSES = [
  'OPEN',
  'OPEN_V3',
  'TENANT_VERIFICATION',
  'CONTRACT_CREATED',
  'CONTRACT_WAITING_FOR_TENANT',
  'MANUAL_CONTRACT_CREATED',
  'ACCEPTED',
  'BLOCKED_BY_CURRENT_TENANT',
  'BLOCKED_BY_ANOTHER_TENANT',
  'OPEN_WITH_CONSEQUENCES',
  'TENANT_STARTED_OTHER_BOOKING_PROCESS',
  'WAITING_TO_CONFIRM_BOOKING',
  'CREATING_CONTRACT',
  'OTHER',
] as const satisfies readonly string[]

/** A landlord status. */
export type LandlordStatus = (typeof LANDLORD_STATUSES)[number]
