/** What staff may be allowed to do (C6); VERIFF stands for the external identity provider. */
export const PERMISSIONS = [
  'accounting',
  'DEVELOPER',
  'sales',
  'scam',
  'TEST',
  'FSU',
  'CHANGE_SALES_REP',
  'EDIT_IDENTITY_VERIFICATION_FIELD',
  'VERIFF',
  'DOCUMENT_VERIFICATION',
  'LOCALISATION',
  'BOOKING_PREFERENCES',
] as const satisfies readonly string[]

/** A staff permission. */
export type Permission = (typeof PERMISSIONS)[number]

/** How a request for a permission ended that takes a second person; ours. */
export const PERMISSION_OUTCOMES = [
  'CONFIRMED',
  'DECLINED',
  'WITHDRAWN',
  'ENDED',
] as const satisfies readonly string[]

/** An end of such a request. */
export type PermissionOutcome = (typeof PERMISSION_OUTCOMES)[number]

/** How the recovery of an account began: after the right password, by a link by mail, or by two of the staff; ours. */
export const RECOVERY_WAYS = ['PASSWORD', 'MAIL', 'STAFF'] as const satisfies readonly string[]

/** A beginning of a recovery. */
export type RecoveryWay = (typeof RECOVERY_WAYS)[number]

/** Where the recovery of an account stands; ours. */
export const RECOVERY_STATUSES = [
  'ASKED',
  'WAITING',
  'READY',
  'COMPLETED',
  'STOPPED',
  'CALLED_OFF',
  'EXPIRED',
] as const satisfies readonly string[]

/** A status of a recovery. */
export type RecoveryStatus = (typeof RECOVERY_STATUSES)[number]

/** Why staff put an account on hold; ours. The person reads it. */
export const FREEZE_REASONS = [
  'HOME_DOUBTED',
  'IDENTITY_DOUBTED',
  'PAYMENT_OUTSIDE',
  'MONEY_DOUBTED',
  'ACCOUNT_TAKEN_OVER',
  'TERMS_BROKEN',
] as const satisfies readonly string[]

/** A reason for a hold. */
export type FreezeReason = (typeof FREEZE_REASONS)[number]

/** The types of internal users (D3). */
export const USER_TYPES = [
  'ACCOUNTING',
  'DEVELOPER',
  'FSU',
  'SALES',
  'SCAM',
  'TEST',
] as const satisfies readonly string[]

/** A type of internal user. */
export type UserType = (typeof USER_TYPES)[number]

/** The types of people who have no listing yet (C3, C6). */
export const LANDLORD_USER_TYPES = [
  'EXPLORER_LANDLORD',
  'POTENTIAL_LANDLORD',
] as const satisfies readonly string[]

/** A type of future landlord. */
export type LandlordUserType = (typeof LANDLORD_USER_TYPES)[number]

/** As what a request of the dashboard is made: SALES while somebody impersonates the landlord (D1). */
export const ACTING_USER_TYPES = ['LANDLORD', 'SALES'] as const satisfies readonly string[]

/** The user type of a request. */
export type ActingUserType = (typeof ACTING_USER_TYPES)[number]

/** As what somebody works in a landlord's world: the landlord, a team member, or the holder of an access link. */
export const WORLD_ROLES = ['OWNER', 'MANAGER', 'LIMITED', 'LINK'] as const satisfies readonly string[]

/** A role in a landlord's world. */
export type WorldRole = (typeof WORLD_ROLES)[number]

/** What a landlord may invite somebody as. */
export const TEAM_ROLES = ['MANAGER', 'LIMITED'] as const satisfies readonly WorldRole[]

/** A team member's role. */
export type TeamRole = (typeof TEAM_ROLES)[number]

/** What a personal access token may be good for; ours. */
export const ACCESS_SCOPES = [
  'listings:read',
  'listings:write',
  'requests:read',
  'requests:write',
  'bookings:read',
  'invoices:read',
  'metrics:read',
  'profile:read',
] as const satisfies readonly string[]

/** A scope of a personal access token. */
export type AccessScope = (typeof ACCESS_SCOPES)[number]

/** Why somebody cannot ask for the deletion of an account yet; ours. The order is that in which they are told. */
export const DELETION_OBSTACLES = [
  'BOOKING_AS_LANDLORD',
  'BOOKING_AS_TENANT',
  'CONTRACT_IN_SIGNING',
  'OPEN_REQUEST',
  'PUBLISHED_LISTING',
  'UNPAID_INVOICE',
  'MONEY_TO_SETTLE',
  'PAYOUT_UNDER_WAY',
  'REFUND_OWED',
  'OPEN_DISPUTE',
  'DEPOSIT_HELD',
  'TEAM_MEMBERS',
  'LAST_DEVELOPER',
  'ACCOUNT_FROZEN',
] as const satisfies readonly string[]

/** A reason why an account cannot be deleted yet. */
export type DeletionObstacle = (typeof DELETION_OBSTACLES)[number]

/** The kinds of notifications: the push kinds of C3, and two of ours, since none of them is about calendars or messages. */
export const NOTIFICATION_KINDS = [
  'NEW_BOOKING_REQUEST',
  'RENTAL_AGREEMENT_READY',
  'FINALIZING_THE_BOOKING',
  'STAY_EXTENSION_REQUEST',
  'INVOICE_READY',
  'INVOICE_CANCELED',
  'BOOKING_LOST',
  'BOOKING_CANCELED',
  'CALENDAR_PROBLEM',
  'NEW_MESSAGE',
] as const satisfies readonly string[]

/** A kind of notification. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Whether a landlord has an appointment with the account manager (C3). */
export const APPOINTMENT_STATUSES = [
  'SCHEDULED',
  'CANCELED',
  'NOT_SCHEDULED',
] as const satisfies readonly string[]

/** An appointment status. */
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number]

/** What somebody may take along: all that is kept about the person, or all of the landlord's business. */
export const DATA_EXPORT_KINDS = ['PERSON', 'WORLD'] as const satisfies readonly string[]

/** A kind of export. */
export type DataExportKind = (typeof DATA_EXPORT_KINDS)[number]

/** How far an export is; ENDED: it was ready, and its time is over or a newer one has taken its place. */
export const DATA_EXPORT_STATES = [
  'WAITING',
  'RUNNING',
  'READY',
  'FAILED',
  'CANCELED',
  'ENDED',
] as const satisfies readonly string[]

/** The state of an export. */
export type DataExportState = (typeof DATA_EXPORT_STATES)[number]

/** How somebody came to the product (C1). */
export const ACQUISITION_CHANNELS = ['direct'] as const satisfies readonly string[]
