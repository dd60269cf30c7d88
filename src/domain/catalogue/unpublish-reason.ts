/** Who may choose an unpublish reason: landlords, or sales as well (C5, C6, D7 scope). */
export const UNPUBLISH_REASON_SCOPES = ['LANDLORD', 'SALES'] as const satisfies readonly string[]

/** Whose reason an unpublish reason is. */
export type UnpublishReasonScope = (typeof UNPUBLISH_REASON_SCOPES)[number]

/** Whether a reason can still be chosen (C3 active, D7 state). */
export const UNPUBLISH_REASON_STATES = ['ACTIVE', 'INACTIVE'] as const satisfies readonly string[]

/** A state of an unpublish reason. */
export type UnpublishReasonState = (typeof UNPUBLISH_REASON_STATES)[number]

/** The values of all unpublish reasons: landlords' in the order shown, those of sales, older ones (C9, C6). */
export const UNPUBLISH_REASON_VALUES = [
  'SOLD_APARTMENT',
  'RENTED_OUT',
  'BEING_RENOVATED',
  'ONLY_AVAILABLE_FOR_A_LIMITED_TIME',
  'NOT_ENOUGH_REQUESTS',
  'MANY_REQUESTS_BUT_NO_BOOKING',
  'DID_NOT_FIND_THE_RIGHT_TENANT',
  'FEE_TOO_HIGH',
  'BAD_WEBSITE_EXPERIENCE',
  'BAD_BOOKING_PROCESS',
  'BAD_SUPPORT',
  'OTHER',
  'SALES_SOLD_APARTMENT',
  'SALES_SCAM',
  'SALES_RENTED_OUT_AVAILABILITY_NOT_ADJUSTABLE',
  'SALES_PICTURES',
  'SALES_NEEDS_REVIEW',
  'SALES_BELOW_STANDARDS',
  'SALES_LANDLORD_NOT_RESPONDING',
  'SALES_LANDLORD_NOT_PAYING',
  'SALES_SECRET_CONTRACTS',
  'SALES_RACISM',
  'SALES_OTHER',
  'RENTED_OUT_DEFINITE_PERIOD',
  'RENTED_OUT_INDEFINITE_PERIOD',
  'ONLY_AVAILABLE_ONCE',
  'SOLD',
  'UNSATISFIED',
] as const satisfies readonly string[]

/** The value of an unpublish reason. */
export type UnpublishReasonValue = (typeof UNPUBLISH_REASON_VALUES)[number]

/** A reason to unpublish a listing, with all that the specification keeps of it (C3). */
export interface UnpublishReason {
  value: UnpublishReasonValue
  /** The key of its text in three languages. */
  key: string
  /** Its English text. */
  text: string
  explanationRequired: boolean
  suggestBlockCreation: boolean
  needsSalesPermissions: boolean
  active: boolean
}

type Marks = Partial<Omit<UnpublishReason, 'value' | 'key' | 'text'>>

const EXPLAIN = { explanationRequired: true } satisfies Marks
const BLOCK = { suggestBlockCreation: true } satisfies Marks
const SALES = { needsSalesPermissions: true } satisfies Marks
const OLDER = { active: false } satisfies Marks

const ROWS: Readonly<Record<UnpublishReasonValue, [text: string, marks?: Marks]>> = {
  SOLD_APARTMENT: ['I sold the apartment'],
  RENTED_OUT: ['The apartment is rented out', BLOCK],
  BEING_RENOVATED: ['The apartment is being renovated', BLOCK],
  ONLY_AVAILABLE_FOR_A_LIMITED_TIME: ['The apartment was only available for a limited time'],
  NOT_ENOUGH_REQUESTS: ['I didn’t get enough requests'],
  MANY_REQUESTS_BUT_NO_BOOKING: ['I got many requests but no booking'],
  DID_NOT_FIND_THE_RIGHT_TENANT: ['I didn’t find the right tenant'],
  FEE_TOO_HIGH: ['The fee is too high'],
  BAD_WEBSITE_EXPERIENCE: ['Bad experience with the website', EXPLAIN],
  BAD_BOOKING_PROCESS: ['Unhappy with the booking process', EXPLAIN],
  BAD_SUPPORT: ['Not enough support', EXPLAIN],
  OTHER: ['Another reason', EXPLAIN],
  SALES_SOLD_APARTMENT: ['The landlord sold the apartment', SALES],
  SALES_SCAM: ['The listing is a scam', SALES],
  SALES_RENTED_OUT_AVAILABILITY_NOT_ADJUSTABLE: [
    'The apartment is rented out and its next availability can’t be adjusted',
    SALES,
  ],
  SALES_PICTURES: ['Not enough or low-quality pictures', SALES],
  SALES_NEEDS_REVIEW: ['The listing is deficient and needs a review', SALES],
  SALES_BELOW_STANDARDS: ['The apartment is below our standards', SALES],
  SALES_LANDLORD_NOT_RESPONDING: ['The landlord doesn’t respond', SALES],
  SALES_LANDLORD_NOT_PAYING: ['The landlord doesn’t pay the service fee', SALES],
  SALES_SECRET_CONTRACTS: ['The landlord secretly signs contracts with tenants', SALES],
  SALES_RACISM: ['The landlord shows racist traits', SALES],
  SALES_OTHER: ['Another reason (sales)', { ...SALES, ...EXPLAIN }],
  RENTED_OUT_DEFINITE_PERIOD: ['Rented out for a definite period', { ...OLDER, ...BLOCK }],
  RENTED_OUT_INDEFINITE_PERIOD: ['Rented out for an indefinite period', OLDER],
  ONLY_AVAILABLE_ONCE: ['Only available once', OLDER],
  SOLD: ['Sold', OLDER],
  UNSATISFIED: ['Not satisfied with the product', { ...OLDER, ...EXPLAIN }],
}

/** All unpublish reasons with their columns (C3, C5, C6, C9). */
export const UNPUBLISH_REASONS: readonly UnpublishReason[] = UNPUBLISH_REASON_VALUES.map((value) => ({
  value,
  key: `unpublishReason.${value}`,
  text: ROWS[value][0],
  explanationRequired: false,
  suggestBlockCreation: false,
  needsSalesPermissions: false,
  active: true,
  ...ROWS[value][1],
}))

/** The reasons of a state that somebody of a scope may choose; sales chooses from all (D7 listingUnpublishReasons). */
export function listUnpublishReasons(
  state: UnpublishReasonState,
  scope: UnpublishReasonScope,
): UnpublishReason[] {
  return UNPUBLISH_REASONS.filter(
    (reason) =>
      reason.active === (state === 'ACTIVE') && (scope === 'SALES' || !reason.needsSalesPermissions),
  )
}

/** The reason of a value, or undefined. */
export function findUnpublishReason(value: string): UnpublishReason | undefined {
  return UNPUBLISH_REASONS.find((reason) => reason.value === value)
}
