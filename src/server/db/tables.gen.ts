// Generated from migrations/*.sql by "npm run gen". Never edited.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { JsonInput } from './parameters.ts'

type GeneratedJsonb = ColumnType<unknown, JsonInput | undefined, JsonInput>
type NullableJsonb = ColumnType<unknown, JsonInput | null | undefined, JsonInput | null>

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
}

/** A row of `blocks`. */
export interface BlocksTable {
  id: Generated<string>
  listing_id: string
  group_id: string
  landlord_id: string
  days: string
  source: string
  reason: string
  note: Generated<string>
  created_at: Generated<Temporal.Instant>
}

/** A row of `booking_offers`. */
export interface BookingOffersTable {
  id: Generated<string>
  listing_request_id: string
  listing_id: string
  group_id: string
  landlord_id: string
  tenant_id: string
  status: string
  generating: Generated<boolean>
  type: string
  contract_name: string
  is_online_signing: boolean
  method_of_booking: string
  from: Temporal.PlainDate
  to: Temporal.PlainDate
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
  cancellation_reason: string | null
  created_at: Generated<Temporal.Instant>
}

/** A row of `booking_requests`. */
export interface BookingRequestsTable {
  id: Generated<string>
  tenant_id: string
  first_name: string
  last_name: string
  email: string
  phone: Generated<string>
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  adults: number
  adults_information: GeneratedJsonb
  children: Generated<number>
  children_information: GeneratedJsonb
  pets: Generated<boolean>
  pets_description: Generated<string>
  reason_for_stay: string
  employment: string | null
  company_name: Generated<string>
  job_title: Generated<string>
  paid_by: string
  option_to_extend: Generated<boolean>
  notes: Generated<string>
  created_at: Generated<Temporal.Instant>
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
  type: string
  selected_contract: string
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  price: number
  total_cost: number
  currency: string
  canceled: Generated<boolean>
  canceled_at: Temporal.Instant | null
  landlord_cancellation_note: Generated<string>
  skip_invoice_generation: Generated<boolean>
  created_at: Generated<Temporal.Instant>
}

/** A row of `deals`. */
export interface DealsTable {
  listing_request_id: string
  landlord_id: string
  status: string
  stage: number | null
  fee: Generated<number>
  currency: string
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
  title: GeneratedJsonb
  description: GeneratedJsonb
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
  amenities: Generated<string[]>
  home_type: string
  furniture_standard: string
  pet_rule: Generated<string>
  smoking_rule: Generated<string>
  house_rules: GeneratedJsonb
  labels: Generated<string[]>
  method_of_booking: Generated<string>
  online_signing: Generated<boolean>
  contract_name: Generated<string>
  invoice_calculation_method: Generated<string>
  landlord_fee_percent: Generated<number>
  min_booking_duration: number | null
  min_booking_duration_permit_id: string | null
  min_booking_duration_exemption: Generated<boolean>
  max_booking_duration: number | null
  created_at: Generated<Temporal.Instant>
  deleted_at: Temporal.Instant | null
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

/** A row of `invoice_numbers`. */
export interface InvoiceNumbersTable {
  year: number
  last_number: number
}

/** A row of `invoices`. */
export interface InvoicesTable {
  id: Generated<string>
  number: string
  landlord_id: string
  booking_id: string
  document_type: string
  live_mode: string
  amount: number
  currency: string
  due_date: Temporal.PlainDate
  is_paid: Generated<boolean>
  created_at: Generated<Temporal.Instant>
}

/** A row of `listing_requests`. */
export interface ListingRequestsTable {
  id: Generated<string>
  user_friendly_id: Generated<string>
  booking_request_id: string
  group_id: string
  landlord_id: string
  tenant_id: string
  type: Generated<string>
  extends_booking_id: string | null
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  guests: number
  method_of_booking: string
  total_rent: number
  currency: string
  landlord_fee_percent: number
  status_type: string
  status_reason: string | null
  status_sub_reason: string | null
  suppressing_booking_request_id: string | null
  suppressing_listing_request_id: string | null
  suppressing_booking_id: string | null
  decline_reason: string | null
  decline_explanation: Generated<string>
  verification_needed: Generated<boolean>
  verification_done_at: Temporal.Instant | null
  requested_at: Generated<Temporal.Instant>
  auto_decline_at: Temporal.Instant | null
  tenant_answer_until: Temporal.Instant | null
  viewed_by_landlord_at: Temporal.Instant | null
  answered_at: Temporal.Instant | null
  landlord_status: string
  sort_group: number
}

/** A row of `listings`. */
export interface ListingsTable {
  id: Generated<string>
  group_id: string
  landlord_id: string
  external_id: string | null
  apartment_name: string
  location_in_building: GeneratedJsonb
  floor: number | null
  available_from: Temporal.PlainDate
  available_to: Temporal.PlainDate | null
  published: Generated<boolean>
  last_published_at: Temporal.Instant | null
  created_at: Generated<Temporal.Instant>
  deleted_at: Temporal.Instant | null
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
}

/** A row of `migrations`. */
export interface MigrationsTable {
  name: string
  hash: string
  applied_at: Generated<Temporal.Instant>
}

/** A row of `occupancies`. */
export interface OccupanciesTable {
  id: Generated<string>
  listing_id: string
  group_id: string
  landlord_id: string
  kind: string
  days: string
  offer_id: string
  booking_id: string | null
}

/** A row of `password_tries`. */
export interface PasswordTriesTable {
  account: string
  tried_at: Generated<Temporal.Instant>
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
}

/** A row of `signature_procedures`. */
export interface SignatureProceduresTable {
  id: Generated<string>
  offer_id: string
  landlord_id: string
  status: string
  document_sha256: string | null
  created_at: Generated<Temporal.Instant>
  finished_at: Temporal.Instant | null
}

/** A row of `signers`. */
export interface SignersTable {
  id: Generated<string>
  procedure_id: string
  landlord_id: string
  role: string
  user_id: string
  status: string
  typed_name: string | null
  consent_text: string | null
  document_sha256: string | null
  ip_address: string | null
  user_agent: string | null
  notified_at: Temporal.Instant | null
  opened_at: Temporal.Instant | null
  signed_at: Temporal.Instant | null
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
  permissions: Generated<string[]>
  language: Generated<string>
  created_at: Generated<Temporal.Instant>
  updated_at: Generated<Temporal.Instant>
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

/** Every table by its name. */
export interface DB {
  accounts: AccountsTable
  audit_log: AuditLogTable
  blocks: BlocksTable
  booking_offers: BookingOffersTable
  booking_requests: BookingRequestsTable
  bookings: BookingsTable
  deals: DealsTable
  files: FilesTable
  group_counts: GroupCountsTable
  groups: GroupsTable
  idempotency_keys: IdempotencyKeysTable
  invoice_numbers: InvoiceNumbersTable
  invoices: InvoicesTable
  listing_requests: ListingRequestsTable
  listings: ListingsTable
  mails: MailsTable
  migrations: MigrationsTable
  occupancies: OccupanciesTable
  password_tries: PasswordTriesTable
  pictures: PicturesTable
  sessions: SessionsTable
  signature_procedures: SignatureProceduresTable
  signers: SignersTable
  users: UsersTable
  verifications: VerificationsTable
}
