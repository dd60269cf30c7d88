import type { Payments } from '../../kernel/adapters/payments/payments.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { forEachAlone } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { bookArrivedPayouts } from './arrival-actions.ts'
import { compareAccount } from './compare-actions.ts'
import { listLandlordAccounts, type ProviderAccount } from './lines-sql.ts'
import {
  countFound,
  deleteRunsBefore,
  findLastRun,
  findRunningRun,
  insertRun,
  type ProviderRunRow,
  saveRun,
} from './run-sql.ts'

// One that has not ended by then never will: its process is gone.
const longestHours = 2
const keptDays = 400

/** The comparison that is under way; undefined where none is. */
export async function findRunUnderWay(ctx: Context): Promise<ProviderRunRow | undefined> {
  return findRunningRun(ctx.db, ctx.now().subtract({ hours: longestHours }))
}

/** Orders a comparison after the one that was shown, unless another is under way or came since. Answers its id. */
export async function orderProviderRun(ctx: Context, shown: string | null, key: string): Promise<string> {
  const { id: askedBy } = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'orderProviderRun', body: shown }, async () => {
      const running = await findRunningRun(trx, ctx.now().subtract({ hours: longestHours }))
      if (running) return running.id
      const last = await findLastRun(trx)
      if (last && last.id !== shown) return last.id
      const id = await insertRun(trx, { askedBy, at: ctx.now() })
      await audit(trx, ctx, {
        action: 'orderProviderRun',
        entityType: 'providerRun',
        entityId: id,
        landlordId: null,
      })
      await ctx.enqueue(trx, 'reconcileProvider', {}, { singletonKey: 'reconcileProvider' })
      return id
    }),
  )
}

/** Compares the provider's books with ours, account by account; one of which it says nothing keeps no other waiting. */
export async function reconcileProvider(ctx: Context): Promise<void> {
  const running = await findRunUnderWay(ctx)
  const id = running?.id ?? (await insertRun(ctx.db, { askedBy: null, at: ctx.now() }))
  const compared = ctx.payments ? await compareAccounts(ctx, ctx.payments) : { accounts: 0, failures: 0 }
  await bookArrivedPayouts(ctx)
  const result = { ...compared, ...(await countFound(ctx.db)) }
  await saveRun(ctx.db, id, result, ctx.now())
  await deleteRunsBefore(ctx.db, ctx.now().subtract({ hours: 24 * keptDays }))
  if (result.differences > 0) ctx.log.warn(result, 'the provider and the books differ')
  else ctx.log.info(result, 'the provider and the books say the same')
}

async function compareAccounts(
  ctx: Context,
  payments: Payments,
): Promise<{ accounts: number; failures: number }> {
  const { provider, mode } = payments
  const own: ProviderAccount = { provider, mode, landlordId: null, externalId: null }
  const accounts = [own, ...(await listLandlordAccounts(ctx.db, { provider, mode }))]
  let failures = 0
  await forEachAlone(accounts, 'accounts at the provider', async (account) => {
    if (!(await compareAccount(ctx, payments, account))) failures += 1
  })
  return { accounts: accounts.length, failures }
}
