import { createHash } from 'node:crypto'
import { MAX_LOGIN_TRIES, MAX_PASSWORD_RESETS } from '../../../domain/kernel/constants.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { addPasswordTry, clearPasswordTries, countPasswordTries, lockPasswordTries } from './sql.ts'

const minutes = 15

/**
 * Notes a password try for an email address and answers whether it may go on: ten in fifteen minutes (S9),
 * whether or not the account exists, so that the refusal tells nothing.
 */
export async function mayTryPassword(ctx: Context, email: string): Promise<boolean> {
  return await mayTry(ctx, accountKey(email), MAX_LOGIN_TRIES)
}

/**
 * Notes that a link to a new password was asked for and answers whether it is mailed: three in fifteen minutes,
 * so that nobody's mailbox can be filled by somebody else. What was not mailed doesn't count: it is noted in the
 * transaction of the mail.
 */
export async function mayResetPassword(trx: Db, ctx: Context, email: string): Promise<boolean> {
  return await noteTry(trx, ctx, `reset ${accountKey(email)}`, MAX_PASSWORD_RESETS)
}

/** Notes that somebody signs up with an address and answers whether a mail is sent, as for new passwords. */
export async function maySignUp(ctx: Context, email: string): Promise<boolean> {
  return await mayTry(ctx, `sign-up ${accountKey(email)}`, MAX_PASSWORD_RESETS)
}

/** Notes that the recovery of an account was asked for by mail and answers whether a mail is sent, as for new passwords. */
export async function mayRecover(ctx: Context, email: string): Promise<boolean> {
  return await mayTry(ctx, `recovery ${accountKey(email)}`, MAX_PASSWORD_RESETS)
}

async function mayTry(ctx: Context, account: string, limit: number): Promise<boolean> {
  return await inTransaction(ctx, (trx) => noteTry(trx, ctx, account, limit))
}

async function noteTry(trx: Db, ctx: Context, account: string, limit: number): Promise<boolean> {
  // One at a time per account: parallel guesses must not all see nine.
  await lockPasswordTries(trx, account)
  const count = await countPasswordTries(trx, account, ctx.now().subtract({ minutes }))
  if (count >= limit) return false
  await addPasswordTry(trx, account, ctx.now())
  return true
}

/** Forgets the tries after the right password or a new one. */
export async function forgetPasswordTries(ctx: Pick<Context, 'db'>, email: string): Promise<void> {
  await clearPasswordTries(ctx.db, accountKey(email))
}

function accountKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
}
