import { isExtension } from '../../../domain/rentals/classification.ts'
import { maskContacts } from '../../../domain/rentals/messages/contact-mask.ts'
import {
  isMailedToTenant,
  type LandlordEvent,
  type TenantEvent,
} from '../../../domain/notifications/notification.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { StayData } from '../../kernel/mail/templates/shared-data.ts'
import type { WithdrawalData } from '../../kernel/mail/templates/requests/data.ts'
import { tellPersonOfStay, tellWorld } from '../../notifications/notifications/tell.ts'
import type { RequestRow } from './rows.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** What the landlord is told about a request, by the names of the mails. */
type LandlordTemplate =
  | 'requestReceived'
  | 'requestWithdrawn'
  | 'interestConfirmed'
  | 'documentsAwaited'
  | 'documentsNeverCame'
  | 'incomeUnconfirmed'
  | 'contractNeeded'
  | 'contractReady'
  | 'paperContractSent'
  | 'paperContractAccepted'
  | 'contractEnded'
  | 'contractRefused'
  | 'signingReminder'
  | 'signingExpired'
  | 'signedByTenant'
  | 'bookingMadeLandlord'
  | 'answerTimeOver'
  | 'bookedElsewhere'
  | 'requestAutoAccepted'
  | 'datesTaken'
  | 'datesRefused'
  | 'suggestionUnanswered'
  | 'secondChance'
  | 'requestPaused'
  | 'requestResumed'
  | 'longerStayTaken'
  | 'longerStayDeclined'
  | 'shorterStayDeclined'
  | 'shorterStayAgreed'
  | 'shorterWishWithdrawn'
  | 'shorterWishAgreed'

/** Who signs for the landlord where it isn't the landlord, and whether somebody was to who no longer may. */
export interface LandlordSigner {
  agentName: string | null
  wasLost: boolean
}

/** Tells the landlord and their team about a request: in the app and by mail, as each of them has chosen. */
export async function tellLandlord(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  template: LandlordTemplate,
  page: string = `dashboard/inbox/${row.bookingRequestId}/${row.id}`,
  withdrawal: WithdrawalData = { letTimePass: false, contractEnded: false },
  signer: LandlordSigner = { agentName: null, wasLost: false },
): Promise<void> {
  const { landlordId, groupId, id: listingRequestId } = row
  const event = eventOf(template, row, withdrawal)
  const happening = { landlordId, groupId, listingRequestId, event }
  for (const recipient of await tellWorld(trx, ctx, happening)) {
    await queueMail(trx, ctx, {
      to: recipient.email,
      recipientId: recipient.id,
      landlordId,
      language: recipient.language,
      template: template === 'requestReceived' && isExtension(row.type) ? 'extensionReceived' : template,
      data: {
        ...stayData(row),
        firstName: recipient.firstName,
        otherName: `${row.firstName} ${row.lastName}`,
        path: `/${recipient.language}/${page}`,
        answerUntil: row.autoDeclineAt,
        ...withdrawal,
        hasAgent: signer.agentName !== null,
        agentName: signer.agentName ?? '',
        signerLost: signer.wasLost,
      },
    })
  }
}

function eventOf(
  template: LandlordTemplate,
  row: RequestRow,
  { letTimePass }: WithdrawalData,
): LandlordEvent {
  if (template === 'requestReceived') return row.type === 'EXTENSION' ? 'extensionReceived' : template
  if (template === 'requestAutoAccepted') return row.type === 'EXTENSION' ? 'extensionAutoAccepted' : template
  if (template === 'requestWithdrawn') return letTimePass ? 'tenantSilent' : template
  if (template === 'documentsAwaited') return 'interestConfirmed'
  if (template === 'documentsNeverCame') return 'tenantSilent'
  return template === 'bookingMadeLandlord' ? 'bookingMade' : template
}

/** Tells the landlord that the tenant took the request back or let the time pass, and what ended with it. */
export async function tellOfWithdrawal(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  withdrawal: WithdrawalData,
): Promise<void> {
  await tellLandlord(trx, ctx, row, 'requestWithdrawn', undefined, withdrawal)
}

/** What the tenant is told about a request, by the names of the mails. */
type TenantTemplate =
  | 'requestAccepted'
  | 'requestDeclined'
  | 'acceptedDeclined'
  | 'extensionAccepted'
  | 'signedByLandlord'
  | 'bookingMadeTenant'
  | 'contractToAccept'
  | 'contractCanceled'
  | 'onlineSigningStopped'
  | 'signingReminder'
  | 'signingExpired'
  | 'confirmationTimeOver'
  | 'suggestionLapsed'
  | 'secondChanceTenant'
  | 'requestPausedTenant'
  | 'requestResumedTenant'

