import { badgeOf } from '../../domain/badge.ts'
import { listDeclineReasons, DECLINE_REASON_FLAGS } from '../../domain/catalogue/decline-reason.ts'
import { mustLandlordSign } from '../../domain/classification.ts'
import { durationOf } from '../../domain/day.ts'
import { canConfirmBooking, canLandlordSign } from '../../domain/offer.ts'
import { landlordFee } from '../../domain/rent.ts'
import { canSignInPerson } from '../../domain/signing.ts'
import { bookingType } from '../bookings/booking-type.ts'
import type { Context } from '../context.ts'
import { builder } from '../graphql/builder.ts'
import { groupById } from '../listings/loaders.ts'
import type { GroupRow } from '../listings/sql.ts'
import { durationType, listingSummaryType, verdictType } from '../listings/listing-summary-type.ts'
import { requireViewer } from './command.ts'
import { countFreeUnits, overlappingOf } from './derived-facts.ts'
import { requestEventType } from './event-type.ts'
import {
  activeRequestsOfGroup,
  bookingOfRequest,
  calendarsOfGroup,
  eventsOfRequest,
  staysOfTenant,
} from './loaders.ts'
import { requestStatusType } from './request-status-type.ts'
import { aroundStay, aroundType, stayChecks, stayCheckType } from './request-surroundings-type.ts'
import { factsOf, type LatestOffer, type RequestRow, storedDerivedFacts } from './rows.ts'

const badgeType = builder.objectRef<{ kind: string; tone: string }>('Badge').implement({
  policy: 'visible',
  fields: (t) => ({ kind: t.exposeString('kind'), tone: t.exposeString('tone') }),
})

const tenantInformationType = builder.objectRef<RequestRow>('TenantInformation').implement({
  policy: 'visible',
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    // Contact data only once the landlord has said yes: before that everything goes through the product.
    email: t.string({
      policy: 'full',
      nullable: true,
      resolve: (row) => (isAnswered(row) ? row.email : null),
    }),
    phone: t.string({
      policy: 'full',
      nullable: true,
      resolve: (row) => (isAnswered(row) ? row.phone || null : null),
    }),
    memberSince: t.expose('tenantSince', { type: 'Instant' }),
    stays: t.int({ resolve: async (row, _, ctx) => (await staysOfTenant(ctx, row.tenantId)) ?? 0 }),
  }),
})

function isAnswered(row: RequestRow): boolean {
  return row.statusType === 'AVAILABLE' || row.statusType === 'TENANT_APPROVED'
}

const workType = builder.objectRef<RequestRow>('Work').implement({
  policy: 'full',
  fields: (t) => ({ companyName: t.exposeString('companyName'), jobTitle: t.exposeString('jobTitle') }),
})

const adultType = builder.objectRef<{ relationship: string }>('AdultInformation').implement({
  policy: 'visible',
  fields: (t) => ({ relationship: t.exposeString('relationship') }),
})

const childType = builder.objectRef<{ type: string }>('ChildInformation').implement({
  policy: 'visible',
  fields: (t) => ({ type: t.exposeString('type') }),
})

const petsType = builder.objectRef<RequestRow>('PetsInformation').implement({
  policy: 'visible',
  fields: (t) => ({ description: t.exposeString('petsDescription') }),
})

const tenantPaymentsType = builder.objectRef<RequestRow>('TenantPayments').implement({
  policy: 'full',
  fields: (t) => ({ totalRent: t.exposeFloat('totalRent') }),
})

const latestOfferType = builder.objectRef<{ offer: LatestOffer; row: RequestRow }>('BookingOffer').implement({
  policy: 'full',
  fields: (t) => ({
    _id: t.id({ resolve: ({ offer }) => offer.id }),
    status: t.string({ resolve: ({ offer }) => offer.status }),
    price: t.float({ resolve: ({ offer }) => offer.price }),
    from: t.field({ type: 'Day', resolve: ({ offer }) => Temporal.PlainDate.from(offer.from) }),
    to: t.field({ type: 'Day', resolve: ({ offer }) => Temporal.PlainDate.from(offer.to) }),
    isOnlineSigning: t.boolean({ resolve: ({ offer }) => offer.isOnlineSigning }),
    generating: t.boolean({ resolve: ({ offer }) => offer.generating }),
    unitName: t.string({ resolve: ({ offer }) => offer.unitName }),
    canSign: t.field({
      type: verdictType,
      resolve: ({ row }, _, ctx) => {
        const inPerson = canSignInPerson('LANDLORD', requireViewer(ctx))
        return inPerson.value ? canLandlordSign(situationOf(row)) : inPerson
      },
    }),
    canConfirm: t.field({ type: verdictType, resolve: ({ row }) => canConfirmBooking(situationOf(row)) }),
  }),
})

