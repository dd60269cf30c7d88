import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ERASED_PARTS } from '../src/domain/public/retention/erasure.ts'
import type { Db } from '../src/server/kernel/db/database.ts'
import { json } from '../src/server/kernel/db/parameters.ts'
import { readShape } from '../src/server/public/deletion/shape-sql.ts'
import { asOwner } from './as-owner.ts'

/** Two people between whom everything is stored that the product can store, which of them all else is about, and one of the staff. */
export interface StoredWorld {
  landlordId: string
  tenantId: string
  staffId: string
  person: { id: string; email: string }
}

interface Column {
  table: string
  column: string
  type: string
  isNeeded: boolean
  listed: string[] | null
}

/** Tables that are filled otherwise: people are there, and the log and its chain are written by the database. */
const FILLED_ELSEWHERE = [
  'users',
  'deletion_requests',
  'provider_deletions',
  'audit_log',
  'audit_chain',
  'audit_heads',
  'audit_seals',
  'audit_erasures',
]

/** What a check of several columns, or a length, wants. */
const WANTED: Readonly<Record<string, unknown>> = {
  'account_freezes.answered_at': '2020-03-01T10:00:00Z',
  'account_freezes.answered_by': null,
  'account_freezes.frozen_by': null,
  'account_freezes.lifted_at': '2020-03-01T10:00:00Z',
  'account_freezes.lifted_by': null,
  'account_freezes.objected_at': '2020-03-01T10:00:00Z',
  'account_recoveries.asked_by': null,
  'account_recoveries.confirmed_by': null,
  'account_recoveries.ready_at': '2020-03-01T10:00:00Z',
  'account_recoveries.status': 'READY',
  'account_recoveries.way': 'PASSWORD',
  'appointments.staff_id': null,
  'bank_accounts.iban_last4': '0712',
  'bank_lines.other_iban_country': 'DE',
  'bank_lines.other_iban_last4': '0712',
  'bank_lines.state': 'NEW',
  'calendar_export_fetches.status': 200,
  'disputes.answer': null,
  'handovers.receiver_id': null,
  'impersonations.ended_at': '2020-03-01T10:20:00Z',
  'invoices.issued_at': '2020-03-01T10:00:00Z',
  'invoices.issued_on': '2020-03-01',
  'invoices.net': 1,
  'ledger_transfers.credit_account_id': 2,
  'ledger_transfers.phase': 'POSTED',
  'ledger_transfers.resolves_id': null,
  'ledger_transfers.reverses_id': null,
  'notifications.feed_id': null,
  'notifications.listing_id': null,
  'partner_portal_homes.state': 'REMOVED',
  'payments.invoice_id': null,
  'payments.purpose': 'FIRST_MONTH_RENT',
  'photo_folder_files.outcome': 'TAKEN',
  'photo_folders.problem': 'GONE',
  'pictures.master_key': 'master',
  'pictures.storage_key': 'stored',
  'powers_of_attorney.end_cause': 'WITHDRAWN',
  'powers_of_attorney.ended_at': '2020-03-01T10:00:00Z',
  'provider_differences.balance_id': '00000000-0000-0000-0000-000000000003',
  'provider_lines.fee': 0,
  'push_deliveries.is_test': true,
  'refund_accounts.iban_last4': '0712',
  'refunds.amount': 2,
  'refunds.arrived_at': '2020-03-01T10:00:00Z',
  'refunds.state': 'SUCCEEDED',
  'refunds.transferred_on': '2020-03-01',
  'refunds.way': 'BANK_TRANSFER',
  'sign_ups.challenge_expires_at': '2020-03-01T10:00:00Z',
  'solvency_checks.decided_at': '2020-03-01T10:00:00Z',
  'solvency_checks.monthly_rent': 1,
  'solvency_checks.objected_at': '2020-03-01T10:00:00Z',
  'solvency_checks.status': 'SUCCESSFUL',
  'calendar_feeds.file_name': null,
  'fee_terms.calculation_method': null,
  'fee_terms.scope': 'LISTING',
  'groups.lat': 52.5,
  'groups.lon': 13.4,
  'groups.map_x': 192,
  'groups.map_y': 192,
  'groups.point_source': 'SET',
  'message_reports.ended_at': '2020-03-01T10:00:00Z',
  'message_reports.outcome': 'WARNED',
  'message_translations.from_language': 'fr',
  'message_threads.closed_at': '2020-03-01T10:00:00Z',
  'key_handovers.remarks': JSON.stringify([{ text: 'zq-key_handovers-remarks-qz' }]),
  'notification_settings.quiet_from': '22:00',
  'notification_settings.quiet_to': '07:00',
  'payout_accounts.status': 'ACTIVE',
  'payout_changes.from_account_id': null,
  'payout_changes.state': 'PENDING',
  'payout_transfers.failure_code': 'zq-payout_transfers-failure_code-qz',
  'scheduling_links.link': 'https://zq-scheduling_links-link-qz',
  'stay_import_steps.former_days': '[2020-03-01,2020-05-01)',
  'stay_import_steps.kind': 'CHANGE',
  'stay_proposals.ended_at': '2020-03-01T10:00:00Z',
  'stay_proposals.kind': 'SHORTER',
  'stay_proposals.listing_id': null,
  'stay_proposals.listing_request_id': null,
  'stay_proposals.proposed_by': 'TENANT',
  'stay_proposals.refund': 1,
  'stay_proposals.state': 'DECLINED',
  'tax_report_runs.year': 2024,
  'team_members.accepted_at': '2020-03-01T10:00:00Z',
  'team_members.removed_at': '2020-03-01T10:00:00Z',
  'tenant_documents.failure_reason': 'OTHER',
  'tenant_documents.reviewed_at': '2020-03-01T10:00:00Z',
  'tenant_documents.status': 'FAILED',
  'webhook_deliveries.subject_id': '00000000-0000-0000-0000-000000000001',
  'webhook_endpoints.former_secret_until': '2020-03-01T10:00:00Z',
}

