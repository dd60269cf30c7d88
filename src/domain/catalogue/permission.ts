/** What staff may be allowed to do (C6); VERIFF stands for the external identity provider. */
export const PERMISSIONS = [
  'accounting',
  'DEVELOPER',
  'sales',
  'scam',
  'TEST',
  'FSU',
  'CHANGE_SALES_REP',
  'EDIT_IDENTITY_VERIFICATION_FIELD',
  'VERIFF',
  'DOCUMENT_VERIFICATION',
  'LOCALISATION',
  'BOOKING_PREFERENCES',
] as const satisfies readonly string[]

/** A staff permission. */
export type Permission = (typeof PERMISSIONS)[number]
