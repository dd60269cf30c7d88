import { ConditionNotMetError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { auditArchived, choose, lockOwnHomes } from './change-actions.ts'
import { listUses } from './change-sql.ts'
import { requireInPerson } from './in-person.ts'
import { mailArchived, mailPayoutChange } from './mails.ts'
import { archiveUnused, lockBankAccount, saveLeaving } from './sql.ts'

/** Another account for the homes of one that is put away, and the homes that were shown when it was chosen. */
export interface Replacement {
  bankAccountId: string
  seenGroupIds: readonly string[]
}

/**
 * Puts an account away, once per key. One that gets money needs another in its place: it then leaves when the change
 * counts.
 */
export async function archiveBankAccount(
  ctx: Context,
  { bankAccountId, replacement }: { bankAccountId: string; replacement: Replacement | null },
  key: string,
): Promise<string> {
  const { landlordId } = await requireInPerson(ctx)
  const body = { bankAccountId, replacement }
  await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'archiveBankAccount', body }, async () => {
      const isHandedOver = await handOver(trx, ctx, landlordId, bankAccountId, replacement)
      const [archived] = await archiveUnused(trx, [bankAccountId], ctx.now())
      if (!archived) return null
      await auditArchived(trx, ctx, landlordId, [archived])
      if (!isHandedOver) await mailArchived(trx, ctx, landlordId, archived)
      return null
    }),
  )
  return bankAccountId
}

/**
 * Gives the homes of an account to another one and lets it leave; answers whether there were any. Homes that came to it
 * since they were shown refuse, as does a use without a replacement.
 */
export async function handOver(
  trx: Db,
  ctx: Context,
  landlordId: string,
  accountId: string,
  replacement: Replacement | null,
): Promise<boolean> {
  const before = await listUses(trx, landlordId, accountId)
  const groupIds = [...new Set(before.map(({ groupId }) => groupId))].sort()
  const homes = groupIds.length > 0 ? await lockOwnHomes(trx, ctx, landlordId, groupIds) : []
  const account = await lockBankAccount(trx, landlordId, accountId, 'update')
  if (!account || account.archivedAt) throw new ResourceNotFoundError()
  const uses = await listUses(trx, landlordId, accountId)
  const shown = new Set(replacement?.seenGroupIds)
  if (uses.some(({ groupId }) => !shown.has(groupId) || !groupIds.includes(groupId)))
    throw new ConditionNotMetError('IN_USE')
  if (replacement && uses.length > 0) {
    const { bankAccountId } = replacement
    if (bankAccountId === accountId) throw new ConditionNotMetError('ACCOUNT_ARCHIVED')
    const changes = await choose(trx, ctx, landlordId, homes, { bankAccountId, uses })
    if (changes.length > 0) await mailPayoutChange(trx, ctx, landlordId, { kind: 'CHOSEN', changes, homes })
  }
  await saveLeaving(trx, accountId, true)
  return uses.length > 0
}
