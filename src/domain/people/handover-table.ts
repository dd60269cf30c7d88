/** What of a landlord's business a handover is told about, in the order in which it is shown. */
export const HANDOVER_KINDS = [
  'HOMES',
  'UNITS',
  'PICTURES',
  'CALENDARS',
  'BLOCKS',
  'CONTACTS',
  'TEAM',
  'REQUESTS',
  'STAYS',
  'CONTRACTS',
  'RENTS',
  'DEPOSITS',
  'FILES',
  'FIGURES',
  'INVOICES',
  'PAYMENTS',
  'PAYOUTS',
  'ACCOUNTS',
  'TAX',
  'BOOKS',
  'POWERS',
  'LINKS',
  'PROGRAMS',
  'LOG',
] as const satisfies readonly string[]

/** A kind of what a handover is about; its words are under `handover.kinds` of the interface. */
export type HandoverKind = (typeof HANDOVER_KINDS)[number]

/** Kinds of which something can stay with the landlord or end: why is said under `handover.why` of the interface. */
export const STAYING_KINDS = [
  'REQUESTS',
  'STAYS',
  'CONTRACTS',
  'RENTS',
  'DEPOSITS',
  'FILES',
  'INVOICES',
  'PAYMENTS',
  'PAYOUTS',
  'ACCOUNTS',
  'TAX',
  'BOOKS',
  'POWERS',
  'LINKS',
  'PROGRAMS',
  'LOG',
] as const satisfies readonly HandoverKind[]

/** What of a stay or request that goes a row names, by the column that does; the row goes with it. */
export type StayWay =
  | `request:${string}`
  | `booking:${string}`
  | `offer:${string}`
  | `procedure:${string}`
  | `key_handover:${string}`
  | `tenant:${string}`

/**
 * What a handover does with the rows of a table. ALL: each gets the new landlord. WITH_STAY: those do that belong to a
 * stay or request that goes. FILES, NOTICES: by a rule of their own (rows-sql.ts). NO: they stay as they are.
 */
export type HandoverRule = { kind: HandoverKind; counted?: true; why: string } & (
  | { goes: 'ALL' | 'FILES' | 'NOTICES' | 'NO' }
  | { goes: 'WITH_STAY'; by: StayWay; unless?: 'RECEIVED' }
)

const HOME = 'It is of a home, and the home goes.'
const STAY = 'It is of a stay or a request, and the new landlord enters into it (§ 566 BGB) or answers it.'
const COUNTED = 'It is worked out from what goes.'
const VOUCHER = 'It is the voucher of a business of the former landlord, who has to keep it.'
const OWN = 'It is the former landlord’s own, by contract or by law.'

/**
 * What a handover does with each table of a landlord's world (decision 115). The handover goes by it; a table with a
 * column `landlord_id` that has no line fails a test.
 */
