import { INVOICE_DUE_DAYS } from '../../domain/kernel/constants.ts'
import { type Stay, addDays, dayOf, partsOfDay } from '../../domain/kernel/day.ts'
import { landlordFee, rentOfStay } from '../../domain/kernel/rent.ts'
import type { DemoClock } from './clock.ts'
import type { DemoUnit } from './places.ts'
import { chanceOf, demoId } from './random.ts'
import type { DemoRows } from './rows.ts'
import { contractNameOf, offerRows } from './offer-rows.ts'
import { hasReached, idsOf, rentOf, type Story, timesOf } from './stories.ts'

/** Adds the offer of a story with the days that it holds, and the booking with its money once it was made. */
export function addOffer(rows: DemoRows, clock: DemoClock, story: Story): void {
  if (!hasReached(story, 'OFFERED')) return
  const { unit } = story
  if (!unit) throw new Error(`The story ${story.key} has an offer, but no unit.`)
  const booked = hasReached(story, 'BOOKED')
  rows.booking_offers.push(...offerRows(story, unit))
  const lived = livedStay(story)
  if (lived) {
    rows.occupancies.push({
      listing_id: unit.id,
      group_id: story.place.groupId,
      landlord_id: story.place.landlord.id,
      kind: booked ? 'BOOKING' : 'HOLD',
      days: `[${lived.from},${lived.to}]`,
      offer_id: idsOf(story.key).offer,
      booking_id: booked ? idsOf(story.key).booking : null,
    })
  }
  if (booked) addBooking(rows, clock, story, unit)
}

/** The days that a story's offer or booking takes; null when the contract ended, or it was cancelled before it began. */
function livedStay({ stay, cancelled, contractEnd }: Story): Stay | null {
  if (contractEnd) return null
  if (!cancelled) return stay
  return cancelled.stayedUntil ? { from: stay.from, to: cancelled.stayedUntil } : null
}

function addBooking(rows: DemoRows, clock: DemoClock, story: Story, unit: DemoUnit): void {
  const { place, cancelled } = story
  const ids = idsOf(story.key)
  const bookedAt = timesOf(story).bookedAt ?? story.requestedAt
  const fee = landlordFee(rentOf(story))
  rows.bookings.push({
    id: ids.booking,
    offer_id: ids.offer,
    listing_request_id: ids.request,
    listing_id: unit.id,
    group_id: place.groupId,
    landlord_id: place.landlord.id,
    tenant_id: story.tenant.id,
    type: story.extends ? 'EXTENSION' : 'STANDARD',
    selected_contract: contractNameOf(story),
    from: story.stay.from,
    to: story.stay.to,
    price: place.price,
    total_cost: rentOf(story),
    currency: 'EUR',
    canceled: cancelled !== undefined,
    canceled_at: cancelled?.at ?? null,
    cancellation_reason: cancelled?.reason ?? null,
    stayed_until: cancelled?.stayedUntil ?? null,
    actual_cost: cancelled?.stayedUntil
      ? rentOfStay({ from: story.stay.from, to: cancelled.stayedUntil }, place.price)
      : null,
    landlord_cancellation_note: cancelled?.note ?? '',
    created_at: bookedAt,
  })
  const invoice = invoiceRow(clock, story, 'INVOICE', fee, bookedAt)
  rows.invoices.push(invoice)
  if (!cancelled) return
  const note = invoiceRow(clock, story, 'CREDIT_NOTE', fee, cancelled.at)
  rows.invoices.push({ ...note, credits_invoice_id: invoice.id })
  const lived = livedStay(story)
  if (!lived) return
  const actualFee = landlordFee(rentOfStay(lived, place.price))
  rows.invoices.push({
    ...invoiceRow(clock, story, 'INVOICE', actualFee, cancelled.at),
    id: demoId(`invoice/${story.key}/actual`),
    is_paid: invoice.is_paid,
  })
}

function invoiceRow(
  clock: DemoClock,
  story: Story,
  documentType: 'INVOICE' | 'CREDIT_NOTE',
  amount: number,
  at: Temporal.Instant,
): DemoRows['invoices'][number] {
  const dueDate = addDays(dayOf(at), INVOICE_DUE_DAYS)
  const isLate = dueDate < clock.today
  // Nearly all pay in time; a few invoices of the last weeks are open or late.
  const isSettled = isLate ? dueDate < addDays(clock.today, -20) : false
  const isPaid =
    documentType === 'CREDIT_NOTE' || isSettled || chanceOf(`paid/${story.key}`).is(isLate ? 0.8 : 0.3)
  return {
    id: demoId(`invoice/${story.key}/${documentType}`),
    number: '',
    landlord_id: story.place.landlord.id,
    booking_id: idsOf(story.key).booking,
    document_type: documentType,
    live_mode: 'TESTING',
    amount,
    currency: 'EUR',
    due_date: dueDate,
    is_paid: isPaid,
    created_at: at,
  }
}

/** Numbers invoices without gaps per year, oldest first; returns the last number of each year. */
export function numberInvoices(rows: DemoRows): Map<number, number> {
  const last = new Map<number, number>()
  rows.invoices.sort((a, b) => Temporal.Instant.compare(madeAt(a), madeAt(b)))
  for (const invoice of rows.invoices) {
    const { year } = partsOfDay(dayOf(madeAt(invoice)))
    const number = (last.get(year) ?? 0) + 1
    last.set(year, number)
    invoice.number = `${year}-${String(number).padStart(4, '0')}`
  }
  return last
}

function madeAt(row: DemoRows['invoices'][number]): Temporal.Instant {
  if (!row.created_at) throw new Error('An invoice of the demo has no day.')
  return row.created_at
}
