import type { Language } from '../../../domain/catalogue/language.ts'
import { formatMoney } from '../../../domain/kernel/money.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { tellWorld } from '../../notifications/notifications/tell.ts'
import { notifyTenant } from '../lifecycle/mails.ts'
import { loadRequestForSystem } from '../lifecycle/requests-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import type { ProposalRow } from './sql.ts'

/** Tells the tenant which other unit the landlord proposes, that this is gone, or that both have agreed. */
export async function tellTenantOfMove(
  trx: Db,
  ctx: Context,
  proposal: ProposalRow,
  template: 'moveOffered' | 'moveWithdrawn' | 'moveAgreedTenant',
): Promise<void> {
  const row = await loadRequestForSystem(trx, proposal.bookedRequestId)
  if (!(await notifyTenant(trx, ctx, row, template))) return
  const { tenantLanguage: language } = row
  await queueMail(trx, ctx, {
    to: row.tenantEmail,
    recipientId: row.tenantId,
    language,
    template,
    data: {
      ...moveData(row, proposal, language),
      firstName: row.firstName,
      otherName: row.landlordFirstName,
      path: `/${language}/bookings/${proposal.bookingId}`,
    },
  })
}

/** Tells both sides that they have agreed on another unit. */
export async function tellOfAgreedMove(trx: Db, ctx: Context, proposal: ProposalRow): Promise<void> {
  await tellTenantOfMove(trx, ctx, proposal, 'moveAgreedTenant')
  await tellLandlordOfMove(trx, ctx, proposal, 'moveAgreed')
}

/** Tells the landlord's side what the tenant has answered to a proposed move. */
export async function tellLandlordOfMove(
  trx: Db,
  ctx: Context,
  proposal: ProposalRow,
  template: 'moveAgreed' | 'moveDeclined',
): Promise<void> {
  const row = await loadRequestForSystem(trx, proposal.bookedRequestId)
  const { landlordId, groupId, id: listingRequestId } = row
  const happening = { landlordId, groupId, listingRequestId, event: template }
  for (const recipient of await tellWorld(trx, ctx, happening)) {
    const { language } = recipient
    await queueMail(trx, ctx, {
      to: recipient.email,
      recipientId: recipient.id,
      landlordId,
      language,
      template,
      data: {
        ...moveData(row, proposal, language),
        firstName: recipient.firstName,
        otherName: `${row.firstName} ${row.lastName}`,
        path: `/${language}/dashboard/bookings/${proposal.bookingId}`,
      },
    })
  }
}

function moveData(row: RequestRow, proposal: ProposalRow, language: Language) {
  const { from, to, message, answerUntil, price, currency } = proposal
  return {
    listingName: row.groupName,
    from,
    to,
    unitBefore: proposal.unitBefore ?? '',
    unitAfter: proposal.unitName ?? '',
    amount: formatMoney(price, currency, { language }),
    answerUntil,
    hasMessage: message !== '',
    message,
  }
}
