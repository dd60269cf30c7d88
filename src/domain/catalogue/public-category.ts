/** The collections in which listings are shown to tenants (C3). */
export const PUBLIC_CATEGORIES = [
  'BUSINESS_STAYS',
  'FAMILY_HOMES',
  'GARDEN',
  'TERRACE',
  'STUDENT_HOUSING',
  'LUXURY',
  'TECH_STUDIO',
  'PETS',
  'HOMES_FOR_UKRAINIANS',
  'SERVICED_APARTMENTS',
] as const satisfies readonly string[]

/** A public category. */
export type PublicCategory = (typeof PUBLIC_CATEGORIES)[number]
