import { sql } from 'kysely'
import type { IdDocument, IdVerificationStatus } from '../../../domain/catalogue/checks.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { likePrefix } from '../../kernel/db/parameters.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A verification that staff have to look at. */
export interface IdentityToReviewRow {
  id: string
  userId: string
  sessionId: string
  document: IdDocument | null
  firstName: string
  lastName: string
  landlord: boolean
  submittedAt: Temporal.Instant
}

/** A verification that waits for a decision, by its id. */
export async function findIdentityToReview(db: Db, id: string): Promise<IdentityToReviewRow | undefined> {
  return db
    .selectFrom('id_verifications as v')
    .innerJoin('users as u', 'u.id', 'v.user_id')
    .select((eb) => [
      'v.id',
      'v.user_id as userId',
      'v.session_id as sessionId',
      'v.document',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.landlord',
      eb.fn.coalesce('v.submitted_at', 'v.updated_at').as('submittedAt'),
    ])
    .where('v.id', '=', id)
    .where('v.provider', '=', 'MEZZO')
    .where('v.action', '=', 'SUBMITTED')
    .where('v.status', 'is', null)
    .executeTakeFirst()
}

/** Somebody else's verification that has the same document, or the same birth date. */
export interface SameIdentityRow {
  userId: string
  email: string
  firstName: string
  lastName: string
  status: IdVerificationStatus | null
  isSameDocument: boolean
}

/** Verified identities of other people with that document or birth date: for whoever reviews, and nobody else. */
export async function listSameIdentities(
  db: Db,
  identity: { userId: string; documentDigest: string | null; birthDate: string | null },
): Promise<SameIdentityRow[]> {
  const { userId, documentDigest, birthDate } = identity
  const { rows } = await sql<SameIdentityRow>`
    select distinct on (v.user_id) v.user_id as "userId", u.email, v.first_name as "firstName",
      v.last_name as "lastName", v.status, v.document_digest is not distinct from ${documentDigest}::text
        and v.document_digest is not null as "isSameDocument"
    from id_verifications v join users u on u.id = v.user_id
    where v.user_id <> ${userId} and v.status = 'APPROVED'
      and (v.document_digest = ${documentDigest} or v.birth_date = ${birthDate}::date)
    order by v.user_id, "isSameDocument" desc, v.created_at desc limit 20`.execute(db)
  return rows
}

/** A verified identity that may be corrected. */
export interface CorrectableIdentityRow {
  id: string
  userId: string
  email: string
  firstName: string
  lastName: string
  birthDate: Day | null
  expiresOn: Day | null
}

/** Verified identities of people whose name or address begins with the text, the latest first; none without a text. */
export async function listCorrectable(db: Db, search: string): Promise<CorrectableIdentityRow[]> {
  const text = search.trim().toLowerCase()
  if (text === '') return []
  const prefix = likePrefix(text)
  return db
    .selectFrom('id_verifications as v')
    .innerJoin('users as u', 'u.id', 'v.user_id')
    .select([
      'v.id',
      'v.user_id as userId',
      'u.email',
      'v.first_name as firstName',
      'v.last_name as lastName',
      'v.birth_date as birthDate',
      'v.expires_on as expiresOn',
    ])
    .where('v.status', '=', 'APPROVED')
    .where((eb) =>
      eb.or(
        (['u.email', 'u.first_name', 'u.last_name', 'u.name'] as const).map((column) =>
          eb(eb.fn('lower', [column]), 'like', prefix),
        ),
      ),
    )
    .orderBy('v.decided_at', 'desc')
    .orderBy('v.id')
    .limit(20)
    .execute()
}
