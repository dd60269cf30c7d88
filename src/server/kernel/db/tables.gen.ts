// Generated from migrations/*.sql by "npm run gen". Never edited.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CatalogueValue } from '../../../domain/catalogue/catalogue.ts'
import type { ListingLanguage } from '../../../domain/catalogue/language.ts'
import type { RequestStatusSubReason } from '../../../domain/catalogue/requests.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { InvoiceDocument } from '../../../domain/money/invoice-document.ts'
import type { TermOrigins } from '../../../domain/rentals/fee-terms.ts'
import type { NotificationEvent } from '../../../domain/notifications/notification.ts'
import type { JsonInput } from './parameters.ts'

type Jsonb<Read = unknown> = ColumnType<Read, JsonInput, JsonInput>
type GeneratedJsonb<Read = unknown> = ColumnType<Read, JsonInput | undefined, JsonInput>
type NullableJsonb<Read = unknown> = ColumnType<Read | null, JsonInput | null | undefined, JsonInput | null>

/** A row of `access_links`. */
export interface AccessLinksTable {
  id: Generated<string>
  landlord_id: string
  group_id: string
  recipient: string
  created_at: Temporal.Instant
  expires_at: Temporal.Instant
  last_used_at: Temporal.Instant | null
  revoked_at: Temporal.Instant | null
}

/** A row of `account_freezes`. */
export interface AccountFreezesTable {
  id: Generated<string>
  user_id: string
  reason: CatalogueValue<'freezeReason'>
  facts: string
  frozen_at: Temporal.Instant
  frozen_by: string | null
  objection: string | null
  objected_at: Temporal.Instant | null
  answer: string | null
  answered_at: Temporal.Instant | null
  answered_by: string | null
  lift_reason: string | null
  lifted_at: Temporal.Instant | null
  lifted_by: string | null
}

/** A row of `account_recoveries`. */
export interface AccountRecoveriesTable {
  id: Generated<string>
  user_id: string
  way: CatalogueValue<'recoveryWay'>
  status: CatalogueValue<'recoveryStatus'>
  reason: Generated<string>
  asked_by: string | null
  confirmed_by: string | null
  asked_at: Temporal.Instant
  ready_at: Temporal.Instant | null
  deadline_at: Temporal.Instant
  notice_at: Temporal.Instant | null
  link_hash: string | null
  closed_at: Temporal.Instant | null
}

/** A row of `accounts`. */
export interface AccountsTable {
  id: Generated<string>
  user_id: string
  account_id: string
  provider_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Temporal.Instant | null
  refresh_token_expires_at: Temporal.Instant | null
  scope: string | null
  password: string | null
  created_at: Generated<Temporal.Instant>
  updated_at: Generated<Temporal.Instant>
}

/** A row of `appointments`. */
export interface AppointmentsTable {
  landlord_id: string
  status: CatalogueValue<'appointmentStatus'>
  staff_id: string | null
  starts_at: Temporal.Instant | null
  changed_at: Temporal.Instant
}

/** A row of `audit_chain`. */
export interface AuditChainTable {
  entry_id: number
  chain: string
  position: number
  previous_hash: string
  hash: string
}

/** A row of `audit_erasures`. */
export interface AuditErasuresTable {
  entry_id: number
  batch: string
  rest_hash: string
}

/** A row of `audit_heads`. */
export interface AuditHeadsTable {
  chain: string
  position: number
  hash: string
}

/** A row of `audit_log`. */
export interface AuditLogTable {
  id: GeneratedAlways<number>
  at: Generated<Temporal.Instant>
  actor_id: string | null
  subject_id: string | null
  landlord_id: string | null
  action: string
  entity_type: string
  entity_id: string
  data: GeneratedJsonb
  request_id: string | null
  via: Generated<'SESSION' | 'IMPERSONATION' | 'ACCESS_LINK' | 'ACCESS_TOKEN' | 'SYSTEM'>
  via_id: string | null
  group_id: string | null
  listing_id: string | null
  person_id: GeneratedAlways<string | null>
}

/** A row of `audit_seals`. */
export interface AuditSealsTable {
  id: GeneratedAlways<number>
  chain: string
  position: number
  hash: string
  signature: string
  sealed_at: Temporal.Instant
}

/** A row of `backup_codes`. */
export interface BackupCodesTable {
  user_id: string
  code_hash: string
  used_at: Temporal.Instant | null
}

/** A row of `bank_accounts`. */
export interface BankAccountsTable {
  id: Generated<string>
  landlord_id: string
  account_holder: string
  iban: string
  iban_country: string
  iban_last4: string
  bic: Generated<string>
  bank_name: Generated<string>
  currency: string
  created_at: Generated<Temporal.Instant>
  archived_at: Temporal.Instant | null
  leaves: Generated<boolean>
  holder_match: CatalogueValue<'holderMatch'> | null
}

/** A row of `bank_line_parts`. */
export interface BankLinePartsTable {
  id: Generated<string>
  line_id: string
  invoice_id: string
  amount: number
  settled_at: Temporal.Instant | null
}

/** A row of `bank_lines`. */
export interface BankLinesTable {
  id: Generated<string>
  statement_id: string
  position: number
  key: string
  account: string
  reference: string
  value_day: Day
  amount: number
  currency: string
  is_reversal: boolean
  other_name: string
  other_iban_country: string
  other_iban_last4: string
  remittance: string
  state: CatalogueValue<'bankLineState'>
  reason: CatalogueValue<'bankLineReason'>
  explanation: Generated<string>
  decided_by: string | null
  decided_at: Temporal.Instant | null
  created_at: Temporal.Instant
  provider_line_id: string | null
}

/** A row of `bank_statements`. */
export interface BankStatementsTable {
  id: Generated<string>
  file_name: string
  format: CatalogueValue<'bankStatementFormat'>
  sha256: string
  known_lines: number
  announced_lines: number
  uploaded_by: string
  uploaded_at: Temporal.Instant
}

/** A row of `billing_addresses`. */
export interface BillingAddressesTable {
  id: Generated<string>
  landlord_id: string
  name: string
  address_line1: string
  address_line2: Generated<string>
  zip_code: string
  city: string
  region: Generated<string>
  country: string
  created_at: Generated<Temporal.Instant>
  archived_at: Temporal.Instant | null
}

/** A row of `billing_details_items`. */
export interface BillingDetailsItemsTable {
  id: Generated<string>
  landlord_id: string
  state: Generated<CatalogueValue<'billingDetailsItemState'>>
  type: CatalogueValue<'commercialType'>
  first_name: Generated<string>
  last_name: Generated<string>
  birth_date: Day | null
  company_name: Generated<string>
  registration_number: Generated<string>
  vat_id: Generated<string>
  tax_id: string | null
  address_line1: Generated<string>
  address_line2: Generated<string>
  zip_code: Generated<string>
  city: Generated<string>
  region: Generated<string>
  country: Generated<string>
  billing_address: NullableJsonb<{
    addressLine1: string
    addressLine2: string
    zipCode: string
    city: string
    region: string
    country: string
    companyName: string
  }>
  exemption_status: Generated<CatalogueValue<'dac7ExemptionStatus'>>
  exemption_deadline: Day | null
  exemption_reason: Generated<string>
  is_compliant: boolean | null
  is_exempt: boolean | null
  missing: Generated<CatalogueValue<'dac7Datum'>[]>
  checked_at: Temporal.Instant | null
  created_at: Generated<Temporal.Instant>
  updated_at: Generated<Temporal.Instant>
  tax_country: Generated<string>
  tax_id_not_issued: Generated<boolean>
  birth_city: Generated<string>
  birth_country: Generated<string>
  establishments: Generated<string[]>
}

/** A row of `blocks`. */
export interface BlocksTable {
  id: Generated<string>
  listing_id: string
  group_id: string
  landlord_id: string
  days: string
  source: CatalogueValue<'blockSource'>
  reason: CatalogueValue<'blockReason'>
  note: Generated<string>
  created_at: Generated<Temporal.Instant>
  feed_id: string | null
  kept_beside: Generated<string[]>
  conflict_notified_at: Temporal.Instant | null
  kind: Generated<'STAY' | 'FAR_END'>
  changed_at: Generated<Temporal.Instant>
}

/** A row of `booking_months`. */
export interface BookingMonthsTable {
  booking_id: string
  month: Day
  landlord_id: string
  group_id: string
  listing_id: string
  nights: number
  amount: number
  currency: string
}

/** A row of `booking_notes`. */
export interface BookingNotesTable {
  booking_id: string
  landlord_id: string
  text: string
  version: number
  changed_at: Temporal.Instant
}

/** A row of `booking_offers`. */
export interface BookingOffersTable {
  id: Generated<string>
  listing_request_id: string
  listing_id: string
  group_id: string
  landlord_id: string
  tenant_id: string
  status: CatalogueValue<'offerStatus'>
  generating: Generated<boolean>
  type: CatalogueValue<'contractType'>
  contract_name: CatalogueValue<'contractName'>
  is_online_signing: boolean
  method_of_booking: CatalogueValue<'methodOfBooking'>
  from: Day
  to: Day
  price: number
  deposit: Generated<number>
  total_rent: number
  currency: string
  contract_data: NullableJsonb
  contract_file_id: string | null
  signed_contract_file_id: string | null
  landlord_signed_at: Temporal.Instant | null
  tenant_signed_at: Temporal.Instant | null
  tenant_accepted_at: Temporal.Instant | null
  ended_at: Temporal.Instant | null
  cancellation_reason: CatalogueValue<'offerCancellationReason'> | null
  created_at: Generated<Temporal.Instant>
  language: 'en' | 'de' | 'fr' | null
  time_of_payment: Generated<CatalogueValue<'timeOfPayment'>>
  cleaning_fee: Generated<number>
  cleaning_fee_frequency: Generated<CatalogueValue<'cleaningFeeFrequency'>>
  house_rules: string | null
  own_contract_file_id: string | null
  replaces_offer_id: string | null
  stop_reason: CatalogueValue<'stopOnlineSigningReason'> | null
  stop_comment: Generated<string>
  signing_expires_at: Temporal.Instant | null
  signing_power_id: string | null
}

/** A row of `booking_requests`. */
export interface BookingRequestsTable {
  id: Generated<string>
  tenant_id: string
  first_name: string
  last_name: string
  email: string
  phone: Generated<string>
  from: Day
  to: Day
  adults: number
  adults_information: GeneratedJsonb
  children: Generated<number>
  children_information: GeneratedJsonb
  pets: Generated<boolean>
  pets_description: Generated<string>
  reason_for_stay: CatalogueValue<'reasonForStay'>
  employment: CatalogueValue<'employment'> | null
  company_name: Generated<string>
  job_title: Generated<string>
  paid_by: CatalogueValue<'paidBy'>
  option_to_extend: Generated<boolean>
  notes: Generated<string>
  created_at: Generated<Temporal.Instant>
  gender: CatalogueValue<'gender'> | null
}

