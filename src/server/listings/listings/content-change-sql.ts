import { sql, type SqlBool } from 'kysely'
import type { ListingPayload } from '../../../domain/listings/listing-content.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { GroupAccountsRow } from './payout-sql.ts'

const payoutTables = {
  contactPersonId: 'contact_persons',
  billingAddressId: 'billing_addresses',
  bankAccountId: 'bank_accounts',
  depositBankAccountId: 'bank_accounts',
  billingDetailsItemId: 'billing_details_items',
} as const

type PayoutField = keyof typeof payoutTables

/** Which of those ids name nothing of the landlord's that is not archived, by field; null names nothing and is fine. */
export async function listForeignPayout(
  db: Db,
  landlordId: string,
  given: Partial<Pick<GroupAccountsRow, PayoutField>>,
): Promise<PayoutField[]> {
  const asked = (Object.keys(payoutTables) as PayoutField[]).flatMap((field) => {
    const id = given[field]
    return id ? [{ field, id }] : []
  })
  const found = await Promise.all(
    asked.map(({ field, id }) => {
      const table = payoutTables[field]
      const isLiving =
        table === 'billing_details_items' ? sql<SqlBool>`state = 'ACTIVE'` : sql<SqlBool>`archived_at is null`
      return db
        .selectFrom(table)
        .select('id')
        .where('id', '=', id)
        .where('landlord_id', '=', landlordId)
        .where(isLiving)
        .executeTakeFirst()
    }),
  )
  return asked.flatMap(({ field }, index) => (found[index] ? [] : [field]))
}

/** Puts the pictures of a group into that order and says what they show. */
export async function savePictures(
  db: Db,
  groupId: string,
  pictures: NonNullable<ListingPayload['pictures']>,
): Promise<void> {
  // No two pictures may have one place, not even on the way: first all move out of it.
  await sql`update pictures set position = -1 - position where group_id = ${groupId}`.execute(db)
  await sql`
    update pictures set position = given.place - 1, category = given.category
    from unnest(${pictures.map(({ imageId }) => imageId)}::uuid[], ${pictures.map(({ category }) => category)}::text[])
      with ordinality as given (id, category, place)
    where pictures.id = given.id and pictures.group_id = ${groupId}`.execute(db)
}

/** Says whether somebody has told from when a unit can be had. */
export async function saveWindowKnown(db: Db, listingId: string, known: boolean): Promise<void> {
  await db.updateTable('listings').set({ available_from_known: known }).where('id', '=', listingId).execute()
}

/** What the versions of a listing's content are: of the whole, and of each step the one of its last change. */
export interface ContentVersion {
  version: number
  stepVersions: Record<string, number>
}

/** The versions of a group's content. */
export async function findVersion(db: Db, groupId: string): Promise<ContentVersion> {
  return db
    .selectFrom('groups')
    .select(['version', 'step_versions as stepVersions'])
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow()
}

/** Says that those steps of a group have changed; answers the version that this made. */
export async function raiseVersion(db: Db, groupId: string, steps: readonly string[]): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update groups set version = version + 1, step_versions = step_versions || (
      select coalesce(jsonb_object_agg(step, version + 1), '{}') from unnest(${steps}::text[]) as changed (step))
    where id = ${groupId} returning version`.execute(db)
  return rows[0]?.version ?? 0
}

/** The same for some groups that changed alike. */
export async function raiseVersions(
  db: Db,
  groupIds: readonly string[],
  steps: readonly string[],
): Promise<void> {
  if (groupIds.length === 0) return
  await sql`
    update groups set version = version + 1, step_versions = step_versions || (
      select coalesce(jsonb_object_agg(step, version + 1), '{}') from unnest(${steps}::text[]) as changed (step))
    where id = any(${groupIds}::uuid[])`.execute(db)
}

/** Those of the units of which nobody has said yet from when they can be had. */
export async function listUnknownWindows(db: Db, listingIds: readonly string[]): Promise<string[]> {
  if (listingIds.length === 0) return []
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('id', 'in', listingIds)
    .where('available_from_known', '=', false)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether a file is a floor plan of that landlord. */
export async function isFloorPlanOf(db: Db, landlordId: string, fileId: string): Promise<boolean> {
  const file = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .where('landlord_id', '=', landlordId)
    .where('type', '=', 'FLOOR_PLAN')
    .executeTakeFirst()
  return file !== undefined
}
