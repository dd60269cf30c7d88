/** What a file is; the specification says such a list exists (C3), its values are ours. */
export const FILE_TYPES = [
  'CONTRACT',
  'SIGNED_CONTRACT',
  'INVOICE',
  'CREDIT_NOTE',
  'FLOOR_PLAN',
  'ENERGY_CERTIFICATE',
  'LISTING_IMAGE',
  'CALENDAR',
  'TENANT_DOCUMENT',
  'ID_DOCUMENT',
  'REGISTRATION_DOCUMENT',
  'OTHER',
] as const satisfies readonly string[]

/** A file type. */
export type FileType = (typeof FILE_TYPES)[number]
