import { sql } from 'kysely'
import type {
  IdDocument,
  IdVerificationAction,
  IdVerificationFailureReason,
  IdVerificationMethod,
  IdVerificationProvider,
  IdVerificationStatus,
} from '../../../domain/catalogue/checks.ts'
import type { ProfileLanguage } from '../../../domain/catalogue/language.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { IdentityField } from '../../../domain/people/identity-review.ts'
import type { Db } from '../../kernel/db/database.ts'

/** An identity verification of a person. */
export interface IdVerificationRow {
  id: string
  userId: string
  provider: IdVerificationProvider
  isTest: boolean
  action: IdVerificationAction
  /** Null while nobody has decided. */
  status: IdVerificationStatus | null
  document: IdDocument | null
  sessionId: string
  url: string | null
  /** As the document says; empty and null until it was approved. */
  firstName: string
  lastName: string
  birthDate: Day | null
  expiresOn: Day | null
  country: string
  method: IdVerificationMethod | null
  failureReason: IdVerificationFailureReason | null
  explanation: string
  createdAt: Temporal.Instant
  updatedAt: Temporal.Instant
  submittedAt: Temporal.Instant | null
  decidedAt: Temporal.Instant | null
  readingApplied: number
  eraseAfter: Temporal.Instant | null
  erasedAt: Temporal.Instant | null
}

/** The latest verification of a person, or undefined; the id must have been checked. */
export async function findIdVerification(db: Db, userId: string): Promise<IdVerificationRow | undefined> {
  return selectVerifications(db)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A verification by its id: for staff who review, and for jobs. */
export async function findVerification(db: Db, id: string): Promise<IdVerificationRow | undefined> {
  return selectVerifications(db).where('id', '=', id).executeTakeFirst()
}

/** Locks a verification, so that handing in, deciding and reading come one after the other. */
export async function lockVerification(trx: Db, id: string): Promise<IdVerificationRow | undefined> {
  return selectVerifications(trx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** A session at the external provider, or undefined for one that isn't ours. */
export async function findExternalSession(db: Db, sessionId: string): Promise<IdVerificationRow | undefined> {
  return selectVerifications(db)
    .where('session_id', '=', sessionId)
    .where('provider', '=', 'VERIFF')
    .executeTakeFirst()
}

function selectVerifications(db: Db) {
  return db
    .selectFrom('id_verifications')
    .select([
      'id',
      'user_id as userId',
      'provider',
      'is_test as isTest',
      'action',
      'status',
      'document',
      'session_id as sessionId',
      'url',
      'first_name as firstName',
      'last_name as lastName',
      'birth_date as birthDate',
      'expires_on as expiresOn',
      'country',
      'method',
      'failure_reason as failureReason',
      'explanation',
      'created_at as createdAt',
      'updated_at as updatedAt',
      'submitted_at as submittedAt',
      'decided_at as decidedAt',
      'reading_applied as readingApplied',
      'erase_after as eraseAfter',
      'erased_at as erasedAt',
    ])
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

/** The person of a verification, as their account has it. */
export interface IdentityPerson {
  id: string
  firstName: string
  lastName: string
  email: string
  landlord: boolean
  language: ProfileLanguage
}

/** Somebody by id, locked so that they begin one verification at a time; undefined for nobody. */
export async function lockIdentityPerson(trx: Db, userId: string): Promise<IdentityPerson | undefined> {
  return selectPeople(trx).where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
}

/** People by id: of rows that the caller has found. */
export async function listIdentityPeople(db: Db, userIds: readonly string[]): Promise<IdentityPerson[]> {
  return userIds.length === 0 ? [] : selectPeople(db).where('id', 'in', userIds).execute()
}

function selectPeople(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'email', 'landlord', 'language'])
}

/** How many verifications somebody has begun since then. */
export async function countTries(db: Db, userId: string, since: Temporal.Instant): Promise<number> {
  const row = await db
    .selectFrom('id_verifications')
    .select(sql<number>`count(*)`.as('tries'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.tries
}

/** Stores a verification that begins; returns its id. */
export async function insertVerification(
  trx: Db,
  verification: {
    userId: string
    provider: IdVerificationProvider
    isTest: boolean
    sessionId: string
    url: string
    at: Temporal.Instant
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('id_verifications')
    .values({
      user_id: verification.userId,
      provider: verification.provider,
      is_test: verification.isTest,
      action: 'STARTED',
      session_id: verification.sessionId,
      url: verification.url,
      created_at: verification.at,
      updated_at: verification.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What a verification becomes; what is left out stays. */
export interface VerificationChange {
  action: IdVerificationAction
  status: IdVerificationStatus | null
  document?: IdDocument
  identity?: VerifiedData | null
  method?: IdVerificationMethod
  reviewedBy?: string
  failureReason: IdVerificationFailureReason | null
  explanation: string
  submittedAt?: Temporal.Instant
  decidedAt?: Temporal.Instant | null
  eraseAfter: Temporal.Instant | null
  at: Temporal.Instant
}

/** What is kept of an approved identity, with the digest of its document's number. */
export interface VerifiedData {
  firstName: string
  lastName: string
  birthDate: Day | null
  expiresOn: Day | null
  country: string
  documentDigest: string | null
}

/** Stores what has become of a verification. */
export async function saveVerification(trx: Db, id: string, change: VerificationChange): Promise<void> {
  const { identity } = change
  await trx
    .updateTable('id_verifications')
    .set({
      action: change.action,
      status: change.status,
      failure_reason: change.failureReason,
      explanation: change.explanation,
      erase_after: change.eraseAfter,
      updated_at: change.at,
      ...(change.document && { document: change.document }),
      ...(change.method && { method: change.method }),
      ...(change.reviewedBy && { reviewed_by: change.reviewedBy }),
      ...(change.submittedAt && { submitted_at: change.submittedAt }),
      ...(change.decidedAt !== undefined && { decided_at: change.decidedAt }),
      ...(identity !== undefined && {
        first_name: identity?.firstName ?? '',
        last_name: identity?.lastName ?? '',
        birth_date: identity?.birthDate ?? null,
        expires_on: identity?.expiresOn ?? null,
        country: identity?.country ?? '',
        document_digest: identity?.documentDigest ?? null,
      }),
    })
    .where('id', '=', id)
    .execute()
}

/** Stores one corrected field of a verified identity. */
export async function saveVerifiedField(
  trx: Db,
  id: string,
  { field, value }: { field: IdentityField; value: string | null },
  at: Temporal.Instant,
): Promise<void> {
  const columns = {
    firstName: 'first_name',
    lastName: 'last_name',
    birthDate: 'birth_date',
    expiresOn: 'expires_on',
  } as const satisfies Record<IdentityField, string>
  await sql`update id_verifications set ${sql.ref(columns[field])} = ${value}, updated_at = ${at} where id = ${id}`.execute(
    trx,
  )
}
