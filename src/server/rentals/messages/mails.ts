import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import { namesListing } from '../../../domain/rentals/offer.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { tellWorld } from '../../notifications/notifications/tell.ts'
import { notifyTenant } from '../lifecycle/mails.ts'
import type { RequestRow } from '../lifecycle/rows.ts'

/** A message as its reader may read it, and whether something of it is hidden. */
interface ToldMessage {
  message: string
  hasHidden: boolean
}

/** Tells the other side of a message, with its text as that side may read it: in the app and by mail, as they have chosen. */
export async function tellOfMessage(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  { side, ...message }: ToldMessage & { side: MessageSide },
): Promise<void> {
  await (side === 'TENANT' ? tellLandlordSide : tellTenantSide)(trx, ctx, row, message)
}

async function tellLandlordSide(trx: Db, ctx: Context, row: RequestRow, message: ToldMessage): Promise<void> {
  const { landlordId, groupId, id: listingRequestId, from, to } = row
  const happening = { landlordId, groupId, listingRequestId, event: 'messageReceived' } as const
  for (const recipient of await tellWorld(trx, ctx, happening)) {
    await queueMail(trx, ctx, {
      to: recipient.email,
      recipientId: recipient.id,
      landlordId,
      language: recipient.language,
      template: 'messageReceived',
      data: {
        listingName: row.groupName,
        from,
        to,
        firstName: recipient.firstName,
        otherName: `${row.firstName} ${row.lastName}`,
        path: `/${recipient.language}/dashboard/inbox/${row.bookingRequestId}/${row.id}`,
        ...message,
      },
    })
  }
}

async function tellTenantSide(trx: Db, ctx: Context, row: RequestRow, message: ToldMessage): Promise<void> {
  if (!(await notifyTenant(trx, ctx, row, 'messageReceivedTenant'))) return
  const { from, to } = row
  await queueMail(trx, ctx, {
    to: row.tenantEmail,
    recipientId: row.tenantId,
    language: row.tenantLanguage,
    template: 'messageReceived',
    data: {
      listingName: row.type === 'EXTENSION' || namesListing(row.offer) ? row.groupName : row.groupPlace,
      from,
      to,
      firstName: row.firstName,
      otherName: row.landlordFirstName,
      path: `/${row.tenantLanguage}/requests/${row.bookingRequestId}/${row.id}`,
      ...message,
    },
  })
}
