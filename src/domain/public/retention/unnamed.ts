import { RETENTION } from './table.ts'

/** A column as the database describes it. */
export interface StoredColumn {
  table: string
  column: string
  /** As PostgreSQL calls it: 'uuid', '_text' for a list of texts. */
  type: string
  /** A check lists its values: a state, a reason, a kind. */
  isListed: boolean
}

/** The tables that say nothing about a person. */
export const IMPERSONAL_TABLES: readonly string[] = [
  'books_checks',
  'destroyed_documents',
  'event_sums',
  'feature_flags',
  'geocoder_turns',
  'group_counts',
  'invoice_numbers',
  'ledger_carried',
  'migrations',
  'provider_balances',
  'provider_readings',
  'provider_runs',
  'seal_certificates',
  'unit_years',
]

/**
 * Types whose values say no more of a person than that the row is there: ids, moments, stretches of days, yes and no,
 * amounts and counts. All others, so texts, days, places and JSON, are looked at one by one.
 */
const SAYS_NO_MORE = ['uuid', 'timestamptz', 'daterange', 'bool', 'int2', 'int4', 'int8']

/** Days of what a row is about, a stay, a rent, a month, an invoice: they say no more than that it is there. */
const DAYS_THAT_SAY_NO_MORE = (
  'from to month day first_day stay_from stay_to stayed_until suggested_from suggested_to available_from ' +
  'available_to from_day until_day valid_from valid_until due_on due_date issued_on received_on settled_on ' +
  'paid_on remind_on look_on value_day transferred_on arrives_on exemption_deadline keep_until'
).split(' ')

/** Digests, names by which programs find something again, and words of few: in whatever table they say no more either. */
const WORDS_THAT_SAY_NO_MORE = (
  'sha256 document_sha256 body_hash content_hash text_hash hash previous_hash storage_key master_key ' +
  'idempotency_key fingerprint etag last_modified lease currency bank_currency content_type language request_id'
).split(' ')

const NAMES_THAT_SAY_NO_MORE: readonly string[] = [...DAYS_THAT_SAY_NO_MORE, ...WORDS_THAT_SAY_NO_MORE]

/** Single columns that say no more than that their row is there. */
const COLUMNS_THAT_SAY_NO_MORE: readonly string[] = [
  'accounts.provider_id',
  'accounts.scope',
  'audit_log.action',
  'audit_log.entity_type',
  'audit_seals.signature',
  'bank_lines.key',
  'billing_details_items.missing',
  'blocks.reason',
  'stay_file_formats.heads_hash',
  'booking_offers.cancellation_reason',
  'booking_offers.contract_name',
  'booking_offers.method_of_booking',
  'bookings.selected_contract',
  'bookings.term_origins',
  'calendar_feeds.window_days',
  'contract_terms.contract_name',
  'disputes.answer_key',
  'files.type',
  'groups.amenities',
  'groups.contract_name',
  'groups.labels',
  'groups.listing_languages',
  'groups.stay_discounts',
  'groups.seasons',
  'groups.step_versions',
  'imported_history.source_table',
  'imported_names.source_table',
  'imported_remainders.source_table',
  'idempotency_keys.key',
  'idempotency_keys.operation',
  'invoice_write_offs.reversal_id',
  'landlord_event_days.type',
  'ledger_accounts.key',
  'listing_event_days.type',
  'listing_event_hours.type',
  'listing_requests.decline_reason',
  'listing_requests.status_reason',
  'listing_requests.status_sub_reason',
  'listing_requests.term_origins',
  'listing_requests.user_friendly_id',
  'local_provider_answers.key',
  'local_provider_objects.id',
  'local_provider_objects.kind',
  'mails.template',
  'notifications.event',
  'page_event_hours.page',
  'page_event_hours.type',
  'page_events.funnel_id',
  'page_events.id',
  'page_events.page',
  'partner_portals.countries',
  'payments.failure',
  'payments.methods',
  'provider_lines.type',
  'push_devices.server_key',
  'tax_report_findings.problems',
  'tax_report_records.corrects',
  'tax_report_records.doc_ref_id',
  'tax_report_records.id',
  'tax_reports.id',
  'tax_reports.message_ref_id',
  'tenant_documents.issued_on',
  'webhook_events.event_id',
  'webhook_events.name',
  'webhook_events.provider',
]

/** The columns that nobody has looked at: neither in the retention table nor saying no more than that their row is there. */
export function unnamedColumns(columns: readonly StoredColumn[]): string[] {
  const named = new Set(namedColumns())
  const tables = new Set(RETENTION.flatMap((datum) => Object.keys(datum.tables)))
  return columns
    .filter(({ table }) => !IMPERSONAL_TABLES.includes(table))
    .filter(({ table, column, type, isListed }) => {
      const name = `${table}.${column}`
      if (!tables.has(table)) return true
      if (isListed || SAYS_NO_MORE.includes(type.replace(/^_/, ''))) return false
      return ![
        NAMES_THAT_SAY_NO_MORE.includes(column),
        COLUMNS_THAT_SAY_NO_MORE.includes(name),
        named.has(name),
      ].includes(true)
    })
    .map(({ table, column }) => `${table}.${column}`)
}

/** What is named although there is no such column, or although another name covers it. */
export function superfluousNames(columns: readonly StoredColumn[]): string[] {
  const there = new Map(columns.map((one) => [`${one.table}.${one.column}`, one]))
  const named = namedColumns()
  return [
    ...named.filter((name, at) => !there.has(name) || named.indexOf(name) !== at),
    ...NAMES_THAT_SAY_NO_MORE.filter((name) => !columns.some(({ column }) => column === name)),
    ...COLUMNS_THAT_SAY_NO_MORE.filter(
      (name) => !there.has(name) || named.includes(name) || there.get(name)?.isListed,
    ),
  ]
}

/** Every column of the retention table, with its table. */
function namedColumns(): string[] {
  return RETENTION.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, { columns = [] }]) =>
      columns.map((column) => `${table}.${column}`),
    ),
  )
}
