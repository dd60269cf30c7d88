/** Where a table's rows would lie in a database of several nodes, for tables whose rows don't all name a landlord. */
export type Declared =
  /** Of a landlord's world by the row that this foreign key leads to. */
  | { by: string }
  /** Its column holds the landlord's id under another name. */
  | { key: string }
  /** It has `landlord_id`; the rows without one are somebody else's, whose is said here. */
  | { others: string }
  /** Of no landlord's world, on purpose; why. */
  | { global: GlobalReason }

/** Why a table is of no landlord's world. */
export const GLOBAL_REASONS = {
  account:
    'It is about a person’s account and how they log in. One person may be landlord, tenant, member of several teams and staff, and logs in before anybody knows in whose world they will work.',
  person:
    'It is a person’s own across all worlds: what a tenant has, asks for and remembers, or how somebody wants to be told.',
  identity: 'A person is identified once, for every world, and their pictures are erased by the person.',
  erasure: 'An erasure, or what must be gone at a provider, goes through all worlds in which a person was.',
  books:
    'The operator’s books: one ledger between landlords, tenants and the operator, numbers of invoices without a gap, bank statements and the provider’s lines, which are assigned to a landlord only afterwards.',
  taxReport: 'One report of the operator about all landlords.',
  operator: 'Settings, staff’s work and bookkeeping of the whole installation.',
  outside: 'What the outside sent or holds before it is known whose it is.',
} as const

export type GlobalReason = keyof typeof GLOBAL_REASONS

function all(reason: GlobalReason, tables: string): Record<string, Declared> {
  return Object.fromEntries(tables.split(' ').map((table) => [table, { global: reason }]))
}

/** Every table that has no `landlord_id`, or one that may be missing. */
export const DECLARED: Record<string, Declared> = {
  calendar_export_events: { by: 'export_id' },
  calendar_export_fetches: { by: 'export_id' },
  deposit_deductions: { by: 'booking_id' },
  dispute_files: { by: 'dispute_id' },
  partner_blocks: { by: 'listing_id' },
  tenant_document_uses: { by: 'consent_id' },
  audit_chain: { key: 'chain' },
  audit_erasures: { by: 'entry_id' },
  audit_heads: { key: 'chain' },
  audit_seals: { key: 'chain' },
  audit_log: { others: 'what staff and tenants did outside of any landlord’s world: a chain of its own' },
  data_exports: { others: 'exports of tenants and other people, by `user_id`' },
  files: { others: 'a tenant’s own papers, by `tenant_id`, and what nobody’s world is the owner of' },
  ledger_accounts: { others: 'the operator’s accounts' },
  ledger_events: { others: 'events between the operator’s own accounts' },
  provider_balances: { others: 'the balance of the operator’s account' },
  provider_lines: { others: 'lines of the operator’s account' },
  provider_readings: { others: 'readings of the operator’s account' },
  tax_report_records: { others: 'what a report says of the operator' },
  ...all(
    'account',
    'users accounts sessions sign_ups verifications login_steps password_tries passkeys two_factors backup_codes ' +
      'personal_access_tokens account_freezes account_recoveries permission_requests',
  ),
  ...all(
    'person',
    'booking_requests tenant_documents tenant_profiles shortlisted_groups saved_views idempotency_keys mails ' +
      'notification_preferences notification_settings tenant_notification_preferences push_devices push_deliveries ' +
      'feature_flag_users',
  ),
  ...all('identity', 'id_verifications id_pictures id_picture_erasures id_session_deletions'),
  ...all('erasure', 'deletion_requests provider_deletions destroyed_documents stray_files'),
  ...all(
    'books',
    'ledger_transfers ledger_carried invoice_numbers books_checks bank_statements bank_lines bank_line_parts provider_runs ' +
      'provider_differences',
  ),
  ...all('taxReport', 'tax_report_runs tax_reports'),
  ...all(
    'operator',
    'migrations feature_flags event_sums seal_certificates geocoder_turns geocoded_places page_events ' +
      'page_event_hours review_claims scheduling_links partner_portals partner_portal_fetches',
  ),
  ...all('outside', 'webhook_events local_provider_answers local_provider_objects'),
}
