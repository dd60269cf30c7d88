/** What the tenant sees of a listing request (C4); TENANT_VERIFICATION is the twelfth, as decision 35 explains. */
export const TENANT_STATUSES = [
  'CONFIRMING_AVAILABILITY',
  'NOT_AVAILABLE',
  'TENANT_WITHDREW',
  'CONFIRM_TENANT_INTEREST',
  'TENANT_VERIFICATION',
  'CONTRACT_GENERATION',
  'CONTRACT_SIGNING_LANDLORD',
  'CONTRACT_SIGNING_TENANT',
  'CONTRACT_SIGNING_OFFLINE',
  'BOOKED',
  'BLOCKED_BY_CURRENT_TENANT',
  'BLOCKED_BY_ANOTHER_TENANT',
] as const satisfies readonly string[]

/** A tenant-facing status. */
export type TenantStatus = (typeof TENANT_STATUSES)[number]

/** The tenant-facing statuses in which the tenant has something to do (C4 'actionable'). */
export const ACTIONABLE_TENANT_STATUSES = [
  'CONFIRM_TENANT_INTEREST',
  'TENANT_VERIFICATION',
  'CONTRACT_SIGNING_TENANT',
] as const satisfies readonly string[]

/** An actionable tenant-facing status. */
export type ActionableTenantStatus = (typeof ACTIONABLE_TENANT_STATUSES)[number]
