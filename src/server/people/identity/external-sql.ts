import type { IdVerificationFailureReason, IdVerificationStatus } from '../../../domain/catalogue/checks.ts'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'

/** What the external provider has said of somebody; nothing of what it has read. */
export interface ExternalVerdictRow {
  id: string
  userId: string
  /** Of the account. */
  name: string
  email: string
  landlord: boolean
  sessionId: string
  isTest: boolean
  status: IdVerificationStatus
  failureReason: IdVerificationFailureReason | null
  updatedAt: Temporal.Instant
  eraseAfter: Temporal.Instant | null
  erasedAt: Temporal.Instant | null
}

/** A window of the provider's verdicts, the latest first. */
export async function listExternalVerdicts(
  db: Db,
  window: { page: number; pageSize: number },
): Promise<ExternalVerdictRow[]> {
  return db
    .selectFrom('id_verifications as v')
    .innerJoin('users as u', 'u.id', 'v.user_id')
    .select([
      'v.id',
      'v.user_id as userId',
      'u.name',
      'u.email',
      'u.landlord',
      'v.session_id as sessionId',
      'v.is_test as isTest',
      sql<IdVerificationStatus>`v.status`.as('status'),
      'v.failure_reason as failureReason',
      'v.updated_at as updatedAt',
      'v.erase_after as eraseAfter',
      'v.erased_at as erasedAt',
    ])
    .where('v.provider', '=', 'VERIFF')
    .where('v.status', 'is not', null)
    .orderBy('v.updated_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(window.pageSize)
    .offset((window.page - 1) * window.pageSize)
    .execute()
}

/** How many verdicts of the provider there are. */
export async function countExternalVerdicts(db: Db): Promise<number> {
  const row = await db
    .selectFrom('id_verifications')
    .select(sql<number>`count(*)`.as('total'))
    .where('provider', '=', 'VERIFF')
    .where('status', 'is not', null)
    .executeTakeFirstOrThrow()
  return row.total
}
