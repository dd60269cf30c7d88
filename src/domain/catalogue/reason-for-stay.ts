/** Why a tenant needs the apartment (C3). */
export const REASONS_FOR_STAY = [
  'APPRENTICESHIP',
  'WORK',
  'INTERNSHIP',
  'STUDYING',
  'INTERIM',
  'TEMPORARY_HOUSING_NEED',
  'OTHER',
  'REFUGEE',
] as const satisfies readonly string[]

/** A reason for a stay. */
export type ReasonForStay = (typeof REASONS_FOR_STAY)[number]

/** The reasons that make the tenant a student (C3). */
export const STUDENT_REASONS_FOR_STAY = [
  'APPRENTICESHIP',
  'INTERNSHIP',
  'STUDYING',
] as const satisfies readonly string[]

/** A student's reason for a stay. */
export type StudentReasonForStay = (typeof STUDENT_REASONS_FOR_STAY)[number]

/** The reasons that make the tenant a refugee (C3). */
export const REFUGEE_REASONS_FOR_STAY = ['REFUGEE'] as const satisfies readonly string[]

/** A refugee's reason for a stay. */
export type RefugeeReasonForStay = (typeof REFUGEE_REASONS_FOR_STAY)[number]
