import { currentStateOf } from '../../../domain/calendars/current-state.ts'
import { compareSublistings, earliestCreated, givenCounts } from '../../../domain/listings/listing-order.ts'
import { nextVacancy } from '../../../domain/calendars/occupancy.ts'
import type { UnitDays } from '../occupancy/calendars.ts'
import type { UnitRow } from '../occupancy/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { GroupCounts } from './counts-sql.ts'
import { countsOfGroup, coverOfGroup, picturesOfGroup, yearsOfUnits } from './loaders.ts'
import { addressType, imageType, placeholderPicture } from './listing-summary-type.ts'
import type { GroupRow } from './sql.ts'
import { currentStateType, daySegmentType } from './listing-state-type.ts'
import { freeFromOfGroup, segmentsOfGroup, segmentsOfUnit, stateOfGroup } from './states.ts'

async function calendarsOf(ctx: Context, group: GroupRow): Promise<UnitDays[]> {
  return (await yearsOfUnits(ctx, group.groupId)) ?? []
}

/** A group as it was asked for: by the id of one of its units, which then lends it identity, or by its own. */
export interface ListingRow extends GroupRow {
  unitId?: string
}

/** The unit that a listing is asked for by, else the group's earliest created one (D4). */
export async function unitOfListing(ctx: Context, listing: ListingRow): Promise<UnitRow> {
  const units = (await calendarsOf(ctx, listing)).map((calendar) => calendar.unit)
  const unit = units.find((candidate) => candidate.id === listing.unitId) ?? earliestCreated(units)
  if (!unit) throw new Error(`The group ${listing.groupId} has no unit.`)
  return unit
}

function lastPublished(calendars: readonly UnitDays[]): Temporal.Instant | null {
  return calendars
    .flatMap(({ unit }) => unit.lastPublishedAt ?? [])
    .reduce<Temporal.Instant | null>(
      (last, at) => (last && Temporal.Instant.compare(last, at) >= 0 ? last : at),
      null,
    )
}

const countsType = builder.objectRef<GroupCounts>('RequestCounts').implement({
  policy: 'visible',
  fields: (t) => ({
    numOpenRequests: t.exposeInt('numOpenRequests'),
    numInProgressRequests: t.exposeInt('numInProgressRequests'),
    numBlockedRequests: t.exposeInt('numBlockedRequests'),
    numBookingOffersInLandlordSigning: t.exposeInt('numBookingOffersInLandlordSigning'),
    numBookingOffersInLandlordSigningLBC: t.exposeInt('numBookingOffersInLandlordSigningLBC'),
    numRequestsInWaitingToConfirmBooking: t.exposeInt('numRequestsInWaitingToConfirmBooking'),
  }),
})

const unitType = builder.objectRef<UnitDays>('Unit').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    externalId: t.string({ nullable: true, resolve: ({ unit }) => unit.externalId }),
    apartmentName: t.string({ resolve: ({ unit }) => unit.apartmentName }),
    floor: t.int({ nullable: true, resolve: ({ unit }) => unit.floor }),
    published: t.boolean({ resolve: ({ unit }) => unit.published }),
    lastPublishedAt: t.field({
      type: 'Instant',
      nullable: true,
      resolve: ({ unit }) => unit.lastPublishedAt,
    }),
    createdAt: t.field({ type: 'Instant', resolve: ({ unit }) => unit.createdAt }),
    availableFrom: t.field({ type: 'Day', resolve: ({ unit }) => unit.availableFrom }),
    availableTo: t.field({ type: 'Day', nullable: true, resolve: ({ unit }) => unit.availableTo }),
    currentState: t.field({
      type: currentStateType,
      resolve: (calendar, _, ctx) => currentStateOf(calendar, ctx.today()),
    }),
    next90Days: t.field({
      type: [daySegmentType],
      resolve: (calendar, _, ctx) => segmentsOfUnit(calendar, ctx.today()),
    }),
    freeFrom: t.field({
      type: 'Day',
      nullable: true,
      resolve: (calendar, _, ctx) => nextVacancy(calendar, ctx.today()),
    }),
  }),
})

