import { rentOfUnit } from '../../../domain/calendars/unit-rent.ts'
import { AMENITIES, type Amenity } from '../../../domain/catalogue/listings.ts'
import { floorPlanUrlOf } from '../../../domain/listings/floor-plan-url.ts'
import {
  energyCertificateOf,
  keysProvidedOf,
  roomsOf,
  servicesOf,
} from '../../../domain/listings/listing-details.ts'
import { labelsIn } from '../../../domain/listings/listing-labels.ts'
import { compareSublistings, givenCounts } from '../../../domain/listings/listing-order.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum, listingLanguageEnum } from '../../kernel/graphql/enums.ts'
import { after } from '../../kernel/graphql/loader.ts'
import { worksOnWhole } from '../../kernel/viewer/visible-to.ts'
import type { UnitDays } from '../occupancy/calendars.ts'
import {
  apartmentRulesType,
  apartmentStateType,
  availableAmenities,
  availableAmenityType,
  calculationMethodType,
  contentOf,
  energyCertificateType,
  gapType,
  keysProvidedType,
  landlordType,
  lastRentChangeType,
  listingServicesType,
  maxVacancyUnitType,
  payoutInformationType,
  payoutOf,
  roomInformationType,
} from './listing-details-type.ts'
import { countsType, currentStateType, daySegmentType, unitType } from './listing-state-type.ts'
import {
  addressType,
  imageType,
  placeholderPicture,
  seasonType,
  stayDiscountType,
} from './listing-summary-type.ts'
import {
  archivedOfGroup,
  countsOfGroup,
  coverOfGroup,
  gapsOfGroup,
  landlordById,
  lastRentChangeOf,
  locationOfUnit,
  picturesOfGroup,
} from './loaders.ts'
import { pictureSectionType, pictureType, sectionsOf } from './picture-type.ts'
import { type ListingRow, ownerOfRent, withRents, withUnit, withUnits } from './units-of-listing.ts'
import { freeFromOfGroup, segmentsOfGroup, stateOfGroup } from './states.ts'

const keyAccountLabel = 'KA'

function lastPublished(calendars: readonly UnitDays[]): Temporal.Instant | null {
  return calendars
    .flatMap(({ unit }) => unit.lastPublishedAt ?? [])
    .reduce<Temporal.Instant | null>(
      (last, at) => (last && Temporal.Instant.compare(last, at) >= 0 ? last : at),
      null,
    )
}

