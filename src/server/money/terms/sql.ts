import { type Insertable, sql, type SqlBool } from 'kysely'
import type { FeeTerms } from '../../../domain/rentals/fee-terms.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { likePrefix } from '../../kernel/db/parameters.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { FeeTermsTable, IncentivesTable } from '../../kernel/db/tables.gen.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'

/** Terms with who made them, when and why. */
export interface FeeTermsRow extends FeeTerms {
  id: string
  landlordId: string
  /** Of those of a listing; else null. */
  groupId: string | null
  groupName: string | null
  reason: string
  /** Null: from before terms had a history. */
  madeBy: string | null
  madeAt: Temporal.Instant
}

/** What a landlord was granted; the amount in minor units. */
export interface IncentiveRow {
  id: string
  landlordId: string
  currency: string
  amount: number
  reason: string
  grantedBy: string
  grantedAt: Temporal.Instant
}

function selectTerms(db: Db) {
  return db
    .selectFrom('fee_terms as t')
    .leftJoin('groups as g', 'g.id', 't.group_id')
    .leftJoin('users as m', 'm.id', 't.made_by')
    .select([
      't.id',
      't.landlord_id as landlordId',
      't.group_id as groupId',
      'g.name as groupName',
      't.scope',
      't.landlord_fee_rate as landlordFeeRate',
      't.tenant_fee_rate as tenantFeeRate',
      't.calculation_method as calculationMethod',
      't.valid_from as validFrom',
      't.valid_until as validUntil',
      't.position',
      't.reason',
      'm.name as madeBy',
      't.made_at as madeAt',
    ])
    .orderBy('t.position', 'desc')
}

function selectIncentives(db: Db) {
  return db
    .selectFrom('incentives as i')
    .innerJoin('users as s', 's.id', 'i.granted_by')
    .select([
      'i.id',
      'i.landlord_id as landlordId',
      'i.currency',
      'i.amount',
      'i.reason',
      's.name as grantedBy',
      'i.granted_at as grantedAt',
    ])
    .orderBy('i.granted_at', 'desc')
    .orderBy('i.id')
}

/** All terms of landlords, the newest first; for staff. */
export async function listFeeTerms(db: Db, landlordIds: readonly string[]): Promise<FeeTermsRow[]> {
  return selectTerms(db)
    .where(sql<SqlBool>`t.landlord_id = any(${landlordIds}::uuid[])`)
    .execute()
}

/** All that landlords were granted, the newest first; for staff. */
export async function listIncentives(db: Db, landlordIds: readonly string[]): Promise<IncentiveRow[]> {
  return selectIncentives(db)
    .where(sql<SqlBool>`i.landlord_id = any(${landlordIds}::uuid[])`)
    .execute()
}

/** The terms of the landlord whose money the viewer sees, the newest first; who has some listings alone sees only theirs. */
export async function listVisibleTerms(db: Db, viewer: Viewer): Promise<FeeTermsRow[]> {
  return selectTerms(db)
    .where(inFullWorld(viewer, 't.landlord_id', 't.group_id'))
    .execute()
}

/** What the landlord was granted; only for who sees all of their money. */
export async function listVisibleIncentives(db: Db, viewer: Viewer): Promise<IncentiveRow[]> {
  if (viewer.groupIds) return []
  return selectIncentives(db)
    .where(inFullWorld(viewer, 'i.landlord_id', 'i.id'))
    .execute()
}

/** A landlord whose terms staff set. */
export interface TermsLandlordRow {
  id: string
  name: string
  email: string
}

/** Landlords whose name or address begins with the text, or who have that id; those with terms first, then the newest. */
export async function listTermsLandlords(db: Db, search: string, limit: number): Promise<TermsLandlordRow[]> {
  const text = search.trim().toLowerCase()
  const prefix = likePrefix(text)
  return db
    .selectFrom('users as l')
    .select(['l.id', 'l.name', 'l.email'])
    .where('l.landlord', '=', true)
    .$if(text !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb(eb.fn('lower', ['l.name']), 'like', prefix),
          eb(eb.fn('lower', ['l.last_name']), 'like', prefix),
          eb(eb.fn('lower', ['l.email']), 'like', prefix),
          ...(isUuid(text) ? [eb('l.id', '=', text)] : []),
        ]),
      ),
    )
    .orderBy(sql`(select max(t.position) from fee_terms t where t.landlord_id = l.id) desc nulls last`)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id')
    .limit(limit)
    .execute()
}

/** Locks a landlord, so that terms are made one after the other; false where there is none. */
export async function lockLandlord(db: Db, landlordId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', landlordId)
    .where('landlord', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The listings of landlords that terms can be made for. */
export async function listListings(
  db: Db,
  landlordIds: readonly string[],
): Promise<{ id: string; landlordId: string; name: string }[]> {
  return db
    .selectFrom('groups')
    .select(['id', 'landlord_id as landlordId', 'name'])
    .where(sql<SqlBool>`landlord_id = any(${landlordIds}::uuid[])`)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Stores terms; answers their id. */
export async function insertFeeTerms(db: Db, terms: Insertable<FeeTermsTable>): Promise<string> {
  const { id } = await db.insertInto('fee_terms').values(terms).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Stores what a landlord is granted; answers its id. */
export async function insertIncentive(db: Db, incentive: Insertable<IncentivesTable>): Promise<string> {
  const { id } = await db.insertInto('incentives').values(incentive).returning('id').executeTakeFirstOrThrow()
  return id
}
