import { mailLanguage } from '../../../domain/catalogue/language.ts'
import {
  type RecoveryEnd,
  type RecoveryNotice,
  RECOVERY_LINK_HOURS,
  RECOVERY_START_MINUTES,
} from '../../../domain/people/recovery.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import { port } from '../../kernel/port.ts'
import { findUser, type UserRow } from '../accounts/sql.ts'
import type { RecoveryRow, RecoveryStaffRow } from './sql.ts'
import { stopToken } from './stop-token.ts'

/** How somebody is told of a recovery beside mails: the work of a later area. */
export interface RecoveryTold {
  /** Sends a message about it to each of the person's devices, also in quiet hours. */
  pushRecovery(trx: Db, ctx: Context, recovery: { id: string; userId: string }): Promise<void>
}

/** Filled by the area of notifications. */
export const recoveryTold = port<RecoveryTold>('recoveryTold')

/** Mails the link with which a recovery begins, or says that a new password is all that somebody needs. */
export async function mailRecoveryStart(
  trx: Db,
  ctx: Context,
  user: UserRow,
  secret: string | null,
): Promise<void> {
  const language = mailLanguage(user.language)
  const path = secret ? `recover?token=${encodeURIComponent(secret)}` : 'forgot-password'
  await queueMail(trx, ctx, {
    to: user.email,
    recipientId: user.id,
    language,
    template: secret ? 'recoveryLink' : 'recoveryNotNeeded',
    data: { firstName: user.first_name, minutes: RECOVERY_START_MINUTES, path: `/${language}/${path}` },
  })
}

/** Tells the person on all channels that a recovery of their account waits or has come to its end, and how to stop it. */
export async function tellOfRecovery(
  trx: Db,
  ctx: Context,
  recovery: Pick<RecoveryRow, 'id' | 'user_id' | 'way' | 'ready_at'>,
  notice: RecoveryNotice,
): Promise<void> {
  const user = await findUser(trx, recovery.user_id)
  if (!user) return
  const language = mailLanguage(user.language)
  const token = stopToken(ctx.config.secret, recovery.id)
  await queueMail(trx, ctx, {
    to: user.email,
    recipientId: user.id,
    language,
    template: 'recoveryRunning',
    data: {
      firstName: user.first_name,
      recoveryNotice: notice,
      recoveryWay: recovery.way,
      readyAt: recovery.ready_at,
      path: `/${language}/recover/stop?token=${token}`,
    },
  })
  await recoveryTold().pushRecovery(trx, ctx, { id: recovery.id, userId: user.id })
}

/** Mails the link with which the account is had again. */
export async function mailRecoveryReady(
  trx: Db,
  ctx: Context,
  userId: string,
  secret: string,
): Promise<void> {
  const user = await findUser(trx, userId)
  if (!user) return
  const language = mailLanguage(user.language)
  await queueMail(trx, ctx, {
    to: user.email,
    recipientId: user.id,
    language,
    template: 'recoveryReady',
    data: {
      firstName: user.first_name,
      hours: RECOVERY_LINK_HOURS,
      path: `/${language}/recover/finish?token=${encodeURIComponent(secret)}`,
    },
  })
}

const PAGE_AFTER: Readonly<Record<RecoveryEnd, string>> = {
  COMPLETED: 'my/account',
  STOPPED: 'forgot-password',
  LOGGED_IN: 'my/account',
  CALLED_OFF: 'login',
  EXPIRED: 'login',
}

/** Tells the person how a recovery of their account has ended. */
export async function mailRecoveryEnd(
  trx: Db,
  ctx: Context,
  userId: string,
  end: RecoveryEnd,
): Promise<void> {
  const user = await findUser(trx, userId)
  if (!user) return
  const language = mailLanguage(user.language)
  const page = PAGE_AFTER[end]
  await queueMail(trx, ctx, {
    to: user.email,
    recipientId: user.id,
    language,
    template: 'recoveryEnded',
    data: { firstName: user.first_name, recoveryEnd: end, path: `/${language}/${page}` },
  })
}

/** Tells those who confirm recoveries that one of them has asked for one; never the person whose account it is. */
export async function mailRecoveryAsked(
  trx: Db,
  ctx: Context,
  staff: readonly RecoveryStaffRow[],
  asked: {
    userId: string
    personName: string
    byName: string
    reason: string
    confirmUntil: Temporal.Instant
  },
): Promise<void> {
  const { userId, personName, byName, reason, confirmUntil } = asked
  for (const one of staff.filter(({ id }) => id !== userId)) {
    const language = mailLanguage(one.language)
    await queueMail(trx, ctx, {
      to: one.email,
      recipientId: one.id,
      language,
      template: 'recoveryAsked',
      data: {
        firstName: one.firstName,
        personName,
        byName,
        reason,
        confirmUntil,
        path: `/${language}/staff/recoveries`,
      },
    })
  }
}