/** What columns of these names want. */
const WANTED_OF_NAME: Readonly<Record<string, unknown>> = {
  currency: 'EUR',
  country: 'DE',
  birth_country: 'DE',
  tax_country: 'DE',
  iban_country: 'DE',
  to: '2020-05-01',
  until: '2020-03-01T10:30:00Z',
  ends_at: '2020-03-01T10:30:00Z',
  expires_at: '2020-03-01T10:30:00Z',
}

/** The mark of a column: it is found wherever what the column said has gone to. */
export function markOf(table: string, column: string): string {
  return `zq-${table}-${column}-qz`
}

/** Gives every table of the retention table a row that leads to both people, with a mark in each column of words. */
export async function storeEverything(db: Db, world: StoredWorld): Promise<void> {
  const { landlordId, tenantId, person } = world
  const [shape, columns] = [await readShape(db), await listColumns(db)]
  const ids = new Map<string, Record<string, unknown>>([['users', { id: person.id }]])
  const left = new Set(
    ERASED_PARTS.map(({ table }) => table).filter((table) => !FILLED_ELSEWHERE.includes(table)),
  )
  left.add('group_counts')
  const named = new Set(
    ERASED_PARTS.flatMap(({ table, columns: of }) => of.map((column) => `${table}.${column}`)),
  )
  const byAddress = new Set(
    ERASED_PARTS.flatMap(({ table, ways }) =>
      ways.delete.filter((way) => way.startsWith('=')).map((way) => `${table}.${way.slice(1)}`),
    ),
  )
  await asOwner(db, async (trx) => {
    while (left.size > 0) {
      const table = [...left].find(
        (one) =>
          !shape.keys.some(
            (key) =>
              key.table === one &&
              key.named !== one &&
              // The stay that a request extends comes after it.
              !(one === 'listing_requests' && key.named === 'bookings') &&
              left.has(key.named),
          ),
      )
      if (!table) throw new Error(`A circle: ${[...left].join(', ')}`)
      const row: Record<string, unknown> = {}
      for (const { column, type, isNeeded, listed } of columns.filter((one) => one.table === table)) {
        const name = `${table}.${column}`
        const key = shape.keys.find(
          (one) =>
            one.table === table && one.named !== table && one.columns.some(({ own }) => own === column),
        )
        const pair = key?.columns.find(({ own }) => own === column)
        if (name in WANTED) row[column] = WANTED[name]
        // Only a landlord has a business to take along.
        else if (name === 'data_exports.kind') row[column] = person.id === landlordId ? 'WORLD' : 'PERSON'
        else if (name === 'data_exports.landlord_id')
          row[column] = person.id === landlordId ? landlordId : null
        else if (/^(?:tenant_id|payer_id|asked_by)$/.test(column)) row[column] = tenantId
        else if (column === 'landlord_id') row[column] = landlordId
        else if (byAddress.has(name)) row[column] = person.email
        else if (key?.named === 'files') row[column] = await copyFile(trx, ids.get('files'), name)
        else if (key && pair && key.named !== 'users') row[column] = ids.get(key.named)?.[pair.other]
        else if (key?.named === 'users' || column === 'user_id' || name === 'verifications.value')
          row[column] = ['permission_requests.user_id', 'permission_requests.closed_by'].includes(name)
            ? landlordId
            : person.id
        else if (column === 'id' && type === 'uuid') row[column] = randomUUID()
        else if ((isNeeded || named.has(name)) && column in WANTED_OF_NAME)
          row[column] = WANTED_OF_NAME[column]
        else if (isNeeded || named.has(name)) row[column] = valueOf(table, column, type, listed)
      }
      const names = Object.keys(row)
      try {
        const { rows } = await sql<Record<string, unknown>>`
          insert into ${sql.table(table)} (${sql.join(names.map((column) => sql.ref(column)))})
          values (${sql.join(names.map((column) => row[column]))}) returning *`.execute(trx)
        ids.set(table, rows[0] ?? {})
      } catch (error) {
        throw new Error(`${table}: ${String(error)}`, { cause: error })
      }
      left.delete(table)
    }
    await storeRecoveryByStaff(trx, world)
    await storeFreezeByStaff(trx, world)
    await storeHandoverTo(trx, world)
  })
}

