/** What proves that somebody studies (C3). */
export const STUDENT_ID_TYPES = [
  'VALID_ID',
  'ENROLLMENT_CERTIFICATE',
  'ACCEPTANCE_LETTER',
] as const satisfies readonly string[]

/** A student id type. */
export type StudentIdType = (typeof STUDENT_ID_TYPES)[number]