/** A row of `bookings`. */
export interface BookingsTable {
  id: Generated<string>
  offer_id: string
  listing_request_id: string
  listing_id: string
  group_id: string
  landlord_id: string
  tenant_id: string
  type: CatalogueValue<'requestType'>
  selected_contract: CatalogueValue<'contractName'>
  from: Day
  to: Day
  price: number
  total_cost: number
  currency: string
  canceled: Generated<boolean>
  canceled_at: Temporal.Instant | null
  landlord_cancellation_note: Generated<string>
  skip_invoice_generation: Generated<boolean>
  created_at: Generated<Temporal.Instant>
  extension_mail_at: Temporal.Instant | null
  cancellation_reason: CatalogueValue<'bookingCancellationReason'> | null
  stayed_until: Day | null
  invoice_calculation_method: CatalogueValue<'invoiceCalculationMethod'> | null
  actual_cost: number | null
  landlord_fee_percent: number | null
  tenant_fee_percent: Generated<number>
  term_origins: NullableJsonb<TermOrigins>
  landlord_fee_rate: number | null
  tenant_fee_rate: number
}

/** A row of `books_checks`. */
export interface BooksChecksTable {
  id: Generated<string>
  asked_by: string | null
  started_at: Temporal.Instant
  finished_at: Temporal.Instant | null
  entries: Generated<number>
  documents: Generated<number>
  unwritten: Generated<number>
  fault_count: Generated<number>
  faults: Generated<string[]>
}

/** A row of `calendar_export_events`. */
export interface CalendarExportEventsTable {
  export_id: string
  uid: string
  sequence: number
  listing_id: string
  days: string
  open_end: Generated<boolean>
  text_hash: string
  feed_id: string | null
  changed_at: Temporal.Instant
  exported_until: Temporal.Instant | null
}

/** A row of `calendar_export_fetches`. */
export interface CalendarExportFetchesTable {
  id: GeneratedAlways<number>
  export_id: string
  at: Temporal.Instant
  status: number
  user_agent: string
}

/** A row of `calendar_exports`. */
export interface CalendarExportsTable {
  id: Generated<string>
  landlord_id: string
  group_id: string
  listing_id: string | null
  label: string
  platform: CatalogueValue<'calendarPlatform'>
  language: 'en' | 'de' | 'fr'
  with_names: Generated<boolean>
  created_at: Generated<Temporal.Instant>
  revoked_at: Temporal.Instant | null
  changed_at: Temporal.Instant
  fetched_at: Temporal.Instant | null
  fetched_by: Generated<string>
  fetches: Generated<number>
}

/** A row of `calendar_feed_changes`. */
export interface CalendarFeedChangesTable {
  id: GeneratedAlways<number>
  feed_id: string
  landlord_id: string
  at: Temporal.Instant
  changes: Jsonb
}

/** A row of `calendar_feeds`. */
export interface CalendarFeedsTable {
  id: Generated<string>
  listing_id: string
  group_id: string
  landlord_id: string
  kind: CatalogueValue<'calendarFeedKind'>
  platform: CatalogueValue<'calendarPlatform'>
  label: string
  url: string | null
  file_name: string | null
  created_at: Generated<Temporal.Instant>
  removed_at: Temporal.Instant | null
  etag: string | null
  last_modified: string | null
  checked_at: Temporal.Instant | null
  answered_at: Temporal.Instant | null
  next_check_at: Temporal.Instant | null
  failures: Generated<number>
  failing_since: Temporal.Instant | null
  error: CatalogueValue<'calendarSyncError'> | null
  leased_until: Temporal.Instant | null
  lease: string | null
  failing_notified_at: Temporal.Instant | null
  quarantine_notified_at: Temporal.Instant | null
  content_hash: string | null
  events: GeneratedJsonb
  event_count: Generated<number>
  recheck_at: Temporal.Instant | null
  quarantine_since: Temporal.Instant | null
  quarantine_answers: Generated<number>
  window_days: string | null
  free_count: Generated<number>
  missing_count: Generated<number>
  window_meaning: CatalogueValue<'windowMeaning'> | null
  window_blocked: Generated<boolean>
  window_asked_at: Temporal.Instant | null
  error_detail: string | null
}

/** A row of `cleaning_done`. */
export interface CleaningDoneTable {
  landlord_id: string
  listing_id: string
  day: Day
  link_id: string
  done_at: Temporal.Instant
}

/** A row of `cleaning_links`. */
export interface CleaningLinksTable {
  id: Generated<string>
  landlord_id: string
  group_id: string | null
  listing_id: string | null
  label: string
  keys: Generated<string>
  created_at: Temporal.Instant
  last_used_at: Temporal.Instant | null
  revoked_at: Temporal.Instant | null
}

/** A row of `cleaning_photos`. */
export interface CleaningPhotosTable {
  id: Generated<string>
  landlord_id: string
  listing_id: string
  day: Day
  link_id: string
  upload_id: string
  storage_key: string
  size: number
  added_at: Temporal.Instant
}

/** A row of `contact_persons`. */
export interface ContactPersonsTable {
  id: Generated<string>
  landlord_id: string
  first_name: string
  last_name: string
  email: string
  phone: string
  created_at: Generated<Temporal.Instant>
  archived_at: Temporal.Instant | null
}

/** A row of `contract_terms`. */
export interface ContractTermsTable {
  listing_request_id: string
  landlord_id: string
  contract_name: CatalogueValue<'contractName'>
  language: 'en' | 'de' | 'fr'
  time_of_payment: CatalogueValue<'timeOfPayment'>
  cleaning_fee: number
  cleaning_fee_frequency: CatalogueValue<'cleaningFeeFrequency'>
  deposit: number
  house_rules: string
  is_online_signing: boolean
  own_contract_file_id: string | null
  updated_at: Temporal.Instant
}

/** A row of `data_exports`. */
export interface DataExportsTable {
  id: Generated<string>
  user_id: string
  landlord_id: string | null
  kind: CatalogueValue<'dataExportKind'>
  state: Generated<CatalogueValue<'dataExportState'>>
  language: 'en' | 'de' | 'fr'
  asked_at: Temporal.Instant
  run_id: string | null
  lives_at: Temporal.Instant | null
  attempts: Generated<number>
  done: Generated<number>
  total: number | null
  size: number | null
  part_size: number | null
  sha256: string | null
  finished_at: Temporal.Instant | null
  ends_at: Temporal.Instant | null
}

/** A row of `data_imports`. */
export interface DataImportsTable {
  id: Generated<string>
  landlord_id: string
  state: Generated<'UPLOADING' | 'CHECKING' | 'PLANNED' | 'RUNNING' | 'DONE' | 'REFUSED' | 'FAILED' | 'CANCELED'>
  asked_at: Temporal.Instant
  size: number
  part_size: number
  parts: Generated<number>
  run_id: string | null
  lives_at: Temporal.Instant | null
  attempts: Generated<number>
  done: Generated<number>
  total: number | null
  plan: NullableJsonb
  problem: 'DAMAGED' | 'FOREIGN_FORMAT' | 'NEWER' | 'TOO_LARGE' | 'BROKEN_ROW' | 'FOREIGN_ROW' | 'NOT_EMPTY' | 'CONFLICT' | 'NO_ROOM' | null
  problem_place: Generated<string>
  finished_at: Temporal.Instant | null
}

/** A row of `deletion_requests`. */
export interface DeletionRequestsTable {
  id: Generated<string>
  user_id: string
  requested_at: Temporal.Instant
  withdrawn_at: Temporal.Instant | null
  started_at: Temporal.Instant | null
  step: Generated<number>
  steps: Generated<number>
  waits_for: Generated<CatalogueValue<'deletionObstacle'>[]>
  counts: GeneratedJsonb<Record<string, { deleted: number; emptied: number } | undefined>>
  contents: Generated<string[]>
  logged_at: Temporal.Instant | null
  done_at: Temporal.Instant | null
  digest: string | null
  end_waits_for: Generated<CatalogueValue<'deletionObstacle'>[]>
  destroyed: GeneratedJsonb<Record<string, { deleted: number; emptied: number } | undefined>>
  destroyed_at: Temporal.Instant | null
  kept_until: Day | null
  next_end_on: Day | null
  ended_at: Temporal.Instant | null
}

/** A row of `demo_visits`. */
export interface DemoVisitsTable {
  id: Generated<string>
  landlord_id: string
  begun_at: Temporal.Instant
  ready_at: Temporal.Instant | null
  seen_at: Temporal.Instant
}

/** A row of `deposit_deductions`. */
export interface DepositDeductionsTable {
  id: Generated<string>
  booking_id: string
  position: number
  reason: CatalogueValue<'depositDeductionReason'>
  amount: number
  explanation: string
}

/** A row of `deposits`. */
export interface DepositsTable {
  booking_id: string
  landlord_id: string
  holder: CatalogueValue<'depositHolder'>
  amount: number
  received_on: Day
  settled_on: Day | null
  reminded_at: Temporal.Instant | null
  created_at: Temporal.Instant
}

/** A row of `destroyed_documents`. */
export interface DestroyedDocumentsTable {
  id: string
  live_mode: CatalogueValue<'invoiceLiveMode'>
  year: number
  count: number | null
}

/** A row of `dispute_files`. */
export interface DisputeFilesTable {
  dispute_id: string
  shows: 'CONTRACT' | 'INVOICE'
  file_id: string
  external_id: string | null
}

/** A row of `disputes`. */
export interface DisputesTable {
  id: Generated<string>
  payment_id: string
  landlord_id: string
  booking_id: string
  provider: CatalogueValue<'paymentProvider'>
  mode: CatalogueValue<'invoiceLiveMode'>
  external_id: string
  amount: number
  currency: string
  reason: CatalogueValue<'disputeReason'>
  state: CatalogueValue<'disputeState'>
  opened_at: Temporal.Instant
  answer_until: Temporal.Instant | null
  decided_at: Temporal.Instant | null
  reopened_amount: Generated<number>
  answer: CatalogueValue<'disputeAnswer'> | null
  answer_text: Generated<string>
  answer_key: string | null
  answered_by: string | null
  answered_at: Temporal.Instant | null
  answer_arrived_at: Temporal.Instant | null
  answer_failure: string | null
  created_at: Temporal.Instant
  checked_at: Temporal.Instant | null
}

/** A row of `event_sums`. */
export interface EventSumsTable {
  name: string
  summed_until: Temporal.Instant
  kept_from: Generated<Temporal.Instant>
}

