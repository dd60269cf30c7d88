import { createHash } from 'node:crypto'
import {
  actualRent,
  type FeeDocuments,
  freedDays,
  lastDayOf,
  settleFee,
} from '../../../domain/rentals/cancellation.ts'
import { type Day, type Stay, compareDays, earlierDay } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import type { PaymentPurpose } from '../../../domain/catalogue/payments.ts'
import { splitReceived, tooMuch } from '../../../domain/kernel/money.ts'
import { blockedStatusOf } from '../../../domain/rentals/landlord-status.ts'
import { type Calendar, loadCalendars } from '../../listings/occupancy/calendars.ts'
import { deriveFacts } from '../lifecycle/derived-facts.ts'
import { listForProjection } from '../lifecycle/projection-sql.ts'
import { factsOf, type RequestRow } from '../lifecycle/rows.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { rentSchedule } from '../../../domain/rentals/rent-schedule.ts'
import { tenantFee } from '../../../domain/kernel/rent.ts'
import type { CalculatedFee } from './booking-fee.ts'
import { feeDocuments } from './fee-documents.ts'
import { listNotified, type NotifiedPerson } from '../../notifications/notifications/tell-sql.ts'
import { listAliveOffers } from '../lifecycle/offers-sql.ts'
import { listGroupsOfTenant } from '../lifecycle/locks-sql.ts'
import { listOpenExtensions } from './cancellation-sql.ts'
import type { BookingRow } from './rows-sql.ts'
import { type TenantPaid, tenantRefunds } from './tenant-refunds.ts'
import { listBookingsBy, listChains } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import type { Side } from '../../kernel/viewer/visible-to.ts'

/** A booking that ends, with what is left of it; amounts in minor units. */
export interface EndingBooking {
  booking: BookingRow
  /** The last day that is lived; null: nobody moves in. */
  lastDay: Day | null
  freed: Stay
  rent: number
  fee: number
  documents: FeeDocuments
  /** The new invoice; null: there is none. */
  invoice: PlannedInvoice | null
  /** What was paid and is not needed any more; it goes to what is paid out. */
  givenBack: number
  /** What the tenant has paid through the product, and what of it goes back. */
  refunds: PlannedRefund[]
}

/** What of a tenant's payment goes back with a cancellation; amounts in minor units. */
export interface PlannedRefund {
  paymentId: string
  purpose: PaymentPurpose
  /** What was paid less what went back before. */
  kept: number
  /** What goes back unless the landlord gives back more or less. */
  amount: number
}

/** An invoice as it will be written, and what becomes of it at once. */
export interface PlannedInvoice extends CalculatedFee {
  /** Settled at once by what was paid before. */
  isPaid: boolean
}

/** Everything that a cancellation does: shown before the click, and exactly this is done. */
export interface CancellationPlan {
  /** The booking itself, then the later ones of its chain of extensions. */
  ends: [EndingBooking, ...EndingBooking[]]
  /** Requests to extend the stay that end with it. */
  endedRequests: RequestRow[]
  /** The landlord's paused requests that go on. */
  reopened: RequestRow[]
  notified: NotifiedPerson[]
  /** The same for the same consequences. */
  fingerprint: string
}

