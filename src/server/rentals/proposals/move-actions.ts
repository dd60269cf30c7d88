import { addDays, type Day } from '../../../domain/kernel/day.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { proposalAnswerUntil } from '../../../domain/rentals/stays/stay-proposal.ts'
import { blockWhatIsGone } from '../../calendars/feeds/block-again-actions.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listBookingsBy } from '../bookings/sql.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { declineWaiting } from '../lifecycle/conflicts.ts'
import { lockTenantAndGroups } from '../lifecycle/locks-sql.ts'
import { reprojectGroup } from '../lifecycle/projection.ts'
import type { MovedDays, UnitForBooking } from '../moves/places.ts'
import { moveBookings, moveLastDays } from '../moves/sql.ts'
import { answerProposal, demandFree, loadStored, noteProposal } from './actions.ts'
import { tellOfAgreedMove, tellTenantOfMove } from './move-mails.ts'
import { judgeMove, loadRunningMove, placesFrom } from './move-plan.ts'
import { readProposalAnswer } from './shorter-actions.ts'
import { insertProposal, saveProposalEnd } from './sql.ts'

/** Another unit of the group that a landlord proposes to whoever lives in one. */
export interface MoveOffer {
  bookingId: string
  listingId: string
  /** The first day in the other unit. */
  day: Day
  message: string
  /** The fingerprint of the consequences that were shown. */
  seen: string
}

/** The landlord proposes another unit from a day on; the tenant has a week to agree, and at most until that day. Returns the proposal's id. */
export async function offerMove(ctx: Context, order: MoveOffer, key: string): Promise<string> {
  const operation = 'offerMove'
  const body = { ...order, message: readProposalAnswer(order.message) }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation, body }, async () => {
      const { day, listingId, message, seen } = body
      const [seenBefore] = await listBookingsBy(trx, requireViewer(ctx), 'id', [order.bookingId])
      if (!seenBefore) throw new ResourceNotFoundError()
      await lockTenantAndGroups(trx, seenBefore.tenantId, [seenBefore.groupId])
      const running = await loadRunningMove(trx, ctx, order.bookingId)
      if (!running) throw new ResourceNotFoundError()
      demand(running.canOffer)
      const { booking, days } = running
      if (!days || day < days.from || day > days.to)
        throw new ValidationError({ day: 'bookings.moveDay.outside' })
      const { units, lastDay } = placesFrom(ctx.viewer, running, day)
      const unit = units.find(({ calendar }) => calendar.id === listingId)
      if (!unit || !lastDay) throw new ResourceNotFoundError()
      demandFree(unit.verdict)
      if (seen !== unit.seen) throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
      const id = await insertProposal(trx, {
        kind: 'MOVE',
        from: day,
        to: lastDay,
        move: { listingId, declinedRequestIds: unit.declined.map((request) => request.id) },
        landlordId: booking.landlordId,
        tenantId: booking.tenantId,
        groupId: booking.groupId,
        bookingId: booking.id,
        // The rent stays as it was agreed, month by month.
        rent: 0,
        message,
        answerUntil: proposalAnswerUntil(ctx.now(), addDays(day, -1)),
        at: ctx.now(),
      })
      const proposal = await loadStored(trx, id)
      await noteProposal(trx, ctx, proposal, operation)
      await tellTenantOfMove(trx, ctx, proposal, 'moveOffered')
      return id
    }),
  )
}

/**
 * The tenant agrees to another unit: from that day on the booking, with what extends it, has its days there. Contract,
 * rent and all that was paid stay as they are (decision 136). Returns the proposal's id.
 */
export async function takeMove(ctx: Context, proposalId: string, key: string): Promise<string> {
  const operation = 'takeMove'
  const command = { proposalId, key, operation, side: 'tenant', of: 'LANDLORD', kind: 'MOVE' } as const
  return answerProposal(ctx, command, async (trx, proposal) => {
    const { verdict, booking, moved, unit } = await judgeMove(trx, ctx, { proposal, side: 'tenant' })
    demandFree(verdict)
    if (!booking || !unit) throw new ResourceNotFoundError()
    await moveDays(trx, booking.id, moved, unit)
    await saveProposalEnd(trx, proposal.id, { state: 'TAKEN', at: ctx.now() })
    const left = new Set([booking.listingId, ...(booking.units ?? []).map(({ id }) => id)])
    for (const listingId of left) await blockWhatIsGone(trx, ctx, listingId)
    await noteProposal(trx, ctx, proposal, operation)
    await auditRequest(
      trx,
      ctx,
      { id: booking.listingRequestId, landlordId: booking.landlordId },
      'moveBooking',
      {
        bookingId: booking.id,
        before: proposal.unitBefore,
        after: unit.calendar.unit.apartmentName,
        from: proposal.from,
      },
    )
    await declineWaiting(trx, ctx, unit.declined)
    await reprojectGroup(trx, booking.groupId)
    await tellOfAgreedMove(trx, ctx, proposal)
    return proposal.id
  })
}

/** The booking that is lived in is parted by its days; what extends it goes as a whole. */
async function moveDays(
  trx: Db,
  bookingId: string,
  moved: readonly MovedDays[],
  { calendar }: UnitForBooking,
): Promise<void> {
  for (const days of moved.filter(({ id }) => id === bookingId)) {
    await moveLastDays(trx, bookingId, days, calendar.id)
  }
  const later = moved.filter(({ id }) => id !== bookingId)
  await moveBookings(
    trx,
    later.map(({ id }) => id),
    calendar.id,
  )
}
