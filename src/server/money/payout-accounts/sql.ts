import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { PaymentProvider } from '../../../domain/catalogue/payments.ts'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { PayoutAccountsTable } from '../../kernel/db/tables.gen.ts'

/** A landlord's account at the card provider, as it is stored. */
export type PayoutAccountRow = Selectable<PayoutAccountsTable>

/** Whose account it is, at which provider and in which of its modes. */
export interface PayoutAccountKey {
  landlordId: string
  provider: PaymentProvider
  mode: InvoiceLiveMode
}

/** A landlord's account, or undefined. */
export async function findPayoutAccount(
  db: Db,
  { landlordId, provider, mode }: PayoutAccountKey,
): Promise<PayoutAccountRow | undefined> {
  return db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('landlord_id', '=', landlordId)
    .where('provider', '=', provider)
    .where('mode', '=', mode)
    .executeTakeFirst()
}

/** The account that the provider calls so. */
export async function findPayoutAccountByExternalId(
  db: Db,
  externalId: string,
): Promise<PayoutAccountRow | undefined> {
  return db.selectFrom('payout_accounts').selectAll().where('external_id', '=', externalId).executeTakeFirst()
}

/** Stores an account before the provider hears of it; undefined where the landlord has one. */
export async function insertPayoutAccount(
  trx: Db,
  account: Insertable<PayoutAccountsTable>,
): Promise<PayoutAccountRow | undefined> {
  return trx
    .insertInto('payout_accounts')
    .values(account)
    .onConflict((conflict) => conflict.columns(['landlord_id', 'provider', 'mode']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** An account, locked; undefined where it was given up meanwhile. */
export async function lockPayoutAccount(trx: Db, id: string): Promise<PayoutAccountRow | undefined> {
  return trx.selectFrom('payout_accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Stores what the provider has said of an account. */
export async function savePayoutAccount(
  trx: Db,
  id: string,
  changes: Updateable<PayoutAccountsTable>,
): Promise<void> {
  await trx.updateTable('payout_accounts').set(changes).where('id', '=', id).execute()
}

/** Forgets an account that the provider has never made, or knows no more in test mode. */
export async function deletePayoutAccount(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('payout_accounts').where('id', '=', id).execute()
}

/** Whether something has come for a landlord that was not paid out. */
export async function hasPayable(
  trx: Db,
  { landlordId, mode }: Omit<PayoutAccountKey, 'provider'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('ledger_accounts')
    .select('id')
    .where('landlord_id', '=', landlordId)
    .where('kind', '=', 'LANDLORD_PAYABLE')
    .where('mode', '=', mode)
    .whereRef('credits', '>', 'debits')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The country that a landlord's account most likely belongs to: where invoices go, else where most homes are. */
export async function findLikelyCountry(db: Db, landlordId: string): Promise<string | null> {
  const { rows } = await sql<{ country: string | null }>`
    select coalesce(
      (select country from billing_addresses where landlord_id = ${landlordId} order by created_at, id limit 1),
      (select country from groups where landlord_id = ${landlordId} and country <> ''
        group by country order by count(*) desc, country limit 1)) as country`.execute(db)
  return rows[0]?.country ?? null
}

/** Accounts that the provider has to be asked about: those asked last the longest ago come first. */
export async function listPayoutAccountsToAsk(
  db: Db,
  by: Omit<PayoutAccountKey, 'landlordId'> & {
    unfinishedBefore: Temporal.Instant
    askedBefore: Temporal.Instant
    limit: number
  },
): Promise<PayoutAccountRow[]> {
  return db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('provider', '=', by.provider)
    .where('mode', '=', by.mode)
    .where((eb) =>
      eb.or([
        eb('checked_at', 'is', null),
        eb('checked_at', '<=', by.askedBefore),
        eb.and([
          eb.or([eb('status', 'is', null), eb('status', '<>', 'ACTIVE')]),
          eb('checked_at', '<=', by.unfinishedBefore),
        ]),
      ]),
    )
    .orderBy(sql`checked_at nulls first`)
    .limit(by.limit)
    .execute()
}