/** What ending a booking would do, cancelled by the landlord or agreed to by the tenant; ResourceNotFoundError for a foreign one. */
export async function planCancellation(
  db: Db,
  ctx: Context,
  bookingId: string,
  wishedLastDay: Day | null,
  side: Side = 'landlord',
): Promise<CancellationPlan> {
  const viewer = requireViewer(ctx)
  const chain = await listChains(db, [bookingId])
  const rows = await listBookingsBy(
    db,
    viewer,
    'id',
    chain.map(({ id }) => id),
    side,
  )
  const booking = rows.find(({ id }) => id === bookingId)
  if (!booking) throw new ResourceNotFoundError()
  const lastDay = lastDayOf(booking, ctx.today(), wishedLastDay)
  if (lastDay === undefined) throw new ValidationError({ lastDay: 'bookings.lastDay.outside' })
  const later = rows
    .filter((row) => !row.canceled && row.from > booking.to)
    .toSorted((a, b) => compareDays(a.from, b.from))
  const ending = [booking, ...later].map(({ id }) => id)
  const paid = Map.groupBy(await tenantRefunds().listPaid(db, ending), (payment) => payment.bookingId)
  const paidOf = ({ id }: BookingRow) => paid.get(id) ?? []
  const ends: CancellationPlan['ends'] = [await endingOf(db, ctx, booking, lastDay, paidOf(booking))]
  for (const row of later) ends.push(await endingOf(db, ctx, row, null, paidOf(row)))
  const endedRequests = await listOpenExtensions(
    db,
    chain.map(({ id }) => id),
    booking.to,
  )
  const reopened = await listReopened(db, ctx, { booking, ends, endedRequests })
  const kinds = ends.some(({ documents }) => documents.creditNotes.length > 0)
    ? (['BOOKING_CANCELED', 'INVOICE_CANCELED'] as const)
    : (['BOOKING_CANCELED'] as const)
  const notified = await listNotifiedOnce(db, booking, kinds)
  return {
    ends,
    endedRequests,
    reopened,
    notified,
    fingerprint: fingerprintOf({ ends, endedRequests, reopened }),
  }
}

async function endingOf(
  db: Db,
  ctx: Context,
  booking: BookingRow,
  lastDay: Day | null,
  paid: readonly TenantPaid[],
): Promise<EndingBooking> {
  const stayed = lastDay && { from: booking.from, to: lastDay }
  const { rent, fee } = actualRent(booking, stayed)
  const standing = booking.invoices.filter(
    (invoice) => invoice.documentType === 'INVOICE' && !invoice.isCredited,
  )
  const documents = settleFee(standing, fee, booking.skipInvoiceGeneration)
  const price =
    documents.net === null ? null : await feeDocuments().price(db, ctx, { ...booking, net: documents.net })
  const { used, surplus } = splitReceived(price?.amount ?? 0, documents.paid)
  return {
    booking,
    lastDay,
    freed: freedDays(booking, lastDay),
    rent,
    fee,
    documents,
    invoice: price && {
      ...price,
      rent,
      feeRate: booking.landlordFeeRate,
      calculationMethod: booking.method,
      origins: booking.termOrigins,
      isPaid: used === price.amount,
    },
    givenBack: surplus,
    refunds: plannedRefunds(paid, { ...booking, totalCost: rent }, stayed),
  }
}

/** What is paid for nights that nobody lives goes back, and of the service fee what is more than that of the rent. */
function plannedRefunds(
  paid: readonly TenantPaid[],
  booking: BookingRow,
  stayed: Stay | null,
): PlannedRefund[] {
  const [first] = stayed ? rentSchedule({ ...booking, ...stayed, firstDueOn: stayed.from }) : []
  return paid
    .filter(({ isDisputed }) => !isDisputed)
    .map(({ paymentId, purpose, kept }) => {
      const owed =
        purpose === 'FIRST_MONTH_RENT'
          ? (first?.amount ?? 0)
          : tenantFee(booking.totalCost, booking.tenantFeeRate)
      return { paymentId, purpose, kept, amount: tooMuch(kept, owed) }
    })
    .filter(({ kept }) => kept > 0)
}

