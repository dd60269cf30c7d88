import type { RetainedDatum } from '../retention/datum.ts'
import { RETENTION } from '../retention/table.ts'

/**
 * Why something is not handed out. SECRET: whoever holds it gets in somewhere. OTHERS: it is about other people, or is
 * the work of staff about them. TWICE: it stands in another place of the same export. INTERNAL: it only tells programs
 * where something lies.
 */
export type WithheldReason = 'SECRET' | 'OTHERS' | 'TWICE' | 'INTERNAL'

/** Columns that nobody is handed out. */
export const WITHHELD_COLUMNS: Readonly<Record<string, WithheldReason>> = {
  'account_recoveries.link_hash': 'SECRET',
  'listings.hidden_by_freeze': 'INTERNAL',
  'accounts.access_token': 'SECRET',
  'accounts.id_token': 'SECRET',
  'accounts.password': 'SECRET',
  'accounts.refresh_token': 'SECRET',
  'backup_codes.code_hash': 'SECRET',
  'cleaning_photos.storage_key': 'INTERNAL',
  'cleaning_photos.upload_id': 'INTERNAL',
  'files.storage_key': 'INTERNAL',
  'id_verifications.document_digest': 'SECRET',
  'id_verifications.session_id': 'SECRET',
  'id_verifications.url': 'SECRET',
  'idempotency_keys.body_hash': 'INTERNAL',
  'idempotency_keys.key': 'SECRET',
  'idempotency_keys.response': 'SECRET',
  'key_handover_photos.storage_key': 'INTERNAL',
  'login_steps.challenge': 'SECRET',
  'login_steps.token_hash': 'SECRET',
  'inbound_mails.content_hash': 'INTERNAL',
  'inbound_mails.storage_key': 'INTERNAL',
  'mails.reply_to': 'SECRET',
  'message_attachments.storage_key': 'INTERNAL',
  // In the mail of whoever it was written to.
  'message_reports.answer': 'TWICE',
  'message_reports.ended_by': 'OTHERS',
  'message_reports.reported_by': 'OTHERS',
  'message_translations.asked_by': 'OTHERS',
  // The same words as its text, whose links are without what opens something.
  'mails.html': 'TWICE',
  'passkeys.credential_id': 'SECRET',
  'passkeys.public_key': 'SECRET',
  'payments.idempotency_key': 'SECRET',
  'payout_accounts.idempotency_key': 'SECRET',
  'payout_transfers.idempotency_key': 'SECRET',
  'personal_access_tokens.secret_hash': 'SECRET',
  'photo_folders.cursor': 'INTERNAL',
  'photo_folders.link': 'SECRET',
  'photo_folder_files.file_hash': 'INTERNAL',
  'pictures.master_key': 'INTERNAL',
  'pictures.storage_key': 'INTERNAL',
  'push_devices.auth': 'SECRET',
  'push_devices.endpoint': 'SECRET',
  'push_devices.p256dh': 'SECRET',
  'push_devices.server_key': 'INTERNAL',
  'refunds.idempotency_key': 'SECRET',
  'sessions.token': 'SECRET',
  'sign_ups.browser_hash': 'SECRET',
  'sign_ups.challenge': 'SECRET',
  'sign_ups.password': 'SECRET',
  'sign_ups.token_hash': 'SECRET',
  'signers.signing_url': 'SECRET',
  // What is reported of a landlord stands in the yearly statement, which is a file of theirs.
  'tax_report_findings.content': 'TWICE',
  'tax_report_records.content': 'TWICE',
  'team_members.token_hash': 'SECRET',
  'two_factors.secret': 'SECRET',
  'verifications.identifier': 'SECRET',
  'webhook_endpoints.former_secret': 'SECRET',
  'webhook_endpoints.secret': 'SECRET',
}

/** Ways of the retention table that lead from a person to rows that are not theirs to take along. */
export const WAYS_NOT_TAKEN: Readonly<Record<string, WithheldReason>> = {
  // Whoever acted as somebody else, or about them, is the actor; what one did as oneself names one as its subject, too.
  'audit_log.actor_id': 'OTHERS',
  // The landlord’s own words, who is asked for them.
  'booking_notes.booking_id>bookings.tenant_id': 'OTHERS',
  // What a member uploaded belongs to the landlord's world, and stays there when the member leaves.
  'files.created_by': 'OTHERS',
  // They stand in the landlord's whole business, in the tables that they came in.
  'imported_history.landlord_id': 'TWICE',
  'imported_names.landlord_id': 'INTERNAL',
  'imported_persons.landlord_id': 'OTHERS',
  'imported_persons.user_id': 'OTHERS',
  'imported_remainders.landlord_id': 'TWICE',
  'listing_events.landlord_id': 'OTHERS',
  // Whoever sent it has it; the other side has the message.
  'inbound_mails.landlord_id': 'OTHERS',
  'inbound_mails.tenant_id': 'OTHERS',
  // What a member wrote belongs to the landlord's world.
  'messages.author_id': 'OTHERS',
  'notifications.landlord_id': 'OTHERS',
  'permission_requests.asked_by': 'OTHERS',
  'permission_requests.closed_by': 'OTHERS',
  'provider_lines.landlord_id': 'INTERNAL',
  'review_claims.staff_id': 'OTHERS',
  // The tenant's signature comes with address and browser.
  'signers.landlord_id': 'OTHERS',
}

/** What of a row its landlord alone sees: a tenant whose row it is, too, gets it without. */
export const LANDLORDS_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  bookings: [
    'invoice_calculation_method',
    'landlord_fee_percent',
    'landlord_fee_rate',
    'skip_invoice_generation',
    'term_origins',
  ],
  listing_requests: [
    'decline_explanation',
    'invoice_calculation_method',
    'landlord_fee_percent',
    'landlord_fee_rate',
    'landlord_status',
    'skip_reason',
    'sort_group',
    // Of others who want the same days.
    'suppressing_booking_id',
    'suppressing_booking_request_id',
    'suppressing_listing_request_id',
    'term_origins',
    'viewed_by_landlord_at',
  ],
}

/** A table of which somebody gets their rows, and the ways that lead from these to the person. */
export interface OwnTable {
  table: string
  ways: readonly string[]
}

/** Which tables hold what of a kind is a person's own; empty for a kind of which nothing is handed out. */
export function ownTables({ tables }: RetainedDatum): OwnTable[] {
  return Object.entries(tables)
    .map(([table, { of }]) => ({
      table,
      ways: Object.keys(of).filter((way) => !(`${table}.${way}` in WAYS_NOT_TAKEN)),
    }))
    .filter(({ ways }) => ways.length > 0)
}

/** The kinds of datum of which somebody may get something, each with its tables; the rows of a table come with the first. */
export function ownKinds(): { datum: RetainedDatum; tables: OwnTable[] }[] {
  const seen = new Set<string>()
  return RETENTION.map((datum) => {
    const tables = ownTables(datum).filter(({ table }) => !seen.has(table))
    for (const { table } of tables) seen.add(table)
    return { datum, tables }
  }).filter(({ tables }) => tables.length > 0)
}

/** Addresses in a mail without what opens something: a token, a signature, a code. */
export function withoutTokens(text: string): string {
  return text.replaceAll(/([?&][\w-]*(?:token|signature|code|secret)[\w-]*=)[^\s&#"<>]+/gi, '$1…')
}

/** The columns of a table that nobody is handed out. */
export function columnsWithheld(table: string): string[] {
  return Object.keys(WITHHELD_COLUMNS)
    .filter((name) => name.startsWith(`${table}.`))
    .map((name) => name.slice(table.length + 1))
}