/** A row of `feature_flag_users`. */
export interface FeatureFlagUsersTable {
  name: CatalogueValue<'featureFlag'>
  user_id: string
  enabled: boolean
  changed_at: Temporal.Instant
  changed_by: string | null
  reason: string | null
}

/** A row of `feature_flags`. */
export interface FeatureFlagsTable {
  name: CatalogueValue<'featureFlag'>
  enabled: boolean
  changed_at: Temporal.Instant
  changed_by: string | null
  reason: string | null
}

/** A row of `fee_terms`. */
export interface FeeTermsTable {
  id: Generated<string>
  position: GeneratedAlways<number>
  landlord_id: string
  scope: CatalogueValue<'feeTermsScope'>
  group_id: string | null
  landlord_fee_percent: number | null
  tenant_fee_percent: number | null
  calculation_method: CatalogueValue<'invoiceCalculationMethod'> | null
  valid_from: Day
  valid_until: Day | null
  reason: string
  made_by: string | null
  made_at: Temporal.Instant
  landlord_fee_rate: number | null
  tenant_fee_rate: number | null
}

/** A row of `files`. */
export interface FilesTable {
  id: Generated<string>
  landlord_id: string | null
  tenant_id: string | null
  created_by: string | null
  type: string
  file_name: string
  content_type: string
  size: number
  sha256: string
  storage_key: string
  is_public: Generated<boolean>
  created_at: Generated<Temporal.Instant>
}

/** A row of `geocoded_places`. */
export interface GeocodedPlacesTable {
  key: string
  lon: number | null
  lat: number | null
  is_exact: Generated<boolean>
  found_at: Temporal.Instant
}

/** A row of `geocoder_turns`. */
export interface GeocoderTurnsTable {
  id: Generated<number>
  next_at: Temporal.Instant
}

/** A row of `group_counts`. */
export interface GroupCountsTable {
  group_id: string
  landlord_id: string
  num_open_requests: Generated<number>
  num_in_progress_requests: Generated<number>
  num_blocked_requests: Generated<number>
  num_booking_offers_in_landlord_signing: Generated<number>
  num_booking_offers_in_landlord_signing_lbc: Generated<number>
  num_requests_in_waiting_to_confirm_booking: Generated<number>
  num_needs_you: Generated<number>
}

/** A row of `groups`. */
export interface GroupsTable {
  id: Generated<string>
  landlord_id: string
  part_of_group: Generated<boolean>
  name: string
  title: GeneratedJsonb<Record<string, string>>
  description: GeneratedJsonb<Record<string, string>>
  street: string
  street_number: string
  zip_code: string
  city: string
  country: string
  price: number
  currency: string
  deposit: Generated<number>
  final_cleaning_fee: Generated<number>
  area: number
  accommodates: number
  rooms: GeneratedJsonb
  amenities: Generated<CatalogueValue<'amenity'>[]>
  home_type: CatalogueValue<'homeType'>
  furniture_standard: CatalogueValue<'furnitureStandard'>
  pet_rule: Generated<CatalogueValue<'apartmentRule'>>
  smoking_rule: Generated<CatalogueValue<'apartmentRule'>>
  house_rules: GeneratedJsonb<Record<string, string>>
  labels: Generated<CatalogueValue<'tag'>[]>
  method_of_booking: Generated<CatalogueValue<'methodOfBooking'>>
  online_signing: Generated<boolean>
  contract_name: Generated<CatalogueValue<'contractName'>>
  invoice_calculation_method: Generated<CatalogueValue<'invoiceCalculationMethod'>>
  landlord_fee_percent: Generated<number>
  min_booking_duration: number | null
  min_booking_duration_permit_id: string | null
  min_booking_duration_exemption: Generated<boolean>
  max_booking_duration: number | null
  created_at: Generated<Temporal.Instant>
  deleted_at: Temporal.Instant | null
  listing_languages: Generated<ListingLanguage[]>
  registration_number: string | null
  additional_information: GeneratedJsonb<Record<string, string>>
  dropbox_images_synced_at: Temporal.Instant | null
  floor_plan_url: string | null
  apartment_state: CatalogueValue<'apartmentState'> | null
  energy_certificate: NullableJsonb
  services: GeneratedJsonb
  amenities_availability: GeneratedJsonb<Partial<Record<CatalogueValue<'amenity'>, CatalogueValue<'amenitiesAvailability'>>>>
  keys_provided: GeneratedJsonb
  pet_conditions: GeneratedJsonb<Record<string, string>>
  smoking_conditions: GeneratedJsonb<Record<string, string>>
  contact_person_id: string | null
  billing_address_id: string | null
  bank_account_id: string | null
  deposit_bank_account_id: string | null
  billing_details_item_id: string | null
  version: Generated<number>
  step_versions: GeneratedJsonb<Record<string, number>>
  archived_at: Temporal.Instant | null
  first_month_rent: Generated<boolean>
  max_vacancy: number | null
  max_vacancy_unit: Generated<CatalogueValue<'maxVacancyUnit'>>
  land_register_number: Generated<string>
  lon: number | null
  lat: number | null
  point_source: 'SET' | 'GEOCODED' | 'POSTAL_CODE' | 'CITY' | null
  map_x: number | null
  map_y: number | null
  located_at: Temporal.Instant | null
  locate_tries: Generated<number>
  locate_after: Temporal.Instant | null
  is_public: Generated<boolean>
  stay_discounts: GeneratedJsonb<{ months: number; percent: number }[]>
  seasons: GeneratedJsonb<{ from: string; to: string; percent: number }[]>
  from_price: Generated<number>
  to_price: Generated<number>
}

/** A row of `handed_homes`. */
export interface HandedHomesTable {
  group_id: string
  landlord_id: string
  handed_at: Temporal.Instant
  bank_account_id: string | null
}

/** A row of `handovers`. */
export interface HandoversTable {
  id: Generated<string>
  landlord_id: string
  receiver_email: string
  receiver_id: string | null
  state: Generated<'OFFERED' | 'CONFIRMED' | 'DONE' | 'WITHDRAWN' | 'DECLINED' | 'ENDED'>
  offered_at: Temporal.Instant
  ends_at: Temporal.Instant
  confirmed_at: Temporal.Instant | null
  closed_at: Temporal.Instant | null
  counts: GeneratedJsonb
  confirmed_ids: Generated<string[]>
}

/** A row of `home_months`. */
export interface HomeMonthsTable {
  country: string
  city: string
  area_class: number
  currency: string
  month: Day
  landlord_id: string
  units: number
  booked: number
  vacant: number
  earned: number
  answers: number
  answer_minutes: number
}

/** A row of `home_sellers`. */
export interface HomeSellersTable {
  group_id: string
  landlord_id: string
  seller_id: string
  from_day: Day | null
  until_day: Day | null
}

/** A row of `id_picture_erasures`. */
export interface IdPictureErasuresTable {
  storage_key: string
  due_at: Temporal.Instant
}

/** A row of `id_pictures`. */
export interface IdPicturesTable {
  file_id: string
  verification_id: string
  side: CatalogueValue<'idPictureSide'>
  uploaded_at: Temporal.Instant
}

/** A row of `id_session_deletions`. */
export interface IdSessionDeletionsTable {
  session_id: string
  due_at: Temporal.Instant
  tries: Generated<number>
  tried_at: Temporal.Instant | null
  failure: Generated<string>
  proven_at: Temporal.Instant | null
}

/** A row of `id_verifications`. */
export interface IdVerificationsTable {
  id: Generated<string>
  user_id: string
  provider: CatalogueValue<'idVerificationProvider'>
  action: CatalogueValue<'idVerificationAction'>
  status: CatalogueValue<'idVerificationStatus'> | null
  document: CatalogueValue<'idDocument'> | null
  session_id: string
  url: string | null
  created_at: Generated<Temporal.Instant>
  updated_at: Generated<Temporal.Instant>
  first_name: Generated<string>
  last_name: Generated<string>
  birth_date: Day | null
  expires_on: Day | null
  country: Generated<string>
  method: CatalogueValue<'idVerificationMethod'> | null
  reviewed_by: string | null
  failure_reason: CatalogueValue<'idVerificationFailureReason'> | null
  explanation: Generated<string>
  document_digest: string | null
  is_test: Generated<boolean>
  submitted_at: Temporal.Instant | null
  decided_at: Temporal.Instant | null
  readings_begun: Generated<number>
  reading_applied: Generated<number>
  checked_at: Temporal.Instant | null
  erase_after: Temporal.Instant | null
  erased_at: Temporal.Instant | null
}

/** A row of `idempotency_keys`. */
export interface IdempotencyKeysTable {
  user_id: string
  key: string
  operation: string
  body_hash: string
  response: NullableJsonb
  created_at: Generated<Temporal.Instant>
}

/** A row of `impersonations`. */
export interface ImpersonationsTable {
  id: Generated<string>
  actor_id: string
  landlord_id: string
  reason: string
  started_at: Temporal.Instant
  ends_at: Temporal.Instant
  ended_at: Temporal.Instant | null
  ended_by: string | null
  end_reason: string | null
}

/** A row of `imported_history`. */
export interface ImportedHistoryTable {
  id: GeneratedAlways<number>
  landlord_id: string
  source_table: string
  line: Jsonb
}

/** A row of `imported_names`. */
export interface ImportedNamesTable {
  landlord_id: string
  source_table: string
  former: string
  given: string
}

/** A row of `imported_persons`. */
export interface ImportedPersonsTable {
  user_id: string
  landlord_id: string
  email: string | null
}

/** A row of `imported_remainders`. */
export interface ImportedRemaindersTable {
  landlord_id: string
  source_table: string
  row_id: string
  line: Jsonb
}

/** A row of `imported_stays`. */
export interface ImportedStaysTable {
  id: string
  group_id: string
  landlord_id: string
  platform: 'AIRBNB' | 'BOOKING_COM' | 'OTHER'
  reference: string
  block_id: string | null
  written_at: Temporal.Instant
  ends_on: Day
}

/** A row of `inbound_mails`. */
export interface InboundMailsTable {
  id: Generated<string>
  listing_request_id: string
  landlord_id: string
  tenant_id: string
  person_id: string
  side: 'LANDLORD' | 'TENANT'
  is_bounce: boolean
  storage_key: string
  received_at: Temporal.Instant
  content_hash: string | null
  read_at: Temporal.Instant | null
  outcome: Generated<'WAITING' | 'TAKEN' | 'TWICE' | 'LATE' | 'OTHER_SENDER' | 'AUTOMATIC' | 'TOO_MANY' | 'EMPTY' | 'UNREADABLE'>
  told_at: Temporal.Instant | null
}

