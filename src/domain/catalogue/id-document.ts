/** The documents that prove who somebody is (C3). */
export const ID_DOCUMENTS = [
  'PASSPORT',
  'ID_CARD',
  'DRIVERS_LICENSE',
  'RESIDENCE_PERMIT',
  'VISA',
  'OTHER',
] as const satisfies readonly string[]

/** An identity document. */
export type IdDocument = (typeof ID_DOCUMENTS)[number]
