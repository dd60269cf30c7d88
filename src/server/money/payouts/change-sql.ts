import { type Insertable, sql, type SqlBool } from 'kysely'
import type { PayoutPurpose } from '../../../domain/catalogue/payouts.ts'
import type { PayoutChange } from '../../../domain/money/payout-change.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { PayoutChangesTable } from '../../kernel/db/tables.gen.ts'

/** A change of the account that gets a home's money. */
export interface PayoutChangeRow extends PayoutChange {
  id: string
  landlordId: string
  groupId: string
  requestedAt: Temporal.Instant
}

const changeColumns = [
  'id',
  'landlord_id as landlordId',
  'group_id as groupId',
  'purpose',
  'from_account_id as fromAccountId',
  'to_account_id as toAccountId',
  'state',
  'requested_at as requestedAt',
  'takes_effect_at as takesEffectAt',
] as const

/** What of groups by id was changed and not called off, the oldest first; only for ids that came out of a visible row. */
export async function listChanges(source: Source, groupIds: readonly string[]): Promise<PayoutChangeRow[]> {
  return groupIds.length === 0 ? [] : changesOf.list(source, { groupIds })
}

const changesOf = statement(
  (db, { groupIds }: { groupIds: readonly string[] }) =>
    db
      .selectFrom('payout_changes')
      .select(changeColumns)
      .where(sql<SqlBool>`group_id = any(${groupIds}::uuid[])`)
      .where('state', '<>', 'CANCELED')
      .orderBy('takes_effect_at')
      .orderBy('id'),
  { requestedAt: true, takesEffectAt: true },
)

/** Changes of a landlord by id, also resolved ones; locked. Their groups have to be locked before. */
export async function lockChanges(
  db: Db,
  landlordId: string,
  ids: readonly string[],
): Promise<PayoutChangeRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('payout_changes')
    .select(changeColumns)
    .where('landlord_id', '=', landlordId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The groups of a landlord's changes by id. */
export async function listGroupsOfChanges(
  db: Db,
  landlordId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('payout_changes')
    .select('group_id')
    .distinct()
    .where('landlord_id', '=', landlordId)
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => row.group_id)
}

/** Groups in which a change counts by now that nobody has applied yet. */
export async function listGroupsWithDue(db: Db, now: Temporal.Instant, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payout_changes')
    .select('group_id')
    .distinct()
    .where('state', '=', 'PENDING')
    .where('takes_effect_at', '<=', now)
    .limit(limit)
    .execute()
  return rows.map((row) => row.group_id)
}

/** A home whose money is decided on, as it stands on its row. */
export interface LockedHome {
  groupId: string
  landlordId: string
  name: string
  currency: string
  accounts: Record<PayoutPurpose, string | null>
  /** Whether anybody has ever booked it and not cancelled. */
  hasBookings: boolean
}

/** Locks groups that are not deleted in the order of their ids; of one landlord where it is named. */
export async function lockHomes(
  db: Db,
  { landlordId, groupIds }: { landlordId: string | null; groupIds: readonly string[] },
): Promise<LockedHome[]> {
  if (groupIds.length === 0) return []
  let query = db
    .selectFrom('groups as g')
    .select(['g.id as groupId', 'g.landlord_id as landlordId', 'g.name', 'g.currency'])
    .select(['g.bank_account_id as rent', 'g.deposit_bank_account_id as deposit'])
    .select(
      sql<boolean>`exists (select 1 from bookings b where b.group_id = g.id and not b.canceled)`.as(
        'hasBookings',
      ),
    )
    .where('g.id', 'in', groupIds)
    .where('g.deleted_at', 'is', null)
  if (landlordId) query = query.where('g.landlord_id', '=', landlordId)
  const rows = await query.orderBy('g.id').forNoKeyUpdate('g').execute()
  return rows.map(({ rent, deposit, ...home }) => ({ ...home, accounts: { RENT: rent, DEPOSIT: deposit } }))
}

/** Stores changes; answers them with their ids. */
export async function insertPayoutChanges(
  db: Db,
  rows: readonly Insertable<PayoutChangesTable>[],
): Promise<PayoutChangeRow[]> {
  if (rows.length === 0) return []
  return db.insertInto('payout_changes').values(rows).returning(changeColumns).execute()
}

/** Resolves changes that are pending. */
export async function resolveChanges(
  db: Db,
  ids: readonly string[],
  resolved: { state: 'APPLIED' | 'CANCELED'; at: Temporal.Instant },
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('payout_changes')
    .set({ state: resolved.state, resolved_at: resolved.at })
    .where('id', 'in', ids)
    .where('state', '=', 'PENDING')
    .execute()
}

/** Puts the accounts of changes on the rows of their homes. */
export async function saveAccounts(
  db: Db,
  changes: readonly Pick<PayoutChangeRow, 'groupId' | 'purpose' | 'toAccountId'>[],
): Promise<void> {
  for (const purpose of ['RENT', 'DEPOSIT'] as const) {
    const own = changes.filter((change) => change.purpose === purpose)
    if (own.length === 0) continue
    await sql`
      update groups set ${sql.ref(purpose === 'RENT' ? 'bank_account_id' : 'deposit_bank_account_id')} = given.account
      from unnest(${own.map(({ groupId }) => groupId)}::uuid[], ${own.map(({ toAccountId }) => toAccountId)}::uuid[])
        as given (id, account)
      where groups.id = given.id`.execute(db)
  }
}

/** The homes of a landlord that an account gets money of, now or by a pending change, and of what. */
export async function listUses(
  db: Db,
  landlordId: string,
  accountId: string,
): Promise<{ groupId: string; purpose: PayoutPurpose }[]> {
  const { rows } = await sql<{ groupId: string; purpose: PayoutPurpose }>`
    select id as "groupId", 'RENT' as purpose from groups
    where landlord_id = ${landlordId}::uuid and deleted_at is null and bank_account_id = ${accountId}::uuid
    union
    select id, 'DEPOSIT' from groups
    where landlord_id = ${landlordId}::uuid and deleted_at is null and deposit_bank_account_id = ${accountId}::uuid
    union
    select c.group_id, c.purpose from payout_changes c join groups g on g.id = c.group_id and g.deleted_at is null
    where c.landlord_id = ${landlordId}::uuid and c.state = 'PENDING' and c.to_account_id = ${accountId}::uuid
    order by 1, 2`.execute(db)
  return rows
}
