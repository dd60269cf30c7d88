import { sql, type SqlBool } from 'kysely'
import type { Employment, PaidBy } from '../../../domain/catalogue/tenants.ts'
import type { ReasonForStay } from '../../../domain/catalogue/requests.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { ProofFacts } from '../../../domain/rentals/tenant-documents.ts'
import type { IdentityFacts } from '../../../domain/rentals/verification/what-is-open.ts'
import type { SolvencyCheckRow } from '../lifecycle/solvency-sql.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'

/** What decides which proofs a listing request asks for, what else, and how far all but the documents are. */
export interface VerifiedRequestRow {
  id: string
  bookingRequestId: string
  tenantId: string
  reasonForStay: ReasonForStay
  employment: Employment | null
  paidBy: PaidBy
  country: string
  statusType: string
  tenantAnswerUntil: Temporal.Instant | null
  documentsNeeded: boolean
  identityNeeded: boolean
  solvencyNeeded: boolean
  /** The landlord goes on without a confirmed income. */
  solvencyWaived: boolean
  identity: IdentityFacts
  check: VerifiedCheck | null
}

/** The check of a request's income, as far as it decides what is open and is shown. */
export interface VerifiedCheck extends Pick<
  SolvencyCheckRow,
  'id' | 'status' | 'provider' | 'errorType' | 'run'
> {
  objectedAt: Temporal.Instant | null
  decidedAt: Temporal.Instant | null
}

/** The requests of a booking request that ask for something, have not ended and are not verified yet. */
export async function listUnverified(
  db: Db,
  bookingRequestId: string,
  today: Day,
): Promise<VerifiedRequestRow[]> {
  return rowsOf(
    await selectUnverified(db, today).where('lr.booking_request_id', '=', bookingRequestId).execute(),
  )
}

/** The same of a tenant, of the requests that ask for the tenant's identity. */
export async function listUnidentified(db: Db, tenantId: string, today: Day): Promise<VerifiedRequestRow[]> {
  return rowsOf(
    await selectUnverified(db, today)
      .where('lr.tenant_id', '=', tenantId)
      .where('lr.identity_needed', '=', true)
      .execute(),
  )
}

function selectUnverified(db: Db, today: Day) {
  return selectVerified(db, today)
    .where(sql<SqlBool>`(lr.verification_needed or lr.identity_needed or lr.solvency_needed)`)
    .where('lr.verification_done_at', 'is', null)
    .where('lr.status_type', 'not in', ['NOT_AVAILABLE', 'TENANT_WITHDREW'])
    .orderBy('lr.requested_at')
    .orderBy('lr.id')
}

/** What decides which proofs those requests ask for, and what else. */
export async function listVerified(
  db: Db,
  ids: readonly string[],
  today: Day,
): Promise<VerifiedRequestRow[]> {
  return rowsOf(
    await selectVerified(db, today)
      .where(sql<SqlBool>`lr.id = any(${ids}::uuid[])`)
      .execute(),
  )
}

// In JSON an instant is a text.
type Stored = Omit<VerifiedRequestRow, 'check'> & {
  check:
    | (Omit<VerifiedCheck, 'objectedAt' | 'decidedAt'> & Record<'objectedAt' | 'decidedAt', string | null>)
    | null
}

function rowsOf(rows: readonly Stored[]): VerifiedRequestRow[] {
  return rows.map(({ check, ...row }) => ({
    ...row,
    check: check && {
      ...check,
      objectedAt: instantOf(check.objectedAt),
      decidedAt: instantOf(check.decidedAt),
    },
  }))
}

function instantOf(text: string | null): Temporal.Instant | null {
  return text === null ? null : Temporal.Instant.from(text)
}

/** What decides which proofs a booking request asks for, the country aside. */
export async function loadProofFacts(db: Db, bookingRequestId: string): Promise<Omit<ProofFacts, 'country'>> {
  return db
    .selectFrom('booking_requests')
    .select(['reason_for_stay as reasonForStay', 'employment', 'paid_by as paidBy'])
    .where('id', '=', bookingRequestId)
    .executeTakeFirstOrThrow()
}

const utc = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

