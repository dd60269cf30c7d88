import type { IdVerificationAction, IdVerificationStatus } from '../../../domain/catalogue/checks.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A person's latest identity verification. */
export interface IdVerificationRow {
  action: IdVerificationAction
  /** Null while the provider has not decided. */
  status: IdVerificationStatus | null
  updatedAt: Temporal.Instant
}

/** The latest verification of a person, or undefined; the id must have been checked. */
export async function findIdVerification(db: Db, userId: string): Promise<IdVerificationRow | undefined> {
  return db
    .selectFrom('id_verifications')
    .select(['action', 'status', 'updated_at as updatedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