/** GraphQL Listing: a group, standing for its single unit or for all of them (D3). */
export const listingType = builder.objectRef<ListingRow>('Listing').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.id({
      description: "The unit's id: the one asked for, the only one, or for a group that of its first.",
      resolve: async (group, _, ctx) => (await unitOfListing(ctx, group)).id,
    }),
    groupId: t.exposeID('groupId'),
    partOfGroup: t.exposeBoolean('partOfGroup'),
    name: t.exposeString('name', { description: 'Name of the group or of the single listing.' }),
    apartmentName: t.string({
      resolve: async (group, _, ctx) => (await unitOfListing(ctx, group)).apartmentName,
    }),
    externalId: t.string({
      nullable: true,
      description: 'Null for a group, whose units have one each.',
      resolve: async (group, _, ctx) =>
        group.partOfGroup && !group.unitId ? null : (await unitOfListing(ctx, group)).externalId,
    }),
    title: t.expose('title', { type: 'JSON' }),
    description: t.expose('description', { type: 'JSON' }),
    address: t.field({ type: addressType, resolve: (group) => group }),
    city: t.exposeString('city'),
    zipCode: t.exposeString('zipCode'),
    price: t.exposeFloat('price'),
    currency: t.exposeString('currency'),
    deposit: t.exposeFloat('deposit'),
    area: t.exposeInt('area'),
    accommodates: t.exposeInt('accommodates'),
    homeType: t.expose('homeType', { type: catalogueEnum('homeType') }),
    furnitureStandard: t.expose('furnitureStandard', { type: catalogueEnum('furnitureStandard') }),
    methodOfBooking: t.expose('methodOfBooking', { type: catalogueEnum('methodOfBooking') }),
    isOnlineSigning: t.exposeBoolean('onlineSigning'),
    isFirstMonthRent: t.exposeBoolean('firstMonthRent', {
      description:
        "Whether tenants pay the first month's rent through the product, where its landlord has the feature.",
    }),
    published: t.boolean({
      description: 'For a group: whether any member is (D4).',
      resolve: async (group, _, ctx) => (await calendarsOf(ctx, group)).some(({ unit }) => unit.published),
    }),
    lastPublishedAt: t.field({
      type: 'Instant',
      nullable: true,
      description: 'For a group: of the member that was published last (D4).',
      resolve: async (group, _, ctx) => lastPublished(await calendarsOf(ctx, group)),
    }),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    availableFrom: t.field({
      type: 'Day',
      resolve: async (group, _, ctx) => (await unitOfListing(ctx, group)).availableFrom,
    }),
    availableTo: t.field({
      type: 'Day',
      nullable: true,
      resolve: async (group, _, ctx) => (await unitOfListing(ctx, group)).availableTo,
    }),
    coverImage: t.field({
      type: imageType,
      resolve: async (group, _, ctx) => (await coverOfGroup(ctx, group.groupId)) ?? placeholderPicture,
    }),
    images: t.field({
      type: [imageType],
      resolve: async (group, _, ctx) => (await picturesOfGroup(ctx, group.groupId)) ?? [placeholderPicture],
    }),
    currentState: t.field({
      type: currentStateType,
      resolve: async (group, _, ctx) =>
        stateOfGroup(group.partOfGroup, await calendarsOf(ctx, group), ctx.today()),
    }),
    next90Days: t.field({
      type: [daySegmentType],
      resolve: async (group, _, ctx) => segmentsOfGroup(await calendarsOf(ctx, group), ctx.today()),
    }),
    freeFrom: t.field({
      type: 'Day',
      nullable: true,
      resolve: async (group, _, ctx) => freeFromOfGroup(await calendarsOf(ctx, group), ctx.today()),
    }),
    counts: t.field({
      type: countsType,
      resolve: async ({ groupId }, _, ctx) => givenCounts(groupId, await countsOfGroup(ctx, groupId)),
    }),
    group: t.field({
      type: [unitType],
      description: 'The units, for a group.',
      resolve: async (group, _, ctx) => {
        const compare = compareSublistings(ctx.language)
        return (await calendarsOf(ctx, group)).toSorted((a, b) => compare(a.unit, b.unit))
      },
    }),
    unitCount: t.int({ resolve: async (group, _, ctx) => (await calendarsOf(ctx, group)).length }),
  }),
})
