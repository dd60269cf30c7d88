/** Longest message of a tenant with a request, in characters (ours). */
export const MESSAGE_MAX_LENGTH = 2000

/** Longest explanation of a decline or cancellation, in characters (ours). */
export const EXPLANATION_MAX_LENGTH = 1000

/** Longest first or last name, in characters (ours). */
export const NAME_MAX_LENGTH = 100

/** Longest phone number as it is typed, in characters (ours). */
export const PHONE_MAX_LENGTH = 40

/** Longest company name, in characters (ours). */
export const COMPANY_MAX_LENGTH = 120

/** Longest job title, in characters (ours). */
export const JOB_TITLE_MAX_LENGTH = 120

/** Longest description of pets, in characters (ours). */
export const PETS_MAX_LENGTH = 300

/** Length of the reason for which staff act as a landlord, in characters (ours; the database has it too). */
export const IMPERSONATION_REASON_LENGTH = { min: 10, max: 500 } as const

/** Longest note on a request or block, in characters (ours). */
export const NOTE_MAX_LENGTH = 2000

/** Shortest password that is accepted, in characters (ours). */
export const PASSWORD_MIN_LENGTH = 10

/** Longest password that is accepted, in characters: hashing one costs by its length (ours). */
export const PASSWORD_MAX_LENGTH = 128

/** Longest email address, in characters (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254

/** Longest line of an address, in characters (ours). */
export const ADDRESS_LINE_MAX_LENGTH = 200

/** Longest name or line of an address of a listing, in characters (ours). */
export const LISTING_NAME_MAX_LENGTH = 120

/** Longest text about where a unit is in its building in one language, in characters (ours). */
export const LOCATION_MAX_LENGTH = 120

/** Longest title of a listing in one language, in characters (ours). */
export const TITLE_MAX_LENGTH = 150

/** Longest text of a listing in one language, in characters (ours). */
export const LISTING_TEXT_MAX_LENGTH = 10_000

/** Longest registration number or permit of a listing, in characters (ours). */
export const PERMIT_MAX_LENGTH = 60

/** Longest name that somebody gives a passkey, in characters (ours). */
export const PASSKEY_NAME_MAX_LENGTH = 60

/** Longest name that somebody gives a personal access token, in characters (ours). */
export const TOKEN_NAME_MAX_LENGTH = 60

/** House rules as they stand in a contract. */
export const CONTRACT_HOUSE_RULES_MAX_LENGTH = 10_000

/** Whether a text can be stored: no zero character, no half of a pair. Browsers send neither. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** A text as it is kept, without blanks at its ends; null where it is too short or too long, or can't be stored. */
export function textWithin(text: string, { min, max }: { min: number; max: number }): string | null {
  const kept = text.trim()
  return kept.length >= min && kept.length <= max && isStorableText(kept) ? kept : null
}

/** Length of the reason for which staff change labels, flags or the account manager, in characters (ours; the database has it of flags, too). */
export const STAFF_REASON_LENGTH = { min: 10, max: 500 } as const

/** Length of the reason for which staff give, take or decline a permission, in characters (ours; the database has it too). */
export const PERMISSION_REASON_LENGTH = { min: 10, max: 500 } as const

/** Length of the reason for which staff give up an invoice or leave a line of a statement out, in characters (ours). */
export const WRITE_OFF_REASON_LENGTH = { min: 5, max: 500 } as const

/** Length of the reason for which staff set terms of fees or grant an incentive, in characters (ours). */
export const FEE_TERMS_REASON_LENGTH = { min: 5, max: 500 } as const

/** Length of what staff say against a dispute, in characters (ours; the provider takes 20 000). */
export const DISPUTE_ANSWER_LENGTH = { min: 20, max: 10_000 } as const

/** Longest reference of money that came, in characters: what a remittance of SEPA takes, and room for what banks add (ours). */
export const REFERENCE_MAX_LENGTH = 500

/** Longest note about an answer of the tax office that came without a file, in characters (ours). */
export const TAX_ANSWER_NOTE_MAX_LENGTH = 2000
