import {
  ConditionNotMetError,
  NotAllowedError,
  ResourceNotFoundError,
} from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import {
  canCancelAppointment,
  canSchedule,
  parseSchedulingLink,
  startOfAppointment,
} from '../../../domain/people/appointment.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import {
  type AppointmentRow,
  findAppointment,
  listAccountManagers,
  lockLandlordPerson,
  saveAccountManager,
  saveAppointment,
  saveSchedulingLink,
} from './sql.ts'

/** Notes that the landlord has chosen a time, as the calendar says on the way back, once per key. */
export async function scheduleAppointment(ctx: Context, startsAt: string | null, key: string): Promise<void> {
  await changeOwn(ctx, 'scheduleAppointment', { startsAt }, key, async (trx, landlordId, appointment) => {
    const verdict = canSchedule(appointment.link)
    if (verdict.reason) throw new ConditionNotMetError(verdict.reason)
    const start = startOfAppointment(startsAt, ctx.now())
    await saveAppointment(trx, landlordId, { status: 'SCHEDULED', startsAt: start }, ctx.now())
    return { startsAt: start?.toString() ?? null }
  })
}

/** Notes that the landlord won't come, once per key. */
export async function cancelAppointment(ctx: Context, key: string): Promise<void> {
  await changeOwn(ctx, 'cancelAppointment', {}, key, async (trx, landlordId, appointment) => {
    const verdict = canCancelAppointment(appointment, ctx.now())
    if (verdict.reason) throw new ConditionNotMetError(verdict.reason)
    await saveAppointment(trx, landlordId, { status: 'CANCELED', startsAt: appointment.startsAt }, ctx.now())
    return {}
  })
}

async function changeOwn(
  ctx: Context,
  operation: 'scheduleAppointment' | 'cancelAppointment',
  body: object,
  key: string,
  change: (trx: Db, landlordId: string, appointment: AppointmentRow) => Promise<object>,
): Promise<void> {
  const { landlordId, role, impersonation } = requireViewer(ctx)
  if (!landlordId || role !== 'OWNER' || impersonation) throw new NotAllowedError()
  await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation, body }, async () => {
      await lockLandlordPerson(trx, landlordId)
      const appointment = await findAppointment(trx, landlordId)
      if (!appointment) throw new ResourceNotFoundError()
      const data = await change(trx, landlordId, appointment)
      await audit(trx, ctx, {
        action: operation,
        entityType: 'user',
        entityId: landlordId,
        landlordId,
        data: { ...data },
      })
      return null
    }),
  )
}

/** Says who of the sales staff looks after a landlord, once per key; null for nobody. Answers the landlord's id. */
export async function setAccountManager(
  ctx: Context,
  order: { landlordId: string; staffId: string | null },
  key: string,
): Promise<string> {
  const { landlordId, staffId } = order
  if (!isUuid(landlordId) || (staffId !== null && !isUuid(staffId))) throw new ResourceNotFoundError()
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'setAccountManager', body: order }, async () => {
      if (!(await lockLandlordPerson(trx, landlordId))) throw new ResourceNotFoundError()
      if (staffId !== null && (await listAccountManagers(trx, [staffId])).length === 0)
        throw new ResourceNotFoundError()
      await saveAccountManager(trx, landlordId, staffId)
      await audit(trx, ctx, {
        action: 'setAccountManager',
        entityType: 'user',
        entityId: landlordId,
        landlordId,
        data: { staffId },
      })
      return landlordId
    }),
  )
}

/** Stores one's own calendar, in which landlords choose a time, once per key; empty takes it away. Answers it. */
export async function setSchedulingLink(ctx: Context, text: string, key: string): Promise<string> {
  const { id } = requireViewer(ctx)
  const link = parseSchedulingLink(text)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'setSchedulingLink', body: { link } }, async () => {
      await saveSchedulingLink(trx, id, link, ctx.now())
      await audit(trx, ctx, {
        action: 'setSchedulingLink',
        entityType: 'user',
        entityId: id,
        landlordId: null,
        data: { link },
      })
      return link
    }),
  )
}