/** A row of `incentives`. */
export interface IncentivesTable {
  id: Generated<string>
  landlord_id: string
  mode: CatalogueValue<'invoiceLiveMode'>
  currency: string
  amount: number
  reason: string
  granted_by: string
  granted_at: Temporal.Instant
  referred_id: string | null
}

/** A row of `invoice_numbers`. */
export interface InvoiceNumbersTable {
  year: number
  last_number: number
  live_mode: CatalogueValue<'invoiceLiveMode'>
}

/** A row of `invoice_settlements`. */
export interface InvoiceSettlementsTable {
  id: Generated<string>
  invoice_id: string
  landlord_id: string
  kind: CatalogueValue<'invoiceSettlementKind'>
  amount: number
  received_on: Day
  reference: Generated<string>
  recorded_by: string | null
  created_at: Temporal.Instant
}

/** A row of `invoice_write_offs`. */
export interface InvoiceWriteOffsTable {
  id: Generated<string>
  invoice_id: string
  landlord_id: string
  amount: number
  reason: string
  written_off_by: string | null
  written_off_at: Temporal.Instant
  taken_back_by: string | null
  taken_back_at: Temporal.Instant | null
  reversal_id: Generated<string>
}

/** A row of `invoices`. */
export interface InvoicesTable {
  id: Generated<string>
  number: string | null
  landlord_id: string
  booking_id: string
  document_type: CatalogueValue<'invoiceDocumentType'>
  live_mode: CatalogueValue<'invoiceLiveMode'>
  amount: number
  currency: string
  due_date: Day
  created_at: Generated<Temporal.Instant>
  credits_invoice_id: string | null
  position: GeneratedAlways<number>
  net: number
  vat: Generated<number>
  vat_rate: Generated<number>
  vat_category: CatalogueValue<'vatCategory'> | null
  stay_from: Day
  stay_to: Day
  rent: number
  fee_percent: Generated<number>
  issued_on: Day | null
  issued_at: Temporal.Instant | null
  document: NullableJsonb<InvoiceDocument>
  document_file_id: string | null
  paid_amount: Generated<number>
  paid_on: Day | null
  credit_left: Generated<number>
  written_off_at: Temporal.Instant | null
  reminders: Generated<number>
  remind_on: Day | null
  is_paid: GeneratedAlways<boolean>
  fee_rate: number
}

/** A row of `key_handover_photos`. */
export interface KeyHandoverPhotosTable {
  id: Generated<string>
  handover_id: string
  landlord_id: string
  tenant_id: string
  side: 'LANDLORD' | 'TENANT'
  file_name: string
  content_type: string
  size: number
  storage_key: string
  uploaded_at: Temporal.Instant
}

/** A row of `key_handovers`. */
export interface KeyHandoversTable {
  id: Generated<string>
  booking_id: string
  kind: 'ARRIVAL' | 'DEPARTURE'
  landlord_id: string
  tenant_id: string
  content: Jsonb
  remarks: GeneratedJsonb
  version: number
  changed_at: Temporal.Instant
  landlord_confirmed_at: Temporal.Instant | null
  tenant_confirmed_at: Temporal.Instant | null
}

/** A row of `landlord_event_days`. */
export interface LandlordEventDaysTable {
  landlord_id: string
  type: string
  day: Day
  count: number
}

/** A row of `ledger_accounts`. */
export interface LedgerAccountsTable {
  id: GeneratedAlways<number>
  kind: CatalogueValue<'ledgerAccountKind'>
  mode: CatalogueValue<'invoiceLiveMode'>
  currency: string
  landlord_id: string | null
  booking_id: string | null
  provider: Generated<'' | 'STRIPE' | 'BANK'>
  debits: Generated<number>
  credits: Generated<number>
  pending_debits: Generated<number>
  pending_credits: Generated<number>
  key: GeneratedAlways<string>
}

/** A row of `ledger_carried`. */
export interface LedgerCarriedTable {
  id: GeneratedAlways<number>
  account_id: number
  debits: number
  credits: number
  pending_debits: number
  pending_credits: number
  transfers: number
  until_year: number
  transfers_hash: string
  hash: string
}

/** A row of `ledger_events`. */
export interface LedgerEventsTable {
  id: Generated<string>
  kind: CatalogueValue<'ledgerEventKind'>
  subject_id: string
  landlord_id: string | null
  booking_id: string | null
  invoice_id: string | null
  reverses_id: string | null
  effective_at: Temporal.Instant
  booked_at: Temporal.Instant
}

/** A row of `ledger_transfers`. */
export interface LedgerTransfersTable {
  id: GeneratedAlways<number>
  event_id: string
  debit_account_id: number
  credit_account_id: number
  amount: number
  phase: Generated<'POSTED' | 'PENDING' | 'POST' | 'VOID'>
  resolves_id: number | null
  reverses_id: number | null
  effective_at: Temporal.Instant
  booked_at: Temporal.Instant
}

/** A row of `limit_changes`. */
export interface LimitChangesTable {
  id: Generated<string>
  landlord_id: string
  group_id: string
  order_id: string
  made_by: string | null
  made_at: Temporal.Instant
  from_day: Day
  kind: 'MINIMUM_STAY' | 'MAXIMUM_STAY' | 'VACANCY'
  before_value: number | null
  before_unit: CatalogueValue<'maxVacancyUnit'>
  after_value: number | null
  after_unit: CatalogueValue<'maxVacancyUnit'>
  in_force_at: Temporal.Instant | null
  undone_at: Temporal.Instant | null
  lapsed_at: Temporal.Instant | null
}

/** A row of `listing_event_days`. */
export interface ListingEventDaysTable {
  group_id: string
  landlord_id: string
  type: string
  day: Day
  count: number
}

/** A row of `listing_event_hours`. */
export interface ListingEventHoursTable {
  group_id: string
  landlord_id: string
  type: string
  hour: Temporal.Instant
  count: number
}

/** A row of `listing_events`. */
export interface ListingEventsTable {
  group_id: string
  type: CatalogueValue<'eventType'>
  day: Day
  visitor_hash: string
  address_hash: string
  landlord_id: string
  at: Temporal.Instant
}

/** A row of `listing_requests`. */
export interface ListingRequestsTable {
  id: Generated<string>
  user_friendly_id: Generated<string>
  booking_request_id: string
  group_id: string
  landlord_id: string
  tenant_id: string
  type: Generated<CatalogueValue<'requestType'>>
  extends_booking_id: string | null
  from: Day
  to: Day
  guests: number
  method_of_booking: CatalogueValue<'methodOfBooking'>
  total_rent: number
  currency: string
  landlord_fee_percent: Generated<number>
  status_type: 'START' | 'AV_CHECK' | 'NO_AV_CHECK' | 'SECOND_CHANCE' | 'AVAILABLE' | 'TENANT_APPROVED' | 'NOT_AVAILABLE' | 'TENANT_WITHDREW'
  status_reason: CatalogueValue<'requestStatusReason'> | null
  status_sub_reason: RequestStatusSubReason | null
  suppressing_booking_request_id: string | null
  suppressing_listing_request_id: string | null
  suppressing_booking_id: string | null
  decline_reason: CatalogueValue<'declineReason'> | null
  decline_explanation: Generated<string>
  verification_needed: Generated<boolean>
  verification_done_at: Temporal.Instant | null
  requested_at: Generated<Temporal.Instant>
  auto_decline_at: Temporal.Instant | null
  tenant_answer_until: Temporal.Instant | null
  viewed_by_landlord_at: Temporal.Instant | null
  answered_at: Temporal.Instant | null
  landlord_status: CatalogueValue<'landlordStatus'>
  sort_group: number
  skip_reason: CatalogueValue<'skipReason'> | null
  suggested_from: Day | null
  suggested_to: Day | null
  suggestion_message: Generated<string>
  suggested_at: Temporal.Instant | null
  paused: Generated<boolean>
  ended_at: Temporal.Instant | null
  documents_asked_at: Temporal.Instant | null
  documents_reminded_at: Temporal.Instant | null
  verified_contract_at: Temporal.Instant | null
  price: number
  deposit: number
  final_cleaning_fee: number
  pause_notified: Generated<boolean>
  invoice_calculation_method: CatalogueValue<'invoiceCalculationMethod'> | null
  tenant_fee_percent: Generated<number>
  term_origins: NullableJsonb<TermOrigins>
  landlord_fee_rate: number
  tenant_fee_rate: number
  identity_needed: Generated<boolean>
  solvency_needed: Generated<boolean>
  solvency_waived_at: Temporal.Instant | null
  deal_column: Generated<CatalogueValue<'dealColumn'>>
  deal_since: Generated<Temporal.Instant>
  second_chance_at: Temporal.Instant | null
  needs_until: Temporal.Instant | null
  list_price: number | null
}

/** A row of `listings`. */
export interface ListingsTable {
  id: Generated<string>
  group_id: string
  landlord_id: string
  external_id: string | null
  apartment_name: string
  location_in_building: GeneratedJsonb<Record<string, string>>
  floor: number | null
  available_from: Day
  available_to: Day | null
  published: Generated<boolean>
  last_published_at: Temporal.Instant | null
  created_at: Generated<Temporal.Instant>
  deleted_at: Temporal.Instant | null
  available_from_known: Generated<boolean>
  unpublish_reason: CatalogueValue<'unpublishReason'> | null
  unpublish_explanation: Generated<string>
  unpublished_at: Temporal.Instant | null
  hidden_by_freeze: string | null
  price: number | null
}

/** A row of `local_provider_answers`. */
export interface LocalProviderAnswersTable {
  account: string
  key: string
  fingerprint: string
  status: number
  body: Jsonb
  created_at: Generated<Temporal.Instant>
}

/** A row of `local_provider_objects`. */
export interface LocalProviderObjectsTable {
  account: string
  id: string
  kind: string
  position: GeneratedAlways<number>
  created: number
  body: Jsonb
  created_at: GeneratedAlways<Temporal.Instant | null>
}

/** A row of `login_steps`. */
export interface LoginStepsTable {
  token_hash: string
  kind: 'SECOND_STEP' | 'PASSKEY_LOGIN' | 'PASSKEY_REGISTRATION' | 'RECOVERY'
  user_id: string | null
  challenge: string | null
  expires_at: Temporal.Instant
}

/** A row of `mails`. */
export interface MailsTable {
  id: Generated<string>
  recipient_id: string | null
  to: string
  language: string
  template: string
  subject: string
  text: string
  html: string
  created_at: Generated<Temporal.Instant>
  sent_at: Temporal.Instant | null
  last_error: string | null
  attachment_file_id: string | null
  reply_to: string | null
}

