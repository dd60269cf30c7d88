import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { queueMail } from '../mail/queue.ts'
import type { StayData, WithdrawalData } from '../mail/templates/template.ts'
import type { RequestRow } from './rows.ts'

/** The mails that tell the landlord about a request. */
export async function mailLandlord(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  template:
    | 'requestReceived'
    | 'requestWithdrawn'
    | 'interestConfirmed'
    | 'contractReady'
    | 'contractEnded'
    | 'signedByTenant'
    | 'bookingMadeLandlord',
  page: string = `dashboard/inbox/${row.bookingRequestId}/${row.id}`,
  withdrawal: WithdrawalData = { letTimePass: false, contractEnded: false },
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
      ...withdrawal,
    },
  })
}

/** Tells the landlord that the tenant took the request back or let the time pass, and what ended with it. */
export async function mailWithdrawal(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  withdrawal: WithdrawalData,
): Promise<void> {
  await mailLandlord(trx, ctx, row, 'requestWithdrawn', undefined, withdrawal)
}

/** The mails that tell the tenant about a request. */
export async function mailTenant(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  template:
    | 'requestAccepted'
    | 'requestDeclined'
    | 'extensionAccepted'
    | 'signedByLandlord'
    | 'bookingMadeTenant'
    | 'contractReady',
  page: string = `requests/${row.bookingRequestId}/${row.id}`,
): Promise<void> {
  await queueMail(trx, ctx, {
    to: row.tenantEmail,
    recipientId: row.tenantId,
    language: row.tenantLanguage,
    template,
    data: {
      ...stayData(row),
      // Who extends lives there already, so the name is no news before the contract.
      listingName: row.offer || row.type === 'EXTENSION' ? row.groupName : row.groupPlace,
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
