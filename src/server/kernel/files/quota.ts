import { ValidationError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../viewer/context.ts'
import type { Db } from '../db/database.ts'
import { type FileAccount, lockAccount, sumBytes } from './quota-sql.ts'

/**
 * Refuses a file of so many bytes for which the account has no room left. In a transaction those of one account come
 * one after the other, so that many at once can't all see the same room; tenants and groups are locked before that.
 */
export async function demandRoomFor(
  db: Db,
  ctx: Pick<Context, 'config'>,
  account: FileAccount,
  bytes: number,
): Promise<void> {
  const { fileQuota } = ctx.config
  if (fileQuota === null) return
  await lockAccount(db, account)
  if ((await sumBytes(db, account)) + bytes > fileQuota) throw new ValidationError({ file: 'upload.quota' })
}