/** A row of `message_attachments`. */
export interface MessageAttachmentsTable {
  id: Generated<string>
  listing_request_id: string
  landlord_id: string
  tenant_id: string
  side: 'LANDLORD' | 'TENANT'
  message_id: string | null
  place: Generated<number>
  file_name: string
  content_type: string
  size: number
  storage_key: string
  uploaded_at: Temporal.Instant
}

/** A row of `message_reports`. */
export interface MessageReportsTable {
  id: Generated<string>
  listing_request_id: string
  landlord_id: string
  tenant_id: string
  side: 'LANDLORD' | 'TENANT'
  reported_by: string | null
  reason: CatalogueValue<'messageReportReason'>
  words: Generated<string>
  up_to: number
  contacts_shown: boolean
  reported_at: Temporal.Instant
  outcome: CatalogueValue<'messageReportOutcome'> | null
  answer: string | null
  ended_at: Temporal.Instant | null
  ended_by: string | null
}

/** A row of `message_templates`. */
export interface MessageTemplatesTable {
  id: Generated<string>
  landlord_id: string
  name: string
  text: string
  version: number
  changed_at: Temporal.Instant
}

/** A row of `message_threads`. */
export interface MessageThreadsTable {
  listing_request_id: string
  landlord_id: string
  tenant_id: string
  last_position: Generated<number>
  landlord_read_to: Generated<number>
  tenant_read_to: Generated<number>
  landlord_unread: Generated<number>
  tenant_unread: Generated<number>
  blocked_by: 'LANDLORD' | 'TENANT' | null
  blocked_at: Temporal.Instant | null
  closed_at: Temporal.Instant | null
  closed_why: string | null
}

/** A row of `message_translations`. */
export interface MessageTranslationsTable {
  id: Generated<string>
  message_id: string
  listing_request_id: string
  landlord_id: string
  tenant_id: string
  side: 'LANDLORD' | 'TENANT'
  language: 'en' | 'de' | 'fr'
  variant: 'PLAIN' | 'WHOLE' | 'LIMITED'
  text: string | null
  from_language: string | null
  is_test: boolean
  asked_by: string | null
  asked_at: Temporal.Instant
  tries: Generated<number>
  failed_at: Temporal.Instant | null
}

/** A row of `messages`. */
export interface MessagesTable {
  id: Generated<string>
  listing_request_id: string
  landlord_id: string
  tenant_id: string
  position: number
  side: 'LANDLORD' | 'TENANT'
  author_id: string | null
  channel: 'PAGE' | 'MAIL'
  content: string
  whole: string | null
  sent_at: Temporal.Instant
  files_left_out: Generated<number>
}

/** A row of `migrations`. */
export interface MigrationsTable {
  name: string
  hash: string
  applied_at: Generated<Temporal.Instant>
}

/** A row of `notification_preferences`. */
export interface NotificationPreferencesTable {
  user_id: string
  group_id: string | null
  kind: CatalogueValue<'notificationKind'>
  in_app: boolean
  by_email: boolean
  by_push: Generated<boolean>
}

/** A row of `notification_settings`. */
export interface NotificationSettingsTable {
  user_id: string
  time_zone: string
  quiet_from: string | null
  quiet_to: string | null
  mail_digest: Generated<'NONE' | 'DAILY' | 'WEEKLY'>
  digested_at: Temporal.Instant | null
}

/** A row of `notifications`. */
export interface NotificationsTable {
  id: Generated<string>
  user_id: string
  landlord_id: string
  group_id: string
  listing_request_id: string | null
  kind: CatalogueValue<'notificationKind'>
  event: NotificationEvent
  created_at: Temporal.Instant
  read_at: Temporal.Instant | null
  feed_id: string | null
  days: string | null
  listing_id: string | null
  partner_source: 'hns' | 'hnsavailabilities' | 'hnsrestrictions' | null
  for_tenant: Generated<boolean>
  in_app: Generated<boolean>
  by_push: Generated<boolean>
  pushed_at: Temporal.Instant | null
  by_digest: Generated<boolean>
  digested_at: Temporal.Instant | null
}

/** A row of `occupancies`. */
export interface OccupanciesTable {
  id: Generated<string>
  listing_id: string
  group_id: string
  landlord_id: string
  kind: 'HOLD' | 'BOOKING'
  days: string
  offer_id: string
  booking_id: string | null
}

/** A row of `own_contracts`. */
export interface OwnContractsTable {
  file_id: string
  listing_request_id: string
  landlord_id: string
}

/** A row of `page_event_hours`. */
export interface PageEventHoursTable {
  page: string
  type: string
  language: string
  hour: Temporal.Instant
  count: number
  visitors: number
}

/** A row of `page_events`. */
export interface PageEventsTable {
  id: string
  type: CatalogueValue<'trackerEvent'>
  day: Day
  at: Temporal.Instant
  page: string
  language: 'en' | 'de' | 'fr'
  visitor_hash: string
  address_hash: string
  visit_hash: string | null
  funnel_id: string | null
  host: string | null
}

/** A row of `partner_blocks`. */
export interface PartnerBlocksTable {
  block_id: string
  listing_id: string
  source: 'hns' | 'hnsavailabilities' | 'hnsrestrictions'
  external_id: string
}

/** A row of `partner_portal_fetches`. */
export interface PartnerPortalFetchesTable {
  id: GeneratedAlways<number>
  portal_id: string
  at: Temporal.Instant
  status: number
  scope: 'FULL' | 'CHANGES'
  sent: number
  removed: number
  user_agent: string
}

/** A row of `partner_portal_homes`. */
export interface PartnerPortalHomesTable {
  portal_id: string
  group_id: string
  landlord_id: string
  state: CatalogueValue<'portalHomeState'>
  content_hash: string | null
  edition: number
  changed_at: Temporal.Instant
}

/** A row of `partner_portals`. */
export interface PartnerPortalsTable {
  id: Generated<string>
  name: string
  place: CatalogueValue<'portalPlace'>
  format: CatalogueValue<'portalFormat'>
  language: 'en' | 'de' | 'fr'
  state: Generated<CatalogueValue<'portalState'>>
  provider_number: Generated<string>
  countries: Generated<string[]>
  min_pictures: Generated<number>
  link_number: Generated<number>
  edition: Generated<number>
  changed_at: Temporal.Instant
  forgotten_edition: Generated<number>
  created_at: Temporal.Instant
  revoked_at: Temporal.Instant | null
}

/** A row of `partner_sources`. */
export interface PartnerSourcesTable {
  listing_id: string
  source: 'hns' | 'hnsavailabilities' | 'hnsrestrictions'
  landlord_id: string
  checked_at: Temporal.Instant
  answered_at: Temporal.Instant | null
  failing_since: Temporal.Instant | null
  quarantine_since: Temporal.Instant | null
  quarantine_answers: Generated<number>
}

/** A row of `passkeys`. */
export interface PasskeysTable {
  id: Generated<string>
  user_id: string
  name: string
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
  device_type: 'SINGLE_DEVICE' | 'MULTI_DEVICE'
  backed_up: boolean
  created_at: Temporal.Instant
  last_used_at: Temporal.Instant | null
}

/** A row of `password_tries`. */
export interface PasswordTriesTable {
  account: string
  tried_at: Generated<Temporal.Instant>
}

/** A row of `payments`. */
export interface PaymentsTable {
  id: Generated<string>
  landlord_id: string
  purpose: CatalogueValue<'paymentPurpose'>
  booking_id: string
  invoice_id: string | null
  payer_id: string
  amount: number
  currency: string
  mode: CatalogueValue<'invoiceLiveMode'>
  provider: CatalogueValue<'paymentProvider'>
  state: Generated<CatalogueValue<'paymentState'>>
  idempotency_key: Generated<string>
  description: string
  methods: CatalogueValue<'paymentMethod'>[]
  external_id: string | null
  charge_id: string | null
  failure: CatalogueValue<'paymentFailure'> | null
  method: CatalogueValue<'paymentMethod'> | null
  surplus: Generated<number>
  refunded_amount: Generated<number>
  disputed_amount: Generated<number>
  created_at: Temporal.Instant
  checked_at: Temporal.Instant | null
  succeeded_at: Temporal.Instant | null
  due_id: string | null
}

/** A row of `payout_accounts`. */
export interface PayoutAccountsTable {
  id: Generated<string>
  landlord_id: string
  provider: CatalogueValue<'paymentProvider'>
  mode: CatalogueValue<'invoiceLiveMode'>
  idempotency_key: Generated<string>
  country: string
  email: string
  external_id: string | null
  status: CatalogueValue<'payoutAccountStatus'> | null
  missing: Generated<string[]>
  deadline: Temporal.Instant | null
  disabled_reason: string | null
  bank_last4: string | null
  bank_currency: string | null
  created_at: Temporal.Instant
  checked_at: Temporal.Instant | null
  bank_changed_at: Temporal.Instant | null
  bank_ids: Generated<string[]>
}

/** A row of `payout_changes`. */
export interface PayoutChangesTable {
  id: Generated<string>
  landlord_id: string
  group_id: string
  purpose: CatalogueValue<'payoutPurpose'>
  from_account_id: string | null
  to_account_id: string | null
  state: CatalogueValue<'payoutChangeState'>
  requested_at: Temporal.Instant
  takes_effect_at: Temporal.Instant
  resolved_at: Temporal.Instant | null
}

/** A row of `payout_items`. */
export interface PayoutItemsTable {
  transfer_id: number
  payout_id: string
  landlord_id: string
  kind: CatalogueValue<'payoutItemKind'>
  amount: number
  booking_id: string | null
  invoice_id: string | null
}

/** A row of `payout_schedules`. */
export interface PayoutSchedulesTable {
  landlord_id: string
  schedule: CatalogueValue<'payoutSchedule'>
  changed_at: Temporal.Instant
}

/** A row of `payout_transfers`. */
export interface PayoutTransfersTable {
  id: Generated<string>
  position: GeneratedAlways<number>
  payout_id: string
  landlord_id: string
  leg: CatalogueValue<'payoutLeg'>
  account: string
  idempotency_key: Generated<string>
  state: Generated<CatalogueValue<'payoutTransferState'>>
  external_id: string | null
  failure: CatalogueValue<'payoutFailure'> | null
  failure_code: string | null
  created_at: Temporal.Instant
}

/** A row of `payouts`. */
export interface PayoutsTable {
  id: Generated<string>
  landlord_id: string
  provider: CatalogueValue<'paymentProvider'>
  mode: CatalogueValue<'invoiceLiveMode'>
  currency: string
  amount: number
  state: Generated<CatalogueValue<'payoutState'>>
  failure: CatalogueValue<'payoutFailure'> | null
  arrives_on: Day | null
  created_at: Temporal.Instant
  paid_at: Temporal.Instant | null
  failed_at: Temporal.Instant | null
  checked_at: Temporal.Instant | null
}

