import { addDays, type Day } from '../../../domain/kernel/day.ts'
import { rentOfStay } from '../../../domain/kernel/rent.ts'
import {
  BookingConflictError,
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { MESSAGE_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import type { Verdict } from '../../../domain/kernel/verdict.ts'
import {
  canAnswerProposal,
  canTakeLonger,
  proposalAnswerUntil,
  type StayProposalKind,
  type StayProposalSide,
} from '../../../domain/rentals/stays/stay-proposal.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import type { Side } from '../../kernel/viewer/visible-to.ts'
import { listBookingsBy } from '../bookings/sql.ts'
import { insertExtension } from '../extensions/actions.ts'
import { loadExtendable } from '../extensions/situation.ts'
import { lockTenantAndGroups } from '../lifecycle/locks-sql.ts'
import { checkListingRequest } from '../requests/check-actions.ts'
import { tellOfDeclinedProposal, tellTenantOfProposal } from './mails.ts'
import { tellLandlordOfMove, tellTenantOfMove } from './move-mails.ts'
import { loadLongerStay, planLongerUntil } from './plan.ts'
import { findProposal, insertProposal, type ProposalRow, saveProposalEnd } from './sql.ts'

/** What a landlord offers a tenant who lives there or will. */
export interface LongerStayOrder {
  bookingId: string
  to: Day
  message: string
}

/** The landlord offers to stay until a later day; the tenant has a week to take it. Returns the proposal's id. */
export async function offerLongerStay(ctx: Context, order: LongerStayOrder, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  const message = order.message.trim()
  if (message.length > MESSAGE_MAX_LENGTH) throw new ValidationError({ message: 'request.message.long' })
  const body = { ...order, message }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'offerLongerStay', body }, async () => {
      const [seenBefore] = await listBookingsBy(trx, viewer, 'id', [order.bookingId])
      if (!seenBefore) throw new ResourceNotFoundError()
      await lockTenantAndGroups(trx, seenBefore.tenantId, [seenBefore.groupId])
      const longer = await loadLongerStay(trx, ctx, order.bookingId)
      if (!longer) throw new ResourceNotFoundError()
      demand(longer.canOffer)
      const until = await planLongerUntil(trx, ctx, longer, order.to)
      if (!until) throw new ValidationError({ to: 'request.to.notAfterFrom' })
      demandFree(until.verdict)
      const { booking, extendable } = longer
      const id = await insertProposal(trx, {
        ...until.stay,
        kind: 'LONGER',
        landlordId: booking.landlordId,
        tenantId: booking.tenantId,
        groupId: booking.groupId,
        bookingId: extendable.lastBookingId,
        rent: until.rent,
        message,
        answerUntil: proposalAnswerUntil(ctx.now(), extendable.booked.to),
        at: ctx.now(),
      })
      const proposal = await loadStored(trx, id)
      await noteProposal(trx, ctx, proposal, 'offerLongerStay')
      await tellTenantOfProposal(trx, ctx, proposal, 'longerStayOffered')
      return id
    }),
  )
}

/** The tenant takes an offer: the days are theirs, and the contract for them is made (decision 121). Returns the extension's id. */
export async function takeStayProposal(ctx: Context, proposalId: string, key: string): Promise<string> {
  const operation = 'takeStayProposal'
  return answerProposal(
    ctx,
    { proposalId, key, operation, side: 'tenant', of: 'LANDLORD', kind: 'LONGER' },
    async (trx, proposal) => {
      const extendable = await loadExtendable(trx, ctx, proposal.tenantId, proposal.bookingId)
      if (!extendable) throw new ResourceNotFoundError()
      demandFree(canTakeLonger(proposal, extendable, ctx.now()))
      const stay = { from: addDays(extendable.booked.to, 1), to: proposal.to }
      const { price, invoiceCalculationMethod } = extendable.row
      // Nobody pays anything else than what was offered.
      if (rentOfStay(stay, price, invoiceCalculationMethod) !== proposal.rent)
        throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
      const requestId = await insertExtension(trx, ctx, extendable, { stay, message: '' })
      await saveProposalEnd(trx, proposal.id, { state: 'TAKEN', at: ctx.now(), listingRequestId: requestId })
      await noteProposal(trx, ctx, proposal, operation)
      await checkListingRequest(trx, ctx, requestId, true)
      return requestId
    },
  )
}

