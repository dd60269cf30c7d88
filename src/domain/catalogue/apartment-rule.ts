/** What pet and smoking rules may say (C3). */
export const APARTMENT_RULES = [
  'NOT_ALLOWED',
  'ALLOWED',
  'ALLOWED_WITH_CONDITIONS',
] as const satisfies readonly string[]

/** A pet or smoking rule. */
export type ApartmentRule = (typeof APARTMENT_RULES)[number]