/** A row of `permission_requests`. */
export interface PermissionRequestsTable {
  id: Generated<string>
  user_id: string
  permission: CatalogueValue<'permission'>
  reason: string
  asked_by: string
  asked_at: Temporal.Instant
  ends_at: Temporal.Instant
  outcome: CatalogueValue<'permissionOutcome'> | null
  closed_by: string | null
  closed_at: Temporal.Instant | null
  answer: Generated<string>
}

/** A row of `personal_access_tokens`. */
export interface PersonalAccessTokensTable {
  id: Generated<string>
  user_id: string
  name: string
  scopes: CatalogueValue<'accessScope'>[]
  secret_hash: string
  last_characters: string
  created_at: Temporal.Instant
  expires_at: Temporal.Instant
  last_used_at: Temporal.Instant | null
  revoked_at: Temporal.Instant | null
}

/** A row of `photo_folder_files`. */
export interface PhotoFolderFilesTable {
  landlord_id: string
  group_id: string
  file_id: string
  file_hash: string
  name: string
  bytes: number
  outcome: 'WAITING' | 'TAKEN' | 'REFUSED'
  refusal: 'KIND' | 'LARGE' | 'DAMAGED' | 'TOO_MANY' | 'QUOTA' | 'UNREADABLE' | null
  is_change: Generated<boolean>
  picture_id: string | null
  tries: Generated<number>
  changed_at: Temporal.Instant
  is_logged: Generated<boolean>
}

/** A row of `photo_folders`. */
export interface PhotoFoldersTable {
  landlord_id: string
  group_id: string
  link: string
  name: string
  connected_at: Temporal.Instant
  cursor: string | null
  checked_at: Temporal.Instant | null
  next_sync_at: Temporal.Instant | null
  failures: Generated<number>
  problem: 'GONE' | 'DENIED' | 'NOT_A_FOLDER' | 'TOO_MANY_FILES' | 'BUSY' | 'UNREACHABLE' | null
  lease: string | null
  leased_until: Temporal.Instant | null
}

/** A row of `pictures`. */
export interface PicturesTable {
  id: Generated<string>
  group_id: string
  landlord_id: string
  position: number
  name: string
  category: string
  content_hash: string
  thumbnail_url: string
  small_url: string
  medium_url: string
  large_url: string
  storage_key: string | null
  master_key: string | null
  rotation: Generated<number>
  width: number | null
  height: number | null
  placeholder: string | null
  created_at: Generated<Temporal.Instant>
  bytes: number | null
}

/** A row of `powers_of_attorney`. */
export interface PowersOfAttorneyTable {
  id: Generated<string>
  landlord_id: string
  team_member_id: string | null
  agent_id: string
  landlord_name: string
  agent_name: string
  file_id: string
  group_ids: string[] | null
  from: Day
  to: Day
  given_at: Temporal.Instant
  ended_at: Temporal.Instant | null
  end_cause: 'WITHDRAWN' | 'MEMBERSHIP_ENDED' | null
  withdrawal_reason: string | null
  reminded_at: Temporal.Instant | null
  end_told_at: Temporal.Instant | null
}

/** A row of `provider_balances`. */
export interface ProviderBalancesTable {
  id: Generated<string>
  provider: CatalogueValue<'paymentProvider'>
  mode: CatalogueValue<'invoiceLiveMode'>
  landlord_id: string | null
  currency: string
  available: number
  pending: number
  booked: number
  compared_at: Temporal.Instant
}

/** A row of `provider_deletions`. */
export interface ProviderDeletionsTable {
  id: Generated<string>
  request_id: string
  provider: string
  mode: CatalogueValue<'invoiceLiveMode'>
  external_id: string | null
  due_at: Temporal.Instant
  tries: Generated<number>
  tried_at: Temporal.Instant | null
  failure: Generated<string>
  proven_at: Temporal.Instant | null
  was_there: boolean | null
}

/** A row of `provider_differences`. */
export interface ProviderDifferencesTable {
  id: Generated<string>
  balance_id: string
  kind: CatalogueValue<'providerDifference'>
  amount: number
  line_id: string | null
  event_id: string | null
  state: Generated<CatalogueValue<'providerDifferenceState'>>
  opened_at: Temporal.Instant
  ended_at: Temporal.Instant | null
  explanation: Generated<string>
  explained_by: string | null
  explained_at: Temporal.Instant | null
}

/** A row of `provider_lines`. */
export interface ProviderLinesTable {
  id: Generated<string>
  provider: CatalogueValue<'paymentProvider'>
  mode: CatalogueValue<'invoiceLiveMode'>
  landlord_id: string | null
  external_id: string
  type: string
  category: string
  amount: number
  fee: number
  net: number
  currency: string
  source_ids: string[]
  at: Temporal.Instant
  available_at: Temporal.Instant
  read_at: Temporal.Instant
  is_booked: Generated<boolean>
  event_id: string | null
}

/** A row of `provider_readings`. */
export interface ProviderReadingsTable {
  provider: CatalogueValue<'paymentProvider'>
  mode: CatalogueValue<'invoiceLiveMode'>
  landlord_id: string | null
  read_until: Temporal.Instant | null
  compared_at: Temporal.Instant | null
  failure: Generated<string>
  failed_at: Temporal.Instant | null
}

/** A row of `provider_runs`. */
export interface ProviderRunsTable {
  id: Generated<string>
  asked_by: string | null
  started_at: Temporal.Instant
  finished_at: Temporal.Instant | null
  accounts: Generated<number>
  failures: Generated<number>
  lines: Generated<number>
  differences: Generated<number>
}

/** A row of `publish_events`. */
export interface PublishEventsTable {
  id: GeneratedAlways<number>
  listing_id: string
  group_id: string
  landlord_id: string
  published: boolean
  at: Generated<Temporal.Instant>
}

/** A row of `push_deliveries`. */
export interface PushDeliveriesTable {
  id: Generated<string>
  user_id: string
  device_id: string | null
  notification_id: string | null
  summed_up: Generated<number>
  is_test: Generated<boolean>
  receipt: string | null
  created_at: Temporal.Instant
  attempts: Generated<number>
  status_code: number | null
  failure: 'GONE' | 'TOO_LARGE' | 'LATER' | 'REFUSED' | 'KEYS' | 'LINK' | 'UNREACHABLE' | null
  sent_at: Temporal.Instant | null
  ended_at: Temporal.Instant | null
  received_at: Temporal.Instant | null
  recovery_id: string | null
}

/** A row of `push_devices`. */
export interface PushDevicesTable {
  id: Generated<string>
  user_id: string
  name: string
  endpoint: string
  p256dh: string
  auth: string
  server_key: string
  created_at: Temporal.Instant
  last_success_at: Temporal.Instant | null
}

/** A row of `refund_accounts`. */
export interface RefundAccountsTable {
  refund_id: string
  landlord_id: string
  account_holder: string
  holder_match: CatalogueValue<'holderMatch'>
  iban: string | null
  iban_country: string
  iban_last4: string
  bic: Generated<string>
  given_at: Temporal.Instant
}

/** A row of `refund_settlements`. */
export interface RefundSettlementsTable {
  id: Generated<string>
  refund_id: string
  dispute_id: string
  landlord_id: string
  amount: number
  created_at: Temporal.Instant
}

/** A row of `refunds`. */
export interface RefundsTable {
  id: Generated<string>
  payment_id: string
  landlord_id: string
  booking_id: string
  purpose: 'FIRST_MONTH_RENT' | 'TENANT_SERVICE_FEE'
  amount: number
  vat: Generated<number>
  currency: string
  mode: CatalogueValue<'invoiceLiveMode'>
  provider: CatalogueValue<'paymentProvider'>
  reason: CatalogueValue<'refundReason'>
  explanation: Generated<string>
  is_surplus: Generated<boolean>
  state: Generated<CatalogueValue<'refundState'>>
  way: Generated<CatalogueValue<'refundWay'>>
  failure: CatalogueValue<'refundFailure'> | null
  idempotency_key: Generated<string>
  external_id: string | null
  transfer_id: string | null
  transferred_on: Day | null
  transfer_reference: Generated<string>
  ordered_by: string | null
  created_at: Temporal.Instant
  checked_at: Temporal.Instant | null
  arrived_at: Temporal.Instant | null
  settled_amount: Generated<number>
  failed_at: Temporal.Instant | null
}

/** A row of `rent_changes`. */
export interface RentChangesTable {
  id: Generated<string>
  landlord_id: string
  group_id: string
  batch_id: string
  made_by: string | null
  made_at: Temporal.Instant
  from_day: Day
  before: number
  after: number
  currency: string
  in_force_at: Temporal.Instant | null
  undone_at: Temporal.Instant | null
  lapsed_at: Temporal.Instant | null
  listing_id: string | null
}

/** A row of `rents`. */
export interface RentsTable {
  id: Generated<string>
  booking_id: string
  landlord_id: string
  position: number
  from: Day
  to: Day
  amount: number
  currency: string
  due_on: Day
  through_product: Generated<boolean>
  received_amount: Generated<number>
  received_on: Day | null
}

/** A row of `review_claims`. */
export interface ReviewClaimsTable {
  kind: CatalogueValue<'reviewKind'>
  subject_id: string
  staff_id: string
  claimed_at: Temporal.Instant
  until: Temporal.Instant
}

/** A row of `saved_views`. */
export interface SavedViewsTable {
  id: Generated<string>
  user_id: string
  page: 'INBOX' | 'LISTINGS' | 'BOOKINGS'
  name: string
  search: Jsonb
  created_at: Generated<Temporal.Instant>
}

/** A row of `scheduling_links`. */
export interface SchedulingLinksTable {
  staff_id: string
  link: string
  changed_at: Temporal.Instant
}

/** A row of `seal_certificates`. */
export interface SealCertificatesTable {
  fingerprint: string
  certificate: string
  first_used_at: Temporal.Instant
}

/** A row of `sessions`. */
export interface SessionsTable {
  id: Generated<string>
  user_id: string
  token: string
  expires_at: Temporal.Instant
  ip_address: string | null
  user_agent: string | null
  created_at: Generated<Temporal.Instant>
  updated_at: Generated<Temporal.Instant>
  impersonation_id: string | null
  last_seen_at: Generated<Temporal.Instant>
  confirmed_at: Temporal.Instant | null
  world_id: string | null
}

/** A row of `shortlisted_groups`. */
export interface ShortlistedGroupsTable {
  user_id: string
  group_id: string
  created_at: Generated<Temporal.Instant>
}

