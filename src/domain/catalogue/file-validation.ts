/** Whether somebody has looked at a file, and with what outcome (C3, C4). */
export const FILE_VALIDATION_STATUSES = [
  'SUCCESSFUL',
  'FAILED',
  'NOT_VALIDATED',
] as const satisfies readonly string[]

/** A validation status of a file. */
export type FileValidationStatus = (typeof FILE_VALIDATION_STATUSES)[number]

/** Why a file was not accepted (C5). */
export const FILE_VALIDATION_FAILURE_REASONS = [
  'WRONG_TYPE',
  'POOR_QUALITY',
  'OLDER_THAN_THREE_MONTHS',
  'NAME_DOES_NOT_MATCH_ID',
  'MISSING_NAME',
  'MISSING_DATE',
  'MISSING_CURRENT_BALANCE',
  'MISSING_NET_INCOME',
  'OTHER',
] as const satisfies readonly string[]

/** A reason why a file was not accepted. */
export type FileValidationFailureReason = (typeof FILE_VALIDATION_FAILURE_REASONS)[number]