/** A recovery takes three people: whose account it is, who asked for it and who confirmed it. */
async function storeRecoveryByStaff(trx: Db, { landlordId, tenantId, staffId }: StoredWorld): Promise<void> {
  const at = Temporal.Instant.from('2020-03-01T10:00:00Z')
  const times = { asked_at: at, ready_at: at, deadline_at: at, closed_at: at }
  const people = { user_id: staffId, asked_by: tenantId, confirmed_by: landlordId }
  const reason = markOf('account_recoveries', 'reason')
  await trx
    .insertInto('account_recoveries')
    .values({ way: 'STAFF', status: 'COMPLETED', reason, ...people, ...times })
    .execute()
}

/** So does a hold; its words are about whose account it was, and stay when one of the staff is erased. */
async function storeFreezeByStaff(trx: Db, { landlordId, tenantId, staffId }: StoredWorld): Promise<void> {
  const at = Temporal.Instant.from('2020-03-01T10:00:00Z')
  const words = { facts: 'The pictures.', objection: 'No.', answer: 'Yes.', lift_reason: 'Explained.' }
  const people = { user_id: staffId, frozen_by: tenantId, answered_by: landlordId, lifted_by: tenantId }
  const times = { frozen_at: at, objected_at: at, answered_at: at, lifted_at: at }
  await trx
    .insertInto('account_freezes')
    .values({ reason: 'HOME_DOUBTED', ...words, ...people, ...times })
    .execute()
}

/** Whoever takes a business over isn't who hands it over. */
async function storeHandoverTo(trx: Db, { staffId, person }: StoredWorld): Promise<void> {
  const at = Temporal.Instant.from('2020-03-01T10:00:00Z')
  const times = { offered_at: at, ends_at: at, confirmed_at: at, closed_at: at }
  const people = { landlord_id: staffId, receiver_id: person.id, receiver_email: person.email }
  await trx
    .insertInto('handovers')
    .values({ state: 'DONE', ...people, ...times })
    .execute()
}

/** A file of its own for each place that names one. */
async function copyFile(trx: Db, file: Record<string, unknown> | undefined, name: string): Promise<unknown> {
  const copy = { ...file, id: randomUUID(), storage_key: `files/${name}` }
  const { rows } = await sql<{ id: string }>`
    insert into files select * from jsonb_populate_record(null::files, ${JSON.stringify(copy)}::jsonb) returning id`.execute(
    trx,
  )
  return rows[0]?.id
}

function valueOf(table: string, column: string, type: string, listed: string[] | null): unknown {
  const mark = markOf(table, column)
  if (type.startsWith('_')) return listed ? [listed[0]] : type === '_text' ? [mark] : []
  if (listed) return listed[0]
  if (type === 'text') return mark
  if (type === 'jsonb') return json({ words: mark })
  if (type === 'uuid') return randomUUID()
  if (type === 'bytea') return new TextEncoder().encode(mark)
  if (type === 'bool') return false
  if (type === 'date') return '2020-03-01'
  if (type === 'daterange') return '[2020-03-01,2020-05-01)'
  if (type === 'timestamptz') return '2020-03-01T10:00:00Z'
  return 1
}

async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as column, c.udt_name as type,
      c.is_nullable = 'NO' and c.column_default is null and c.is_identity = 'NO' and c.is_generated = 'NEVER' as "isNeeded",
      (select array(select (regexp_matches(pg_get_constraintdef(con.oid), '''([^'']+)''::text', 'g'))[1])
        from pg_constraint con where con.conrelid = format('public.%I', c.table_name)::regclass and con.contype = 'c'
          and con.conkey = array[c.ordinal_position::int2] and pg_get_constraintdef(con.oid) like '%ARRAY[''%'
        limit 1) as listed
    from information_schema.columns c where c.table_schema = 'public' order by c.table_name, c.ordinal_position`.execute(
    db,
  )
  return rows
}
