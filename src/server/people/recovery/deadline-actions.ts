import {
  nextRecoveryNotice,
  RECOVERY_DAYS_KEPT,
  RECOVERY_LINK_HOURS,
  recoveryCommandOfTime,
} from '../../../domain/people/recovery.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { forEachAlone } from '../../kernel/jobs/for-each-alone.ts'
import { createSecret, hashSecret } from '../accounts/secrets.ts'
import { mailRecoveryReady, tellOfRecovery } from './mails.ts'
import { demandStep, endRecovery, noteRecovery } from './scene.ts'
import {
  deleteOldRecoveries,
  listDueRecoveries,
  lockPerson,
  lockRecovery,
  type RecoveryRow,
  saveRecovery,
} from './sql.ts'

/**
 * Does what time does to recoveries: tells of them again, mails the link at the end of the wait, and ends those that
 * nobody went on with. What is due stands in the rows, so a restart loses none and running it twice changes nothing more.
 */
export async function moveRecoveries(ctx: Context): Promise<void> {
  await deleteOldRecoveries(ctx.db, ctx.now().subtract({ hours: 24 * RECOVERY_DAYS_KEPT }))
  await forEachAlone(await listDueRecoveries(ctx.db, ctx.now()), 'recoveries', ({ id, userId }) =>
    inTransaction(ctx, async (trx) => {
      await lockPerson(trx, userId)
      const recovery = await lockRecovery(trx, id)
      if (recovery) await move(trx, { ...ctx, viewer: null }, recovery)
    }),
  )
}

async function move(trx: Db, ctx: Context, recovery: RecoveryRow): Promise<void> {
  if (isOver(recovery.deadline_at, ctx)) {
    const command = recoveryCommandOfTime(recovery.status)
    if (command === 'mature') await giveLink(trx, ctx, recovery)
    if (command === 'expire')
      await endRecovery(trx, ctx, recovery, { command, end: 'EXPIRED', action: 'endRecovery' })
    return
  }
  const { notice_at: noticeAt, ready_at: readyAt } = recovery
  if (!noticeAt || !readyAt || !isOver(noticeAt, ctx)) return
  const next = nextRecoveryNotice(readyAt, ctx.now())
  await saveRecovery(trx, recovery.id, { notice_at: next })
  await tellOfRecovery(trx, ctx, recovery, next ? 'WAITING' : 'SOON')
}

async function giveLink(trx: Db, ctx: Context, recovery: RecoveryRow): Promise<void> {
  const secret = createSecret()
  await saveRecovery(trx, recovery.id, {
    status: demandStep(recovery, 'mature'),
    link_hash: hashSecret(secret),
    deadline_at: ctx.now().add({ hours: RECOVERY_LINK_HOURS }),
    notice_at: null,
  })
  await noteRecovery(trx, ctx, recovery.user_id, 'mailRecoveryLink', { way: recovery.way })
  await mailRecoveryReady(trx, ctx, recovery.user_id, secret)
  await tellOfRecovery(trx, ctx, recovery, 'READY')
}

function isOver(at: Temporal.Instant, ctx: Context): boolean {
  return Temporal.Instant.compare(at, ctx.now()) <= 0
}