export const HANDOVER_TABLE: Readonly<Record<string, HandoverRule>> = {
  contact_persons: { goes: 'ALL', kind: 'CONTACTS', counted: true, why: HOME },
  groups: { goes: 'ALL', kind: 'HOMES', counted: true, why: HOME },
  listings: { goes: 'ALL', kind: 'UNITS', counted: true, why: HOME },
  pictures: { goes: 'ALL', kind: 'PICTURES', counted: true, why: HOME },
  publish_events: { goes: 'ALL', kind: 'HOMES', why: HOME },
  photo_folders: { goes: 'NO', kind: 'LINKS', why: 'It is a folder of the former landlord’s own.' },
  photo_folder_files: {
    goes: 'NO',
    kind: 'LINKS',
    why: 'They are in a folder of the former landlord’s own.',
  },
  partner_portal_homes: { goes: 'ALL', kind: 'HOMES', why: HOME },
  calendar_feeds: { goes: 'ALL', kind: 'CALENDARS', counted: true, why: HOME },
  calendar_feed_changes: { goes: 'ALL', kind: 'CALENDARS', why: HOME },
  calendar_exports: { goes: 'ALL', kind: 'CALENDARS', counted: true, why: HOME },
  partner_sources: { goes: 'ALL', kind: 'CALENDARS', why: HOME },
  blocks: { goes: 'ALL', kind: 'BLOCKS', counted: true, why: HOME },
  rent_changes: { goes: 'ALL', kind: 'HOMES', why: HOME },
  limit_changes: { goes: 'ALL', kind: 'HOMES', why: HOME },
  stay_imports: { goes: 'ALL', kind: 'BLOCKS', why: HOME },
  imported_stays: { goes: 'ALL', kind: 'BLOCKS', why: HOME },
  stay_import_steps: { goes: 'ALL', kind: 'BLOCKS', why: HOME },
  stay_unit_names: { goes: 'ALL', kind: 'BLOCKS', why: HOME },
  message_templates: { goes: 'NO', kind: 'REQUESTS', why: 'It is how the former landlord’s team writes.' },
  stay_file_formats: { goes: 'NO', kind: 'BLOCKS', why: 'It is how the former landlord’s own files look.' },
  team_members: {
    goes: 'ALL',
    kind: 'TEAM',
    counted: true,
    why: 'They work on the homes, with the roles and homes that they have.',
  },
  listing_events: { goes: 'ALL', kind: 'FIGURES', why: HOME },
  listing_event_hours: { goes: 'ALL', kind: 'FIGURES', why: HOME },
  listing_event_days: { goes: 'ALL', kind: 'FIGURES', why: HOME },
  landlord_event_days: { goes: 'NO', kind: 'FIGURES', why: 'It counts visits of the landlord’s own page.' },
  home_months: { goes: 'NO', kind: 'FIGURES', why: 'It is a sum of months that are over, without homes.' },
  group_counts: { goes: 'ALL', kind: 'FIGURES', why: COUNTED },
  unit_years: { goes: 'ALL', kind: 'FIGURES', why: COUNTED },
  listing_requests: {
    goes: 'WITH_STAY',
    by: 'request:id',
    kind: 'REQUESTS',
    counted: true,
    why: STAY,
  },
  message_threads: { goes: 'WITH_STAY', by: 'request:listing_request_id', kind: 'REQUESTS', why: STAY },
  inbound_mails: { goes: 'WITH_STAY', by: 'request:listing_request_id', kind: 'REQUESTS', why: STAY },
  message_reports: { goes: 'WITH_STAY', by: 'request:listing_request_id', kind: 'REQUESTS', why: STAY },
  message_translations: {
    goes: 'WITH_STAY',
    by: 'request:listing_request_id',
    kind: 'REQUESTS',
    why: STAY,
  },
  messages: { goes: 'WITH_STAY', by: 'request:listing_request_id', kind: 'REQUESTS', why: STAY },
  message_attachments: {
    goes: 'WITH_STAY',
    by: 'request:listing_request_id',
    kind: 'REQUESTS',
    why: STAY,
  },
  contract_terms: { goes: 'WITH_STAY', by: 'request:listing_request_id', kind: 'CONTRACTS', why: STAY },
  own_contracts: { goes: 'WITH_STAY', by: 'request:listing_request_id', kind: 'CONTRACTS', why: STAY },
  booking_offers: {
    goes: 'WITH_STAY',
    by: 'request:listing_request_id',
    kind: 'CONTRACTS',
    counted: true,
    why: STAY,
  },
  signature_procedures: { goes: 'WITH_STAY', by: 'offer:offer_id', kind: 'CONTRACTS', why: STAY },
  signers: { goes: 'WITH_STAY', by: 'procedure:procedure_id', kind: 'CONTRACTS', why: STAY },
  signing_reminders: { goes: 'WITH_STAY', by: 'offer:offer_id', kind: 'CONTRACTS', why: STAY },
  solvency_checks: { goes: 'WITH_STAY', by: 'request:listing_request_id', kind: 'REQUESTS', why: STAY },
  tenant_document_consents: {
    goes: 'NO',
    kind: 'REQUESTS',
    why: 'The tenant let the former landlord see documents, and nobody else; the consent ends.',
  },
  bookings: { goes: 'WITH_STAY', by: 'booking:id', kind: 'STAYS', counted: true, why: STAY },
  booking_months: { goes: 'WITH_STAY', by: 'booking:booking_id', kind: 'STAYS', why: COUNTED },
  occupancies: { goes: 'WITH_STAY', by: 'booking:booking_id', kind: 'STAYS', why: STAY },
  booking_notes: { goes: 'WITH_STAY', by: 'booking:booking_id', kind: 'STAYS', why: STAY },
  key_handovers: { goes: 'WITH_STAY', by: 'booking:booking_id', kind: 'STAYS', why: STAY },
  key_handover_photos: { goes: 'WITH_STAY', by: 'key_handover:handover_id', kind: 'STAYS', why: STAY },
  stay_proposals: { goes: 'WITH_STAY', by: 'booking:booking_id', kind: 'STAYS', why: STAY },
  rents: {
    goes: 'WITH_STAY',
    by: 'booking:booking_id',
    unless: 'RECEIVED',
    kind: 'RENTS',
    counted: true,
    why: 'Rents to come are the new landlord’s; what has come is income of the former one, who reports it.',
  },
  deposits: { goes: 'WITH_STAY', by: 'booking:booking_id', kind: 'DEPOSITS', counted: true, why: STAY },
  imported_persons: { goes: 'WITH_STAY', by: 'tenant:user_id', kind: 'STAYS', why: STAY },
  imported_history: { goes: 'NO', kind: 'LOG', why: 'It is what happened in the former landlord’s time.' },
  imported_names: { goes: 'NO', kind: 'LOG', why: 'It tells what an import of the former landlord was.' },
  imported_remainders: {
    goes: 'NO',
    kind: 'LOG',
    why: 'It tells what an import of the former landlord was.',
  },
  files: {
    goes: 'FILES',
    kind: 'FILES',
    counted: true,
    why: 'It goes with the home or contract that names it.',
  },
  notifications: {
    goes: 'NOTICES',
    kind: 'LOG',
    why: 'The team keeps what it was told about what goes; the former landlord has no more to do with it.',
  },
  invoices: { goes: 'NO', kind: 'INVOICES', counted: true, why: VOUCHER },
  invoice_settlements: { goes: 'NO', kind: 'INVOICES', why: VOUCHER },
  invoice_write_offs: { goes: 'NO', kind: 'INVOICES', why: VOUCHER },
  fee_terms: { goes: 'NO', kind: 'INVOICES', why: OWN },
  incentives: { goes: 'NO', kind: 'INVOICES', why: OWN },
  payments: { goes: 'NO', kind: 'PAYMENTS', counted: true, why: VOUCHER },
  tenant_dues: { goes: 'NO', kind: 'PAYMENTS', why: VOUCHER },
  refunds: { goes: 'NO', kind: 'PAYMENTS', why: VOUCHER },
  refund_settlements: { goes: 'NO', kind: 'PAYMENTS', why: VOUCHER },
  refund_accounts: { goes: 'NO', kind: 'PAYMENTS', why: VOUCHER },
  disputes: { goes: 'NO', kind: 'PAYMENTS', why: VOUCHER },
  payouts: { goes: 'NO', kind: 'PAYOUTS', counted: true, why: VOUCHER },
  payout_items: { goes: 'NO', kind: 'PAYOUTS', why: VOUCHER },
  payout_transfers: { goes: 'NO', kind: 'PAYOUTS', why: VOUCHER },
  payout_accounts: { goes: 'NO', kind: 'ACCOUNTS', why: OWN },
  payout_changes: { goes: 'NO', kind: 'ACCOUNTS', why: OWN },
  payout_schedules: { goes: 'NO', kind: 'ACCOUNTS', why: OWN },
  bank_accounts: { goes: 'NO', kind: 'ACCOUNTS', counted: true, why: OWN },
  billing_addresses: { goes: 'NO', kind: 'TAX', why: OWN },
  billing_details_items: { goes: 'NO', kind: 'TAX', counted: true, why: OWN },
  home_sellers: { goes: 'NO', kind: 'TAX', why: 'It says who let the home in the former landlord’s time.' },
  handed_homes: { goes: 'NO', kind: 'TAX', why: 'It says which homes were whose before.' },
  tax_data_requests: { goes: 'NO', kind: 'TAX', why: OWN },
  tax_report_findings: { goes: 'NO', kind: 'TAX', why: OWN },
  tax_report_records: { goes: 'NO', kind: 'TAX', why: OWN },
  tax_statements: { goes: 'NO', kind: 'TAX', why: OWN },
  ledger_accounts: { goes: 'NO', kind: 'BOOKS', why: VOUCHER },
  ledger_events: { goes: 'NO', kind: 'BOOKS', counted: true, why: VOUCHER },
  provider_balances: { goes: 'NO', kind: 'BOOKS', why: VOUCHER },
  provider_lines: { goes: 'NO', kind: 'BOOKS', why: VOUCHER },
  provider_readings: { goes: 'NO', kind: 'BOOKS', why: VOUCHER },
  powers_of_attorney: {
    goes: 'NO',
    kind: 'POWERS',
    counted: true,
    why: 'Each was given by one person; it ends.',
  },
  access_links: {
    goes: 'NO',
    kind: 'LINKS',
    counted: true,
    why: 'The former landlord gave it away; it ends.',
  },
  cleaning_links: {
    goes: 'NO',
    kind: 'LINKS',
    counted: true,
    why: 'The former landlord gave it away; it ends.',
  },
  cleaning_done: { goes: 'NO', kind: 'LINKS', why: 'The former landlord’s people did it.' },
  cleaning_photos: { goes: 'NO', kind: 'LINKS', why: 'The former landlord’s people took them.' },
  webhook_endpoints: { goes: 'NO', kind: 'PROGRAMS', counted: true, why: OWN },
  webhook_deliveries: { goes: 'NO', kind: 'PROGRAMS', why: OWN },
  audit_log: { goes: 'NO', kind: 'LOG', counted: true, why: 'Nothing in it is ever changed (decision 21).' },
  appointments: { goes: 'NO', kind: 'LOG', why: OWN },
  impersonations: { goes: 'NO', kind: 'LOG', why: 'It says when staff acted as the former landlord.' },
  data_exports: { goes: 'NO', kind: 'LOG', why: OWN },
  demo_visits: { goes: 'NO', kind: 'LOG', why: OWN },
  data_imports: { goes: 'NO', kind: 'LOG', why: OWN },
  handovers: { goes: 'NO', kind: 'LOG', why: 'It is about the two persons.' },
}

/** What went and what stayed of a kind. */
export interface HandoverCount {
  kind: HandoverKind
  goes: number
  stays: number
}

/** The counts of tables by kind, in order; kinds without rows are left out. */
export function handoverCounts(
  tables: readonly { table: string; goes: number; stays: number }[],
): HandoverCount[] {
  return HANDOVER_KINDS.map((kind) => {
    const of = tables.filter(
      ({ table }) => HANDOVER_TABLE[table]?.kind === kind && HANDOVER_TABLE[table].counted,
    )
    const sum = (what: 'goes' | 'stays') => of.reduce((all, one) => all + one[what], 0)
    return { kind, goes: sum('goes'), stays: sum('stays') }
  }).filter(({ goes, stays }) => goes + stays > 0)
}