/** The tenant doesn't take an offer: the stay stays as it was booked. */
export async function declineStayProposal(ctx: Context, proposalId: string, key: string): Promise<string> {
  const operation = 'declineStayProposal'
  return answerProposal(
    ctx,
    { proposalId, key, operation, side: 'tenant', of: 'LANDLORD' },
    async (trx, proposal) => {
      await saveProposalEnd(trx, proposal.id, { state: 'DECLINED', at: ctx.now() })
      await noteProposal(trx, ctx, proposal, operation)
      if (proposal.kind === 'MOVE') await tellLandlordOfMove(trx, ctx, proposal, 'moveDeclined')
      else await tellOfDeclinedProposal(trx, ctx, proposal)
      return proposal.id
    },
  )
}

/** The landlord takes an offer back that nobody has answered. */
export async function withdrawStayProposal(ctx: Context, proposalId: string, key: string): Promise<string> {
  const operation = 'withdrawStayProposal'
  return answerProposal(
    ctx,
    { proposalId, key, operation, side: 'landlord', of: 'LANDLORD' },
    async (trx, proposal) => {
      await saveProposalEnd(trx, proposal.id, { state: 'WITHDRAWN', at: ctx.now() })
      await noteProposal(trx, ctx, proposal, operation)
      await tellOfWithdrawal(trx, ctx, proposal)
      return proposal.id
    },
  )
}

async function tellOfWithdrawal(trx: Db, ctx: Context, proposal: ProposalRow): Promise<void> {
  if (proposal.kind === 'MOVE') return tellTenantOfMove(trx, ctx, proposal, 'moveWithdrawn')
  const template = proposal.kind === 'LONGER' ? 'longerStayWithdrawn' : 'shorterStayWithdrawn'
  return tellTenantOfProposal(trx, ctx, proposal, template)
}

/** Answers or withdraws a proposal that still waits, under the locks of its tenant's stays; a foreign one is like a missing one. */
export async function answerProposal(
  ctx: Context,
  command: {
    proposalId: string
    key: string
    operation: string
    side: Side
    /** Whose proposal it is; another one is like a missing one. */
    of: StayProposalSide
    /** The kind that the answer is about; another one is like a missing one. */
    kind?: StayProposalKind
    /** What the answer says beside the proposal. */
    more?: { refund: number } | { seen: string; message: string } | { message: string }
  },
  act: (trx: Db, proposal: ProposalRow) => Promise<string>,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const { proposalId, key, operation, side, of, kind, more } = command
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation, body: { proposalId, ...more } }, async () => {
      const seenBefore = await findProposal(trx, proposalId)
      const isMeant = seenBefore?.proposedBy === of && (!kind || seenBefore.kind === kind)
      const bookingIds = isMeant ? [seenBefore.bookingId] : []
      const [booking] = await listBookingsBy(trx, viewer, 'id', bookingIds, side)
      if (!booking) throw new ResourceNotFoundError()
      await lockTenantAndGroups(trx, booking.tenantId, [booking.groupId])
      const proposal = await loadStored(trx, proposalId)
      demand(canAnswerProposal(proposal, ctx.now()))
      return act(trx, proposal)
    }),
  )
}

/** A proposal that is there. */
export async function loadStored(trx: Db, id: string): Promise<ProposalRow> {
  const proposal = await findProposal(trx, id)
  if (!proposal) throw new ResourceNotFoundError()
  return proposal
}

/** Refuses with the reason; where the days are taken, in the words of that. */
export function demandFree(verdict: Verdict): void {
  if (verdict.reason === 'UNAVAILABLE') throw new BookingConflictError()
  demand(verdict)
}

/** Writes into the log what happened to a proposal. */
export async function noteProposal(
  trx: Db,
  ctx: Context,
  proposal: ProposalRow,
  action: string,
): Promise<void> {
  await audit(trx, ctx, {
    action,
    entityType: 'booking',
    entityId: proposal.bookingId,
    landlordId: proposal.landlordId,
    data: { from: proposal.from, until: proposal.to },
  })
}
