import { otherUnitOfContract } from '../../../domain/rentals/booking-move.ts'
import { bookingPhase, landlordInvoiceOf, vatOfDocuments } from '../../../domain/rentals/booking.ts'
import { actualRent, actualStay, canCancelAsLandlord } from '../../../domain/rentals/cancellation.ts'
import { durationOf } from '../../../domain/kernel/day.ts'
import { askedLastDay } from '../../../domain/rentals/stays/shorter-stay.ts'
import { linkToFile } from '../../kernel/files/links.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { durationType, verdictType } from '../../listings/listings/listing-summary-type.ts'
import {
  bookingPhaseType,
  chainedType,
  chainOfBooking,
  contractUnitType,
  costType,
  daysType,
  landlordInvoiceType,
  bookedListingType,
  tenantType,
  unitOfStayType,
} from './booking-parts-type.ts'
import { listingRequestType } from '../lifecycle/request-refs.ts'
import { listRequestsById } from '../lifecycle/requests-sql.ts'
import { depositOfBooking, depositType } from '../deposits/deposit-type.ts'
import { rentsOfBooking, rentType } from './rent-type.ts'
import { termOriginType } from './planned-fee-type.ts'
import type { BookingRow } from './rows-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const requestById = batched(async (ctx, ids: readonly string[]) => {
  const rows = await listRequestsById(ctx.reads, requireViewer(ctx), ids)
  return new Map(rows.map((row) => [row.id, row]))
})

/** GraphQL Booking as its landlord sees it (D3). */
export const bookingType = builder.objectRef<BookingRow>('Booking').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    phase: t.field({
      type: bookingPhaseType,
      resolve: (booking, _, ctx) => bookingPhase(booking, ctx.today()),
    }),
    selectedContract: t.expose('selectedContract', { type: catalogueEnum('contractName') }),
    cost: t.field({ type: costType, resolve: (booking) => booking }),
    canceled: t.exposeBoolean('canceled'),
    canceledAt: t.expose('canceledAt', { type: 'Instant', nullable: true }),
    cancellationReason: t.expose('cancellationReason', {
      type: catalogueEnum('bookingCancellationReason'),
      nullable: true,
    }),
    landlordCancellationNote: t.exposeString('landlordCancellationNote'),
    canBeCanceled: t.field({
      type: verdictType,
      resolve: (booking, _, ctx) => canCancelAsLandlord(requireViewer(ctx), booking, ctx.today()),
    }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    isEndAgreed: t.exposeBoolean('isEndAgreed', {
      description: 'The stay ends earlier because landlord and tenant have agreed on it.',
    }),
    asksToLeaveOn: t.field({
      type: 'Day',
      nullable: true,
      description:
        'The earlier last day that the tenant proposes, while the landlord can answer; null without one.',
      resolve: ({ openWish }, _, ctx) => askedLastDay(openWish, ctx.now()),
    }),
    stayedUntil: t.expose('stayedUntil', {
      type: 'Day',
      nullable: true,
      description: 'The last day of a stay that was cancelled after it had begun.',
    }),
    actualStay: t.field({
      type: daysType,
      nullable: true,
      description: 'The days that were lived or will be; null when the booking was cancelled before.',
      resolve: actualStay,
    }),
    actualCost: t.float({
      description: 'Rent of the actual stay.',
      resolve: (booking) => actualRent(booking, actualStay(booking)).rent,
    }),
    actualFee: t.float({
      description: 'Fee on the rent of the actual stay.',
      resolve: (booking) => actualRent(booking, actualStay(booking)).fee,
    }),
    rents: t.field({
      type: [rentType],
      description:
        'The rents month by month, together the rent of the actual stay; without those that a former landlord got.',
      resolve: async ({ id, landlordId }, _, ctx) =>
        ((await rentsOfBooking(ctx, id)) ?? []).filter(({ creditorId }) => creditorId === landlordId),
    }),
    feeVat: t.float({
      description: 'VAT on the fee, as the documents of the booking say together.',
      resolve: ({ invoices }) => vatOfDocuments(invoices),
    }),
    type: t.expose('type', { type: catalogueEnum('requestType') }),
    price: t.exposeFloat('price'),
    deposit: t.exposeFloat('deposit'),
    depositRecord: t.field({
      type: depositType,
      description: 'Who holds the deposit, what was kept of it and when it went back.',
      resolve: async (booking, _, ctx) => {
        const deposit = await depositOfBooking(ctx, booking.id)
        if (!deposit) throw new Error(`The deposit of booking ${booking.id} is gone.`)
        return deposit
      },
    }),
    currency: t.exposeString('currency'),
    landlordFee: t.exposeFloat('landlordFee'),
    landlordFeeRate: t.exposeInt('landlordFeeRate'),
    landlordFeeOrigin: t.field({
      type: termOriginType,
      nullable: true,
      description: 'Where the percentage comes from; null for stays from before that was kept.',
      resolve: ({ termOrigins }) => termOrigins?.landlordFeePercent ?? null,
    }),
    calculationMethod: t.expose('method', { type: catalogueEnum('invoiceCalculationMethod') }),
    calculationOrigin: t.field({
      type: termOriginType,
      nullable: true,
      description: 'Where the calculation comes from; null for stays from before that was kept.',
      resolve: ({ termOrigins }) => termOrigins?.calculationMethod ?? null,
    }),
    tenant: t.field({ type: tenantType, resolve: (booking) => booking }),
    duration: t.field({ type: durationType, resolve: (booking) => durationOf(booking) }),
    tenantNames: t.string({ resolve: (booking) => `${booking.tenantFirstName} ${booking.tenantLastName}` }),
    listing: t.field({ type: bookedListingType, resolve: (booking) => booking }),
    units: t.field({
      type: [unitOfStayType],
      description: 'The units by days where the stay moves from one to another; none where it is in one.',
      resolve: ({ units }) => units ?? [],
    }),
    reasonForStay: t.expose('reasonForStay', { type: catalogueEnum('reasonForStay') }),
    signedContractUrl: t.string({
      nullable: true,
      description: 'Expires after 15 minutes; null while the document is being made or when there is none.',
      resolve: (booking, _, ctx) => linkToFile(ctx, booking.signedContractFileId),
    }),
    contractUnit: t.field({
      type: contractUnitType,
      nullable: true,
      description:
        'The unit that the signed contract names, where the booking has moved to another one since; an amendment has to be agreed.',
      resolve: otherUnitOfContract,
    }),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    skipInvoiceGeneration: t.exposeBoolean('skipInvoiceGeneration'),
    extendsBookingId: t.exposeID('extendsBookingId', { nullable: true }),
    chain: t.field({
      type: [chainedType],
      description: 'The bookings of this chain of extensions by first day, this one among them.',
      resolve: async (booking, _, ctx) => (await chainOfBooking(ctx, booking.id)) ?? [],
    }),
    listingRequest: t.field({
      type: listingRequestType,
      resolve: async (booking, _, ctx) => {
        const row = await requestById(ctx, booking.listingRequestId)
        if (!row) throw new Error(`The request of booking ${booking.id} is gone.`)
        return row
      },
    }),
    landlordInvoice: t.field({
      type: landlordInvoiceType,
      nullable: true,
      description: 'The invoice that stands; the last one where all were taken back.',
      resolve: ({ invoices }) => landlordInvoiceOf(invoices),
    }),
    invoices: t.field({
      type: [landlordInvoiceType],
      description: 'All invoices and credit notes of the booking, in the order in which they were made.',
      resolve: ({ invoices }) => invoices,
    }),
  }),
})
