import { areContactsShown, type MessageSide } from '../../../domain/rentals/messages/thread.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import { namesListing } from '../../../domain/rentals/offer.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { ToldReason } from '../../kernel/mail/templates/requests/data.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { tellWorld } from '../../notifications/notifications/tell.ts'
import { notifyTenant } from '../lifecycle/mails.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { replyAddressOf } from './reply-address.ts'

/** Somebody who writes for a side of a conversation by mail. */
export interface MailWriter {
  personId: string
  side: MessageSide
  email: string
  firstName: string
  language: Language
  /** Their own account is on hold: they can't write. */
  isFrozen: boolean
}

/** A message as its reader may read it, whether something of it is hidden, and how many files came with it. */
interface ToldMessage {
  message: string
  hasHidden: boolean
  files: number
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
      replyTo: replyAddressOf(ctx.config, { listingRequestId, personId: recipient.id }),
      data: {
        listingName: row.groupName,
        from,
        to,
        firstName: recipient.firstName,
        otherName: `${row.firstName} ${row.lastName}`,
        path: `/${recipient.language}/dashboard/inbox/${row.bookingRequestId}/${row.id}`,
        ...message,
        hasMessage: message.message !== '',
        canReply: ctx.config.inboundMail !== null,
        canAttach: areContactsShown(row.statusType),
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
    replyTo: replyAddressOf(ctx.config, { listingRequestId: row.id, personId: row.tenantId }),
    data: {
      listingName: listingNameFor(row),
      from,
      to,
      firstName: row.firstName,
      otherName: row.landlordFirstName,
      path: `/${row.tenantLanguage}/requests/${row.bookingRequestId}/${row.id}`,
      ...message,
      hasMessage: message.message !== '',
      canReply: ctx.config.inboundMail !== null,
      canAttach: areContactsShown(row.statusType),
    },
  })
}

/** Tells somebody, at their own address, that a mail of theirs is no message, or not all of it, with what it said where they said it. */
export async function tellNotTaken(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  to: MailWriter & { reason: ToldReason; text: string; refusedFiles: string },
): Promise<void> {
  const { from, to: until, bookingRequestId, id } = row
  const page = to.side === 'LANDLORD' ? 'dashboard/inbox' : 'requests'
  await queueMail(trx, ctx, {
    to: to.email,
    recipientId: to.personId,
    landlordId: row.landlordId,
    language: to.language,
    template: 'replyNotTaken',
    data: {
      listingName: to.side === 'LANDLORD' ? row.groupName : listingNameFor(row),
      from,
      to: until,
      firstName: to.firstName,
      otherName: to.side === 'LANDLORD' ? `${row.firstName} ${row.lastName}` : row.landlordFirstName,
      path: `/${to.language}/${page}/${bookingRequestId}/${id}`,
      notTaken: to.reason,
      hasMessage: to.text !== '',
      message: to.text,
      hasRefused: to.refusedFiles !== '',
      refusedFiles: to.refusedFiles,
    },
  })
}

/** What a tenant reads of a listing's name, which often is its address (decision 12). */
export function listingNameFor(row: RequestRow): string {
  return row.type === 'EXTENSION' || namesListing(row.offer) ? row.groupName : row.groupPlace
}
