import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { PaymentProvider } from '../../../domain/catalogue/payments.ts'
import { RECEIVING_STATUSES } from '../../../domain/money/payout-account.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { PayoutItemsTable, PayoutsTable, PayoutTransfersTable } from '../../kernel/db/tables.gen.ts'
import { type PayoutAccountRow } from '../payout-accounts/sql.ts'

/** A payout, as it is stored; the amount in minor units. */
export type PayoutRow = Selectable<PayoutsTable>

/** An attempt to send a payout on one of its ways, as it is stored. */
export type PayoutTransferRow = Selectable<PayoutTransfersTable>

/** The provider that is spoken with, in one of its modes. */
export interface ProviderKey {
  provider: PaymentProvider
  mode: InvoiceLiveMode
}

/** Landlords with an account by which money can go, and of whom something has come that is in no payout yet. */
export async function listPayees(
  db: Db,
  { provider, mode }: ProviderKey,
): Promise<{ landlordId: string; currency: string }[]> {
  const { rows } = await sql<{ landlordId: string; currency: string }>`
    select a.landlord_id as "landlordId", a.currency
    from payout_accounts p
    join ledger_accounts a on a.landlord_id = p.landlord_id and a.kind = 'LANDLORD_PAYABLE' and a.mode = p.mode
    where p.provider = ${provider} and p.mode = ${mode} and a.credits > a.debits
      and ${isOneOf('p.status', RECEIVING_STATUSES)}
    order by a.id`.execute(db)
  return rows
}

/** The account to which a payout goes, or undefined. */
export async function findAccountOf(db: Db, payoutId: string): Promise<PayoutAccountRow | undefined> {
  return db
    .selectFrom('payout_accounts as a')
    .innerJoin('payouts as p', (join) =>
      join
        .onRef('p.landlord_id', '=', 'a.landlord_id')
        .onRef('p.provider', '=', 'a.provider')
        .onRef('p.mode', '=', 'a.mode'),
    )
    .selectAll('a')
    .where('p.id', '=', payoutId)
    .executeTakeFirst()
}

/** A landlord's account at the provider, locked: one payout of a landlord is made at a time. */
export async function lockAccountOf(
  trx: Db,
  landlordId: string,
  { provider, mode }: ProviderKey,
): Promise<PayoutAccountRow | undefined> {
  return trx
    .selectFrom('payout_accounts')
    .selectAll()
    .where('landlord_id', '=', landlordId)
    .where('provider', '=', provider)
    .where('mode', '=', mode)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether a landlord's account is on hold; asked under the lock of the payout account, which a hold takes, too. */
export async function isPayeeFrozen(source: Source, landlordId: string): Promise<boolean> {
  return (await frozenPayee.find(source, { landlordId })) !== undefined
}

const frozenPayee = statement((db, { landlordId }: { landlordId: string }) =>
  db.selectFrom('users').select('id').where('id', '=', landlordId).where('frozen_at', 'is not', null),
)

/** Whether a payout of a landlord has not found its way yet: the next one would not, either. */
export async function hasUnsentPayout(
  trx: Db,
  by: ProviderKey & { landlordId: string; currency: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('payouts')
    .select('id')
    .where('landlord_id', '=', by.landlordId)
    .where('provider', '=', by.provider)
    .where('mode', '=', by.mode)
    .where('currency', '=', by.currency)
    .where('state', 'in', ['PENDING', 'UNKNOWN', 'FAILED'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a payout with all that it consists of. */
export async function insertPayout(
  trx: Db,
  payout: Insertable<PayoutsTable>,
  items: readonly Omit<Insertable<PayoutItemsTable>, 'payout_id' | 'landlord_id'>[],
): Promise<PayoutRow> {
  const row = await trx.insertInto('payouts').values(payout).returningAll().executeTakeFirstOrThrow()
  const owned = { payout_id: row.id, landlord_id: row.landlord_id }
  await trx
    .insertInto('payout_items')
    .values(items.map((item) => ({ ...item, ...owned })))
    .execute()
  return row
}

/** A payout, locked; undefined where there is none. */
export async function lockPayout(trx: Db, id: string): Promise<PayoutRow | undefined> {
  return trx.selectFrom('payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Stores how far a payout is. */
export async function savePayout(trx: Db, id: string, changes: Updateable<PayoutsTable>): Promise<void> {
  await trx.updateTable('payouts').set(changes).where('id', '=', id).execute()
}

/** The attempts of a payout, the oldest first. */
export async function listTransfersOf(db: Db, payoutId: string): Promise<PayoutTransferRow[]> {
  return db
    .selectFrom('payout_transfers')
    .selectAll()
    .where('payout_id', '=', payoutId)
    .orderBy('position')
    .execute()
}

/** Stores an attempt before the provider hears of it. */
export async function insertTransfer(
  trx: Db,
  transfer: Insertable<PayoutTransfersTable>,
): Promise<PayoutTransferRow> {
  return trx.insertInto('payout_transfers').values(transfer).returningAll().executeTakeFirstOrThrow()
}

/** Stores what has become of an attempt. */
export async function saveTransfer(
  trx: Db,
  id: string,
  changes: Updateable<PayoutTransfersTable>,
): Promise<void> {
  await trx.updateTable('payout_transfers').set(changes).where('id', '=', id).execute()
}

/** The payouts that something was told about: the one with that object, else all of that account that are open. */
export async function listPayoutsToldOf(
  db: Db,
  told: { externalId: string; account: string | null },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct p.id from payouts p join payout_transfers t on t.payout_id = p.id
    where t.external_id = ${told.externalId}
      or (t.account = ${told.account} and p.state <> 'PAID'
        and not exists (select from payout_transfers own where own.external_id = ${told.externalId}))
    order by p.id`.execute(db)
  return rows
}

/** Payouts that the provider has to be asked about, those asked last the longest ago first. */
export async function listPayoutsToAsk(
  db: Db,
  by: ProviderKey & {
    askedBefore: Temporal.Instant
    triedBefore: Temporal.Instant
    /** What has arrived since the first and was not looked at since the second: banks send some back. */
    arrivedSince: Temporal.Instant
    lookedAtBefore: Temporal.Instant
    limit: number
  },
): Promise<PayoutRow[]> {
  return db
    .selectFrom('payouts as p')
    .selectAll('p')
    .where('p.provider', '=', by.provider)
    .where('p.mode', '=', by.mode)
    .where((eb) =>
      eb.or([
        eb('p.checked_at', 'is', null),
        eb.and([eb('p.state', '=', 'UNKNOWN'), eb('p.checked_at', '<=', by.askedBefore)]),
        eb.and([eb('p.state', 'in', ['PENDING', 'IN_TRANSIT']), eb('p.checked_at', '<=', by.triedBefore)]),
        eb.and([
          eb('p.state', '=', 'PAID'),
          eb('p.paid_at', '>', by.arrivedSince),
          eb('p.checked_at', '<=', by.lookedAtBefore),
        ]),
        // The bank is another one since: that may help.
        eb.and([eb('p.state', '=', 'FAILED'), eb('p.checked_at', '<=', by.triedBefore), hasNewBank]),
      ]),
    )
    .orderBy(sql`p.checked_at nulls first`)
    .limit(by.limit)
    .execute()
}

const hasNewBank = sql<boolean>`exists (select from payout_accounts a
  where a.landlord_id = p.landlord_id and a.provider = p.provider and a.mode = p.mode
    and a.bank_changed_at > p.failed_at)`
