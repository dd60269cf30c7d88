import { columnsWithheld } from './own-data.ts'

/**
 * Why a table of a landlord's world stays behind. SECRET: links and their traces; whoever holds them gets in. OTHERS:
 * it is about other people, and the landlord never sees it. COUNTED: worked out from what comes. OPERATOR: books and
 * reports of whoever runs the installation. HERE: it is about this installation alone.
 */
export type StaysBehind = 'SECRET' | 'OTHERS' | 'COUNTED' | 'OPERATOR' | 'HERE'

/**
 * The tables of a landlord's world, in an order in which a row comes after those that it names, and the way by which a
 * row is the landlord's: a column, or a column and that of the row that it names.
 */
export const WORLD_TABLES: Readonly<Record<string, string>> = {
  contact_persons: 'landlord_id',
  groups: 'landlord_id',
  listings: 'landlord_id',
  pictures: 'landlord_id',
  files: 'landlord_id',
  own_contracts: 'landlord_id',
  publish_events: 'landlord_id',
  saved_views: 'user_id',
  team_members: 'landlord_id',
  powers_of_attorney: 'landlord_id',
  appointments: 'landlord_id',
  impersonations: 'landlord_id',
  calendar_feeds: 'landlord_id',
  calendar_feed_changes: 'landlord_id',
  blocks: 'landlord_id',
  rent_changes: 'landlord_id',
  limit_changes: 'landlord_id',
  stay_imports: 'landlord_id',
  imported_stays: 'landlord_id',
  stay_import_steps: 'landlord_id',
  stay_file_formats: 'landlord_id',
  stay_unit_names: 'landlord_id',
  partner_sources: 'landlord_id',
  partner_blocks: 'block_id>blocks.landlord_id',
  calendar_exports: 'landlord_id',
  calendar_export_fetches: 'export_id>calendar_exports.landlord_id',
  partner_portal_homes: 'landlord_id',
  listing_requests: 'landlord_id',
  message_templates: 'landlord_id',
  message_threads: 'landlord_id',
  messages: 'landlord_id',
  message_attachments: 'landlord_id',
  message_translations: 'landlord_id',
  contract_terms: 'landlord_id',
  booking_offers: 'landlord_id',
  signature_procedures: 'landlord_id',
  signers: 'landlord_id',
  signing_reminders: 'landlord_id',
  bookings: 'landlord_id',
  booking_months: 'landlord_id',
  occupancies: 'landlord_id',
  stay_proposals: 'landlord_id',
  booking_notes: 'landlord_id',
  key_handovers: 'landlord_id',
  key_handover_photos: 'landlord_id',
  rents: 'landlord_id',
  tenant_dues: 'landlord_id',
  deposits: 'landlord_id',
  deposit_deductions: 'booking_id>bookings.landlord_id',
  bank_accounts: 'landlord_id',
  billing_addresses: 'landlord_id',
  billing_details_items: 'landlord_id',
  home_sellers: 'landlord_id',
  tax_data_requests: 'landlord_id',
  tax_statements: 'landlord_id',
  fee_terms: 'landlord_id',
  incentives: 'landlord_id',
  invoices: 'landlord_id',
  invoice_settlements: 'landlord_id',
  invoice_write_offs: 'landlord_id',
  ledger_accounts: 'landlord_id',
  ledger_events: 'landlord_id',
  ledger_transfers: 'event_id>ledger_events.landlord_id',
  payments: 'landlord_id',
  refunds: 'landlord_id',
  refund_settlements: 'landlord_id',
  disputes: 'landlord_id',
  payout_accounts: 'landlord_id',
  payout_changes: 'landlord_id',
  payout_schedules: 'landlord_id',
  payouts: 'landlord_id',
  payout_transfers: 'landlord_id',
  payout_items: 'landlord_id',
  listing_event_hours: 'landlord_id',
  listing_event_days: 'landlord_id',
  landlord_event_days: 'landlord_id',
  home_months: 'landlord_id',
  notifications: 'landlord_id',
  webhook_endpoints: 'landlord_id',
  webhook_deliveries: 'landlord_id',
  audit_log: 'landlord_id',
}

/** The tables of a landlord's world that stay behind. */
export const BEHIND_TABLES: Readonly<Record<string, StaysBehind>> = {
  access_links: 'SECRET',
  cleaning_links: 'SECRET',
  // By which of those links.
  cleaning_done: 'HERE',
  cleaning_photos: 'HERE',
  data_exports: 'HERE',
  data_imports: 'HERE',
  demo_visits: 'HERE',
  group_counts: 'COUNTED',
  inbound_mails: 'HERE',
  // Also of tenants about the landlord, who isn't told.
  message_reports: 'OTHERS',
  // Which homes were whose here, and between whom.
  handed_homes: 'HERE',
  handovers: 'HERE',
  // What came with an import stands in the tables that it came in.
  imported_history: 'HERE',
  imported_names: 'HERE',
  imported_persons: 'HERE',
  imported_remainders: 'HERE',
  listing_events: 'OTHERS',
  photo_folders: 'SECRET',
  // What came of the files of such a folder, by photos of this installation.
  photo_folder_files: 'HERE',
  provider_balances: 'OPERATOR',
  provider_lines: 'OPERATOR',
  provider_readings: 'OPERATOR',
  // Of tenants, whose money goes back to these.
  refund_accounts: 'OTHERS',
  solvency_checks: 'OTHERS',
  tax_report_findings: 'OPERATOR',
  tax_report_records: 'OPERATOR',
  tax_report_runs: 'OPERATOR',
  tenant_document_consents: 'OTHERS',
  unit_years: 'COUNTED',
}

/** Columns of these tables that stay behind, beside those that nobody is handed out. */
export const BEHIND_COLUMNS: Readonly<Record<string, StaysBehind>> = {
  // Encrypted with the secret of this installation; country and last digits come.
  'bank_accounts.iban': 'SECRET',
  'billing_details_items.tax_id': 'SECRET',
  'disputes.external_id': 'HERE',
  'payments.charge_id': 'HERE',
  'payments.external_id': 'HERE',
  'payout_accounts.bank_ids': 'HERE',
  'payout_accounts.external_id': 'HERE',
  'payout_transfers.account': 'HERE',
  'payout_transfers.external_id': 'HERE',
  'refunds.external_id': 'HERE',
  'refunds.transfer_id': 'HERE',
  'signature_procedures.external_id': 'HERE',
  'signers.drawn_signature': 'OTHERS',
  'signers.external_id': 'HERE',
  'signers.ip_address': 'OTHERS',
  'signers.user_agent': 'OTHERS',
}

/** The columns of a table that stay behind. */
export function columnsBehind(table: string): string[] {
  const behind = Object.keys(BEHIND_COLUMNS)
    .filter((name) => name.startsWith(`${table}.`))
    .map((name) => name.slice(table.length + 1))
  return [...columnsWithheld(table), ...behind]
}