/** The landlord's requests whose pause ends when the days are free; those of other landlords are none of their business. */
async function listReopened(
  db: Db,
  ctx: Context,
  ending: Pick<CancellationPlan, 'ends' | 'endedRequests'> & { booking: BookingRow },
): Promise<RequestRow[]> {
  const { booking, ends, endedRequests } = ending
  const { groupIds } = requireViewer(ctx)
  const rows = await listForProjection(db, {
    days: [...ends.map(({ freed }) => freed), ...endedRequests].map(({ from, to }) => ({
      groupId: booking.groupId,
      from,
      to,
    })),
    tenantId: booking.tenantId,
    groupIds: [...new Set([booking.groupId, ...(await listGroupsOfTenant(db, booking.tenantId))])],
  })
  const ended = new Set(endedRequests.map(({ id }) => id))
  const paused = rows.filter(
    (row) =>
      row.landlordStatus.startsWith('BLOCKED_') &&
      !ended.has(row.id) &&
      row.landlordId === booking.landlordId &&
      (groupIds === null || groupIds.includes(row.groupId)),
  )
  if (paused.length === 0) return []
  const since = paused.map((row) => row.from).reduce(earlierDay)
  const calendars = await loadCalendars(db, [...new Set(paused.map((row) => row.groupId))], since)
  const offers = await listAliveOffers(db, { requestIds: [], tenantIds: paused.map((row) => row.tenantId) })
  const alive = Map.groupBy(
    offers.filter((offer) => !ended.has(offer.listingRequestId)),
    (offer) => offer.tenantId,
  )
  return paused.filter((row) => {
    const around = {
      calendars: freed(calendars.get(row.groupId) ?? [], ends, ended),
      others: [],
      tenantOffers: alive.get(row.tenantId) ?? [],
    }
    return blockedStatusOf(factsOf(row, deriveFacts(row, around))) === null
  })
}

/** The calendars as they will be. */
function freed(
  calendars: readonly Calendar[],
  ends: readonly EndingBooking[],
  endedRequests: ReadonlySet<string>,
): Calendar[] {
  const lastDays = new Map(ends.map(({ booking, lastDay }) => [booking.listingRequestId, lastDay]))
  return calendars.map((calendar) => ({
    ...calendar,
    occupancies: calendar.occupancies.flatMap((taken) => {
      const requestId = taken.listingRequestId
      if (requestId === null) return [taken]
      if (endedRequests.has(requestId)) return []
      const lastDay = lastDays.get(requestId)
      if (lastDay === undefined) return [taken]
      return lastDay === null ? [] : [{ ...taken, to: lastDay }]
    }),
  }))
}

async function listNotifiedOnce(
  db: Db,
  { landlordId, groupId }: BookingRow,
  kinds: readonly ('BOOKING_CANCELED' | 'INVOICE_CANCELED')[],
): Promise<NotifiedPerson[]> {
  const notified = new Map<string, NotifiedPerson>()
  for (const kind of kinds) {
    for (const person of await listNotified(db, { landlordId, groupId, kind })) {
      const known = notified.get(person.id)
      notified.set(person.id, {
        ...person,
        inApp: person.inApp || known?.inApp === true,
        byEmail: person.byEmail || known?.byEmail === true,
      })
    }
  }
  return [...notified.values()]
}

/** Two parts: who and when, and the amounts; so that a refusal can say which of them has changed. */
function fingerprintOf(plan: Pick<CancellationPlan, 'ends' | 'endedRequests' | 'reopened'>): string {
  const days = {
    ends: plan.ends.map(({ booking, freed: { from, to } }) => [booking.id, from, to]),
    endedRequests: plan.endedRequests.map(({ id }) => id).toSorted(),
    reopened: plan.reopened.map(({ id }) => id).toSorted(),
  }
  const amounts = plan.ends.map(({ documents, invoice, givenBack, refunds }) => [
    documents,
    invoice,
    givenBack,
    refunds,
  ])
  return [days, amounts].map(shortHash).join('.')
}

function shortHash(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}

/** What has changed since consequences were shown, by their fingerprints; null where nothing has. */
export function changedSince(
  seen: string,
  { fingerprint }: CancellationPlan,
): 'CONSEQUENCES_CHANGED' | 'AMOUNT_CHANGED' | null {
  if (seen === fingerprint) return null
  return seen.split('.')[0] === fingerprint.split('.')[0] ? 'AMOUNT_CHANGED' : 'CONSEQUENCES_CHANGED'
}
