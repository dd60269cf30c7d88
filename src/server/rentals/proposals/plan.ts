import type { Day, Stay } from '../../../domain/kernel/day.ts'
import { landlordFee, rentOfStay } from '../../../domain/kernel/rent.ts'
import { ALLOWED, refuse, type Verdict } from '../../../domain/kernel/verdict.ts'
import { isFeeInvoiced } from '../../../domain/rentals/booking.ts'
import { extensionOptions, type ExtensionOptions } from '../../../domain/rentals/extension.ts'
import {
  canOfferLonger,
  canOfferUntil,
  proposalStateAt,
} from '../../../domain/rentals/stays/stay-proposal.ts'
import type { Source } from '../../kernel/db/reads.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { worksOnWhole } from '../../kernel/viewer/visible-to.ts'
import { loadCalendars } from '../../listings/occupancy/calendars.ts'
import { unservedOf, waitingRequests } from '../../listings/occupancy/waiting.ts'
import type { CalculatedFee } from '../bookings/booking-fee.ts'
import { feeDocuments } from '../bookings/fee-documents.ts'
import type { BookingRow } from '../bookings/rows-sql.ts'
import { listBookingsBy } from '../bookings/sql.ts'
import { type Extendable, loadExtendable } from '../extensions/situation.ts'
import { loadTermsOn } from '../lifecycle/fee-terms-sql.ts'
import { listProposals } from './sql.ts'

/** A stay of the landlord's with what decides about prolonging it. */
export interface LongerStay {
  booking: BookingRow
  extendable: Extendable
  options: ExtensionOptions
  /** An offer waits for its answer. */
  hasOpenProposal: boolean
  canOffer: Verdict
}

/** What decides about offering the tenant of a booking to stay longer; null for a booking that the viewer can't see. */
export async function loadLongerStay(
  source: Source,
  ctx: Context,
  bookingId: string,
): Promise<LongerStay | null> {
  const [booking] = await listBookingsBy(source, requireViewer(ctx), 'id', [bookingId])
  if (!booking) return null
  const [extendable, proposals] = await Promise.all([
    loadExtendable(source, ctx, booking.tenantId, bookingId),
    listProposals(source, bookingId),
  ])
  if (!extendable) return null
  // What comes after a chain of bookings goes by the last of them: its rent, its offers.
  if (extendable.lastBookingId !== bookingId) return loadLongerStay(source, ctx, extendable.lastBookingId)
  const now = ctx.now()
  const hasOpenProposal = proposals.some((proposal) => proposalStateAt(proposal, now) === 'OPEN')
  const options = extensionOptions(extendable)
  return {
    booking,
    extendable,
    options,
    hasOpenProposal,
    canOffer: canOfferLonger(extendable, hasOpenProposal),
  }
}

/** What staying until a day would come to, if the tenant took it now; amounts in minor units. */
export interface LongerUntil {
  verdict: Verdict
  stay: Stay
  rent: number
  /** Null where no invoice is written. */
  invoice: CalculatedFee | null
  /** How many waiting requests no unit could serve any more. */
  declined: number
}

/** What an offer would come to; ends before it begins: null. */
export async function planLongerUntil(
  db: Db,
  ctx: Context,
  { extendable, options, hasOpenProposal }: LongerStay,
  to: Day,
): Promise<LongerUntil | null> {
  const { row, group } = extendable
  if (to < options.from) return null
  const stay = { from: options.from, to }
  const rent = rentOfStay(stay, row.price, row.invoiceCalculationMethod)
  const declined = await countDeclined(db, extendable, stay)
  const possible = canOfferUntil(extendable, hasOpenProposal, to)
  // Who works on single units declines nobody whom they don't see.
  const mayDecline = declined === 0 || worksOnWhole(ctx.viewer, row) ? ALLOWED : refuse('NO_PERMISSION')
  const { terms, origins } = await loadTermsOn(db, row.groupId, ctx.today())
  const net = landlordFee(rent, terms.landlordFeeRate)
  const invoice = isFeeInvoiced(group.labels)
    ? {
        ...(await feeDocuments().price(db, ctx, { landlordId: row.landlordId, groupId: row.groupId, net })),
        rent,
        feeRate: terms.landlordFeeRate,
        calculationMethod: row.invoiceCalculationMethod,
        origins: {
          ...origins,
          ...(row.termOrigins && { calculationMethod: row.termOrigins.calculationMethod }),
        },
      }
    : null
  return { verdict: possible.value ? mayDecline : possible, stay, rent, invoice, declined }
}

async function countDeclined(db: Db, { row }: Extendable, stay: Stay): Promise<number> {
  const waiting = await waitingRequests().list(db, [row.groupId], stay)
  if (waiting.length === 0) return 0
  const calendars = (await loadCalendars(db, [row.groupId], stay.from)).get(row.groupId) ?? []
  const lived = { ...stay, kind: 'BOOKING', listingRequestId: null, bookingId: null, tenantId: null } as const
  const after = calendars.map((calendar) =>
    calendar.id === row.listingId
      ? { ...calendar, occupancies: [...calendar.occupancies, { ...lived, label: '' }] }
      : calendar,
  )
  return unservedOf(waiting, calendars, after).length
}
