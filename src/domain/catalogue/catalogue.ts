import { DAC7_DATA } from '../money/dac7.ts'
import { GERMAN_STATE_KEYS } from './german-states.ts'
import { ACCESS_SCOPES } from './access-scope.ts'
import { ACQUISITION_CHANNELS } from './acquisition-channel.ts'
import { AMENITIES_AVAILABILITIES } from './amenities-availability.ts'
import { AMENITIES } from './amenity.ts'
import { CLIENT_ERROR_EVENTS, TRACKER_EVENTS } from './analytics-tracker.ts'
import { APARTMENT_RULES } from './apartment-rule.ts'
import { APARTMENT_STATES } from './apartment-state.ts'
import { APPOINTMENT_STATUSES } from './appointment-status.ts'
import { BED_TYPES } from './bed-type.ts'
import {
  BILLING_DETAILS_ITEM_RANKS,
  BILLING_DETAILS_ITEM_STATES,
  COMMERCIAL_TYPES,
} from './billing-details-item.ts'
import { BLOCK_REASONS } from './block-reason.ts'
import { BLOCK_SOURCES } from './block-source.ts'
import { BOOKING_CANCELLATION_REASONS } from './booking-cancellation-reason.ts'
import {
  CALENDAR_CHANGES,
  CALENDAR_CHANGE_REASONS,
  CALENDAR_FEED_KINDS,
  CALENDAR_FEED_STATES,
  CONFLICT_SETTLEMENTS,
  HELD_BACK_KINDS,
  WINDOW_MEANINGS,
} from './calendar-feed.ts'
import { CALENDAR_PLATFORMS } from './calendar-platform.ts'
import { CALENDAR_SYNC_ERRORS } from './calendar-sync-error.ts'
import { CHILD_TYPES } from './child-type.ts'
import { CLEANING_FEE_FREQUENCIES } from './cleaning-fee-frequency.ts'
import { CONTRACT_GAPS } from './contract-gap.ts'
import { CONTRACT_NAMES } from './contract-name.ts'
import { CONTRACT_OBSTACLES } from './contract-obstacle.ts'
import { CONTRACT_TYPES } from './contract-type.ts'
import { CURRENT_STATES } from './current-state.ts'
import { DAC7_EXEMPTION_STATUSES } from './dac7.ts'
import { DEAL_STAGES, DEAL_STATUSES } from './deal.ts'
import { DECLINE_REASONS } from './decline-reason.ts'
import { DELETION_OBSTACLES } from './deletion-obstacle.ts'
import { EARNINGS_INTERVALS } from './earnings-interval.ts'
import { EMPLOYMENTS } from './employment.ts'
import {
  ENERGY_CERTIFICATE_AVAILABILITIES,
  ENERGY_CERTIFICATE_TYPES,
  ENERGY_EFFICIENCY_CLASSES,
  HEATING_METHODS,
  MAIN_ENERGY_SOURCES,
} from './energy-certificate.ts'
import { EVENT_TYPES } from './event-type.ts'
import { FEATURE_FLAGS, FEATURE_FLAG_STATES, FEATURE_FLAG_TYPES } from './feature-flag.ts'
import { FILE_TYPES } from './file-type.ts'
import { FILE_VALIDATION_FAILURE_REASONS, FILE_VALIDATION_STATUSES } from './file-validation.ts'
import { FIRST_MONTH_RENT_PAYMENT_STATUSES } from './first-month-rent-payment.ts'
import { FURNITURE_STANDARDS } from './furniture-standard.ts'
import { GENDERS } from './gender.ts'
import { HOME_TYPES } from './home-type.ts'
import { ID_DOCUMENTS } from './id-document.ts'
import {
  DASHBOARD_VERIFICATION_STATUSES,
  ID_VERIFICATION_ACTIONS,
  ID_VERIFICATION_PROVIDERS,
  ID_VERIFICATION_STATUSES,
} from './id-verification.ts'
import { IMAGE_CATEGORIES } from './image-category.ts'
import { IMAGE_SIZES } from './image-size.ts'
import { INTERVAL_UNITS } from './interval-unit.ts'
import { INVOICE_CALCULATION_METHODS, INVOICE_DOCUMENT_TYPES, INVOICE_LIVE_MODES } from './invoice.ts'
import { KEY_KINDS } from './key-kind.ts'
import { LANDLORD_STATUSES } from './landlord-status.ts'
import { LISTING_GAPS } from './listing-gap.ts'
import { LISTING_SERVICES } from './listing-service.ts'
import { MAX_VACANCY_UNITS } from './max-vacancy-unit.ts'
import { METHODS_OF_BOOKING } from './method-of-booking.ts'
import { NOTIFICATION_KINDS } from './notification-kind.ts'
import { OCCUPANCY_KINDS } from './occupancy-kind.ts'
import { OFFER_CANCELLATION_REASONS, STOP_ONLINE_SIGNING_REASONS } from './offer-cancellation-reason.ts'
import { OFFER_STATUSES } from './offer-status.ts'
import { PAID_BY } from './paid-by.ts'
import { LISTING_PARKING_OPTIONS } from './parking-option.ts'
import { PARTNER_OBSTACLES } from './partner-source.ts'
import { PAYMENT_CHANNELS } from './payment-channel.ts'
import { PAYMENT_METHODS } from './payment-method.ts'
import { PAYOUT_ACCOUNT_STATUSES } from './payout-account-status.ts'
import { PERMISSIONS } from './permission.ts'
import { PUBLIC_CATEGORIES } from './public-category.ts'
import { REASONS_FOR_STAY } from './reason-for-stay.ts'
import { RELATIONSHIPS } from './relationship.ts'
import { REMINDER_CANCELLATION_REASONS } from './reminder-cancellation-reason.ts'
import { REQUEST_STATUS_REASONS } from './request-status-reason.ts'
import { DERIVED_REQUEST_STATUS_TYPES, REQUEST_STATUS_TYPES } from './request-status-type.ts'
import { REQUEST_TYPES } from './request-type.ts'
import { ROLES } from './role.ts'
import { ROOM_TYPES } from './room-type.ts'
import { SERVICES_AVAILABILITIES } from './services-availability.ts'
import {
  SIGNATURE_MEMBER_STATES,
  SIGNATURE_PROCEDURE_STATES,
  SIGNATURE_REQUEST_STATES,
  SIGNER_STATES,
} from './signature.ts'
import { SEAL_STATES, SIGNATURE_KINDS, SIGNATURE_PROVIDERS } from './signature-provider.ts'
import { SKIP_REASONS } from './skip-reason.ts'
import {
  SOLVENCY_CHECK_ERROR_TYPES,
  SOLVENCY_CHECK_PROVIDERS,
  SOLVENCY_CHECK_STATUSES,
} from './solvency-check.ts'
import { STUDENT_ID_TYPES } from './student-id-type.ts'
import { TAGS } from './tag.ts'
import { TENANT_DOCUMENT_TYPES } from './tenant-document-type.ts'
import { TENANT_SERVICE_FEE_PAYMENT_STATUSES } from './tenant-service-fee-payment.ts'
import { TENANT_STATUSES } from './tenant-status.ts'
import { TIMES_OF_PAYMENT } from './time-of-payment.ts'
import {
  UNPUBLISH_REASON_SCOPES,
  UNPUBLISH_REASON_STATES,
  UNPUBLISH_REASON_VALUES,
} from './unpublish-reason.ts'
import { ACTING_USER_TYPES, LANDLORD_USER_TYPES, USER_TYPES } from './user-type.ts'
import { VERDICT_REASONS } from './verdict-reason.ts'
import { TEAM_ROLES, WORLD_ROLES } from './world-role.ts'

