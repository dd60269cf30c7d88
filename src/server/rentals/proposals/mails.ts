import { formatMoney } from '../../../domain/kernel/money.ts'
import { lastDayLeft } from '../../../domain/rentals/stays/shorter-stay.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import { tellWorld } from '../../notifications/notifications/tell.ts'
import { notifyTenant, tellLandlord } from '../lifecycle/mails.ts'
import { loadRequestForSystem } from '../lifecycle/requests-sql.ts'
import type { AgreedEnd } from './shorter-plan.ts'
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
  end: Pick<AgreedEnd, 'lastDay' | 'rent' | 'refund'> & {
    /** What the landlord's side is told: that the tenant agrees, or that the landlord does. */
    template: 'shorterStayAgreed' | 'shorterWishAgreed'
    /** What the landlord wrote with it. */
    answer: string
  },
): Promise<void> {
  const row = await loadRequestForSystem(trx, proposal.bookedRequestId)
  const { from, to, currency, bookingId } = proposal
  const { lastDay, rent, refund, template, answer } = end
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
      hasMessage: answer !== '',
      message: answer,
    },
  })
  // The landlord's mail names the days that are free again: the last day is the one before.
  await tellLandlord(trx, ctx, { ...row, from, to }, template, `dashboard/bookings/${bookingId}`)
}

/** Tells the landlord's side that the tenant asks to leave earlier, what that would come to, and until when to answer. */
export async function tellLandlordOfWish(
  trx: Db,
  ctx: Context,
  proposal: ProposalRow,
  { lastDay, refund }: Pick<AgreedEnd, 'lastDay' | 'refund'>,
): Promise<void> {
  const row = await loadRequestForSystem(trx, proposal.bookedRequestId)
  const { landlordId, groupId, id: listingRequestId } = row
  const { from, to, rent, currency, message, answerUntil, bookingId } = proposal
  const happening = { landlordId, groupId, listingRequestId, event: 'shorterWishReceived' } as const
  for (const recipient of await tellWorld(trx, ctx, happening)) {
    const { language } = recipient
    await queueMail(trx, ctx, {
      to: recipient.email,
      recipientId: recipient.id,
      landlordId,
      language,
      template: 'shorterWishReceived',
      data: {
        firstName: recipient.firstName,
        otherName: `${row.firstName} ${row.lastName}`,
        listingName: row.groupName,
        from,
        to,
        path: `/${language}/dashboard/bookings/${bookingId}`,
        lastDay,
        amount: formatMoney(rent, currency, { language }),
        isPaidBack: refund > 0,
        paidBack: formatMoney(refund, currency, { language }),
        answerUntil,
        hasMessage: message !== '',
        message,
      },
    })
  }
}

/** Tells the landlord's side that the tenant stays as booked after all. */
export async function tellOfWithdrawnWish(trx: Db, ctx: Context, proposal: ProposalRow): Promise<void> {
  const row = await loadRequestForSystem(trx, proposal.bookedRequestId)
  const { from, to, bookingId } = proposal
  const page = `dashboard/bookings/${bookingId}`
  await tellLandlord(trx, ctx, { ...row, from, to }, 'shorterWishWithdrawn', page)
}

/** Tells the tenant that the landlord doesn't agree to an earlier end, and what they write. */
export async function tellTenantOfRefusal(
  trx: Db,
  ctx: Context,
  proposal: ProposalRow,
  answer: string,
): Promise<void> {
  const row = await loadRequestForSystem(trx, proposal.bookedRequestId)
  await notifyTenant(trx, ctx, row, 'shorterWishDeclined')
  const { tenantLanguage: language } = row
  await queueMail(trx, ctx, {
    to: row.tenantEmail,
    recipientId: row.tenantId,
    language,
    template: 'shorterWishDeclined',
    data: {
      firstName: row.firstName,
      otherName: row.landlordFirstName,
      listingName: row.groupName,
      from: proposal.from,
      to: proposal.to,
      path: `/${language}/bookings/${proposal.bookingId}`,
      lastDay: lastDayLeft(proposal),
      hasMessage: answer !== '',
      message: answer,
    },
  })
}
