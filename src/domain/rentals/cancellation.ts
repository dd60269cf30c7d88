import type { InvoiceCalculationMethod } from '../catalogue/invoices.ts'
import { type Day, type Stay, addDays, covers } from '../kernel/day.ts'
import { landlordFee, rentOfStay } from '../kernel/rent.ts'
import { canBind } from './signing.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** Whether somebody on the landlord's side can cancel a booking: it binds the landlord as confirming one does. */
export function canCancelAsLandlord(
  viewer: { impersonation: object | null },
  booking: Stay & { canceled: boolean },
  today: Day,
): Verdict {
  const binds = canBind(viewer)
  return binds.value ? canBookingBeCanceled(booking, today) : binds
}

/** Whether a booking can still be cancelled: on its last day nothing is left to give back (decision 33). */
export function canBookingBeCanceled(booking: Stay & { canceled: boolean }, today: Day): Verdict {
  if (booking.canceled) return refuse('ALREADY_CANCELED')
  return today >= booking.to ? refuse('STAY_OVER') : ALLOWED
}

/** The days that can be the last one of a stay that is cancelled while somebody lives there; null before it has begun. */
export function possibleLastDays(booking: Stay, today: Day): Stay | null {
  if (today < booking.from) return null
  return { from: today, to: addDays(booking.to, -1) }
}

/**
 * The last day of a stay that is cancelled: the wished one, today without a wish, null where nobody has moved in yet.
 * Undefined for a wish that can't be.
 */
export function lastDayOf(booking: Stay, today: Day, wished: Day | null): Day | null | undefined {
  const possible = possibleLastDays(booking, today)
  if (!possible) return wished ? undefined : null
  const day = wished ?? possible.from
  return covers(possible, day) ? day : undefined
}

/** The part of a booking's days that was lived or will be; null when nobody moves in. */
export function actualStay(booking: Stay & { canceled: boolean; stayedUntil: Day | null }): Stay | null {
  if (!booking.canceled) return { from: booking.from, to: booking.to }
  return booking.stayedUntil && { from: booking.from, to: booking.stayedUntil }
}

/** The days of a booking that a cancellation frees. */
export function freedDays(booking: Stay, lastDay: Day | null): Stay {
  return { from: lastDay ? addDays(lastDay, 1) : booking.from, to: booking.to }
}

/** What the rent and the fee of a booking are calculated from; amounts in minor units. */
export interface BookedRent {
  price: number
  totalCost: number
  method: InvoiceCalculationMethod
  landlordFeeRate: number
}

/** Rent and fee of a booking's actual stay in minor units; never more than was booked. */
export function actualRent(booked: BookedRent & Stay, stay: Stay | null): { rent: number; fee: number } {
  const rent = rentOf(booked, stay)
  return { rent, fee: landlordFee(rent, booked.landlordFeeRate) }
}

function rentOf(booked: BookedRent & Stay, stay: Stay | null): number {
  if (!stay) return 0
  if (stay.to === booked.to) return booked.totalCost
  return Math.min(booked.totalCost, rentOfStay(stay, booked.price, booked.method))
}

/** What of the paid rent would go back by itself, in minor units, and the last day that is lived; null: nobody moves in. */
export interface PlannedRent {
  planned: number
  lastDay: Day | null
}

/** Whether that much of the paid rent can go back: where nobody moves in, no landlord keeps any of it (decision 83). */
export function canGiveBack(wished: number, { planned, lastDay }: PlannedRent): Verdict {
  return lastDay === null && wished < planned ? refuse('NOBODY_MOVED_IN') : ALLOWED
}

/** An invoice of a booking that no credit note has taken back; amounts in minor units. */
export interface StandingInvoice {
  id: string
  /** Null while it is a draft. */
  number: string | null
  /** Without VAT. */
  net: number
  /** With VAT. */
  amount: number
  paidAmount: number
}

/** The documents that a change of a stay makes; amounts in minor units. */
export interface FeeDocuments {
  /** Each takes a whole invoice back. */
  creditNotes: { invoiceId: string; number: string; net: number; amount: number }[]
  /** Drafts that are not written at all. */
  withdrawnIds: string[]
  /** The fee of the new invoice without VAT; null: there is none. */
  net: number | null
  /** What had been paid on the invoices that are taken back. */
  paid: number
}

/** The documents after which invoices minus credit notes are the fee on the actual stay (section 6 of the domain rules). */
export function settleFee(
  standing: readonly StandingInvoice[],
  actualFee: number,
  skipInvoiceGeneration: boolean,
): FeeDocuments {
  const invoiced = standing.reduce((sum, invoice) => sum + invoice.net, 0)
  const due = skipInvoiceGeneration ? 0 : actualFee
  if (invoiced === due) return { creditNotes: [], withdrawnIds: [], net: null, paid: 0 }
  return {
    creditNotes: standing.flatMap(({ id, number, net, amount }) =>
      number === null ? [] : [{ invoiceId: id, number, net, amount }],
    ),
    withdrawnIds: standing.filter(({ number }) => number === null).map(({ id }) => id),
    net: due > 0 ? due : null,
    paid: standing.reduce((sum, invoice) => sum + invoice.paidAmount, 0),
  }
}
