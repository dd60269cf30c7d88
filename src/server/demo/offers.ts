import { INVOICE_DUE_DAYS, TENANT_FEE_RATE } from '../../domain/kernel/constants.ts'
import { type Day, type Stay, addDays, dayOf } from '../../domain/kernel/day.ts'
import { landlordFee, rentOfStay } from '../../domain/kernel/rent.ts'
import { feeOfBooking } from './agreement.ts'
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
  const fee = feeOfBooking(clock, story, bookedAt)
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
    landlord_fee_rate: fee.rate,
    term_origins: fee.origins,
    tenant_fee_rate: TENANT_FEE_RATE,
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
  addInvoices(rows, clock, story)
}

/** The invoice of a booking's fee; of a cancelled one the credit note and, where days were lived, the fee on those. */
function addInvoices(rows: DemoRows, clock: DemoClock, story: Story): void {
  const { place, cancelled } = story
  const bookedAt = timesOf(story).bookedAt ?? story.requestedAt
  const invoice = invoiceRow(clock, story, 'INVOICE', { stay: story.stay, rent: rentOf(story) }, bookedAt)
  rows.invoices.push(invoice)
  if (!cancelled) return
  const note = invoiceRow(
    clock,
    story,
    'CREDIT_NOTE',
    { stay: story.stay, rent: rentOf(story) },
    cancelled.at,
  )
  rows.invoices.push({ ...note, credits_invoice_id: invoice.id })
  const lived = livedStay(story)
  if (!lived) return
  const rent = rentOfStay(lived, place.price)
  const actual = invoiceRow(clock, story, 'INVOICE', { stay: lived, rent }, cancelled.at)
  rows.invoices.push({ ...actual, id: demoId(`invoice/${story.key}/actual`), paid_on: null })
}

function invoiceRow(
  clock: DemoClock,
  story: Story,
  documentType: 'INVOICE' | 'CREDIT_NOTE',
  { stay, rent }: { stay: Stay; rent: number },
  at: Temporal.Instant,
): DemoRows['invoices'][number] {
  const { rate } = feeOfBooking(clock, story, timesOf(story).bookedAt ?? story.requestedAt)
  const net = landlordFee(rent, rate)
  return {
    id: demoId(`invoice/${story.key}/${documentType}`),
    landlord_id: story.place.landlord.id,
    booking_id: idsOf(story.key).booking,
    document_type: documentType,
    live_mode: 'TESTING',
    net,
    amount: net,
    currency: 'EUR',
    stay_from: stay.from,
    stay_to: stay.to,
    rent,
    fee_rate: rate,
    due_date: addDays(dayOf(at), INVOICE_DUE_DAYS),
    created_at: at,
    paid_on: documentType === 'INVOICE' ? paidOn(clock, story, at) : null,
  }
}

/** Nearly all pay in time; a few invoices of the last weeks are open or late. */
function paidOn(clock: DemoClock, story: Story, at: Temporal.Instant): Day | null {
  const due = addDays(dayOf(at), INVOICE_DUE_DAYS)
  const isLate = due < clock.today
  const isSettled = isLate && due < addDays(clock.today, -20)
  if (!isSettled && !chanceOf(`paid/${story.key}`).is(isLate ? 0.8 : 0.3)) return null
  const day = addDays(dayOf(at), chanceOf(`paid-after/${story.key}`).between(1, INVOICE_DUE_DAYS))
  if (story.cancelled && day >= dayOf(story.cancelled.at)) return null
  return day < clock.today ? day : null
}
