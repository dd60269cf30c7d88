import type { IdVerificationAction, IdVerificationStatus } from '../../../domain/catalogue/checks.ts'
import type { Day } from '../../../domain/kernel/day.ts'
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

/** Who somebody is, as a document says that has been verified. */
export interface VerifiedIdentity {
  firstName: string
  lastName: string
  birthDate: Day | null
  /** The last day on which the document is valid; null where it has no end. */
  expiresOn: Day | null
  approvedAt: Temporal.Instant
}

/**
 * The identity of a person that is approved and whose document is valid on that day, the latest one, or undefined; the
 * id must have been checked.
 */
export async function findVerifiedIdentity(
  db: Db,
  userId: string,
  today: Day,
): Promise<VerifiedIdentity | undefined> {
  return db
    .selectFrom('id_verifications')
    .select((eb) => [
      'first_name as firstName',
      'last_name as lastName',
      'birth_date as birthDate',
      'expires_on as expiresOn',
      eb.fn.coalesce('decided_at', 'updated_at').as('approvedAt'),
    ])
    .where('user_id', '=', userId)
    .where('status', '=', 'APPROVED')
    .where((eb) => eb.or([eb('expires_on', 'is', null), eb('expires_on', '>=', today)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
