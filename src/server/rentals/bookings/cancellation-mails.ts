import type { BookingCancellationReason } from '../../../domain/catalogue/contracts.ts'
import { notifyTenant } from '../lifecycle/mails.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { CancellationData } from '../../kernel/mail/templates/bookings/data.ts'
import type { StayData } from '../../kernel/mail/templates/shared-data.ts'
import { tellWorld } from '../../notifications/notifications/tell.ts'
import type { CancellationPlan, EndingBooking } from './cancellation-plan.ts'

/** Why and with which words a booking was cancelled. */
export interface CancellationWords {
  reason: BookingCancellationReason
  note: string
  /** Both sides have agreed on it: they are told of that, not of a cancellation (decision 127). */
  isAgreed?: boolean
}

/** Tells the tenant in the app and by mail, once for the booking and what ends with it. */
export async function tellTenantOfCancellation(
  trx: Db,
  ctx: Context,
  request: RequestRow,
  plan: CancellationPlan,
  words: CancellationWords,
): Promise<void> {
  const [first] = plan.ends
  const last = plan.ends.at(-1) ?? first
  // The page that both lead to is that of the first booking.
  await notifyTenant(trx, ctx, { ...request, id: first.booking.listingRequestId }, 'bookingCanceledTenant')
  await queueMail(trx, ctx, {
    to: request.tenantEmail,
    recipientId: request.tenantId,
    language: request.tenantLanguage,
    template: 'bookingCanceledTenant',
    data: {
      ...cancellationData(first, words),
      firstName: request.firstName,
      otherName: request.landlordFirstName,
      listingName: request.groupName,
      from: first.freed.from,
      to: last.freed.to,
      extensionEnded: plan.endedRequests.length > 0,
      path: `/${request.tenantLanguage}/bookings/${first.booking.id}`,
    },
  })
}

/** Tells the landlord and their team of one booking that ended: in the app and by mail, as each of them has chosen. */
export async function tellOfCancellation(
  trx: Db,
  ctx: Context,
  ending: EndingBooking,
  words: CancellationWords,
): Promise<void> {
  for (const { order, stay } of await recipientsOf(trx, ctx, ending)) {
    const data = { ...stay, ...cancellationData(ending, words) }
    await queueMail(trx, ctx, { ...order, template: 'bookingCanceledLandlord', data })
  }
}

/** Stores the notifications and answers who wants a mail, with what every one of them says. */
async function recipientsOf(trx: Db, ctx: Context, { booking, freed }: EndingBooking) {
  const { landlordId, groupId, listingRequestId } = booking
  const happening = { landlordId, groupId, listingRequestId, event: 'bookingCanceled' } as const
  const recipients = await tellWorld(trx, ctx, happening)
  return recipients.map(({ id, email, firstName, language }) => {
    const stay: StayData = {
      firstName,
      otherName: `${booking.tenantFirstName} ${booking.tenantLastName}`,
      listingName: booking.groupName,
      from: freed.from,
      to: freed.to,
      path: `/${language}/dashboard/bookings/${booking.id}`,
    }
    return { order: { to: email, recipientId: id, landlordId, language }, stay }
  })
}

function cancellationData(ending: EndingBooking, { reason, note }: CancellationWords): CancellationData {
  return {
    endsEarly: ending.lastDay !== null,
    lastDay: ending.lastDay ?? ending.booking.to,
    reason,
    note,
    hasNote: note !== '',
    extensionEnded: false,
  }
}
