/** The features that are switched for everybody or for one person (C6). PAYMENTS_GATEWAY is ours: D2 names the flag of the payments page without spelling it. */
export const FEATURE_FLAGS = [
  'ENVIRONMENT_YOUSIGN_CONTRACTS',
  'ONLINE_SIGNING',
  'FIRST_MONTH_RENT',
  'PAY_VIA_PAYPAL',
  'STUDENT_HOUSING',
  'ID_VERIFICATION',
  'DOCUMENT_VERIFICATION',
  'LANDLORD_NOTIFICATIONS',
  'PAYMENTS_GATEWAY',
] as const satisfies readonly string[]

/** The name of a feature flag. */
export type FeatureFlagName = (typeof FEATURE_FLAGS)[number]

/** Whether a flag is on; D7 asks for ENABLED ones. */
export const FEATURE_FLAG_STATES = ['ENABLED', 'DISABLED'] as const satisfies readonly string[]

/** The state of a feature flag. */
export type FeatureFlagState = (typeof FEATURE_FLAG_STATES)[number]

/** For whom a flag is switched: the environment (GLOBAL, D7) or one user (C6). */
export const FEATURE_FLAG_TYPES = ['GLOBAL', 'USER'] as const satisfies readonly string[]

/** The level of a feature flag. */
export type FeatureFlagType = (typeof FEATURE_FLAG_TYPES)[number]
