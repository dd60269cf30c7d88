import { mailLanguage } from '../../../domain/catalogue/language.ts'
import { ConditionNotMetError, NotAllowedError } from '../../../domain/kernel/errors.ts'
import { canCancelAppointment, canSchedule, startOfAppointment } from '../../../domain/people/appointment.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import {
  type AppointmentRow,
  findAppointment,
  findStaffAddress,
  lockLandlordPerson,
  saveAppointment,
} from './sql.ts'

/** Notes that the landlord has chosen a time, as the calendar says on the way back, once per key; the same time again changes nothing. */
export async function scheduleAppointment(ctx: Context, startsAt: string | null, key: string): Promise<void> {
  await changeOwn(ctx, 'scheduleAppointment', { startsAt }, key, async (trx, landlordId, appointment) => {
    const at = startOfAppointment(startsAt)
    const verdict = canSchedule({ link: appointment.link, startsAt: at }, ctx.now().epochMilliseconds)
    if (verdict.reason) throw new ConditionNotMetError(verdict.reason)
    const start = at === null ? null : Temporal.Instant.fromEpochMilliseconds(at)
    const staffId = appointment.managerId
    if (isNoted(appointment, start)) return null
    await saveAppointment(trx, landlordId, { status: 'SCHEDULED', startsAt: start, staffId }, ctx.now())
    return { startsAt: start?.toString() ?? null, staffId }
  })
}

function isNoted(appointment: AppointmentRow, start: Temporal.Instant | null): boolean {
  const { status, startsAt, staffId, managerId } = appointment
  return status === 'SCHEDULED' && staffId === managerId && startsAt?.toString() === start?.toString()
}

/** Notes that the landlord won't come to the call that was shown, and tells whoever was to call, once per key. */
export async function cancelAppointment(ctx: Context, seen: string | null, key: string): Promise<void> {
  await changeOwn(ctx, 'cancelAppointment', { seen }, key, async (trx, landlordId, appointment) => {
    const verdict = canCancelAppointment(appointment, ctx.now())
    if (verdict.reason) throw new ConditionNotMetError(verdict.reason)
    const { startsAt, staffId } = appointment
    // Another time was chosen meanwhile: that call is not the one that was shown.
    if (startOfAppointment(seen) !== (startsAt?.epochMilliseconds ?? null))
      throw new ConditionNotMetError('NOT_SCHEDULED')
    await saveAppointment(trx, landlordId, { status: 'CANCELED', startsAt, staffId }, ctx.now())
    await mailCancellation(trx, ctx, appointment)
    return { startsAt: startsAt?.toString() ?? null, staffId }
  })
}

async function mailCancellation(trx: Db, ctx: Context, appointment: AppointmentRow): Promise<void> {
  const { staffId, startsAt, name, email } = appointment
  const staff = staffId === null ? undefined : await findStaffAddress(trx, staffId)
  if (!staff) return
  const language = mailLanguage(staff.language)
  await queueMail(trx, ctx, {
    to: staff.email,
    recipientId: staffId,
    language,
    template: 'appointmentCanceled',
    data: {
      firstName: staff.firstName,
      landlordName: name,
      hasTime: startsAt !== null,
      callAt: startsAt,
      path: `/${language}/staff?q=${encodeURIComponent(email)}`,
    },
  })
}

async function changeOwn(
  ctx: Context,
  operation: 'scheduleAppointment' | 'cancelAppointment',
  body: object,
  key: string,
  change: (
    trx: Db,
    landlordId: string,
    appointment: AppointmentRow,
  ) => Promise<{ startsAt: string | null; staffId: string | null } | null>,
): Promise<void> {
  const { landlordId, role, impersonation } = requireViewer(ctx)
  if (!landlordId || role !== 'OWNER' || impersonation) throw new NotAllowedError()
  await inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation, body }, async () => {
      await lockLandlordPerson(trx, landlordId)
      const appointment = await findAppointment(trx, landlordId)
      if (!appointment) throw new NotAllowedError()
      const data = await change(trx, landlordId, appointment)
      if (data)
        await audit(trx, ctx, {
          action: operation,
          entityType: 'user',
          entityId: landlordId,
          landlordId,
          data,
        })
      return null
    }),
  )
}
