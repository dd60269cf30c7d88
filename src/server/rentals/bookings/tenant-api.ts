import { otherUnitOfContract } from '../../../domain/rentals/booking-move.ts'
import { bookingPhase } from '../../../domain/rentals/booking.ts'
import { actualRent, actualStay } from '../../../domain/rentals/cancellation.ts'
import { durationOf } from '../../../domain/kernel/day.ts'
import { unitOfBooking } from '../../../domain/rentals/stays/running-move.ts'
import { keysProvidedOf } from '../../../domain/listings/listing-details.ts'
import { linkToFile } from '../../kernel/files/links.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { durationType, listingSummaryType } from '../../listings/listings/listing-summary-type.ts'
import { keysProvidedType } from '../../listings/listings/listing-details-type.ts'
import { contentOfGroup, locationOfUnit } from '../../listings/listings/loaders.ts'
import {
  bookingPhaseType,
  chainedType,
  chainOfBooking,
  contractUnitType,
  bookingCountsType,
  daysType,
  unitOfStayType,
} from './booking-parts-type.ts'
import { type BookingPage, pageOf, totalOf } from './list-api.ts'
import { depositOfBooking, depositType } from '../deposits/deposit-type.ts'
import { rentsOfBooking, rentType } from './rent-type.ts'
import type { BookingRow } from './rows-sql.ts'
import { countBookings, everyBooking, listBookings, listBookingsBy } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const contactType = builder.objectRef<BookingRow>('BookingLandlord').implement({
  policy: 'visible',
  description: 'Whom the tenant talks to: the contact person of the listing, without one its landlord.',
  fields: (t) => ({
    firstName: t.exposeString('landlordFirstName'),
    lastName: t.exposeString('landlordLastName'),
    email: t.exposeString('landlordEmail'),
    phone: t.string({ nullable: true, resolve: (booking) => booking.landlordPhone || null }),
  }),
})

/** GraphQL TenantBooking: a booking as its tenant sees it, without the landlord's fee and invoices. */
export const tenantBookingType = builder.objectRef<BookingRow>('TenantBooking').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    phase: t.field({
      type: bookingPhaseType,
      resolve: (booking, _, ctx) => bookingPhase(booking, ctx.today()),
    }),
    canceled: t.exposeBoolean('canceled'),
    canceledAt: t.expose('canceledAt', { type: 'Instant', nullable: true }),
    cancellationReason: t.expose('cancellationReason', {
      type: catalogueEnum('bookingCancellationReason'),
      nullable: true,
    }),
    landlordCancellationNote: t.exposeString('landlordCancellationNote'),
    isEndAgreed: t.exposeBoolean('isEndAgreed', {
      description: 'The stay ends earlier because landlord and tenant have agreed on it.',
    }),
    stayedUntil: t.expose('stayedUntil', {
      type: 'Day',
      nullable: true,
      description: 'The last day of a stay that was cancelled after it had begun.',
    }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    actualStay: t.field({ type: daysType, nullable: true, resolve: actualStay }),
    duration: t.field({ type: durationType, resolve: (booking) => durationOf(booking) }),
    type: t.expose('type', { type: catalogueEnum('requestType') }),
    price: t.exposeFloat('price'),
    totalCost: t.exposeFloat('totalCost'),
    calculationMethod: t.expose('method', {
      type: catalogueEnum('invoiceCalculationMethod'),
      description: 'By which the rent of the stay follows from the monthly one.',
    }),
    actualCost: t.float({
      description: 'Rent of the actual stay.',
      resolve: (booking) => actualRent(booking, actualStay(booking)).rent,
    }),
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
    rents: t.field({
      type: [rentType],
      description: 'The rents month by month, together the rent of the actual stay.',
      resolve: async (booking, _, ctx) => (await rentsOfBooking(ctx, booking.id)) ?? [],
    }),
    currency: t.exposeString('currency'),
    selectedContract: t.expose('selectedContract', { type: catalogueEnum('contractName') }),
    listing: t.field({
      type: listingSummaryType,
      description: 'The home; with a move from one unit to another that of today.',
      resolve: (booking, _, ctx) => {
        const unit = unitOfBooking(booking, ctx.today())
        return {
          groupId: booking.groupId,
          listingId: unit.id,
          unitName: unit.name,
          known: { partOfGroup: booking.partOfGroup, name: booking.groupName },
        }
      },
    }),
    units: t.field({
      type: [unitOfStayType],
      description: 'The units by days where the stay moves from one to another; none where it is in one.',
      resolve: ({ units }) => units ?? [],
    }),
    locationInBuilding: t.field({
      type: 'JSON',
      description: 'Where the apartment is in its building, by language.',
      resolve: async (booking, _, ctx) =>
        (await locationOfUnit(ctx, unitOfBooking(booking, ctx.today()).id)) ?? {},
    }),
    keysProvided: t.field({
      type: keysProvidedType,
      description: 'The keys that the tenant is handed.',
      resolve: async ({ groupId }, _, ctx) =>
        keysProvidedOf((await contentOfGroup(ctx, groupId))?.keysProvided),
    }),
    landlord: t.field({ type: contactType, resolve: (booking) => booking }),
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
    offerId: t.exposeID('offerId'),
    listingRequestId: t.exposeID('listingRequestId'),
    bookingRequestId: t.exposeID('bookingRequestId'),
    extendsBookingId: t.exposeID('extendsBookingId', { nullable: true }),
    chain: t.field({
      type: [chainedType],
      description: 'The bookings of this chain of extensions by first day, this one among them.',
      resolve: async (booking, _, ctx) => (await chainOfBooking(ctx, booking.id)) ?? [],
    }),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
  }),
})

const pageType = builder.objectRef<BookingPage>('TenantBookingPage').implement({
  policy: 'visible',
  fields: (t) => ({
    totalCount: t.int({
      resolve: async ({ by }, _, ctx) =>
        totalOf(
          await countBookings(ctx.db, requireViewer(ctx), 'tenant', everyBooking, ctx.today()),
          by.phase,
        ),
    }),
    counts: t.field({
      type: bookingCountsType,
      resolve: (_, __, ctx) => countBookings(ctx.db, requireViewer(ctx), 'tenant', everyBooking, ctx.today()),
    }),
    nodes: t.field({
      type: [tenantBookingType],
      resolve: ({ by, offset, limit }, _, ctx) =>
        listBookings(ctx.db, requireViewer(ctx), 'tenant', by, ctx.today(), { offset, limit }),
    }),
  }),
})

builder.queryField('tenantBookings', (t) =>
  t.field({
    type: pageType,
    policy: 'tenant',
    scope: 'bookings:read',
    description: "The person's own stays, counted by phase.",
    args: {
      phase: t.arg({ type: bookingPhaseType }),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_, { phase, ...window }) => pageOf({ ...everyBooking, phase: phase ?? null }, window),
  }),
)

builder.queryField('tenantBooking', (t) =>
  t.field({
    type: tenantBookingType,
    nullable: true,
    policy: 'tenant',
    scope: 'bookings:read',
    description: 'A stay of the person.',
    args: { bookingId: t.arg.id({ required: true }) },
    resolve: async (_, { bookingId }, ctx) =>
      (await listBookingsBy(ctx.reads, requireViewer(ctx), 'id', [bookingId], 'tenant'))[0],
  }),
)
