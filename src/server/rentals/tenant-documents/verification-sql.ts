import { sql, type SqlBool } from 'kysely'
import type { Employment, PaidBy } from '../../../domain/catalogue/tenants.ts'
import type { ReasonForStay } from '../../../domain/catalogue/requests.ts'
import type { Db } from '../../kernel/db/database.ts'

/** What decides which proofs a listing request asks for, and whether it still waits for them. */
export interface VerifiedRequestRow {
  id: string
  bookingRequestId: string
  reasonForStay: ReasonForStay
  employment: Employment | null
  paidBy: PaidBy
  country: string
  statusType: string
  tenantAnswerUntil: Temporal.Instant | null
}

/** The requests of a booking request that need documents, have not ended and are not verified yet. */
export async function listUnverified(db: Db, bookingRequestId: string): Promise<VerifiedRequestRow[]> {
  return selectVerified(db)
    .where('lr.booking_request_id', '=', bookingRequestId)
    .where('lr.verification_needed', '=', true)
    .where('lr.verification_done_at', 'is', null)
    .where('lr.status_type', 'not in', ['NOT_AVAILABLE', 'TENANT_WITHDREW'])
    .orderBy('lr.requested_at')
    .orderBy('lr.id')
    .execute()
}

/** What decides which proofs those requests ask for. */
export async function listVerified(db: Db, ids: readonly string[]): Promise<VerifiedRequestRow[]> {
  return selectVerified(db)
    .where(sql<SqlBool>`lr.id = any(${ids}::uuid[])`)
    .execute()
}

function selectVerified(db: Db) {
  return db
    .selectFrom('listing_requests as lr')
    .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
    .innerJoin('groups as g', 'g.id', 'lr.group_id')
    .select([
      'lr.id',
      'lr.booking_request_id as bookingRequestId',
      'br.reason_for_stay as reasonForStay',
      'br.employment',
      'br.paid_by as paidBy',
      'g.country',
      'lr.status_type as statusType',
      'lr.tenant_answer_until as tenantAnswerUntil',
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
    .where('lr.status_type', '=', 'TENANT_APPROVED')
    .where('lr.landlord_status', '=', 'TENANT_VERIFICATION')
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
    .where('lr.status_type', '=', 'TENANT_APPROVED')
    .where('lr.landlord_status', '=', 'ACCEPTED')
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
    .where('lr.status_type', '=', 'TENANT_APPROVED')
    .where('lr.landlord_status', '=', 'TENANT_VERIFICATION')
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
