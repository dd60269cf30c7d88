import type { RecoveryWay } from '../../../domain/catalogue/people.ts'
import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import {
  nextRecoveryNotice,
  RECOVERY_START_MINUTES,
  recoveryProblem,
  recoveryReadyAt,
} from '../../../domain/people/recovery.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { mayRecover } from '../accounts/password-tries.ts'
import { createSecret, hashSecret } from '../accounts/secrets.ts'
import { findUserByEmail } from '../accounts/sql.ts'
import { wantsSecondStep } from '../accounts/two-factor-actions.ts'
import { findLoginStep, insertLoginStep } from '../accounts/two-factor-sql.ts'
import { mailRecoveryStart, tellOfRecovery } from './mails.ts'
import { noteRecovery } from './scene.ts'
import { findLastEnd, insertRecovery, lockOpenRecovery, lockPerson } from './sql.ts'

/**
 * Mails the link with which a recovery begins to the owner of an address; nothing to one of nobody, and nothing more
 * to one that was asked for too often. Whoever asks is told the same each time (S9).
 */
export async function askForRecovery(ctx: Context, address: string): Promise<void> {
  const email = address.trim().toLowerCase()
  if (!(await mayRecover(ctx, email))) return
  await inTransaction(ctx, async (trx) => {
    const user = await findUserByEmail(trx, email)
    if (!user) return
    const secret = (await wantsSecondStep({ db: trx }, user.id)) ? createSecret() : null
    if (secret)
      await insertLoginStep(trx, {
        tokenHash: hashSecret(secret),
        kind: 'RECOVERY',
        userId: user.id,
        challenge: null,
        expiresAt: ctx.now().add({ minutes: RECOVERY_START_MINUTES }),
      })
    await mailRecoveryStart(trx, ctx, user, secret)
    await noteRecovery(trx, ctx, user.id, 'askForRecoveryLink', {})
  })
}

/** When an account can be had again; null while that waits for the staff. */
export interface BegunRecovery {
  readyAt: Temporal.Instant | null
}

/**
 * Begins the recovery of an account: by the link of a mail, or by the login whose second step somebody can't take. One
 * that runs already goes on as it is, so that the call may come twice.
 */
export async function beginRecovery(
  ctx: Context,
  shown: { token: string; loginStep: string | null },
): Promise<BegunRecovery> {
  const { userId, way } = await whoBegins(ctx, shown)
  return await inTransaction(ctx, async (trx) => {
    await lockPerson(trx, userId)
    const running = await lockOpenRecovery(trx, userId)
    if (running) return { readyAt: running.ready_at }
    const now = ctx.now()
    const problem = recoveryProblem(
      {
        wantsSecondStep: await wantsSecondStep({ db: trx }, userId),
        stoppedAt: await findLastEnd(trx, userId, 'STOPPED'),
      },
      now,
    )
    if (problem) throw new ConditionNotMetError(problem)
    const readyAt = recoveryReadyAt(way, now)
    const noticeAt = nextRecoveryNotice(readyAt, now)
    const begun = { userId, way, askedAt: now, status: 'WAITING', readyAt, deadlineAt: readyAt } as const
    const id = await insertRecovery(trx, { ...begun, noticeAt })
    await noteRecovery(trx, ctx, userId, 'beginRecovery', { way })
    await tellOfRecovery(trx, ctx, { id, user_id: userId, way, ready_at: readyAt }, 'BEGUN')
    return { readyAt }
  })
}

async function whoBegins(
  ctx: Context,
  { token, loginStep }: { token: string; loginStep: string | null },
): Promise<{ userId: string; way: RecoveryWay }> {
  const step = token
    ? await findLoginStep(ctx.db, hashSecret(token), 'RECOVERY', ctx.now())
    : loginStep && (await findLoginStep(ctx.db, hashSecret(loginStep), 'SECOND_STEP', ctx.now()))
  if (!step || !step.user_id) throw new ConditionNotMetError(token ? 'LINK_USED' : 'START_AGAIN')
  return { userId: step.user_id, way: token ? 'MAIL' : 'PASSWORD' }
}
