import type {
  FallbackSolvencyCheckErrorType,
  SolvencyCheckErrorType,
  SolvencyCheckProvider,
  SolvencyCheckStatus,
} from '../../../domain/catalogue/checks.ts'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'

/** The check of a tenant's income for one request; figures of income are nowhere. */
export interface SolvencyCheckRow {
  id: string
  listingRequestId: string
  landlordId: string
  tenantId: string
  status: SolvencyCheckStatus
  provider: SolvencyCheckProvider
  errorType: SolvencyCheckErrorType | null
  fallbackErrorType: FallbackSolvencyCheckErrorType | null
  consentedAt: Temporal.Instant | null
  reusableSince: Temporal.Instant | null
  run: number
  startedAt: Temporal.Instant | null
  decidedAt: Temporal.Instant | null
  decidedBy: string | null
  coverTenths: number | null
  /** In minor units. */
  monthlyRent: number | null
  takenFrom: string | null
  objection: string
  objectedAt: Temporal.Instant | null
  firstDecidedBy: string | null
}

/** What a change writes; what is left out stays. */
export type SolvencyChange = Partial<
  Omit<SolvencyCheckRow, 'id' | 'listingRequestId' | 'landlordId' | 'tenantId'>
>

/** The check of a request, or undefined; whoever asks has checked whose it is. */
export async function findSolvencyCheck(
  db: Db,
  listingRequestId: string,
): Promise<SolvencyCheckRow | undefined> {
  return selectChecks(db).where('c.listing_request_id', '=', listingRequestId).executeTakeFirst()
}

/** The checks of those requests. */
export async function listSolvencyChecks(
  db: Db,
  listingRequestIds: readonly string[],
): Promise<SolvencyCheckRow[]> {
  return selectChecks(db)
    .where(sql<SqlBool>`c.listing_request_id = any(${listingRequestIds}::uuid[])`)
    .execute()
}

/** A check by its own id. */
export async function findSolvencyCheckById(db: Db, id: string): Promise<SolvencyCheckRow | undefined> {
  return selectChecks(db).where('c.id', '=', id).executeTakeFirst()
}

/** A tenant's latest result that may serve another request with the same payer, or undefined. */
export async function findReusableCheck(
  db: Db,
  asked: { tenantId: string; paidBy: string; exceptRequestId: string; since: Temporal.Instant },
): Promise<SolvencyCheckRow | undefined> {
  return (
    selectChecks(db)
      .innerJoin('listing_requests as lr', 'lr.id', 'c.listing_request_id')
      .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
      .where('c.tenant_id', '=', asked.tenantId)
      .where('c.listing_request_id', '<>', asked.exceptRequestId)
      .where('c.status', '=', 'SUCCESSFUL')
      // A result that was taken over itself isn't passed on: each step would round down once more.
      .where('c.taken_from', 'is', null)
      .where('c.reusable_since', 'is not', null)
      .where('c.decided_at', '>=', asked.since)
      .where('br.paid_by', '=', sql<'SELF'>`${asked.paidBy}`)
      .orderBy('c.decided_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}

function selectChecks(db: Db) {
  return db
    .selectFrom('solvency_checks as c')
    .select([
      'c.id',
      'c.listing_request_id as listingRequestId',
      'c.landlord_id as landlordId',
      'c.tenant_id as tenantId',
      'c.status',
      'c.provider',
      'c.error_type as errorType',
      'c.fallback_error_type as fallbackErrorType',
      'c.consented_at as consentedAt',
      'c.reusable_since as reusableSince',
      'c.run',
      'c.started_at as startedAt',
      'c.decided_at as decidedAt',
      'c.decided_by as decidedBy',
      'c.cover_tenths as coverTenths',
      'c.monthly_rent as monthlyRent',
      'c.taken_from as takenFrom',
      'c.objection',
      'c.objected_at as objectedAt',
      'c.first_decided_by as firstDecidedBy',
    ])
}

/** Locks the check of a request, and makes it where there is none. */
export async function lockSolvencyCheck(
  trx: Db,
  request: { id: string; landlordId: string; tenantId: string },
): Promise<SolvencyCheckRow> {
  await trx
    .insertInto('solvency_checks')
    .values({ listing_request_id: request.id, landlord_id: request.landlordId, tenant_id: request.tenantId })
    .onConflict((conflict) => conflict.column('listing_request_id').doNothing())
    .execute()
  return selectChecks(trx)
    .where('c.listing_request_id', '=', request.id)
    .forUpdate('c')
    .executeTakeFirstOrThrow()
}

/** Stores what changed of a check. */
export async function saveSolvencyCheck(trx: Db, id: string, change: SolvencyChange): Promise<void> {
  await trx
    .updateTable('solvency_checks')
    .set({
      status: change.status,
      provider: change.provider,
      error_type: change.errorType,
      fallback_error_type: change.fallbackErrorType,
      consented_at: change.consentedAt,
      reusable_since: change.reusableSince,
      run: change.run,
      started_at: change.startedAt,
      decided_at: change.decidedAt,
      decided_by: change.decidedBy,
      cover_tenths: change.coverTenths,
      monthly_rent: change.monthlyRent,
      taken_from: change.takenFrom,
      objection: change.objection,
      objected_at: change.objectedAt,
      first_decided_by: change.firstDecidedBy,
    })
    .where('id', '=', id)
    .execute()
}

/** Notes that the landlord goes on without a confirmed income. */
export async function saveSolvencyWaived(
  trx: Db,
  listingRequestId: string,
  at: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable('listing_requests')
    .set({ solvency_waived_at: at })
    .where('id', '=', listingRequestId)
    .execute()
}
