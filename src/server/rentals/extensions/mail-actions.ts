import { EXTENSION_MAIL_DAYS, EXTENSION_MAIL_LAST_DAYS } from '../../../domain/kernel/constants.ts'
import { addDays } from '../../../domain/kernel/day.ts'
import { extensionOptions } from '../../../domain/rentals/extension.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { notifyTenant } from '../lifecycle/mails.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import { listEndingStays, lockEndingStay, saveExtensionMail } from './mail-sql.ts'
import { loadExtendable } from './situation.ts'

/**
 * Asks tenants whose stay ends soon whether they want to stay longer, each once, and only where they can. One that
 * fails must not keep the others waiting; the failures are thrown together at the end.
 */
export async function askToExtend(ctx: Context): Promise<void> {
  const today = ctx.today()
  const ends = { from: addDays(today, EXTENSION_MAIL_LAST_DAYS), to: addDays(today, EXTENSION_MAIL_DAYS) }
  const failures: unknown[] = []
  for (const { bookingId } of await listEndingStays(ctx.db, ends, today)) {
    await askTenant(ctx, bookingId).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} mails about extensions failed`)
}

async function askTenant(ctx: Context, bookingId: string): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const stay = await lockEndingStay(trx, bookingId)
    const extendable = stay && (await loadExtendable(trx, ctx, stay.tenantId, bookingId))
    const latestTo = extendable && extensionOptions(extendable).latestTo
    if (!stay || !latestTo) return
    await saveExtensionMail(trx, bookingId, ctx.now())
    await auditRequest(
      trx,
      { ...ctx, viewer: null },
      { id: stay.listingRequestId, landlordId: stay.landlordId },
      'askToExtend',
    )
    if (!(await notifyTenant(trx, ctx, { ...stay, id: stay.listingRequestId }, 'stayEndsSoon'))) return
    await queueMail(trx, ctx, {
      to: stay.tenantEmail,
      recipientId: stay.tenantId,
      language: stay.tenantLanguage,
      template: 'stayEndsSoon',
      data: {
        firstName: stay.tenantFirstName,
        otherName: stay.landlordFirstName,
        listingName: stay.listingName,
        from: stay.from,
        to: stay.to,
        latestTo,
        path: `/${stay.tenantLanguage}/bookings/${bookingId}`,
      },
    })
  })
}
