import type { Language } from './language.ts'

/** The countries whose contracts come in several languages (C1). */
export const CONTRACT_LANGUAGE_COUNTRIES = [
  'DE',
  'FR',
  'AT',
  'BE',
  'IT',
  'ES',
  'PL',
  'PT',
] as const satisfies readonly string[]

/** A country whose contracts come in several languages. */
export type ContractLanguageCountry = (typeof CONTRACT_LANGUAGE_COUNTRIES)[number]

/**
 * The languages a contract may have by country, that of its law first. The specification names the countries (C1); the
 * languages are ours: those we have texts in, the country's own or the nearest to it, and English.
 */
export const CONTRACT_LANGUAGES = {
  DE: ['de', 'en'],
  FR: ['fr', 'en'],
  AT: ['de', 'en'],
  BE: ['fr', 'en'],
  IT: ['en', 'de'],
  ES: ['en', 'fr'],
  PL: ['en', 'de'],
  PT: ['en', 'fr'],
} as const satisfies Record<ContractLanguageCountry, readonly Language[]>

/** The states of a booking offer (D4). */
export const OFFER_STATUSES = [
  'PROPOSED',
  'LANDLORD_SIGNING',
  'TENANT_SIGNING',
  'ACCEPTED',
  'REJECTED',
  'CANCELED',
] as const satisfies readonly string[]

/** A booking offer status. */
export type OfferStatus = (typeof OFFER_STATUSES)[number]

/** The offer statuses in which its days are held for the tenant. */
export const HOLDING_OFFER_STATUSES = [
  'PROPOSED',
  'LANDLORD_SIGNING',
  'TENANT_SIGNING',
] as const satisfies readonly string[]

/** An offer status that holds days. */
export type HoldingOfferStatus = (typeof HOLDING_OFFER_STATUSES)[number]

/** Why an offer was taken back; the specification says such a list exists (C3), its values are ours. */
export const OFFER_CANCELLATION_REASONS = [
  'ONLINE_SIGNING_STOPPED',
  'TERMS_CHANGED',
  'SIGNER_CHANGED',
  'LANDLORD_CANCELED',
  'TENANT_CANCELED',
  'REQUEST_WITHDRAWN',
  'REQUEST_DECLINED',
  'SIGNING_EXPIRED',
] as const satisfies readonly string[]

/** An offer cancellation reason. */
export type OfferCancellationReason = (typeof OFFER_CANCELLATION_REASONS)[number]

/** Why online signing was stopped (D3, C5). */
export const STOP_ONLINE_SIGNING_REASONS = [
  'CONTRACT_HAD_TO_BE_ADJUSTED',
  'LANDLORD_NOT_COMFORTABLE_WITH_ONLINE_SIGNING',
  'TENANT_NOT_COMFORTABLE_WITH_ONLINE_SIGNING',
  'LANDLORD_USES_EXTERNAL_CONTRACT',
] as const satisfies readonly string[]

/** A reason to stop online signing. */
export type StopOnlineSigningReason = (typeof STOP_ONLINE_SIGNING_REASONS)[number]

/** The stop reasons that allow a comment (C5). */
export const STOP_ONLINE_SIGNING_REASONS_WITH_COMMENT = [
  'CONTRACT_HAD_TO_BE_ADJUSTED',
] as const satisfies readonly string[]

/** A stop reason that allows a comment. */
export type StopOnlineSigningReasonWithComment = (typeof STOP_ONLINE_SIGNING_REASONS_WITH_COMMENT)[number]

/** Why a booking was cancelled (D3, C3). */
export const BOOKING_CANCELLATION_REASONS = [
  'BOOKING_CANCELLED',
  'CHANGE_OF_PLANS',
  'CONTRACT_TERMS_CHANGED',
  'DENIED_BY_COMPANY',
  'FOUND_DIFFERENT_RESIDENCE_COMPETITOR',
  'FOUND_DIFFERENT_RESIDENCE_MEZZO',
  'LANDLORD_TOOK_TOO_LONG',
  'NOT_SATISFIED_WITH_RESIDENCE',
  'NO_VISA',
  'OTHER',
  'TENANT_TOOK_TOO_LONG',
] as const satisfies readonly string[]

