import { bookingPhase } from '../../domain/booking.ts'
import { durationOf } from '../../domain/day.ts'
import { linkToFile } from '../files/links.ts'
import { builder } from '../graphql/builder.ts'
import { coverOfGroup } from '../listings/loaders.ts'
import { addressType, durationType, imageType, placeholderPicture } from '../listings/listing-summary-type.ts'
import type { BookingRow } from './sql.ts'

/** GraphQL BookingPhase. */
export const bookingPhaseType = builder.enumType('BookingPhase', {
  values: ['UPCOMING', 'CURRENT', 'PAST', 'CANCELLED'] as const,
})

const costType = builder.objectRef<BookingRow>('BookingCost').implement({
  policy: 'visible',
  fields: (t) => ({ totalCost: t.exposeFloat('totalCost') }),
})

const tenantType = builder.objectRef<BookingRow>('BookingTenant').implement({
  policy: 'visible',
  fields: (t) => ({
    firstName: t.exposeString('tenantFirstName'),
    lastName: t.exposeString('tenantLastName'),
    companyName: t.exposeString('companyName'),
    jobTitle: t.exposeString('jobTitle'),
    email: t.exposeString('tenantEmail', { nullable: true }),
    phone: t.string({ nullable: true, resolve: (booking) => booking.tenantPhone || null }),
  }),
})

const listingType = builder.objectRef<BookingRow>('BookingListing').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('listingId'),
    groupId: t.exposeID('groupId'),
    partOfGroup: t.exposeBoolean('partOfGroup'),
    apartmentName: t.exposeString('apartmentName'),
    name: t.exposeString('groupName'),
    address: t.field({ type: addressType, resolve: (booking) => booking }),
    coverImage: t.field({
      type: imageType,
      resolve: async (booking, _, ctx) => (await coverOfGroup(ctx, booking.groupId)) ?? placeholderPicture,
    }),
  }),
})

const invoiceType = builder.objectRef<NonNullable<BookingRow['invoice']>>('LandlordInvoice').implement({
  policy: 'visible',
  fields: (t) => ({
    number: t.exposeString('number'),
    amount: t.exposeFloat('amount'),
    currency: t.exposeString('currency'),
    dueDate: t.field({ type: 'Day', resolve: (invoice) => Temporal.PlainDate.from(invoice.dueDate) }),
    isPaid: t.exposeBoolean('isPaid'),
  }),
})

/** GraphQL Booking as its landlord sees it (D3); listingRequest is added where requests are defined. */
export const bookingType = builder.objectRef<BookingRow>('Booking').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    phase: t.field({
      type: bookingPhaseType,
      resolve: (booking, _, ctx) => bookingPhase(booking, ctx.today()),
    }),
    selectedContract: t.exposeString('selectedContract'),
    cost: t.field({ type: costType, resolve: (booking) => booking }),
    canceled: t.exposeBoolean('canceled'),
    canceledAt: t.expose('canceledAt', { type: 'Instant', nullable: true }),
    landlordCancellationNote: t.exposeString('landlordCancellationNote'),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    type: t.exposeString('type'),
    price: t.exposeFloat('price'),
    currency: t.exposeString('currency'),
    landlordFee: t.exposeFloat('landlordFee'),
    tenant: t.field({ type: tenantType, resolve: (booking) => booking }),
    duration: t.field({ type: durationType, resolve: (booking) => durationOf(booking) }),
    tenantNames: t.string({ resolve: (booking) => `${booking.tenantFirstName} ${booking.tenantLastName}` }),
    listing: t.field({ type: listingType, resolve: (booking) => booking }),
    reasonForStay: t.exposeString('reasonForStay'),
    signedContractUrl: t.string({
      nullable: true,
      description: 'Expires after 15 minutes; null while the document is being made or when there is none.',
      resolve: (booking, _, ctx) => linkToFile(ctx, booking.signedContractFileId),
    }),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    landlordInvoice: t.field({ type: invoiceType, nullable: true, resolve: (booking) => booking.invoice }),
    skipInvoiceGeneration: t.exposeBoolean('skipInvoiceGeneration'),
  }),
})
