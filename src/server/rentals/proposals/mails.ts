import { formatMoney } from '../../../domain/kernel/money.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { lastDayLeft } from '../../../domain/rentals/stays/shorter-stay.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import { notifyTenant, tellLandlord } from '../lifecycle/mails.ts'
import { loadRequestForSystem } from '../lifecycle/requests-sql.ts'
import type { ProposalRow } from './sql.ts'

/** Tells the tenant what the landlord offers, or that the offer is gone. */
export async function tellTenantOfProposal(
  trx: Db,
  ctx: Context,
  proposal: ProposalRow,
  template: 'longerStayOffered' | 'longerStayWithdrawn' | 'shorterStayOffered' | 'shorterStayWithdrawn',
): Promise<void> {
  const row = await loadRequestForSystem(trx, proposal.bookedRequestId)
  if (!(await notifyTenant(trx, ctx, row, template))) return
  const { rent, currency, message, answerUntil } = proposal
  await queueMail(trx, ctx, {
    to: row.tenantEmail,
    recipientId: row.tenantId,
    language: row.tenantLanguage,
    template,
    data: {
      firstName: row.firstName,
      otherName: row.landlordFirstName,
      listingName: row.groupName,
      from: proposal.from,
      to: proposal.to,
      path: `/${row.tenantLanguage}/bookings/${proposal.bookingId}`,
      amount: formatMoney(rent, currency, { language: row.tenantLanguage }),
      answerUntil,
      lastDay: lastDayLeft(proposal),
      hasMessage: message !== '',
      message,
    },
  })
}

/** Tells the landlord that the tenant doesn't take an offer; that it was taken is told with the extension. */
export async function tellOfDeclinedProposal(trx: Db, ctx: Context, proposal: ProposalRow): Promise<void> {
  const row = await loadRequestForSystem(trx, proposal.bookedRequestId)
  const { from, to, kind } = proposal
  const page = `dashboard/bookings/${proposal.bookingId}`
  const template = kind === 'LONGER' ? 'longerStayDeclined' : 'shorterStayDeclined'
  await tellLandlord(trx, ctx, { ...row, from, to }, template, page)
}

/** Tells both sides that they have agreed on an earlier end, and what that comes to. */
export async function tellOfAgreedEnd(
  trx: Db,
  ctx: Context,
  proposal: ProposalRow,
  end: { lastDay: Day; rent: number; refund: number },
): Promise<void> {
  const row = await loadRequestForSystem(trx, proposal.bookedRequestId)
  const { from, to, currency, bookingId } = proposal
  const { lastDay, rent, refund } = end
  await notifyTenant(trx, ctx, row, 'shorterStayAgreedTenant')
  const { tenantLanguage: language } = row
  await queueMail(trx, ctx, {
    to: row.tenantEmail,
    recipientId: row.tenantId,
    language,
    template: 'shorterStayAgreedTenant',
    data: {
      firstName: row.firstName,
      otherName: row.landlordFirstName,
      listingName: row.groupName,
      from,
      to,
      path: `/${language}/bookings/${bookingId}`,
      lastDay,
      amount: formatMoney(rent, currency, { language }),
      isPaidBack: refund > 0,
      paidBack: formatMoney(refund, currency, { language }),
    },
  })
  // The landlord's mail names the days that are free again: the last day is the one before.
  await tellLandlord(trx, ctx, { ...row, from, to }, 'shorterStayAgreed', `dashboard/bookings/${bookingId}`)
}
