import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { queueMail } from '../mail/queue.ts'
import type { StayData } from '../mail/templates/template.ts'
import type { RequestRow } from './rows.ts'

/** The mails that tell the landlord about a request. */
export async function mailLandlord(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  template:
    'requestReceived' | 'interestConfirmed' | 'contractReady' | 'signedByTenant' | 'bookingMadeLandlord',
  page: string = `dashboard/inbox/${row.bookingRequestId}/${row.id}`,
): Promise<void> {
  await queueMail(trx, ctx, {
    to: row.landlordEmail,
    recipientId: row.landlordId,
    language: row.landlordLanguage,
    template,
    data: {
      ...stayData(row),
      firstName: row.landlordFirstName,
      otherName: `${row.firstName} ${row.lastName}`,
      path: `/${row.landlordLanguage}/${page}`,
      answerUntil: row.autoDeclineAt,
    },
  })
}

/** The mails that tell the tenant about a request. */
export async function mailTenant(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  template:
    'requestAccepted' | 'requestDeclined' | 'signedByLandlord' | 'bookingMadeTenant' | 'contractReady',
  page: string = `requests/${row.bookingRequestId}/${row.id}`,
): Promise<void> {
  await queueMail(trx, ctx, {
    to: row.tenantEmail,
    recipientId: row.tenantId,
    language: row.tenantLanguage,
    template,
    data: {
      ...stayData(row),
      listingName: row.offer ? row.groupName : row.groupPlace,
      firstName: row.firstName,
      otherName: row.landlordFirstName,
      path: `/${row.tenantLanguage}/${page}`,
      answerUntil: row.tenantAnswerUntil,
    },
  })
}

function stayData(row: RequestRow): Pick<StayData, 'listingName' | 'from' | 'to'> {
  return { listingName: row.groupName, from: row.from, to: row.to }
}
