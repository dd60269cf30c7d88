import { NotAllowedError, ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { PERMISSION_REASON_LENGTH, textWithin } from '../../../domain/kernel/text-limits.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import {
  canCallOffRecovery,
  canConfirmRecovery,
  nextRecoveryNotice,
  RECOVERY_CONFIRM_HOURS,
  recoveryReadyAt,
  staffRecoveryProblem,
} from '../../../domain/people/recovery.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { once } from '../../kernel/idempotency/idempotency.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findUserByEmail } from '../accounts/sql.ts'
import { wantsSecondStep } from '../accounts/two-factor-actions.ts'
import { mailRecoveryAsked, tellOfRecovery } from './mails.ts'
import { demandStep, endRecovery, noteRecovery } from './scene.ts'
import {
  findRecoveringPerson,
  insertRecovery,
  lockOpenRecovery,
  lockPerson,
  lockRecovery,
  lockRecoveryStaff,
  type RecoveryRow,
  type RecoveryStaffRow,
  saveRecovery,
} from './sql.ts'

/**
 * Asks for the recovery of the account with an address, once per key: the asker has checked who the person is, and a
 * second of the staff has to confirm it. The person is told at once. Answers the recovery's id.
 */
export async function askForStaffRecovery(
  ctx: Context,
  given: { email: string; reason: string },
  key: string,
): Promise<string> {
  const reason = checkedReason(given.reason)
  const order = { email: given.email.trim().toLowerCase(), reason }
  return once(ctx, 'askForStaffRecovery', order, key, async (trx) => {
    const { staff, actor } = await lockStaff(trx, ctx)
    const person = await findUserByEmail(trx, order.email)
    if (!person) throw new ValidationError({ email: 'unknownPerson' })
    await lockPerson(trx, person.id)
    const isRecovering = (await lockOpenRecovery(trx, person.id)) !== null
    const factor = await wantsSecondStep({ db: trx }, person.id)
    const problem = staffRecoveryProblem(actor, { id: person.id, isRecovering, wantsSecondStep: factor })
    if (problem) throw new ValidationError({ email: problem })
    const askedAt = ctx.now()
    const deadlineAt = askedAt.add({ hours: RECOVERY_CONFIRM_HOURS })
    const asked = { userId: person.id, way: 'STAFF', status: 'ASKED', reason, askedBy: actor.id } as const
    const id = await insertRecovery(trx, { ...asked, askedAt, deadlineAt, readyAt: null, noticeAt: null })
    await noteRecovery(trx, ctx, person.id, 'askForStaffRecovery', { reason })
    await tellOfRecovery(trx, ctx, { id, user_id: person.id, way: 'STAFF', ready_at: null }, 'ASKED')
    const words = { userId: person.id, personName: person.name, byName: actor.name, reason }
    await mailRecoveryAsked(trx, ctx, staff, { ...words, confirmUntil: deadlineAt })
    return id
  })
}

/** Confirms a recovery as the second person, once per key: from now on it waits. Answers its id. */
export async function confirmRecovery(ctx: Context, id: string, key: string): Promise<string> {
  return once(ctx, 'confirmRecovery', { id }, key, async (trx) => {
    const { actor } = await lockStaff(trx, ctx)
    const recovery = await lockGiven(trx, id)
    const { user_id: userId, status, asked_by: askedBy, deadline_at: deadlineAt } = recovery
    demand(canConfirmRecovery(actor, { userId, status, askedBy, deadlineAt }, ctx.now()))
    const readyAt = recoveryReadyAt('STAFF', ctx.now())
    await saveRecovery(trx, id, {
      status: demandStep(recovery, 'confirm'),
      confirmed_by: actor.id,
      ready_at: readyAt,
      deadline_at: readyAt,
      notice_at: nextRecoveryNotice(readyAt, ctx.now()),
    })
    await noteRecovery(trx, ctx, recovery.user_id, 'confirmRecovery', { reason: recovery.reason })
    await tellOfRecovery(trx, ctx, { ...recovery, ready_at: readyAt }, 'BEGUN')
    return id
  })
}

/** Calls a recovery off, however it began, with a reason and once per key. Answers its id. */
export async function callOffRecovery(
  ctx: Context,
  { id, reason: given }: { id: string; reason: string },
  key: string,
): Promise<string> {
  const reason = checkedReason(given)
  return once(ctx, 'callOffRecovery', { id, reason }, key, async (trx) => {
    const { actor } = await lockStaff(trx, ctx)
    const recovery = await lockGiven(trx, id)
    demand(canCallOffRecovery(actor, recovery))
    const ended = { command: 'callOff', end: 'CALLED_OFF', action: 'callOffRecovery' } as const
    await endRecovery(trx, ctx, recovery, { ...ended, data: { reason } })
    return id
  })
}

async function lockStaff(
  trx: Db,
  ctx: Context,
): Promise<{ staff: RecoveryStaffRow[]; actor: RecoveryStaffRow }> {
  const viewer = requireViewer(ctx)
  const staff = await lockRecoveryStaff(trx)
  const actor = staff.find(({ id }) => id === viewer.id)
  // The permission was taken while this call was on its way.
  if (!actor) throw new NotAllowedError()
  return { staff, actor }
}

async function lockGiven(trx: Db, id: string): Promise<RecoveryRow> {
  const userId = isUuid(id) ? await findRecoveringPerson(trx, id) : null
  if (!userId) throw new ResourceNotFoundError()
  await lockPerson(trx, userId)
  const recovery = await lockRecovery(trx, id)
  if (!recovery) throw new ResourceNotFoundError()
  return recovery
}

function checkedReason(text: string): string {
  const reason = textWithin(text, PERMISSION_REASON_LENGTH)
  if (reason === null) throw new ValidationError({ reason: 'reasonLength' })
  return reason
}