/** A row of `sign_ups`. */
export interface SignUpsTable {
  token_hash: string
  browser_hash: string | null
  email: string
  first_name: string
  last_name: string
  landlord: boolean
  language: 'en' | 'de' | 'fr' | 'uk' | 'ru'
  password: string | null
  redirect: string | null
  expires_at: Temporal.Instant
  referral_code: string | null
  account_id: Generated<string>
  challenge: string | null
  challenge_expires_at: Temporal.Instant | null
}

/** A row of `signature_procedures`. */
export interface SignatureProceduresTable {
  id: Generated<string>
  offer_id: string
  landlord_id: string
  status: CatalogueValue<'signatureProcedureState'>
  document_sha256: string | null
  created_at: Generated<Temporal.Instant>
  finished_at: Temporal.Instant | null
  provider: Generated<CatalogueValue<'signatureProvider'>>
  is_test: Generated<boolean>
  external_id: string | null
  external_closed_at: Temporal.Instant | null
  checked_at: Temporal.Instant | null
}

/** A row of `signers`. */
export interface SignersTable {
  id: Generated<string>
  procedure_id: string
  landlord_id: string
  role: 'LANDLORD' | 'TENANT'
  user_id: string
  status: CatalogueValue<'signerState'>
  typed_name: string | null
  consent_text: string | null
  document_sha256: string | null
  ip_address: string | null
  user_agent: string | null
  notified_at: Temporal.Instant | null
  opened_at: Temporal.Instant | null
  signed_at: Temporal.Instant | null
  drawn_signature: string | null
  external_id: string | null
  signing_url: string | null
  power_id: string | null
}

/** A row of `signing_reminders`. */
export interface SigningRemindersTable {
  id: Generated<string>
  offer_id: string
  landlord_id: string
  role: 'LANDLORD' | 'TENANT'
  requested_by: string | null
  due_at: Temporal.Instant
  sent_at: Temporal.Instant | null
  cancellation_reason: CatalogueValue<'reminderCancellationReason'> | null
  created_at: Generated<Temporal.Instant>
}

/** A row of `solvency_checks`. */
export interface SolvencyChecksTable {
  id: Generated<string>
  listing_request_id: string
  landlord_id: string
  tenant_id: string
  status: Generated<CatalogueValue<'solvencyCheckStatus'>>
  provider: Generated<CatalogueValue<'solvencyCheckProvider'>>
  error_type: CatalogueValue<'solvencyCheckErrorType'> | null
  fallback_error_type: 'KLIPPA_ERROR' | 'CURRENCY_NOT_EURO' | null
  consented_at: Temporal.Instant | null
  reusable_since: Temporal.Instant | null
  run: Generated<number>
  started_at: Temporal.Instant | null
  decided_at: Temporal.Instant | null
  decided_by: string | null
  cover_tenths: number | null
  monthly_rent: number | null
  taken_from: string | null
  objection: Generated<string>
  objected_at: Temporal.Instant | null
  first_decided_by: string | null
}

/** A row of `stay_file_formats`. */
export interface StayFileFormatsTable {
  landlord_id: string
  heads_hash: string
  fields: ('' | 'UNIT' | 'FROM' | 'TO' | 'GUEST' | 'PRICE' | 'NOTE' | 'REFERENCE' | 'STATUS')[]
  day_order: 'DAY_FIRST' | 'MONTH_FIRST'
  last_day: 'DEPARTURE' | 'TAKEN'
  changed_at: Temporal.Instant
}

/** A row of `stay_import_steps`. */
export interface StayImportStepsTable {
  import_id: string
  stay_id: string
  landlord_id: string
  kind: 'ADD' | 'CHANGE' | 'FREE'
  former_listing_id: string | null
  former_days: string | null
  former_note: string | null
}

/** A row of `stay_imports`. */
export interface StayImportsTable {
  id: Generated<string>
  landlord_id: string
  made_by: string | null
  platform: 'AIRBNB' | 'BOOKING_COM' | 'OTHER'
  at: Temporal.Instant
  added: number
  changed: number
  freed: number
  undone_at: Temporal.Instant | null
}

/** A row of `stay_proposals`. */
export interface StayProposalsTable {
  id: Generated<string>
  landlord_id: string
  tenant_id: string
  group_id: string
  booking_id: string
  from: Day
  to: Day
  rent: number
  message: Generated<string>
  state: Generated<'OPEN' | 'TAKEN' | 'DECLINED' | 'WITHDRAWN' | 'EXPIRED'>
  answer_until: Temporal.Instant
  created_at: Temporal.Instant
  ended_at: Temporal.Instant | null
  listing_request_id: string | null
  kind: Generated<'LONGER' | 'SHORTER' | 'MOVE'>
  proposed_by: Generated<'LANDLORD' | 'TENANT'>
  refund: number | null
  answer: Generated<string>
  listing_id: string | null
  declined_request_ids: Generated<string[]>
}

/** A row of `stay_unit_names`. */
export interface StayUnitNamesTable {
  landlord_id: string
  name: string
  listing_id: string | null
  changed_at: Temporal.Instant
}

/** A row of `stray_files`. */
export interface StrayFilesTable {
  storage_key: string
  found_at: Temporal.Instant
}

/** A row of `tax_data_requests`. */
export interface TaxDataRequestsTable {
  landlord_id: string
  asked_at: Temporal.Instant
  first_reminder_at: Temporal.Instant | null
  second_reminder_at: Temporal.Instant | null
  held_at: Temporal.Instant | null
}

/** A row of `tax_report_findings`. */
export interface TaxReportFindingsTable {
  run_id: string
  seller_id: string | null
  landlord_id: string
  content: string | null
  problems: Generated<CatalogueValue<'taxReportProblem'>[]>
  is_exempt: Generated<boolean>
}

/** A row of `tax_report_records`. */
export interface TaxReportRecordsTable {
  id: string
  ordinal: GeneratedAlways<number>
  report_id: string
  year: number
  mode: CatalogueValue<'invoiceLiveMode'>
  position: number
  seller_id: string | null
  landlord_id: string | null
  change: CatalogueValue<'taxRecordChange'>
  doc_ref_id: string
  corrects: string | null
  content: string
  is_accepted: boolean | null
  accepted_at: Temporal.Instant | null
  errors: GeneratedJsonb<{ code: string; text: string }[]>
}

/** A row of `tax_report_runs`. */
export interface TaxReportRunsTable {
  id: Generated<string>
  position: GeneratedAlways<number>
  year: number
  mode: CatalogueValue<'invoiceLiveMode'>
  state: Generated<CatalogueValue<'taxRunState'>>
  is_preview: boolean
  done: Generated<number>
  total: Generated<number>
  last_landlord_id: string | null
  sellers: Generated<number>
  kept_back: Generated<number>
  exempt: Generated<number>
  failure: string | null
  started_by: string | null
  started_at: Temporal.Instant
  finished_at: Temporal.Instant | null
}

/** A row of `tax_reports`. */
export interface TaxReportsTable {
  id: string
  run_id: string | null
  year: number
  mode: CatalogueValue<'invoiceLiveMode'>
  kind: CatalogueValue<'taxReportKind'>
  position: number
  state: CatalogueValue<'taxReportState'>
  message_ref_id: string
  xml: string
  sha256: string
  size: number
  made_at: Temporal.Instant
  handed_in_at: Temporal.Instant | null
  handed_in_by: string | null
  answered_at: Temporal.Instant | null
  answered_by: string | null
  answer: string | null
  errors: GeneratedJsonb<{ code: string; text: string }[]>
  keep_until: Day
}

/** A row of `tax_statements`. */
export interface TaxStatementsTable {
  id: Generated<string>
  ordinal: GeneratedAlways<number>
  year: number
  mode: CatalogueValue<'invoiceLiveMode'>
  seller_id: string
  landlord_id: string
  sha256: string
  file_id: string
  is_correction: Generated<boolean>
  made_at: Temporal.Instant
}

/** A row of `team_members`. */
export interface TeamMembersTable {
  id: Generated<string>
  landlord_id: string
  member_id: string | null
  email: string
  role: CatalogueValue<'teamRole'>
  group_ids: string[] | null
  token_hash: string | null
  invited_at: Temporal.Instant
  expires_at: Temporal.Instant
  accepted_at: Temporal.Instant | null
  removed_at: Temporal.Instant | null
  listing_ids: string[] | null
}

/** A row of `tenant_document_consents`. */
export interface TenantDocumentConsentsTable {
  id: Generated<string>
  tenant_id: string
  landlord_id: string
  listing_request_id: string
  given_at: Temporal.Instant
  revoked_at: Temporal.Instant | null
}

/** A row of `tenant_document_uses`. */
export interface TenantDocumentUsesTable {
  consent_id: string
  file_id: string
}

/** A row of `tenant_documents`. */
export interface TenantDocumentsTable {
  file_id: string
  booking_request_id: string
  tenant_id: string
  type: CatalogueValue<'tenantDocumentType'>
  status: Generated<CatalogueValue<'fileValidationStatus'>>
  failure_reason: CatalogueValue<'fileValidationFailureReason'> | null
  explanation: Generated<string>
  issued_on: Day | null
  uploaded_at: Temporal.Instant
  reviewed_by: string | null
  reviewed_at: Temporal.Instant | null
  removed_at: Temporal.Instant | null
  id_document: CatalogueValue<'idDocument'> | null
  student_id_type: CatalogueValue<'studentIdType'> | null
  look_on: Generated<Day>
}

/** A row of `tenant_dues`. */
export interface TenantDuesTable {
  id: Generated<string>
  booking_id: string
  landlord_id: string
  purpose: 'FIRST_MONTH_RENT' | 'TENANT_SERVICE_FEE'
  mode: CatalogueValue<'invoiceLiveMode'>
  amount: number
  vat: Generated<number>
  currency: string
  due_on: Day
  created_at: Temporal.Instant
  waived_at: Temporal.Instant | null
  paid_at: Temporal.Instant | null
}

/** A row of `tenant_notification_preferences`. */
export interface TenantNotificationPreferencesTable {
  user_id: string
  kind: 'NEW_BOOKING_REQUEST' | 'FINALIZING_THE_BOOKING' | 'RENTAL_AGREEMENT_READY' | 'STAY_EXTENSION_REQUEST' | 'BOOKING_LOST' | 'BOOKING_CANCELED' | 'NEW_MESSAGE'
  in_app: boolean
  by_email: boolean
  by_push: Generated<boolean>
}

/** A row of `tenant_profiles`. */
export interface TenantProfilesTable {
  user_id: string
  gender: CatalogueValue<'gender'> | null
  adults_information: GeneratedJsonb
  children_information: GeneratedJsonb
  pets: Generated<boolean>
  pets_description: Generated<string>
  reason_for_stay: CatalogueValue<'reasonForStay'> | null
  employment: CatalogueValue<'employment'> | null
  company_name: Generated<string>
  job_title: Generated<string>
  paid_by: CatalogueValue<'paidBy'> | null
  message: Generated<string>
  updated_at: Temporal.Instant
}

