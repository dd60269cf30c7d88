import type { Day } from '../../../domain/kernel/day.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { EXPLANATION_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import { proposalAnswerUntil, type StayProposalSide } from '../../../domain/rentals/stays/stay-proposal.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import type { Side } from '../../kernel/viewer/visible-to.ts'
import { endBookings } from '../bookings/actions.ts'
import { listBookingsBy, listChains } from '../bookings/sql.ts'
import { tenantDues } from '../bookings/tenant-dues.ts'
import { lockTenantAndGroups, lockWorldOfRequest } from '../lifecycle/locks-sql.ts'
import { answerProposal, loadStored, noteProposal } from './actions.ts'
import { tellOfAgreedEnd, tellTenantOfProposal } from './mails.ts'
import { type AgreedEnd, judgeShorter, loadShorterStay, planAgreedEnd } from './shorter-plan.ts'
import { insertProposal, type ProposalRow, saveProposalEnd } from './sql.ts'

/** An earlier end that a side proposes while somebody lives there. */
export interface ShorterStayOrder {
  bookingId: string
  lastDay: Day
  message: string
}

/** The landlord offers to end a stay earlier; the tenant has a week to agree. Returns the proposal's id. */
export async function offerShorterStay(ctx: Context, order: ShorterStayOrder, key: string): Promise<string> {
  const operation = 'offerShorterStay'
  const body = { ...order, message: readProposalAnswer(order.message) }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation, body }, async () => {
      const { proposal } = await storeShorter(trx, ctx, { ...body, side: 'landlord', operation })
      await tellTenantOfProposal(trx, ctx, proposal, 'shorterStayOffered')
      return proposal.id
    }),
  )
}

/** The words that go with a proposal or its answer, without blanks around them; a ValidationError where they are too long. */
export function readProposalAnswer(text: string): string {
  const message = text.trim()
  if (message.length > EXPLANATION_MAX_LENGTH) throw new ValidationError({ message: 'bookings.note.long' })
  return message
}

const PROPOSED_BY: Record<Side, StayProposalSide> = { landlord: 'LANDLORD', tenant: 'TENANT' }

/**
 * Stores what a side proposes about an earlier end, under the locks of its stay, and writes it into the log. A tenant
 * who was shown other amounts than it comes to is refused.
 */
export async function storeShorter(
  trx: Db,
  ctx: Context,
  order: ShorterStayOrder & { side: Side; operation: string; shown?: { rent: number; refund: number } },
): Promise<{ proposal: ProposalRow; end: AgreedEnd }> {
  const { bookingId, lastDay, message, side, operation, shown } = order
  const [seenBefore] = await listBookingsBy(trx, requireViewer(ctx), 'id', [bookingId], side)
  if (!seenBefore) throw new ResourceNotFoundError()
  await lockTenantAndGroups(trx, seenBefore.tenantId, [seenBefore.groupId])
  const shorter = await loadShorterStay(trx, ctx, bookingId, side)
  if (!shorter) throw new ResourceNotFoundError()
  demand(shorter.canOffer)
  const { booking } = shorter
  const end = await planAgreedEnd(trx, ctx, { booking, lastDay, side })
  if (!end) throw new ValidationError({ lastDay: 'bookings.lastDay.outside' })
  if (shown && shown.rent !== end.rent) throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
  if (shown && shown.refund !== end.refund) throw new ConditionNotMetError('AMOUNT_CHANGED')
  const id = await insertProposal(trx, {
    ...end.givenUp,
    kind: 'SHORTER',
    proposedBy: PROPOSED_BY[side],
    ...(shown && { refund: shown.refund }),
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
  await noteProposal(trx, ctx, proposal, operation)
  return { proposal, end }
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
  const command = { proposalId, key, operation, side: 'tenant', of: 'LANDLORD', kind: 'SHORTER' } as const
  return answerProposal(ctx, { ...command, more: { refund } }, async (trx, proposal) => {
    const end = await endAsAgreed(trx, ctx, proposal, {
      side: 'tenant',
      operation,
      note: proposal.message,
      // Nobody gets back anything else than what was shown.
      changed: (now) => (now.refund === refund ? null : 'AMOUNT_CHANGED'),
    })
    await tellOfAgreedEnd(trx, ctx, proposal, { ...end, template: 'shorterStayAgreed', answer: '' })
    return proposal.id
  })
}

/** Ends a stay as both sides have agreed, exactly as it was shown to both, or not at all; answers what it came to. */
export async function endAsAgreed(
  trx: Db,
  ctx: Context,
  proposal: ProposalRow,
  agreement: {
    side: Side
    operation: string
    /** What both read beside the end of the booking. */
    note: string
    /** What has changed since it was shown to the side that agrees; null where nothing has. */
    changed: (end: AgreedEnd) => 'CONSEQUENCES_CHANGED' | 'AMOUNT_CHANGED' | null
    /** What the side that agrees wrote. */
    answer?: string
  },
): Promise<AgreedEnd> {
  const { side, operation, note, changed, answer } = agreement
  const world = await lockWorldOfRequest(trx, proposal.bookedRequestId)
  // What is paid from here on comes too late: the plan knows of all that came before.
  const chain = await listChains(trx, [proposal.bookingId])
  await tenantDues().lock(
    trx,
    chain.map(({ id }) => id),
  )
  const { verdict, end } = await judgeShorter(trx, ctx, { proposal, side })
  demand(verdict)
  if (!end) throw new ResourceNotFoundError()
  const reason = changed(end)
  if (reason) throw new ConditionNotMetError(reason)
  await saveProposalEnd(trx, proposal.id, { state: 'TAKEN', at: ctx.now(), ...(answer && { answer }) })
  await endBookings(trx, ctx, { plan: end.plan, world, words: { reason: 'OTHER', note, isAgreed: true } })
  await noteProposal(trx, ctx, proposal, operation)
  return end
}
