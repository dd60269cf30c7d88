/**
 * The features that are switched for everybody or for one person (C6). Two are ours: D2 names the flag of the payments page
 * without spelling it, and nothing says who wants incomes checked (decision 86).
 */
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
  'SOLVENCY_CHECK',
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

/**
 * The flags and tags that listings, groups and people may carry (C3, 'string constants').
 * The specification describes them; the spelling is ours, and three portals without a name are numbered.
 */
export const TAGS = [
  'FSU',
  'KA',
  'ALWAYS_SYNC_WITH_PROPERTY_PORTAL',
  'NEVER_SYNC_WITH_PARTNER_PORTAL_1',
  'NEVER_SYNC_WITH_PARTNER_PORTAL_2',
  'NEVER_SYNC_WITH_PARTNER_PORTAL_3',
  'INCLUDE_IN_STUDENT_CHANNEL',
  'SKIP_SYNC_WITH_PORTAL',
  'SKIP_INVOICE_GENERATION',
  'NO_PARTNER_SYNC',
  'OLD_DUE_DATE_LOGIC_IN_INVOICE',
  'SERVICE_ACCOUNT',
  'REFUGEE_USER',
  'PARTNER_SYNC_ENABLED',
  'SKIP_SENDING_EXTENSION_EMAIL',
  'COUNTRY_GERMANY',
  'COUNTRY_AUSTRIA',
  'COUNTRY_FRANCE',
  'GERMAN_ENERGY_CERTIFICATE',
  'SEVEN_PERCENT_TAX_DISCOUNT',
  'REGISTRATION_NUMBER',
  'MIN_BOOKING_DURATION_PERMIT_ID',
  'REFUGEE_LISTING',
  'AUTO_ACCEPT_STANDARD_REQUESTS',
  'AUTO_ACCEPT_EXTENSION_REQUESTS',
  'SKIP_TENANT_DOCUMENT_VERIFICATION',
  'PHOTOGRAPHY_SERVICE',
  'PARTNER_LISTING',
] as const satisfies readonly string[]

/** A flag or tag. */
export type Tag = (typeof TAGS)[number]

/** The tag of each country that has one (C3 'country tags'). */
export const COUNTRY_TAGS = {
  DE: 'COUNTRY_GERMANY',
  AT: 'COUNTRY_AUSTRIA',
  FR: 'COUNTRY_FRANCE',
} as const satisfies Record<string, Tag>

/** The tags of people (C3), which staff set: an account that no person uses, and somebody who has fled. */
export const PERSON_LABELS = ['SERVICE_ACCOUNT', 'REFUGEE_USER'] as const satisfies readonly Tag[]

/** A tag of a person. */
export type PersonLabel = (typeof PERSON_LABELS)[number]

/** Whether a tag is about a person, not about a listing. */
export function isPersonLabel(label: Tag): label is PersonLabel {
  return PERSON_LABELS.some((one) => one === label)
}