/**
 * Every concept of the catalogue with its values. For tests, commands and pages of staff: the rest of the product
 * imports the one concept that it needs. The name is the key of the labels, alone or under 'catalogue'.
 */
export const CATALOGUE = {
  accessScope: ACCESS_SCOPES,
  acquisitionChannel: ACQUISITION_CHANNELS,
  actingUserType: ACTING_USER_TYPES,
  amenitiesAvailability: AMENITIES_AVAILABILITIES,
  amenity: AMENITIES,
  apartmentRule: APARTMENT_RULES,
  apartmentState: APARTMENT_STATES,
  appointmentStatus: APPOINTMENT_STATUSES,
  bedType: BED_TYPES,
  billingDetailsItemRank: BILLING_DETAILS_ITEM_RANKS,
  billingDetailsItemState: BILLING_DETAILS_ITEM_STATES,
  blockReason: BLOCK_REASONS,
  blockSource: BLOCK_SOURCES,
  bookingCancellationReason: BOOKING_CANCELLATION_REASONS,
  calendarChange: CALENDAR_CHANGES,
  calendarChangeReason: CALENDAR_CHANGE_REASONS,
  calendarFeedKind: CALENDAR_FEED_KINDS,
  calendarFeedState: CALENDAR_FEED_STATES,
  calendarPlatform: CALENDAR_PLATFORMS,
  calendarSyncError: CALENDAR_SYNC_ERRORS,
  childType: CHILD_TYPES,
  cleaningFeeFrequency: CLEANING_FEE_FREQUENCIES,
  clientErrorEvent: CLIENT_ERROR_EVENTS,
  commercialType: COMMERCIAL_TYPES,
  conflictSettlement: CONFLICT_SETTLEMENTS,
  contractGap: CONTRACT_GAPS,
  contractName: CONTRACT_NAMES,
  contractObstacle: CONTRACT_OBSTACLES,
  contractType: CONTRACT_TYPES,
  currentState: CURRENT_STATES,
  dac7Datum: DAC7_DATA,
  dac7ExemptionStatus: DAC7_EXEMPTION_STATUSES,
  dashboardVerificationStatus: DASHBOARD_VERIFICATION_STATUSES,
  dealStage: DEAL_STAGES,
  dealStatus: DEAL_STATUSES,
  declineReason: DECLINE_REASONS,
  deletionObstacle: DELETION_OBSTACLES,
  earningsInterval: EARNINGS_INTERVALS,
  employment: EMPLOYMENTS,
  energyCertificateAvailability: ENERGY_CERTIFICATE_AVAILABILITIES,
  energyCertificateType: ENERGY_CERTIFICATE_TYPES,
  energyEfficiencyClass: ENERGY_EFFICIENCY_CLASSES,
  eventType: EVENT_TYPES,
  featureFlag: FEATURE_FLAGS,
  featureFlagState: FEATURE_FLAG_STATES,
  featureFlagType: FEATURE_FLAG_TYPES,
  fileType: FILE_TYPES,
  fileValidationFailureReason: FILE_VALIDATION_FAILURE_REASONS,
  fileValidationStatus: FILE_VALIDATION_STATUSES,
  firstMonthRentPaymentStatus: FIRST_MONTH_RENT_PAYMENT_STATUSES,
  furnitureStandard: FURNITURE_STANDARDS,
  gender: GENDERS,
  germanState: GERMAN_STATE_KEYS,
  heatingMethod: HEATING_METHODS,
  heldBackKind: HELD_BACK_KINDS,
  windowMeaning: WINDOW_MEANINGS,
  homeType: HOME_TYPES,
  idDocument: ID_DOCUMENTS,
  idVerificationAction: ID_VERIFICATION_ACTIONS,
  idVerificationProvider: ID_VERIFICATION_PROVIDERS,
  idVerificationStatus: ID_VERIFICATION_STATUSES,
  imageCategory: IMAGE_CATEGORIES,
  imageSize: IMAGE_SIZES,
  intervalUnit: INTERVAL_UNITS,
  invoiceCalculationMethod: INVOICE_CALCULATION_METHODS,
  invoiceDocumentType: INVOICE_DOCUMENT_TYPES,
  invoiceLiveMode: INVOICE_LIVE_MODES,
  keyKind: KEY_KINDS,
  landlordStatus: LANDLORD_STATUSES,
  landlordUserType: LANDLORD_USER_TYPES,
  listingGap: LISTING_GAPS,
  listingService: LISTING_SERVICES,
  mainEnergySource: MAIN_ENERGY_SOURCES,
  maxVacancyUnit: MAX_VACANCY_UNITS,
  methodOfBooking: METHODS_OF_BOOKING,
  notificationKind: NOTIFICATION_KINDS,
  occupancyKind: OCCUPANCY_KINDS,
  offerCancellationReason: OFFER_CANCELLATION_REASONS,
  offerStatus: OFFER_STATUSES,
  paidBy: PAID_BY,
  parkingOption: LISTING_PARKING_OPTIONS,
  partnerObstacle: PARTNER_OBSTACLES,
  paymentChannel: PAYMENT_CHANNELS,
  paymentMethod: PAYMENT_METHODS,
  payoutAccountStatus: PAYOUT_ACCOUNT_STATUSES,
  permission: PERMISSIONS,
  publicCategory: PUBLIC_CATEGORIES,
  reasonForStay: REASONS_FOR_STAY,
  reasons: VERDICT_REASONS,
  relationship: RELATIONSHIPS,
  reminderCancellationReason: REMINDER_CANCELLATION_REASONS,
  requestStatusReason: REQUEST_STATUS_REASONS,
  requestStatusType: [...REQUEST_STATUS_TYPES, ...DERIVED_REQUEST_STATUS_TYPES],
  requestType: REQUEST_TYPES,
  role: ROLES,
  roomType: ROOM_TYPES,
  sealState: SEAL_STATES,
  servicesAvailability: SERVICES_AVAILABILITIES,
  signatureKind: SIGNATURE_KINDS,
  signatureMemberState: SIGNATURE_MEMBER_STATES,
  signatureProcedureState: SIGNATURE_PROCEDURE_STATES,
  signatureProvider: SIGNATURE_PROVIDERS,
  signatureRequestState: SIGNATURE_REQUEST_STATES,
  signerState: SIGNER_STATES,
  skipReason: SKIP_REASONS,
  solvencyCheckErrorType: SOLVENCY_CHECK_ERROR_TYPES,
  solvencyCheckProvider: SOLVENCY_CHECK_PROVIDERS,
  solvencyCheckStatus: SOLVENCY_CHECK_STATUSES,
  stopOnlineSigningReason: STOP_ONLINE_SIGNING_REASONS,
  studentIdType: STUDENT_ID_TYPES,
  tag: TAGS,
  teamRole: TEAM_ROLES,
  tenantDocumentType: TENANT_DOCUMENT_TYPES,
  tenantServiceFeePaymentStatus: TENANT_SERVICE_FEE_PAYMENT_STATUSES,
  tenantStatus: TENANT_STATUSES,
  timeOfPayment: TIMES_OF_PAYMENT,
  trackerEvent: TRACKER_EVENTS,
  unpublishReason: UNPUBLISH_REASON_VALUES,
  unpublishReasonScope: UNPUBLISH_REASON_SCOPES,
  unpublishReasonState: UNPUBLISH_REASON_STATES,
  userType: USER_TYPES,
  worldRole: WORLD_ROLES,
} as const satisfies Record<string, readonly string[]>

/** The name of a concept of the catalogue. */
export type CatalogueConcept = keyof typeof CATALOGUE

/** The names of all concepts. */
export const CATALOGUE_CONCEPTS = Object.keys(CATALOGUE) as readonly CatalogueConcept[]
