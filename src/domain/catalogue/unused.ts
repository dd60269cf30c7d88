// What the specification names and no page, rule or statement uses yet: where something does, it moves to its subject.

/** By which channel money comes (C1). */
export const PAYMENT_CHANNELS = [
  'CARD_PROVIDER',
  'INVOICE',
  'ONLINE',
  'OFFLINE',
] as const satisfies readonly string[]

/** A payment channel. */
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number]

/** How somebody came to the product (C1). */
export const ACQUISITION_CHANNELS = ['direct'] as const satisfies readonly string[]

/** An acquisition channel. */
export type AcquisitionChannel = (typeof ACQUISITION_CHANNELS)[number]

/** What proves that somebody studies (C3). */
export const STUDENT_ID_TYPES = [
  'VALID_ID',
  'ENROLLMENT_CERTIFICATE',
  'ACCEPTANCE_LETTER',
] as const satisfies readonly string[]

/** A student id type. */
export type StudentIdType = (typeof STUDENT_ID_TYPES)[number]

/** The states of a solvency check (C4). */
export const SOLVENCY_CHECK_STATUSES = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'SUCCESSFUL',
  'FAILED',
] as const satisfies readonly string[]

/** A state of a solvency check. */
export type SolvencyCheckStatus = (typeof SOLVENCY_CHECK_STATUSES)[number]

/** Who checks solvency: the product itself or the external provider (C3). */
export const SOLVENCY_CHECK_PROVIDERS = ['MEZZO', 'KLIPPA'] as const satisfies readonly string[]

/** A provider of solvency checks. */
export type SolvencyCheckProvider = (typeof SOLVENCY_CHECK_PROVIDERS)[number]

/** What can go wrong in a solvency check (C8). */
export const SOLVENCY_CHECK_ERROR_TYPES = [
  'KLIPPA_ERROR',
  'INCOMPLETE_DATA',
  'NAME_MISMATCH',
  'VERIFF_MISSING',
  'DOCUMENT_TOO_OLD',
  'CURRENCY_NOT_EURO',
] as const satisfies readonly string[]

/** An error of a solvency check. */
export type SolvencyCheckErrorType = (typeof SOLVENCY_CHECK_ERROR_TYPES)[number]

/** The errors that somebody who checks by hand may state (C8). */
export const MANUAL_SOLVENCY_CHECK_ERROR_TYPES = [
  'INCOMPLETE_DATA',
  'NAME_MISMATCH',
  'DOCUMENT_TOO_OLD',
] as const satisfies readonly string[]

/** An error of a check by hand. */
export type ManualSolvencyCheckErrorType = (typeof MANUAL_SOLVENCY_CHECK_ERROR_TYPES)[number]

/** The errors after which a person checks instead of the provider (C8). */
export const FALLBACK_SOLVENCY_CHECK_ERROR_TYPES = [
  'KLIPPA_ERROR',
  'CURRENCY_NOT_EURO',
] as const satisfies readonly string[]

/** An error after which a person checks. */
export type FallbackSolvencyCheckErrorType = (typeof FALLBACK_SOLVENCY_CHECK_ERROR_TYPES)[number]
