import { addDays, type Day, type Stay } from '../../../domain/kernel/day.ts'
import { refuse, type Verdict } from '../../../domain/kernel/verdict.ts'
import { lastDayOf, possibleLastDays } from '../../../domain/rentals/cancellation.ts'
import {
  canOfferShorter,
  canTakeShorter,
  isEndAsProposed,
  lastDayLeft,
  type ShorterAmounts,
} from '../../../domain/rentals/stays/shorter-stay.ts'
import { proposalStateAt } from '../../../domain/rentals/stays/stay-proposal.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import type { Side } from '../../kernel/viewer/visible-to.ts'
import { type CancellationPlan, planCancellation } from '../bookings/cancellation-plan.ts'
import type { BookingRow } from '../bookings/rows-sql.ts'
import { listBookingsBy } from '../bookings/sql.ts'
import { listProposals, type ProposalRow } from './sql.ts'

/** A stay with what decides about one side's proposal to end it earlier. */
export interface ShorterStay {
  booking: BookingRow
  side: Side
  canOffer: Verdict
  /** Between which days its last one can be; null where it can't end earlier. */
  lastDays: Stay | null
}

/** What decides about a side's proposing an earlier end; null for a booking that the viewer can't see. */
export async function loadShorterStay(
  source: Source,
  ctx: Context,
  bookingId: string,
  side: Side,
): Promise<ShorterStay | null> {
  const [booking] = await listBookingsBy(source, requireViewer(ctx), 'id', [bookingId], side)
  if (!booking) return null
  const proposals = await listProposals(source, bookingId)
  const now = ctx.now()
  const hasOpen = proposals.some((proposal) => proposalStateAt(proposal, now) === 'OPEN')
  const canOffer = canOfferShorter(booking, hasOpen, ctx.today())
  const lastDays = canOffer.value ? possibleLastDays(booking, ctx.today()) : null
  return { booking, side, canOffer, lastDays }
}

/** What an agreed end comes to for the tenant; amounts in minor units. */
export interface AgreedEnd extends ShorterAmounts {
  plan: CancellationPlan
  lastDay: Day
  /** The days that are given up, of this booking and those that extend it. */
  givenUp: Stay
  endsRequest: boolean
}

/** What ending a stay on a day would come to, for either side; undefined for a day that can't be. */
export async function planAgreedEnd(
  db: Db,
  ctx: Context,
  { booking, lastDay, side }: { booking: BookingRow; lastDay: Day; side: Side },
): Promise<AgreedEnd | undefined> {
  if (lastDayOf(booking, ctx.today(), lastDay) !== lastDay) return undefined
  const plan = await planCancellation(db, ctx, booking.id, lastDay, side)
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    plan,
    lastDay,
    givenUp: { from: addDays(lastDay, 1), to: booking.to },
    rentBefore: sum(plan.ends.map((end) => end.booking.totalCost)),
    rent: sum(plan.ends.map((end) => end.rent)),
    refund: sum(plan.ends.flatMap((end) => end.refunds.map(({ amount }) => amount))),
    endsRequest: plan.endedRequests.length > 0,
  }
}

/** Whether the other side can agree to an earlier end, and what that comes to: exactly what was shown to whoever proposed it. */
export async function judgeShorter(
  db: Db,
  ctx: Context,
  { proposal, side }: { proposal: ProposalRow; side: Side },
): Promise<{ verdict: Verdict; end: AgreedEnd | null }> {
  const [booking] = await listBookingsBy(db, requireViewer(ctx), 'id', [proposal.bookingId], side)
  if (!booking) return { verdict: refuse('ENDED'), end: null }
  const verdict = canTakeShorter(proposal, booking, { now: ctx.now(), today: ctx.today() })
  if (!verdict.value) return { verdict, end: null }
  const end = await planAgreedEnd(db, ctx, { booking, lastDay: lastDayLeft(proposal), side })
  if (!end) return { verdict: refuse('TIME_OVER'), end: null }
  return { verdict: isEndAsProposed(proposal, end) ? verdict : refuse('CONSEQUENCES_CHANGED'), end }
}
