import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Employment, PaidBy } from '../../../domain/catalogue/tenants.ts'
import type { FallbackSolvencyCheckErrorType } from '../../../domain/catalogue/checks.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'

/** What is read in one run of a check. */
export interface IncomeOrder {
  listingRequestId: string
  run: number
}

/** A check that waits for somebody of the staff, with what the documents are compared with; amounts in minor units. */
export interface CheckToDecideRow {
  id: string
  bookingRequestId: string
  /** As the tenant has written it. */
  firstName: string
  lastName: string
  /** As in the verified identity; null without one. */
  verifiedName: string | null
  birthDate: Day | null
  employment: Employment | null
  paidBy: PaidBy
  companyName: string
  monthlyRent: number
  currency: string
  startedAt: Temporal.Instant
  fallbackErrorType: FallbackSolvencyCheckErrorType | null
  objection: string
  objectedAt: Temporal.Instant | null
}

/** Whether a check (c) of a request (lr) waits for somebody of the staff: it goes on, and no document comes first. */
export const waitsForStaff: RawBuilder<SqlBool> = sql<SqlBool>`c.status = 'IN_PROGRESS' and c.provider = 'MEZZO'
  and lr.status_type not in ('NOT_AVAILABLE', 'TENANT_WITHDREW')
  and not exists (select 1 from tenant_documents d where d.booking_request_id = lr.booking_request_id
    and d.status = 'NOT_VALIDATED' and d.removed_at is null)`

/**
 * A check that waits for somebody of the staff, by its id; undefined where it was decided, where its request has ended,
 * and where a document comes first that nobody has looked at.
 */
export async function findCheckToDecide(
  db: Db,
  id: string,
  today: Day,
): Promise<CheckToDecideRow | undefined> {
  return db
    .selectFrom('solvency_checks as c')
    .innerJoin('listing_requests as lr', 'lr.id', 'c.listing_request_id')
    .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('id_verifications as v')
          .select(['v.first_name', 'v.last_name', 'v.birth_date'])
          .whereRef('v.user_id', '=', 'c.tenant_id')
          .where('v.status', '=', 'APPROVED')
          .where((one) => one.or([one('v.expires_on', 'is', null), one('v.expires_on', '>=', today)]))
          .orderBy('v.created_at', 'desc')
          .limit(1)
          .as('known'),
      (join) => join.onTrue(),
    )
    .select([
      'c.id',
      'lr.booking_request_id as bookingRequestId',
      'br.first_name as firstName',
      'br.last_name as lastName',
      sql<string | null>`nullif(trim(known.first_name || ' ' || known.last_name), '')`.as('verifiedName'),
      'known.birth_date as birthDate',
      'br.employment',
      'br.paid_by as paidBy',
      'br.company_name as companyName',
      'lr.price as monthlyRent',
      'lr.currency',
      sql<Temporal.Instant>`c.started_at`.as('startedAt'),
      'c.fallback_error_type as fallbackErrorType',
      'c.objection',
      'c.objected_at as objectedAt',
    ])
    .where('c.id', '=', id)
    .where(waitsForStaff)
    .executeTakeFirst()
}

/** Requests that wait for their income's check to begin: for nothing of the tenant's, and with no check under way. */
export async function listToStart(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_requests as lr')
    .leftJoin('solvency_checks as c', 'c.listing_request_id', 'lr.id')
    .select('lr.id')
    .where(isOneOf('lr.status_type', ['TENANT_APPROVED']))
    .where(isOneOf('lr.landlord_status', ['TENANT_VERIFICATION']))
    .where('lr.solvency_needed', '=', true)
    .where('lr.verification_done_at', 'is', null)
    .where('lr.tenant_answer_until', 'is', null)
    .where(sql<SqlBool>`coalesce(c.status, 'NOT_STARTED') = 'NOT_STARTED'`)
    .orderBy('lr.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Checks that the provider should have answered long ago. */
export async function listForgottenAtProvider(
  db: Db,
  before: Temporal.Instant,
  limit: number,
): Promise<IncomeOrder[]> {
  return db
    .selectFrom('solvency_checks')
    .select(['listing_request_id as listingRequestId', 'run'])
    .where(isOneOf('status', ['IN_PROGRESS']))
    .where(isOneOf('provider', ['KLIPPA']))
    .where('started_at', '<', before)
    .orderBy('started_at')
    .limit(limit)
    .execute()
}
