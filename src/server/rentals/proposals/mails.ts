import { formatMoney } from '../../../domain/kernel/money.ts'
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
  template: 'longerStayOffered' | 'longerStayWithdrawn',
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
      hasMessage: message !== '',
      message,
    },
  })
}

/** Tells the landlord that the tenant doesn't take an offer; that it was taken is told with the extension. */
export async function tellOfDeclinedProposal(trx: Db, ctx: Context, proposal: ProposalRow): Promise<void> {
  const row = await loadRequestForSystem(trx, proposal.bookedRequestId)
  const { from, to } = proposal
  const page = `dashboard/bookings/${proposal.bookingId}`
  await tellLandlord(trx, ctx, { ...row, from, to }, 'longerStayDeclined', page)
}
