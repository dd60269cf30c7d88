import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { HandoverChange } from '../../kernel/mail/templates/bookings/data.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { tellWorld } from '../../notifications/notifications/tell.ts'
import { notifyTenant } from '../lifecycle/mails.ts'
import { loadRequestForSystem } from '../lifecycle/requests-sql.ts'
import type { KeyHandoverRow } from './sql.ts'

/** Tells the other side what a side has done to a handover: in the app and by mail, as they have chosen. */
export async function tellOfKeyHandover(
  trx: Db,
  ctx: Context,
  { bookingId, kind, listingRequestId }: KeyHandoverRow,
  side: MessageSide,
  change: HandoverChange,
): Promise<void> {
  const row = await loadRequestForSystem(trx, listingRequestId)
  const { from, to, landlordId, groupId } = row
  const data = { listingName: row.groupName, from, to, handoverKind: kind, change }
  const page = `bookings/${bookingId}`
  if (side === 'LANDLORD') {
    if (!(await notifyTenant(trx, ctx, row, 'keyHandoverChangedTenant'))) return
    const { tenantLanguage: language } = row
    await queueMail(trx, ctx, {
      to: row.tenantEmail,
      recipientId: row.tenantId,
      language,
      template: 'keyHandoverChanged',
      data: {
        ...data,
        firstName: row.firstName,
        otherName: row.landlordFirstName,
        path: `/${language}/${page}`,
      },
    })
    return
  }
  const happening = { landlordId, groupId, listingRequestId, event: 'keyHandoverChanged' } as const
  for (const recipient of await tellWorld(trx, ctx, happening)) {
    const { id, email, language, firstName } = recipient
    await queueMail(trx, ctx, {
      to: email,
      recipientId: id,
      landlordId,
      language,
      template: 'keyHandoverChanged',
      data: {
        ...data,
        firstName,
        otherName: `${row.firstName} ${row.lastName}`,
        path: `/${language}/dashboard/${page}`,
      },
    })
  }
}
