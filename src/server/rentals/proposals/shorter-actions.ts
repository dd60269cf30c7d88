import type { Day } from '../../../domain/kernel/day.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { EXPLANATION_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import { proposalAnswerUntil } from '../../../domain/rentals/stays/stay-proposal.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { endBookings } from '../bookings/actions.ts'
import { listBookingsBy, listChains } from '../bookings/sql.ts'
import { tenantDues } from '../bookings/tenant-dues.ts'
import { lockTenantAndGroups, lockWorldOfRequest } from '../lifecycle/locks-sql.ts'
import { answerProposal, loadStored, noteProposal } from './actions.ts'
import { tellOfAgreedEnd, tellTenantOfProposal } from './mails.ts'
import { judgeShorter, loadShorterStay, planAgreedEnd } from './shorter-plan.ts'
import { insertProposal, saveProposalEnd } from './sql.ts'

/** What a landlord offers a tenant who lives there: to leave earlier. */
export interface ShorterStayOrder {
  bookingId: string
  lastDay: Day
  message: string
}

/** The landlord offers to end a stay earlier; the tenant has a week to agree. Returns the proposal's id. */
export async function offerShorterStay(ctx: Context, order: ShorterStayOrder, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  const message = order.message.trim()
  if (message.length > EXPLANATION_MAX_LENGTH) throw new ValidationError({ message: 'bookings.note.long' })
  const body = { ...order, message }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'offerShorterStay', body }, async () => {
      const [seenBefore] = await listBookingsBy(trx, viewer, 'id', [order.bookingId])
      if (!seenBefore) throw new ResourceNotFoundError()
      await lockTenantAndGroups(trx, seenBefore.tenantId, [seenBefore.groupId])
      const shorter = await loadShorterStay(trx, ctx, order.bookingId)
      if (!shorter) throw new ResourceNotFoundError()
      demand(shorter.canOffer)
      const { booking } = shorter
      const end = await planAgreedEnd(trx, ctx, { booking, lastDay: order.lastDay, side: 'landlord' })
      if (!end) throw new ValidationError({ lastDay: 'bookings.lastDay.outside' })
      const id = await insertProposal(trx, {
        ...end.givenUp,
        kind: 'SHORTER',
        landlordId: booking.landlordId,
        tenantId: booking.tenantId,
        groupId: booking.groupId,
        bookingId: booking.id,
        rent: end.rentBefore - end.rent,
        message,
        answerUntil: proposalAnswerUntil(ctx.now(), end.lastDay),
        at: ctx.now(),
      })
      const proposal = await loadStored(trx, id)
      await noteProposal(trx, ctx, proposal, 'offerShorterStay')
      await tellTenantOfProposal(trx, ctx, proposal, 'shorterStayOffered')
      return id
    }),
  )
}

/**
 * The tenant agrees to an earlier end: the stay ends then by the same way as one that is cancelled while somebody lives
 * there (decision 127). `refund` is what was shown to go back, in minor units. Returns the proposal's id.
 */
export async function takeShorterStay(
  ctx: Context,
  { proposalId, refund }: { proposalId: string; refund: number },
  key: string,
): Promise<string> {
  const operation = 'takeShorterStay'
  const order = { proposalId, key, operation, side: 'tenant', kind: 'SHORTER', more: { refund } } as const
  return answerProposal(ctx, order, async (trx, proposal) => {
    const world = await lockWorldOfRequest(trx, proposal.bookedRequestId)
    // What is paid from here on comes too late: the plan knows of all that came before.
    const chain = await listChains(trx, [proposal.bookingId])
    await tenantDues().lock(
      trx,
      chain.map(({ id }) => id),
    )
    const { verdict, end } = await judgeShorter(trx, ctx, { proposal, side: 'tenant' })
    demand(verdict)
    if (!end) throw new ResourceNotFoundError()
    // Nobody gets back anything else than what was shown.
    if (end.refund !== refund) throw new ConditionNotMetError('AMOUNT_CHANGED')
    await saveProposalEnd(trx, proposal.id, { state: 'TAKEN', at: ctx.now() })
    const words = { reason: 'OTHER', note: proposal.message, isAgreed: true } as const
    await endBookings(trx, ctx, { plan: end.plan, world, words })
    await noteProposal(trx, ctx, proposal, operation)
    await tellOfAgreedEnd(trx, ctx, proposal, end)
    return proposal.id
  })
}
