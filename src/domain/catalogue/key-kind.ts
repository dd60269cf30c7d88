/** The keys that a tenant is given (D3 keysProvided). */
export const KEY_KINDS = [
  'keylessAccess',
  'buildingEntrance',
  'apartmentEntrance',
  'basement',
  'mailbox',
  'generalKey',
  'otherKeys',
] as const satisfies readonly string[]

/** A kind of key. */
export type KeyKind = (typeof KEY_KINDS)[number]