function selectVerified(db: Db, today: Day) {
  return db
    .selectFrom('listing_requests as lr')
    .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
    .innerJoin('groups as g', 'g.id', 'lr.group_id')
    .select([
      'lr.id',
      'lr.booking_request_id as bookingRequestId',
      'lr.tenant_id as tenantId',
      'br.reason_for_stay as reasonForStay',
      'br.employment',
      'br.paid_by as paidBy',
      'g.country',
      'lr.status_type as statusType',
      'lr.tenant_answer_until as tenantAnswerUntil',
      'lr.verification_needed as documentsNeeded',
      'lr.identity_needed as identityNeeded',
      'lr.solvency_needed as solvencyNeeded',
      sql<boolean>`lr.solvency_waived_at is not null`.as('solvencyWaived'),
      sql<IdentityFacts>`json_build_object(
        'verified', exists (select 1 from id_verifications v where v.user_id = lr.tenant_id and v.status = 'APPROVED'
          and (v.expires_on is null or v.expires_on >= ${today})),
        'latest', (select coalesce(v.status, v.action) from id_verifications v where v.user_id = lr.tenant_id
          order by v.created_at desc, v.id desc limit 1),
        'isExternal', coalesce((select v.provider <> 'MEZZO' from id_verifications v where v.user_id = lr.tenant_id
          order by v.created_at desc, v.id desc limit 1), false))`.as('identity'),
      sql<Stored['check']>`(select json_build_object('id', c.id, 'status', c.status, 'provider', c.provider,
          'errorType', c.error_type, 'run', c.run, 'objectedAt', ${utc('c.objected_at')},
          'decidedAt', ${utc('c.decided_at')})
        from solvency_checks c where c.listing_request_id = lr.id)`.as('check'),
    ])
}

/** Notes that every proof of those requests is accepted; the time to say yes goes on. */
export async function saveVerified(db: Db, ids: readonly string[], at: Temporal.Instant): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('listing_requests')
    .set({
      verification_done_at: at,
      tenant_answer_until: sql`case when status_type = 'TENANT_APPROVED' then null else tenant_answer_until end`,
    })
    .where('id', 'in', ids)
    .execute()
}

/** Notes that a request, whose contract was not made, waits for documents again. */
export async function saveUnverified(db: Db, id: string): Promise<void> {
  await db
    .updateTable('listing_requests')
    .set({ verification_done_at: null, verified_contract_at: null })
    .where('id', '=', id)
    .execute()
}

/** Stores until when documents have to be there. */
export async function saveHandInUntil(db: Db, id: string, until: Temporal.Instant | null): Promise<void> {
  await db.updateTable('listing_requests').set({ tenant_answer_until: until }).where('id', '=', id).execute()
}

/** Requests whose time to hand in documents has passed. */
export async function listHandInOver(db: Db, now: Temporal.Instant, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_requests as lr')
    .select('lr.id')
    .where(isOneOf('lr.status_type', ['TENANT_APPROVED']))
    .where(isOneOf('lr.landlord_status', ['TENANT_VERIFICATION']))
    .where('lr.tenant_answer_until', '<=', now)
    .orderBy('lr.tenant_answer_until')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Verified requests whose tenant said yes, which nothing pauses, and whose contract was not ordered yet. */
export async function listReadyForContract(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_requests as lr')
    .select('lr.id')
    .where(isOneOf('lr.status_type', ['TENANT_APPROVED']))
    .where(isOneOf('lr.landlord_status', ['ACCEPTED']))
    .where('lr.verification_done_at', 'is not', null)
    .where('lr.verified_contract_at', 'is', null)
    .orderBy('lr.id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Notes that the contract is being made; answers false when it was ordered before. */
export async function saveContractOrdered(db: Db, id: string, at: Temporal.Instant): Promise<boolean> {
  const ordered = await db
    .updateTable('listing_requests')
    .set({ verified_contract_at: at })
    .where('id', '=', id)
    .where('verified_contract_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ordered !== undefined
}

/** Requests that wait for documents since before an instant and whose tenant was not reminded. */
export async function listToRemind(db: Db, since: Temporal.Instant, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_requests as lr')
    .select('lr.id')
    .where(isOneOf('lr.status_type', ['TENANT_APPROVED']))
    .where(isOneOf('lr.landlord_status', ['TENANT_VERIFICATION']))
    .where('lr.documents_reminded_at', 'is', null)
    .where('lr.documents_asked_at', '<=', since)
    .orderBy('lr.id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Notes that the tenant is asked for documents from now on, and until when. */
export async function saveAsked(
  db: Db,
  id: string,
  asked: { at: Temporal.Instant; until: Temporal.Instant | null },
): Promise<void> {
  await db
    .updateTable('listing_requests')
    .set({ documents_asked_at: asked.at, tenant_answer_until: asked.until })
    .where('id', '=', id)
    .execute()
}

/** Notes that the tenant was reminded. */
export async function saveReminded(db: Db, id: string, at: Temporal.Instant): Promise<void> {
  await db.updateTable('listing_requests').set({ documents_reminded_at: at }).where('id', '=', id).execute()
}
