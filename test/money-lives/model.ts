import type { InvoiceCalculationMethod } from '../../src/domain/catalogue/invoices.ts'

// The reference for the lives of money: small, and with an arithmetic of its own. It knows the days of a stay, its price
// and percentages, and what was paid, given back and lost; it says what everybody should have.

/** What a stay is paid by; the price of a month in minor units, the rate of VAT in percent. */
export interface Terms {
  price: number
  method: InvoiceCalculationMethod
  landlordPercent: number
  tenantPercent: number
  vatRate: number
  isInvoiced: boolean
}

/** A booking of a life. */
export interface ModelBooking {
  id: string
  from: string
  /** The last booked day. */
  to: string
  /** The last day that is lived; null: nobody moves in. */
  livedUntil: string | null
}

/** A payment that the provider has charged; amounts in minor units. */
export interface ModelPayment {
  intentId: string
  chargeId: string
  paymentId: string
  purpose: 'FIRST_MONTH_RENT' | 'TENANT_SERVICE_FEE' | 'LANDLORD_FEE'
  bookingId: string
  amount: number
  /** What was ordered to go back. */
  givenBack: number
  dispute: { id: string; amount: number; state: 'OPEN' | 'WON' | 'LOST' } | null
}

/** The rent of some days in minor units, rounded half up once. */
export function rentOf({ price, method }: Terms, from: string, to: string): number {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)]
  const days = first.until(last).days + 1
  if (method === 'CALCULATION_PER_NIGHT') return rounded(BigInt(price) * BigInt(days) * 12n, 365n)
  if (method === 'HALF_OR_FULL_MONTH') return rounded(BigInt(price) * BigInt(halvesOf(first, last)), 2n)
  // Every length of a month divides it.
  const parts = 28n * 29n * 30n * 31n
  let sum = 0n
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    sum += parts / BigInt(day.daysInMonth)
  return rounded(BigInt(price) * sum, parts)
}

function halvesOf(first: Temporal.PlainDate, last: Temporal.PlainDate): number {
  const end = last.add({ days: 1 })
  let months = 0
  while (Temporal.PlainDate.compare(first.add({ months: months + 1 }), end) <= 0) months += 1
  const left = first.add({ months }).until(end).days
  return months * 2 + (left === 0 ? 0 : left <= 15 ? 1 : 2)
}

/** A percentage of an amount, rounded half up. */
export function percentOf(amount: number, percent: number): number {
  return rounded(BigInt(amount) * BigInt(percent), 100n)
}

function rounded(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator))
}

/** The rent of what is lived of a booking; never more than was booked. */
export function livedRent(terms: Terms, { from, to, livedUntil }: ModelBooking): number {
  if (livedUntil === null) return 0
  return Math.min(rentOf(terms, from, livedUntil), rentOf(terms, from, to))
}

/** The first month's rent of what is lived of a booking. */
export function firstRent(terms: Terms, booking: ModelBooking): number {
  const { from, livedUntil } = booking
  if (livedUntil === null) return 0
  const month = Temporal.PlainDate.from(from).add({ months: 1 }).subtract({ days: 1 }).toString()
  const until = month < livedUntil ? month : livedUntil
  return Math.min(rentOf(terms, from, until), livedRent(terms, booking))
}

/** The tenant's service fee on what is lived of a booking. */
export function serviceFee(terms: Terms, booking: ModelBooking): number {
  return percentOf(livedRent(terms, booking), terms.tenantPercent)
}

/** The landlord's fee on what is lived of a booking: what invoices less credit notes have to be. */
export function landlordFee(terms: Terms, booking: ModelBooking): { net: number; gross: number } {
  const net = terms.isInvoiced ? percentOf(livedRent(terms, booking), terms.landlordPercent) : 0
  return { net, gross: net + percentOf(net, terms.vatRate) }
}

/** What a tenant owes for a purpose now. */
export function owedFor(
  purpose: 'FIRST_MONTH_RENT' | 'TENANT_SERVICE_FEE',
  terms: Terms,
  booking: ModelBooking,
): number {
  return purpose === 'FIRST_MONTH_RENT' ? firstRent(terms, booking) : serviceFee(terms, booking)
}

/** A bank decides about a payment: what it takes pays what was to go back of it, and nobody gets more than was paid. */
export function decide(payment: ModelPayment, end: 'WON' | 'LOST'): void {
  const { dispute } = payment
  if (!dispute) return
  dispute.state = end
  if (end === 'LOST') payment.givenBack = Math.min(payment.givenBack, payment.amount - dispute.amount)
}

/** What is left of a payment with whoever got it. */
export function keptOf({ amount, givenBack, dispute }: ModelPayment): number {
  return amount - givenBack - (dispute?.state === 'LOST' ? dispute.amount : 0)
}