function situationOf(row: RequestRow) {
  const { methodOfBooking, latestOffer } = factsOf(row, storedDerivedFacts(row))
  return { methodOfBooking, latestOffer }
}

/** A request that wants some of the same days. */
export interface Overlapping {
  row: RequestRow
  wouldBeDeclined: boolean
}

/** GraphQL OverlappingListingRequest (D3). */
export const overlappingType = builder.objectRef<Overlapping>('OverlappingListingRequest').implement({
  policy: 'visible',
  fields: (t) => ({
    listingRequestId: t.id({ resolve: ({ row }) => row.id }),
    bookingRequestId: t.id({ resolve: ({ row }) => row.bookingRequestId }),
    type: t.string({ resolve: ({ row }) => row.type }),
    wouldBeDeclined: t.exposeBoolean('wouldBeDeclined'),
    firstName: t.string({ resolve: ({ row }) => row.firstName }),
    lastName: t.string({ resolve: ({ row }) => row.lastName }),
    from: t.field({ type: 'Day', resolve: ({ row }) => row.from }),
    to: t.field({ type: 'Day', resolve: ({ row }) => row.to }),
    landlordStatus: t.string({ resolve: ({ row }) => row.landlordStatus }),
  }),
})

const declineReasonType = builder
  .objectRef<{ value: string; explanationRequired: boolean; blocksRequired: boolean }>('DeclineReason')
  .implement({
    policy: 'visible',
    fields: (t) => ({
      value: t.exposeString('value'),
      explanationRequired: t.exposeBoolean('explanationRequired'),
      blocksRequired: t.exposeBoolean('blocksRequired'),
    }),
  })

