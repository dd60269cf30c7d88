import type { ContractUnit } from '../../../domain/rentals/booking-move.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import { unitOfBooking, type UnitOfStay } from '../../../domain/rentals/stays/running-move.ts'
import { linkToFile } from '../../kernel/files/links.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { coverOfGroup } from '../../listings/listings/loaders.ts'
import {
  addressType,
  placeholderPicture,
  shownImageType,
} from '../../listings/listings/listing-summary-type.ts'
import type { BookingInvoice, BookingRow } from './rows-sql.ts'
import { type BookingCounts, type ChainedBooking, listChains } from './sql.ts'

/** GraphQL BookingPhase. */
export const bookingPhaseType = builder.enumType('BookingPhase', {
  values: ['UPCOMING', 'CURRENT', 'PAST', 'CANCELLED'] as const,
})

/** GraphQL BookingCost. */
export const costType = builder.objectRef<BookingRow>('BookingCost').implement({
  policy: 'visible',
  fields: (t) => ({ totalCost: t.exposeFloat('totalCost') }),
})

/** GraphQL BookingTenant. */
export const tenantType = builder.objectRef<BookingRow>('BookingTenant').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('tenantId', { description: 'For the filter of bookings.' }),
    firstName: t.exposeString('tenantFirstName'),
    lastName: t.exposeString('tenantLastName'),
    companyName: t.exposeString('companyName'),
    jobTitle: t.exposeString('jobTitle'),
    email: t.exposeString('tenantEmail', { nullable: true }),
    phone: t.string({ nullable: true, resolve: (booking) => booking.tenantPhone || null }),
  }),
})

/** GraphQL UnitOfStay. */
export const unitOfStayType = builder.objectRef<UnitOfStay>('UnitOfStay').implement({
  policy: 'visible',
  description: 'A unit with the days of a stay that are lived there.',
  fields: (t) => ({
    listingId: t.exposeID('id'),
    name: t.exposeString('name'),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
  }),
})

/** GraphQL BookingListing. */
export const bookedListingType = builder.objectRef<BookingRow>('BookingListing').implement({
  policy: 'visible',
  description: 'The home of a booking; with a move from one unit to another that of today.',
  fields: (t) => ({
    _id: t.id({ resolve: (booking, _, ctx) => unitOfBooking(booking, ctx.today()).id }),
    groupId: t.exposeID('groupId'),
    partOfGroup: t.exposeBoolean('partOfGroup'),
    apartmentName: t.string({ resolve: (booking, _, ctx) => unitOfBooking(booking, ctx.today()).name }),
    externalId: t.exposeString('externalId', { nullable: true }),
    name: t.exposeString('groupName'),
    address: t.field({ type: addressType, resolve: (booking) => booking }),
    coverImage: t.field({
      type: shownImageType,
      resolve: async (booking, _, ctx) => (await coverOfGroup(ctx, booking.groupId)) ?? placeholderPicture,
    }),
  }),
})

/** GraphQL ContractUnit: the unit that a signed contract names. */
export const contractUnitType = builder.objectRef<ContractUnit>('ContractUnit').implement({
  policy: 'visible',
  fields: (t) => ({
    listingId: t.exposeID('id'),
    name: t.exposeString('name'),
  }),
})

/** GraphQL BookingDays: first and last day, both included. */
export const daysType = builder.objectRef<Stay>('BookingDays').implement({
  policy: 'visible',
  fields: (t) => ({ from: t.expose('from', { type: 'Day' }), to: t.expose('to', { type: 'Day' }) }),
})

/** GraphQL ChainedBooking: a booking of the same chain of extensions. */
export const chainedType = builder.objectRef<ChainedBooking>('ChainedBooking').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    type: t.expose('type', { type: catalogueEnum('requestType') }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    canceled: t.exposeBoolean('canceled'),
    stayedUntil: t.expose('stayedUntil', { type: 'Day', nullable: true }),
  }),
})

/** The chain of extensions that a booking belongs to, itself among it. */
export const chainOfBooking = batched(
  async (ctx, ids: readonly string[]): Promise<Map<string, ChainedBooking[]>> =>
    Map.groupBy(await listChains(ctx.reads, ids), (booking) => booking.of),
)

/** GraphQL LandlordInvoice: an invoice or credit note of the landlord's fee. */
export const landlordInvoiceType = builder.objectRef<BookingInvoice>('LandlordInvoice').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    number: t.exposeString('number', { nullable: true, description: 'Null while it is being written.' }),
    documentType: t.field({
      type: catalogueEnum('invoiceDocumentType'),
      resolve: (invoice) => invoice.documentType,
    }),
    net: t.exposeFloat('net'),
    amount: t.exposeFloat('amount', { description: 'Net and VAT together.' }),
    currency: t.exposeString('currency'),
    dueDate: t.expose('dueDate', { type: 'Day' }),
    isPaid: t.exposeBoolean('isPaid'),
    creditsNumber: t.exposeString('creditsNumber', {
      nullable: true,
      description: 'Of a credit note: the invoice that it takes back.',
    }),
    creditedBy: t.exposeString('creditedBy', {
      nullable: true,
      description: 'Of an invoice: the credit note that took it back.',
    }),
    isCredited: t.exposeBoolean('isCredited', {
      description: 'A credit note took it back, also one that is still being written.',
    }),
    documentUrl: t.string({
      nullable: true,
      description: 'The e-invoice as a PDF; expires after 15 minutes. Null while it is being written.',
      resolve: (invoice, _, ctx) => linkToFile(ctx, invoice.fileId),
    }),
  }),
})

/** GraphQL BookingCounts. */
export const bookingCountsType = builder.objectRef<BookingCounts>('BookingCounts').implement({
  policy: 'visible',
  fields: (t) => ({
    upcoming: t.exposeInt('upcoming'),
    current: t.exposeInt('current'),
    past: t.exposeInt('past'),
    cancelled: t.exposeInt('cancelled'),
  }),
})
