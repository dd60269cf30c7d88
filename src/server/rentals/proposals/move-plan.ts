import { compareDays, covers, type Day, type Stay } from '../../../domain/kernel/day.ts'
import { refuse, type Verdict } from '../../../domain/kernel/verdict.ts'
import {
  canProposeMove,
  canTakeMove,
  declinesOnlyShown,
  movedDays,
  possibleMoveDays,
} from '../../../domain/rentals/stays/running-move.ts'
import { proposalStateAt } from '../../../domain/rentals/stays/stay-proposal.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import type { Side } from '../../kernel/viewer/visible-to.ts'
import type { BookingRow } from '../bookings/rows-sql.ts'
import { type MovedDays, placesFor, type UnitForBooking } from '../moves/places.ts'
import { type ChainToMove, loadChainToMove } from '../moves/plan.ts'
import { listProposals, type ProposalRow } from './sql.ts'

/** A stay that has begun, with what decides about proposing another unit for it. */
export interface RunningMove {
  /** The booking of the chain that is lived in. */
  booking: BookingRow
  found: ChainToMove
  canOffer: Verdict
  /** Between which days the first one in the other unit can be; null where none can be proposed. */
  days: Stay | null
}

/** What decides about proposing another unit to the tenant of a booking; null for one that the viewer can't see. */
export async function loadRunningMove(db: Db, ctx: Context, bookingId: string): Promise<RunningMove | null> {
  const found = await loadChainToMove(db, ctx, bookingId, 'landlord')
  if (!found) return null
  const today = ctx.today()
  const living = found.chain.find((row) => !row.canceled && covers(row, today))
  const booking = living ?? found.booking
  const proposals = await listProposals(db, booking.id)
  const now = ctx.now()
  const hasOpenProposal = proposals.some((proposal) => proposalStateAt(proposal, now) === 'OPEN')
  const { isExtensionInSigning } = found
  const canOffer = canProposeMove(booking, { today, hasOpenProposal, isExtensionInSigning })
  return { booking, found, canOffer, days: canOffer.value ? possibleMoveDays(booking, today) : null }
}

/** What moves on a day, and the units of the group as places for it. */
export interface MovePlaces {
  moved: MovedDays[]
  /** The last day of the booking and of what extends it. */
  lastDay: Day | null
  units: UnitForBooking[]
}

/** The units of a stay's group as places for it from a day on, as far as the viewer works on them; null: all of them. */
export function placesFrom(
  viewer: Viewer | null,
  { found, booking }: { found: ChainToMove; booking: BookingRow },
  day: Day,
): MovePlaces {
  const later = found.chain.filter((row) => row.from >= booking.from)
  const moved = movedDays(later, day)
    .map(({ booking: { id, listingRequestId }, days }) => ({ id, listingRequestId, ...days }))
    .toSorted((a, b) => compareDays(a.from, b.from))
  const { calendars, active } = found
  return {
    moved,
    lastDay: moved.at(-1)?.to ?? null,
    units: placesFor(viewer, { booking, moved, calendars, active }),
  }
}

/** An agreed move as it would be done now. */
export interface JudgedMove {
  verdict: Verdict
  booking: BookingRow | null
  moved: MovedDays[]
  unit: UnitForBooking | null
}

/** Whether the tenant can agree to a move, and what it would do: only what was shown when it was proposed. */
export async function judgeMove(
  db: Db,
  ctx: Context,
  { proposal, side }: { proposal: ProposalRow; side: Side },
): Promise<JudgedMove> {
  const found = await loadChainToMove(db, ctx, proposal.bookingId, side)
  if (!found) return { verdict: refuse('ENDED'), booking: null, moved: [], unit: null }
  const { booking, isExtensionInSigning } = found
  const { moved, lastDay, units } = placesFrom(null, { found, booking }, proposal.from)
  const unit = units.find(({ calendar }) => calendar.id === proposal.listingId) ?? null
  const around = { now: ctx.now(), today: ctx.today(), isExtensionInSigning }
  const verdict = canTakeMove(proposal, { booking, lastDay }, around)
  return { verdict: verdict.value ? inUnit(proposal, unit) : verdict, booking, moved, unit }
}

function inUnit({ declinedRequestIds }: ProposalRow, unit: UnitForBooking | null): Verdict {
  if (!unit) return refuse('ENDED')
  if (!unit.verdict.value) return unit.verdict
  const declined = unit.declined.map(({ id }) => id)
  return declinesOnlyShown(declinedRequestIds, declined) ? unit.verdict : refuse('CONSEQUENCES_CHANGED')
}
