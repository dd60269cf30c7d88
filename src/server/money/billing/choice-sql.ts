import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { visibleGroups } from '../../kernel/viewer/visible-to.ts'

const PLACES = {
  CONTACT_PERSON: { table: 'contact_persons', column: 'contact_person_id' },
  BILLING_ADDRESS: { table: 'billing_addresses', column: 'billing_address_id' },
  BILLING_DETAILS: { table: 'billing_details_items', column: 'billing_details_item_id' },
} as const

/** What a home can name of its landlord's, beside accounts. */
export type BillingDatum = keyof typeof PLACES

/** Locks groups of the viewer's world in the order of their ids; answers those that are there. */
export async function lockChoosingGroups(
  db: Db,
  viewer: Viewer,
  groupIds: readonly string[],
): Promise<string[]> {
  if (groupIds.length === 0) return []
  const rows = await visibleGroups(db, viewer)
    .select('g.id')
    .where('g.id', 'in', groupIds)
    .orderBy('g.id')
    .forNoKeyUpdate('g')
    .execute()
  return rows.map(({ id }) => id)
}

/** The groups of a landlord, not only the visible ones, that name it. */
export async function listGroupsNaming(
  db: Db,
  landlordId: string,
  datum: BillingDatum,
  id: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('groups')
    .select('id')
    .where('landlord_id', '=', landlordId)
    .where('deleted_at', 'is', null)
    .where(PLACES[datum].column, '=', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Locks it, so that nobody archives or chooses it meanwhile; answers whether it is the landlord's and not archived. */
export async function lockDatum(
  db: Db,
  landlordId: string,
  datum: BillingDatum,
  id: string,
  strength: 'share' | 'update',
): Promise<boolean> {
  const { table } = PLACES[datum]
  const living = datum === 'BILLING_DETAILS' ? sql`state = 'ACTIVE'` : sql`archived_at is null`
  const { rows } = await sql`
    select id from ${sql.table(table)} where id = ${id}::uuid and landlord_id = ${landlordId}::uuid and ${living}
    ${strength === 'share' ? sql`for share` : sql`for update`}`.execute(db)
  return rows.length > 0
}

/** Has groups name it. */
export async function saveDatum(
  db: Db,
  groupIds: readonly string[],
  datum: BillingDatum,
  id: string,
): Promise<void> {
  if (groupIds.length === 0) return
  await db
    .updateTable('groups')
    .set({ [PLACES[datum].column]: id })
    .where('id', 'in', groupIds)
    .execute()
}

/** Puts it away. */
export async function archiveDatum(
  db: Db,
  datum: BillingDatum,
  id: string,
  at: Temporal.Instant,
): Promise<void> {
  if (datum === 'BILLING_DETAILS') {
    const archived = { state: 'ARCHIVED', updated_at: at } as const
    await db.updateTable('billing_details_items').set(archived).where('id', '=', id).execute()
  } else {
    const { table } = PLACES[datum]
    await db.updateTable(table).set({ archived_at: at }).where('id', '=', id).execute()
  }
}