/** A row of `two_factors`. */
export interface TwoFactorsTable {
  user_id: string
  secret: string
  last_step: Generated<number>
  created_at: Temporal.Instant
  confirmed_at: Temporal.Instant | null
}

/** A row of `unit_years`. */
export interface UnitYearsTable {
  listing_id: string
  first_day: Day
  landlord_id: string
  group_id: string
  booked: Generated<string>
  held: Generated<string>
  blocked: Generated<string>
}

/** A row of `users`. */
export interface UsersTable {
  id: Generated<string>
  name: string
  first_name: Generated<string>
  last_name: Generated<string>
  email: string
  email_verified: Generated<boolean>
  image: string | null
  phone: string | null
  landlord: Generated<boolean>
  permissions: Generated<CatalogueValue<'permission'>[]>
  language: Generated<'en' | 'de' | 'fr' | 'uk' | 'ru'>
  created_at: Generated<Temporal.Instant>
  updated_at: Generated<Temporal.Instant>
  referral_code: Generated<string>
  referred_by: string | null
  account_manager_id: string | null
  labels: Generated<('SERVICE_ACCOUNT' | 'REFUGEE_USER')[]>
  erased_at: Temporal.Instant | null
  frozen_at: Temporal.Instant | null
}

/** A row of `verifications`. */
export interface VerificationsTable {
  id: Generated<string>
  identifier: string
  value: string
  expires_at: Temporal.Instant
  created_at: Generated<Temporal.Instant>
  updated_at: Generated<Temporal.Instant>
}

/** A row of `webhook_deliveries`. */
export interface WebhookDeliveriesTable {
  id: Generated<string>
  event_id: string
  endpoint_id: string
  landlord_id: string
  event: CatalogueValue<'webhookEvent'>
  subject_id: string | null
  occurred_at: Temporal.Instant
  body: string | null
  state: Generated<CatalogueValue<'webhookDeliveryState'>>
  attempts: Generated<number>
  attempts_before: Generated<number>
  attempted_at: Temporal.Instant | null
  next_attempt_at: Temporal.Instant | null
  status_code: number | null
  failure: CatalogueValue<'webhookFailure'> | null
  answer: Generated<string>
  milliseconds: number | null
}

/** A row of `webhook_endpoints`. */
export interface WebhookEndpointsTable {
  id: Generated<string>
  landlord_id: string
  url: string
  events: CatalogueValue<'webhookEvent'>[]
  state: Generated<CatalogueValue<'webhookState'>>
  secret: string
  former_secret: string | null
  former_secret_until: Temporal.Instant | null
  created_at: Temporal.Instant
  last_success_at: Temporal.Instant | null
  failing_since: Temporal.Instant | null
  rests_until: Temporal.Instant | null
}

/** A row of `webhook_events`. */
export interface WebhookEventsTable {
  id: Generated<string>
  provider: string
  event_id: string
  name: string
  body: Jsonb
  received_at: Temporal.Instant
  handled_at: Temporal.Instant | null
}

/** Every table by its name. */
export interface DB {
  access_links: AccessLinksTable
  account_freezes: AccountFreezesTable
  account_recoveries: AccountRecoveriesTable
  accounts: AccountsTable
  appointments: AppointmentsTable
  audit_chain: AuditChainTable
  audit_erasures: AuditErasuresTable
  audit_heads: AuditHeadsTable
  audit_log: AuditLogTable
  audit_seals: AuditSealsTable
  backup_codes: BackupCodesTable
  bank_accounts: BankAccountsTable
  bank_line_parts: BankLinePartsTable
  bank_lines: BankLinesTable
  bank_statements: BankStatementsTable
  billing_addresses: BillingAddressesTable
  billing_details_items: BillingDetailsItemsTable
  blocks: BlocksTable
  booking_months: BookingMonthsTable
  booking_notes: BookingNotesTable
  booking_offers: BookingOffersTable
  booking_requests: BookingRequestsTable
  bookings: BookingsTable
  books_checks: BooksChecksTable
  calendar_export_events: CalendarExportEventsTable
  calendar_export_fetches: CalendarExportFetchesTable
  calendar_exports: CalendarExportsTable
  calendar_feed_changes: CalendarFeedChangesTable
  calendar_feeds: CalendarFeedsTable
  cleaning_done: CleaningDoneTable
  cleaning_links: CleaningLinksTable
  cleaning_photos: CleaningPhotosTable
  contact_persons: ContactPersonsTable
  contract_terms: ContractTermsTable
  data_exports: DataExportsTable
  data_imports: DataImportsTable
  deletion_requests: DeletionRequestsTable
  demo_visits: DemoVisitsTable
  deposit_deductions: DepositDeductionsTable
  deposits: DepositsTable
  destroyed_documents: DestroyedDocumentsTable
  dispute_files: DisputeFilesTable
  disputes: DisputesTable
  event_sums: EventSumsTable
  feature_flag_users: FeatureFlagUsersTable
  feature_flags: FeatureFlagsTable
  fee_terms: FeeTermsTable
  files: FilesTable
  geocoded_places: GeocodedPlacesTable
  geocoder_turns: GeocoderTurnsTable
  group_counts: GroupCountsTable
  groups: GroupsTable
  handed_homes: HandedHomesTable
  handovers: HandoversTable
  home_months: HomeMonthsTable
  home_sellers: HomeSellersTable
  id_picture_erasures: IdPictureErasuresTable
  id_pictures: IdPicturesTable
  id_session_deletions: IdSessionDeletionsTable
  id_verifications: IdVerificationsTable
  idempotency_keys: IdempotencyKeysTable
  impersonations: ImpersonationsTable
  imported_history: ImportedHistoryTable
  imported_names: ImportedNamesTable
  imported_persons: ImportedPersonsTable
  imported_remainders: ImportedRemaindersTable
  imported_stays: ImportedStaysTable
  inbound_mails: InboundMailsTable
  incentives: IncentivesTable
  invoice_numbers: InvoiceNumbersTable
  invoice_settlements: InvoiceSettlementsTable
  invoice_write_offs: InvoiceWriteOffsTable
  invoices: InvoicesTable
  key_handover_photos: KeyHandoverPhotosTable
  key_handovers: KeyHandoversTable
  landlord_event_days: LandlordEventDaysTable
  ledger_accounts: LedgerAccountsTable
  ledger_carried: LedgerCarriedTable
  ledger_events: LedgerEventsTable
  ledger_transfers: LedgerTransfersTable
  limit_changes: LimitChangesTable
  listing_event_days: ListingEventDaysTable
  listing_event_hours: ListingEventHoursTable
  listing_events: ListingEventsTable
  listing_requests: ListingRequestsTable
  listings: ListingsTable
  local_provider_answers: LocalProviderAnswersTable
  local_provider_objects: LocalProviderObjectsTable
  login_steps: LoginStepsTable
  mails: MailsTable
  message_attachments: MessageAttachmentsTable
  message_reports: MessageReportsTable
  message_templates: MessageTemplatesTable
  message_threads: MessageThreadsTable
  message_translations: MessageTranslationsTable
  messages: MessagesTable
  migrations: MigrationsTable
  notification_preferences: NotificationPreferencesTable
  notification_settings: NotificationSettingsTable
  notifications: NotificationsTable
  occupancies: OccupanciesTable
  own_contracts: OwnContractsTable
  page_event_hours: PageEventHoursTable
  page_events: PageEventsTable
  partner_blocks: PartnerBlocksTable
  partner_portal_fetches: PartnerPortalFetchesTable
  partner_portal_homes: PartnerPortalHomesTable
  partner_portals: PartnerPortalsTable
  partner_sources: PartnerSourcesTable
  passkeys: PasskeysTable
  password_tries: PasswordTriesTable
  payments: PaymentsTable
  payout_accounts: PayoutAccountsTable
  payout_changes: PayoutChangesTable
  payout_items: PayoutItemsTable
  payout_schedules: PayoutSchedulesTable
  payout_transfers: PayoutTransfersTable
  payouts: PayoutsTable
  permission_requests: PermissionRequestsTable
  personal_access_tokens: PersonalAccessTokensTable
  photo_folder_files: PhotoFolderFilesTable
  photo_folders: PhotoFoldersTable
  pictures: PicturesTable
  powers_of_attorney: PowersOfAttorneyTable
  provider_balances: ProviderBalancesTable
  provider_deletions: ProviderDeletionsTable
  provider_differences: ProviderDifferencesTable
  provider_lines: ProviderLinesTable
  provider_readings: ProviderReadingsTable
  provider_runs: ProviderRunsTable
  publish_events: PublishEventsTable
  push_deliveries: PushDeliveriesTable
  push_devices: PushDevicesTable
  refund_accounts: RefundAccountsTable
  refund_settlements: RefundSettlementsTable
  refunds: RefundsTable
  rent_changes: RentChangesTable
  rents: RentsTable
  review_claims: ReviewClaimsTable
  saved_views: SavedViewsTable
  scheduling_links: SchedulingLinksTable
  seal_certificates: SealCertificatesTable
  sessions: SessionsTable
  shortlisted_groups: ShortlistedGroupsTable
  sign_ups: SignUpsTable
  signature_procedures: SignatureProceduresTable
  signers: SignersTable
  signing_reminders: SigningRemindersTable
  solvency_checks: SolvencyChecksTable
  stay_file_formats: StayFileFormatsTable
  stay_import_steps: StayImportStepsTable
  stay_imports: StayImportsTable
  stay_proposals: StayProposalsTable
  stay_unit_names: StayUnitNamesTable
  stray_files: StrayFilesTable
  tax_data_requests: TaxDataRequestsTable
  tax_report_findings: TaxReportFindingsTable
  tax_report_records: TaxReportRecordsTable
  tax_report_runs: TaxReportRunsTable
  tax_reports: TaxReportsTable
  tax_statements: TaxStatementsTable
  team_members: TeamMembersTable
  tenant_document_consents: TenantDocumentConsentsTable
  tenant_document_uses: TenantDocumentUsesTable
  tenant_documents: TenantDocumentsTable
  tenant_dues: TenantDuesTable
  tenant_notification_preferences: TenantNotificationPreferencesTable
  tenant_profiles: TenantProfilesTable
  two_factors: TwoFactorsTable
  unit_years: UnitYearsTable
  users: UsersTable
  verifications: VerificationsTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_endpoints: WebhookEndpointsTable
  webhook_events: WebhookEventsTable
}
