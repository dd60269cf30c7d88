/** Why a request is declined by or for the landlord (C5); the names are ours, the reasons the specification's. */
export const DECLINE_REASONS = [
  'LISTING_OCCUPIED',
  'MULTI_LISTING_OCCUPIED',
  'NOT_SUITABLE_FOR_TENANT',
  'PETS_NOT_ALLOWED',
  'STAY_TOO_SHORT',
  'STAY_TOO_LONG',
  'TOO_MANY_PEOPLE',
  'OTHER',
  'LANDLORD_DID_NOT_RESPOND',
  'LANDLORD_SUGGESTED_NEW_DATES',
  'LANDLORD_DECLINED_AFTER_TENANT_NON_RESPONSIVE',
] as const satisfies readonly string[]

/** A decline reason. */
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** What a decline reason asks for and where it may be chosen. */
export interface DeclineReasonFlags {
  /** The landlord must name the period in which nothing is free; it becomes blocks. */
  needsBlocks: boolean
  needsExplanation: boolean
  onlyWithPets: boolean
  /** The kind of listing it is restricted to, or null for both. */
  onlyFor: 'MULTI' | 'NORMAL' | null
  /** Set by the system, never offered to landlords. */
  hidden: boolean
}

const PLAIN: DeclineReasonFlags = {
  needsBlocks: false,
  needsExplanation: false,
  onlyWithPets: false,
  onlyFor: null,
  hidden: false,
}

/** The flags of every decline reason (C5). */
export const DECLINE_REASON_FLAGS: Readonly<Record<DeclineReason, DeclineReasonFlags>> = {
  LISTING_OCCUPIED: { ...PLAIN, needsBlocks: true, onlyFor: 'NORMAL' },
  MULTI_LISTING_OCCUPIED: { ...PLAIN, needsBlocks: true, onlyFor: 'MULTI' },
  NOT_SUITABLE_FOR_TENANT: { ...PLAIN, needsExplanation: true },
  PETS_NOT_ALLOWED: { ...PLAIN, onlyWithPets: true },
  STAY_TOO_SHORT: PLAIN,
  STAY_TOO_LONG: PLAIN,
  TOO_MANY_PEOPLE: PLAIN,
  OTHER: { ...PLAIN, needsExplanation: true },
  LANDLORD_DID_NOT_RESPOND: { ...PLAIN, hidden: true },
  LANDLORD_SUGGESTED_NEW_DATES: { ...PLAIN, hidden: true },
  LANDLORD_DECLINED_AFTER_TENANT_NON_RESPONSIVE: { ...PLAIN, hidden: true },
}

/** The reasons a landlord may choose from for a request. */
export function listDeclineReasons(request: { pets: boolean; partOfGroup: boolean }): DeclineReason[] {
  return DECLINE_REASONS.filter((reason) => {
    const flags = DECLINE_REASON_FLAGS[reason]
    if (flags.hidden) return false
    if (flags.onlyWithPets && !request.pets) return false
    return flags.onlyFor === null || flags.onlyFor === (request.partOfGroup ? 'MULTI' : 'NORMAL')
  })
}