/** GraphQL Listing: a group, standing for its single unit or for all of them (D3). */
export const listingType = builder.objectRef<ListingRow>('Listing').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.id({
      description: "The unit's id: the one asked for, the only one, or for a group that of its first.",
      resolve: (group, _, ctx) => withUnit(ctx, group, (unit) => unit.id),
    }),
    groupId: t.exposeID('groupId'),
    partOfGroup: t.exposeBoolean('partOfGroup'),
    lastRentChange: t.field({
      type: lastRentChangeType,
      nullable: true,
      policy: 'full',
      description:
        'The last change of its rent that is in force, of its own for a unit that has one; null where none was made since changes are kept.',
      resolve: async (listing, _, ctx) =>
        (await lastRentChangeOf(ctx, await ownerOfRent(ctx, listing))) ?? null,
    }),
    name: t.exposeString('name', { description: 'Name of the group or of the single listing.' }),
    apartmentName: t.string({
      resolve: (group, _, ctx) => withUnit(ctx, group, (unit) => unit.apartmentName),
    }),
    externalId: t.string({
      nullable: true,
      description: 'Null for a group, whose units have one each.',
      resolve: (group, _, ctx) =>
        group.partOfGroup && !group.unitId ? null : withUnit(ctx, group, (unit) => unit.externalId),
    }),
    title: t.expose('title', { type: 'JSON' }),
    description: t.expose('description', { type: 'JSON' }),
    address: t.field({ type: addressType, resolve: (group) => group }),
    city: t.exposeString('city'),
    zipCode: t.exposeString('zipCode'),
    price: t.exposeFloat('price', {
      description: 'A month in it, and in those of its units that have no rent of their own.',
    }),
    fromPrice: t.float({
      description: 'A month in the cheapest of its units: of the published ones, else of all.',
      resolve: (group, _, ctx) => withRents(ctx, group, ({ lowest }) => lowest),
    }),
    hasSeveralRents: t.boolean({
      description: 'Whether these units cost different rents.',
      resolve: (group, _, ctx) => withRents(ctx, group, ({ lowest, highest }) => lowest !== highest),
    }),
    unitRent: t.float({
      description: 'A month in the unit: its own rent, or that of its group.',
      resolve: (group, _, ctx) => withUnit(ctx, group, (unit) => rentOfUnit(group, unit)),
    }),
    hasOwnRent: t.boolean({
      description: 'Whether the unit has a rent of its own.',
      resolve: (group, _, ctx) => withUnit(ctx, group, (unit) => unit.price !== null),
    }),
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
      resolve: (group, _, ctx) => withUnits(ctx, group, (units) => units.some(({ unit }) => unit.published)),
    }),
    lastPublishedAt: t.field({
      type: 'Instant',
      nullable: true,
      description: 'For a group: of the member that was published last (D4).',
      resolve: (group, _, ctx) => withUnits(ctx, group, lastPublished),
    }),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    availableFrom: t.field({
      type: 'Day',
      resolve: (group, _, ctx) => withUnit(ctx, group, (unit) => unit.availableFrom),
    }),
    availableTo: t.field({
      type: 'Day',
      nullable: true,
      resolve: (group, _, ctx) => withUnit(ctx, group, (unit) => unit.availableTo),
    }),
    coverImage: t.field({
      type: imageType,
      resolve: (group, _, ctx) =>
        after(coverOfGroup.now(ctx, group.groupId), (cover) => cover ?? placeholderPicture),
    }),
    images: t.field({
      type: [imageType],
      resolve: async (group, _, ctx) => (await picturesOfGroup(ctx, group.groupId)) ?? [placeholderPicture],
    }),
    currentState: t.field({
      type: currentStateType,
      resolve: (group, _, ctx) =>
        withUnits(ctx, group, (units) => stateOfGroup(group.partOfGroup, units, ctx.today())),
    }),
    next90Days: t.field({
      type: [daySegmentType],
      resolve: (group, _, ctx) => withUnits(ctx, group, (units) => segmentsOfGroup(units, ctx.today())),
    }),
    freeFrom: t.field({
      type: 'Day',
      nullable: true,
      resolve: (group, _, ctx) => withUnits(ctx, group, (units) => freeFromOfGroup(units, ctx.today())),
    }),
    counts: t.field({
      type: countsType,
      resolve: (group, _, ctx) =>
        after(countsOfGroup(ctx, group), (counts) => givenCounts(group.groupId, counts)),
    }),
    group: t.field({
      type: [unitType],
      description: 'The units, for a group.',
      resolve: (group, _, ctx) => {
        const compare = compareSublistings(ctx.language)
        return withUnits(ctx, group, (units) => units.toSorted((a, b) => compare(a.unit, b.unit)))
      },
    }),
    unitCount: t.int({ resolve: (group, _, ctx) => withUnits(ctx, group, (units) => units.length) }),
    isWhole: t.boolean({
      description: 'Whether the viewer works on all of it, and so may change it; not on single units alone.',
      resolve: (group, _, ctx) => worksOnWhole(ctx.viewer, group),
    }),
    gaps: t.field({
      type: [gapType],
      policy: 'full',
      description: 'What is missing before it may be published, for who works on all of it.',
      resolve: async (group, _, ctx) =>
        worksOnWhole(ctx.viewer, group) ? ((await gapsOfGroup(ctx, group.groupId)) ?? []) : [],
    }),
    archivedAt: t.field({
      type: 'Instant',
      nullable: true,
      resolve: async ({ groupId }, _, ctx) => (await archivedOfGroup(ctx, groupId)) ?? null,
    }),

    // Whose it is, and what is behind the content.
    landlord: t.field({
      type: landlordType,
      resolve: async ({ landlordId }, _, ctx) => {
        const landlord = await landlordById(ctx, landlordId)
        if (!landlord) throw new Error(`The landlord ${landlordId} is gone.`)
        return landlord
      },
    }),
    labels: t.field({
      type: [catalogueEnum('tag')],
      policy: 'full',
      description: 'Flags and tags (C3), that of its country among them.',
      resolve: ({ country, labels }) => labelsIn(country, labels),
    }),
    isKA: t.boolean({
      policy: 'full',
      description: 'Whether it belongs to a key account.',
      resolve: ({ labels }) => labels.includes(keyAccountLabel),
    }),
    billingDetailsItemId: t.id({
      policy: 'full',
      nullable: true,
      resolve: async (group, _, ctx) => (await payoutOf(ctx, group)).billingDetailsItemId,
    }),
    payoutInformation: t.field({
      type: payoutInformationType,
      policy: 'full',
      resolve: (group, _, ctx) => payoutOf(ctx, group),
    }),
    isCompliant: t.boolean({
      policy: 'full',
      nullable: true,
      description: 'Null before the first check.',
      resolve: async (group, _, ctx) => (await payoutOf(ctx, group)).isCompliant,
    }),
    isExempt: t.boolean({
      policy: 'full',
      nullable: true,
      resolve: async (group, _, ctx) => (await payoutOf(ctx, group)).isExempt,
    }),

    // What tenants are told, and what they get.
    locationInBuilding: t.field({
      type: 'JSON',
      resolve: async (group, _, ctx) =>
        (await locationOfUnit(ctx, await withUnit(ctx, group, (unit) => unit.id))) ?? {},
    }),
    floor: t.int({
      nullable: true,
      resolve: (group, _, ctx) => withUnit(ctx, group, (unit) => unit.floor),
    }),
    listingLanguages: t.field({
      type: [listingLanguageEnum],
      resolve: async (group, _, ctx) => (await contentOf(ctx, group)).listingLanguages,
    }),
    registrationNumber: t.string({
      nullable: true,
      resolve: async (group, _, ctx) => (await contentOf(ctx, group)).registrationNumber,
    }),
    minBookingDuration: t.exposeInt('minBookingDuration', { nullable: true, description: 'In months.' }),
    minBookingDurationPermitId: t.exposeString('minBookingDurationPermitId', { nullable: true }),
    minBookingDurationExemption: t.exposeBoolean('minBookingDurationExemption'),
    maxBookingDuration: t.exposeInt('maxBookingDuration', { nullable: true, description: 'In months.' }),
    maxVacancy: t.exposeInt('maxVacancy', {
      policy: 'full',
      nullable: true,
      description: 'How long it may stand empty before a stay, in maxVacancyUnit; null for any length.',
    }),
    maxVacancyUnit: t.expose('maxVacancyUnit', { policy: 'full', type: maxVacancyUnitType }),
    invoiceCalculationMethod: t.expose('invoiceCalculationMethod', {
      type: calculationMethodType,
      description: 'How the rent of months that are not whole is calculated.',
    }),
    descriptionV2: t.expose('description', { type: 'JSON' }),
    additionalInformation: t.field({
      type: 'JSON',
      resolve: async (group, _, ctx) => (await contentOf(ctx, group)).additionalInformation,
    }),
    houseRulesText: t.expose('houseRules', { type: 'JSON' }),
    pictures: t.field({
      type: [pictureType],
      resolve: async ({ groupId }, _, ctx) => (await picturesOfGroup(ctx, groupId)) ?? [],
    }),
    picturesBySection: t.field({
      type: [pictureSectionType],
      resolve: async ({ groupId }, _, ctx) => sectionsOf((await picturesOfGroup(ctx, groupId)) ?? []),
    }),
    dropboxImagesSyncedAt: t.field({
      type: 'Instant',
      nullable: true,
      resolve: async (group, _, ctx) => (await contentOf(ctx, group)).dropboxImagesSyncedAt,
    }),
    floorPlanUrl: t.string({
      nullable: true,
      description: 'Null as well when the stored address is of neither form (D5).',
      resolve: async (group, _, ctx) => floorPlanUrlOf((await contentOf(ctx, group)).floorPlanUrl),
    }),
    roomsInformation: t.field({
      type: [roomInformationType],
      resolve: async (group, _, ctx) => roomsOf((await contentOf(ctx, group)).rooms),
    }),
    stayDiscounts: t.field({
      type: [stayDiscountType],
      description:
        'What stays cost less from so many months on, the shortest first; the longest that is reached counts.',
      resolve: (group) => group.stayDiscounts,
    }),
    seasons: t.field({
      type: [seasonType],
      description: 'In which parts of each year a month costs more or less; a stay costs their average.',
      resolve: (group) => group.seasons,
    }),
    finalCleaningFee: t.float({
      resolve: async (group, _, ctx) => (await contentOf(ctx, group)).finalCleaningFee,
    }),
    apartmentState: t.field({
      type: apartmentStateType,
      nullable: true,
      resolve: async (group, _, ctx) => (await contentOf(ctx, group)).apartmentState,
    }),
    energyCertificate: t.field({
      type: energyCertificateType,
      nullable: true,
      resolve: async (group, _, ctx) => energyCertificateOf((await contentOf(ctx, group)).energyCertificate),
    }),
    services: t.field({
      type: listingServicesType,
      resolve: async (group, _, ctx) => servicesOf((await contentOf(ctx, group)).services),
    }),
    keysProvided: t.field({
      type: keysProvidedType,
      resolve: async (group, _, ctx) => keysProvidedOf((await contentOf(ctx, group)).keysProvided),
    }),
    petRules: t.field({
      type: apartmentRulesType,
      resolve: async (group, _, ctx) => ({
        rule: group.petRule,
        conditions: (await contentOf(ctx, group)).petConditions,
      }),
    }),
    smokingRules: t.field({
      type: apartmentRulesType,
      resolve: async (group, _, ctx) => ({
        rule: group.smokingRule,
        conditions: (await contentOf(ctx, group)).smokingConditions,
      }),
    }),

    // Each amenity is a flag of the listing itself (D3).
    ...(Object.fromEntries(
      AMENITIES.map((amenity) => [
        amenity,
        t.boolean({ resolve: (group) => group.amenities.includes(amenity) }),
      ]),
    ) as Record<Amenity, ReturnType<typeof t.boolean>>),
    amenitiesAvailability: t.field({
      type: [availableAmenityType],
      description: 'Where the amenities are to be found (C3).',
      resolve: async (group, _, ctx) => availableAmenities(group, await contentOf(ctx, group)),
    }),
  }),
})