/** A booking cancellation reason. */
export type BookingCancellationReason = (typeof BOOKING_CANCELLATION_REASONS)[number]

/** Whether the tenant signs as a business or as a consumer (C1). */
export const CONTRACT_TYPES = ['b2b', 'b2c'] as const satisfies readonly string[]

/** A contract type. */
export type ContractType = (typeof CONTRACT_TYPES)[number]

/** The contract templates (C3). */
export const CONTRACT_NAMES = [
  'GERMANY_DEFAULT',
  'GERMANY_PRIVATE',
  'GERMANY_PRIVATE_STUDENT',
  'GERMANY_COMMERCIAL',
  'GERMANY_COMMERCIAL_STUDENT',
  'FRANCE_SHORT_TERM_RENTAL',
  'FRANCE_CIVIL_LAW',
  'FRANCE_MOBILITY_MAIN',
  'FRANCE_MOBILITY_SECONDARY',
  'FRANCE_FURNISHED',
  'REFUGEE_GERMANY',
  'TEST_CONTRACT_1',
] as const satisfies readonly string[]

/** A contract template's name. */
export type ContractName = (typeof CONTRACT_NAMES)[number]

/** What a contract still needs, or would better have; the values are ours. */
export const CONTRACT_GAPS = [
  'OWN_CONTRACT',
  'COMPANY_NAME',
  'LANDLORD_ADDRESS',
  'REGISTRATION_NUMBER',
  'ENERGY_CERTIFICATE',
  'HOUSE_RULES_IN_LANGUAGE',
] as const satisfies readonly string[]

/** Something that a contract lacks. */
export type ContractGap = (typeof CONTRACT_GAPS)[number]

/** Why our text of a contract can't be used for a stay; the specification knows only whether it can (D3), the values are ours. */
export const CONTRACT_OBSTACLES = [
  'STUDENTS_ONLY',
  'REFUGEES_ONLY',
  'MOBILITY_REASON_NEEDED',
  'CONSUMERS_ONLY',
  'NOT_A_MAIN_HOME',
  'STAY_TOO_SHORT',
  'STAY_TOO_LONG',
  'PROLONGED_ONCE_ALREADY',
  'NO_TEXT_FOR_COUNTRY',
] as const satisfies readonly string[]

/** A reason why our text of a contract can't be used. */
export type ContractObstacle = (typeof CONTRACT_OBSTACLES)[number]

/** How often the cleaning fee is charged (C3). */
export const CLEANING_FEE_FREQUENCIES = ['ONE_TIME', 'HOURLY'] as const satisfies readonly string[]

/** A cleaning fee frequency. */
export type CleaningFeeFrequency = (typeof CLEANING_FEE_FREQUENCIES)[number]

/** When the first payment of a contract is due (C3). */
export const TIMES_OF_PAYMENT = [
  'AFTER_CONTRACT',
  'RENTAL_BEGIN',
  'ONE_MONTH_BEFORE',
  'TWO_WEEKS_BEFORE',
  'SIXTY_DAYS_BEFORE',
] as const satisfies readonly string[]

/** A time of payment. */
export type TimeOfPayment = (typeof TIMES_OF_PAYMENT)[number]

/** Why a reminder was not sent; the specification says such a list exists (C3), its values are ours. */
export const REMINDER_CANCELLATION_REASONS = [
  'REQUEST_ANSWERED',
  'REQUEST_ENDED',
  'CONTRACT_SIGNED',
  'BOOKING_CANCELED',
  'RECIPIENT_UNSUBSCRIBED',
  'OTHER',
] as const satisfies readonly string[]

/** A reason why a reminder was not sent. */
export type ReminderCancellationReason = (typeof REMINDER_CANCELLATION_REASONS)[number]