/** GraphQL ListingRequest: a request as its landlord sees it (D3). */
export const listingRequestType = builder.objectRef<RequestRow>('ListingRequest').implement({
  policy: 'visible',
  fields: (t) => ({
    id: t.exposeID('id'),
    userFriendlyId: t.exposeString('userFriendlyId'),
    bookingRequestId: t.exposeID('bookingRequestId'),
    type: t.exposeString('type'),
    landlordStatus: t.exposeString('landlordStatus'),
    badge: t.field({
      type: badgeType,
      nullable: true,
      resolve: (row) =>
        badgeOf({
          ...row,
          viewedByLandlord: row.viewedByLandlordAt !== null,
          latestOfferStatus: row.offer?.status ?? null,
        }),
    }),
    mustLandlordSign: t.boolean({
      resolve: (row) => mustLandlordSign({ ...row, latestOfferStatus: row.offer?.status ?? null }),
    }),
    requestedAt: t.expose('requestedAt', { type: 'Instant' }),
    autoDeclineAt: t.expose('autoDeclineAt', { type: 'Instant', nullable: true }),
    tenantAnswerUntil: t.expose('tenantAnswerUntil', { type: 'Instant', nullable: true }),
    viewedByLandlord: t.boolean({ resolve: (row) => row.viewedByLandlordAt !== null }),
    methodOfBooking: t.exposeString('methodOfBooking'),
    selectedContract: t.string({
      policy: 'full',
      nullable: true,
      resolve: (row) => row.offer?.contractName ?? null,
    }),
    listing: t.field({
      type: listingSummaryType,
      resolve: (row) => ({
        groupId: row.groupId,
        unitId: row.offer?.listingId ?? null,
        unitName: row.offer?.unitName ?? null,
        known: { partOfGroup: row.partOfGroup, name: row.groupName },
      }),
    }),
    tenantInformation: t.field({ type: tenantInformationType, resolve: (row) => row }),
    work: t.field({ policy: 'full', type: workType, resolve: (row) => row }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    duration: t.field({ type: durationType, resolve: (row) => durationOf(row) }),
    adults: t.exposeInt('adults'),
    adultsInformation: t.field({ type: [adultType], resolve: (row) => row.adultsInformation }),
    children: t.exposeInt('children'),
    childrenInformation: t.field({ type: [childType], resolve: (row) => row.childrenInformation }),
    optionToExtend: t.exposeBoolean('optionToExtend'),
    pets: t.exposeBoolean('pets'),
    petsInformation: t.field({ type: petsType, resolve: (row) => row }),
    reasonForStay: t.exposeString('reasonForStay'),
    paidBy: t.exposeString('paidBy'),
    employment: t.exposeString('employment', { nullable: true }),
    notes: t.exposeString('notes'),
    tenantPayments: t.field({ policy: 'full', type: tenantPaymentsType, resolve: (row) => row }),
    price: t.float({
      policy: 'full',
      resolve: async (row, _, ctx) => row.offer?.price ?? (await groupOf(ctx, row)).price,
    }),
    currency: t.exposeString('currency'),
    landlordFeeCharge: t.float({
      policy: 'full',
      resolve: (row) => landlordFee(row.totalRent, row.landlordFeePercent),
    }),
    landlordFeePercent: t.exposeInt('landlordFeePercent', { policy: 'full' }),
    youReceive: t.float({
      policy: 'full',
      resolve: (row) => row.totalRent - landlordFee(row.totalRent, row.landlordFeePercent),
    }),
    isWithinAllowedVacancy: t.boolean({
      resolve: async (row, _, ctx) =>
        countFreeUnits(row, (await calendarsOfGroup(ctx, row.groupId)) ?? []) > 0,
    }),
    extendsBookingId: t.exposeID('extendsBookingId', { nullable: true }),
    status: t.field({ type: requestStatusType, resolve: (row) => row }),
    latestBookingOffer: t.field({
      policy: 'full',
      type: latestOfferType,
      nullable: true,
      resolve: (row) => row.offer && { offer: row.offer, row },
    }),
    booking: t.field({
      policy: 'full',
      type: bookingType,
      nullable: true,
      resolve: (row, _, ctx) => (row.bookingId ? bookingOfRequest(ctx, row.id) : null),
    }),
    overlappingListingRequests: t.field({
      type: [overlappingType],
      resolve: (row, _, ctx) => overlapping(ctx, row),
    }),
    checks: t.field({
      type: [stayCheckType],
      resolve: async (row, _, ctx) =>
        stayChecks(
          row,
          await groupOf(ctx, row),
          (await calendarsOfGroup(ctx, row.groupId)) ?? [],
          ctx.today(),
        ),
    }),
    freeUnits: t.int({
      resolve: async (row, _, ctx) => countFreeUnits(row, (await calendarsOfGroup(ctx, row.groupId)) ?? []),
    }),
    around: t.field({
      type: aroundType,
      resolve: async (row, _, ctx) =>
        aroundStay(
          row,
          (await calendarsOfGroup(ctx, row.groupId)) ?? [],
          (await activeRequestsOfGroup(ctx, row.groupId)) ?? [],
        ),
    }),
    events: t.field({
      policy: 'full',
      type: [requestEventType],
      resolve: async (row, _, ctx) =>
        ((await eventsOfRequest(ctx, row.id)) ?? []).map((event) => ({ event, request: row })),
    }),
    declineReasons: t.field({
      type: [declineReasonType],
      resolve: async (row, _, ctx) =>
        listDeclineReasons({ pets: row.pets, partOfGroup: (await groupOf(ctx, row)).partOfGroup }).map(
          (value) => ({
            value,
            explanationRequired: DECLINE_REASON_FLAGS[value].needsExplanation,
            blocksRequired: DECLINE_REASON_FLAGS[value].needsBlocks,
          }),
        ),
    }),
  }),
})

async function groupOf(ctx: Context, row: RequestRow): Promise<GroupRow> {
  const group = await groupById(ctx, row.groupId)
  if (!group) throw new Error(`The group ${row.groupId} is gone.`)
  return group
}

async function overlapping(ctx: Context, row: RequestRow): Promise<Overlapping[]> {
  const calendars = (await calendarsOfGroup(ctx, row.groupId)) ?? []
  const others = (await activeRequestsOfGroup(ctx, row.groupId)) ?? []
  return overlappingOf(row, { calendars, others }).flatMap(({ listingRequestId, wouldBeDeclined }) => {
    const other = others.find((candidate) => candidate.id === listingRequestId)
    return other ? [{ row: other, wouldBeDeclined }] : []
  })
}
