import { sql } from 'kysely'
import type { ReviewKind } from '../../../domain/catalogue/checks.ts'
import type { ReviewClaim, ReviewSubject } from '../../../domain/people/review-claim.ts'
import type { Db } from '../../kernel/db/database.ts'

/** What names something that staff look at: a document's file, a verification, a check. */
export interface ReviewKey {
  kind: ReviewKind
  subjectId: string
}

/** Who has taken something, with their name. */
export interface ReviewClaimRow extends ReviewClaim, ReviewKey {
  name: string
  claimedAt: Temporal.Instant
}

/** Whom something is about, and whether nobody has decided it yet; undefined where there is no such thing. */
export async function findReviewSubject(
  db: Db,
  { kind, subjectId }: ReviewKey,
): Promise<ReviewSubject | undefined> {
  switch (kind) {
    case 'DOCUMENT':
      return db
        .selectFrom('tenant_documents')
        .select([
          'tenant_id as personId',
          sql<boolean>`status = 'NOT_VALIDATED'`.as('isWaiting'),
          sql<null>`null::uuid`.as('firstDecidedBy'),
        ])
        .where('file_id', '=', subjectId)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
    case 'IDENTITY':
      return db
        .selectFrom('id_verifications')
        .select([
          'user_id as personId',
          sql<boolean>`provider = 'MEZZO' and action = 'SUBMITTED' and status is null`.as('isWaiting'),
          sql<null>`null::uuid`.as('firstDecidedBy'),
        ])
        .where('id', '=', subjectId)
        .executeTakeFirst()
    case 'SOLVENCY':
      return db
        .selectFrom('solvency_checks')
        .select([
          'tenant_id as personId',
          sql<boolean>`provider = 'MEZZO' and status = 'IN_PROGRESS'`.as('isWaiting'),
          'first_decided_by as firstDecidedBy',
        ])
        .where('id', '=', subjectId)
        .executeTakeFirst()
  }
}

/** Who has taken something last, whether or not it still counts. */
export async function findReviewClaim(
  db: Db,
  { kind, subjectId }: ReviewKey,
): Promise<ReviewClaimRow | undefined> {
  return selectClaims(db).where('c.kind', '=', kind).where('c.subject_id', '=', subjectId).executeTakeFirst()
}

/** The same, locked: nobody takes it before the transaction ends. */
export async function lockReviewClaim(
  trx: Db,
  { kind, subjectId }: ReviewKey,
): Promise<ReviewClaim | undefined> {
  return trx
    .selectFrom('review_claims')
    .select(['staff_id as staffId', 'until'])
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .forUpdate()
    .executeTakeFirst()
}

function selectClaims(db: Db) {
  return db
    .selectFrom('review_claims as c')
    .innerJoin('users as u', 'u.id', 'c.staff_id')
    .select([
      'c.kind',
      'c.subject_id as subjectId',
      'c.staff_id as staffId',
      'u.name',
      'c.claimed_at as claimedAt',
      'c.until',
    ])
}

/**
 * Makes something somebody's until an instant, unless it is another's that still counts; answers whether it is theirs.
 * Of several at once the first inserts the row, the others wait for it and see whose it is.
 */
export async function saveReviewClaim(
  trx: Db,
  { kind, subjectId }: ReviewKey,
  { staffId, until, at }: ReviewClaim & { at: Temporal.Instant },
): Promise<boolean> {
  const saved = await trx
    .insertInto('review_claims')
    .values({ kind, subject_id: subjectId, staff_id: staffId, claimed_at: at, until })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject_id'])
        .doUpdateSet({
          staff_id: staffId,
          // Going on with it is no new beginning.
          claimed_at: sql`case when review_claims.staff_id = excluded.staff_id and review_claims.until > ${at}
            then review_claims.claimed_at else excluded.claimed_at end`,
          until,
        })
        .where((eb) =>
          eb.or([eb('review_claims.staff_id', '=', staffId), eb('review_claims.until', '<=', at)]),
        ),
    )
    .returning('staff_id')
    .executeTakeFirst()
  return saved !== undefined
}

/** Gives back what somebody has taken; answers whether it was theirs. */
export async function deleteReviewClaim(
  trx: Db,
  { kind, subjectId }: ReviewKey,
  staffId: string,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('review_claims')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('staff_id', '=', staffId)
    .returning('staff_id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** What somebody has taken and still has that is about a person; where it is several, the last. */
export async function findClaimAbout(
  db: Db,
  { staffId, personId, now }: { staffId: string; personId: string; now: Temporal.Instant },
): Promise<ReviewKey | undefined> {
  return db
    .selectFrom('review_claims as c')
    .leftJoin('tenant_documents as d', (join) =>
      join.on('c.kind', '=', 'DOCUMENT').onRef('d.file_id', '=', 'c.subject_id'),
    )
    .leftJoin('id_verifications as v', (join) =>
      join.on('c.kind', '=', 'IDENTITY').onRef('v.id', '=', 'c.subject_id'),
    )
    .leftJoin('solvency_checks as s', (join) =>
      join.on('c.kind', '=', 'SOLVENCY').onRef('s.id', '=', 'c.subject_id'),
    )
    .select(['c.kind', 'c.subject_id as subjectId'])
    .where('c.staff_id', '=', staffId)
    .where('c.until', '>', now)
    .where((eb) => eb(eb.fn.coalesce('d.tenant_id', 'v.user_id', 's.tenant_id'), '=', personId))
    .orderBy('c.until', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Forgets claims that ended before an instant; answers how many. */
export async function deleteOldClaims(db: Db, before: Temporal.Instant): Promise<number> {
  const deleted = await db.deleteFrom('review_claims').where('until', '<', before).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
