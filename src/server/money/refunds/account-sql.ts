import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { RefundAccountsTable } from '../../kernel/db/tables.gen.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { visibleBookings } from '../../kernel/viewer/visible-to.ts'
import { isRefundContested, type ShownRefund } from './sql.ts'

/** The account to which a refund is transferred; the IBAN encrypted, null once it was. */
export type RefundAccountRow = Selectable<RefundAccountsTable>

/** A refund of the viewer's own payment, locked; undefined for a foreign one. */
export async function lockTenantRefund(
  trx: Db,
  viewer: Viewer,
  refundId: string,
): Promise<ShownRefund | undefined> {
  return visibleBookings(trx, viewer, 'tenant')
    .innerJoin('refunds as r', 'r.booking_id', 'b.id')
    .selectAll('r')
    .select(isRefundContested.as('isContested'))
    .where('r.id', '=', refundId)
    .forUpdate('r')
    .executeTakeFirst()
}

/** Stores where a refund goes, in the place of an earlier account. */
export async function saveRefundAccount(trx: Db, account: Insertable<RefundAccountsTable>): Promise<void> {
  const { refund_id: _, ...given } = account
  await trx
    .insertInto('refund_accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('refund_id').doUpdateSet(given))
    .execute()
}

/** Forgets the number of an account that has got its money. */
export async function forgetIban(trx: Db, refundId: string): Promise<void> {
  await trx.updateTable('refund_accounts').set({ iban: null }).where('refund_id', '=', refundId).execute()
}

/** Accounts of refunds: their tenant's own, and for those who keep the books all. */
export async function listRefundAccounts(
  source: Source,
  viewer: Viewer,
  refundIds: readonly string[],
): Promise<RefundAccountRow[]> {
  return accountsOf.list(source, { viewer, refundIds })
}

const accountsOf = statement(
  (db, { viewer, refundIds }: { viewer: Viewer; refundIds: readonly string[] }) =>
    db
      .selectFrom('refund_accounts as a')
      .innerJoin('refunds as r', 'r.id', 'a.refund_id')
      .innerJoin('bookings as b', 'b.id', 'r.booking_id')
      .selectAll('a')
      .where(sql<boolean>`a.refund_id = any(${refundIds}::uuid[])`)
      .$if(!viewer.permissions.includes('accounting'), (query) => query.where('b.tenant_id', '=', viewer.id)),
  { given_at: true },
)