/** Tells the tenant about a request, and who acted for the landlord: in the app and by mail, as they have chosen. */
export async function tellTenant(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  template: TenantTemplate,
  page: string = `requests/${row.bookingRequestId}/${row.id}`,
  agentName: string | null = null,
): Promise<void> {
  if (!(await notifyTenant(trx, ctx, row, tenantEventOf(template, row)))) return
  await queueMail(trx, ctx, {
    to: row.tenantEmail,
    recipientId: row.tenantId,
    language: row.tenantLanguage,
    template: template === 'requestDeclined' && isExtension(row.type) ? 'extensionDeclined' : template,
    data: {
      ...stayData(row),
      // Who extends lives there already, so the name is no news before the contract.
      listingName: row.offer || row.type === 'EXTENSION' ? row.groupName : row.groupPlace,
      firstName: row.firstName,
      otherName: row.landlordFirstName,
      hasAgent: agentName !== null,
      agentName: agentName ?? '',
      path: `/${row.tenantLanguage}/${page}`,
      answerUntil: row.tenantAnswerUntil,
    },
  })
}

// Mails that both sides get have one name, notices have one for each side.
function tenantEventOf(template: TenantTemplate, row: RequestRow): TenantEvent {
  switch (template) {
    case 'requestDeclined':
      return isExtension(row.type) ? 'extensionDeclined' : template
    case 'contractToAccept':
      return 'contractReadyTenant'
    case 'signingReminder':
      return 'signingReminderTenant'
    case 'signingExpired':
      return 'signingExpiredTenant'
    default:
      return template
  }
}

/** Tells the tenant of a request in the app, as they have chosen; answers whether to mail it, which is the caller's. */
export async function notifyTenant(
  trx: Db,
  ctx: Context,
  row: Pick<RequestRow, 'id' | 'tenantId' | 'landlordId' | 'groupId'>,
  event: TenantEvent,
): Promise<boolean> {
  const { id: listingRequestId, tenantId, landlordId, groupId } = row
  const happening = { listingRequestId, tenantId, landlordId, groupId, event }
  return isMailedToTenant(event, await tellPersonOfStay(trx, ctx, happening))
}

/** Tells the tenant which other dates the landlord suggests, and what the landlord says to them. */
export async function tellOfSuggestion(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  suggestion: { from: Day; to: Day; message: string },
): Promise<void> {
  if (!(await notifyTenant(trx, ctx, row, 'datesSuggested'))) return
  await queueMail(trx, ctx, {
    to: row.tenantEmail,
    recipientId: row.tenantId,
    language: row.tenantLanguage,
    template: 'datesSuggested',
    data: {
      ...stayData(row),
      listingName: row.type === 'EXTENSION' ? row.groupName : row.groupPlace,
      firstName: row.firstName,
      otherName: row.landlordFirstName,
      path: `/${row.tenantLanguage}/requests/${row.bookingRequestId}/${row.id}`,
      answerUntil: row.tenantAnswerUntil,
      suggestedFrom: suggestion.from,
      suggestedTo: suggestion.to,
      hasMessage: suggestion.message !== '',
      message: maskContacts(suggestion.message).text,
    },
  })
}

/** Tells the tenant that the landlord took an accept back, why, and until when the landlord answers again. */
export async function tellOfTakeBack(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  { autoDeclineAt, message }: { autoDeclineAt: Temporal.Instant; message: string },
): Promise<void> {
  if (!(await notifyTenant(trx, ctx, row, 'acceptTakenBack'))) return
  await queueMail(trx, ctx, {
    to: row.tenantEmail,
    recipientId: row.tenantId,
    language: row.tenantLanguage,
    template: 'acceptTakenBack',
    data: {
      ...stayData(row),
      listingName: row.groupPlace,
      firstName: row.firstName,
      otherName: row.landlordFirstName,
      path: `/${row.tenantLanguage}/requests/${row.bookingRequestId}/${row.id}`,
      answerUntil: autoDeclineAt,
      message,
    },
  })
}

function stayData(row: RequestRow): Pick<StayData, 'listingName' | 'from' | 'to'> {
  return { listingName: row.groupName, from: row.from, to: row.to }
}
