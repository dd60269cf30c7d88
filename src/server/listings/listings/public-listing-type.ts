import { type Stay, addDays, addMonths, compareDays } from '../../../domain/kernel/day.ts'
import { parseFloorPlanUrl } from '../../../domain/listings/floor-plan-url.ts'
import { energyCertificateOf, roomsOf, servicesOf } from '../../../domain/listings/listing-details.ts'
import { UKRAINE_LABEL } from '../../../domain/listings/listing-purpose.ts'
import { earliestCreated } from '../../../domain/listings/listing-order.ts'
import { nextVacancy } from '../../../domain/calendars/occupancy.ts'
import { stayLimits, strictestLimit } from '../../../domain/listings/stay-limits.ts'
import { rentForDays } from '../../../domain/calendars/unit-rent.ts'
import { unavailableDays } from '../../../domain/calendars/unavailable-days.ts'
import { type Calendar, loadCalendars, published } from '../occupancy/calendars.ts'
import { type FileRow, listFiles } from '../../kernel/files/sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { catalogueEnum, listingLanguageEnum } from '../../kernel/graphql/enums.ts'
import {
  apartmentRulesType,
  apartmentStateType,
  availableAmenities,
  availableAmenityType,
  contentOf,
  energyCertificateType,
  listingServicesType,
  roomInformationType,
} from './listing-details-type.ts'
import { picturesOfGroup } from './loaders.ts'
import { placeholderPicture, seasonType, shownImageType, stayDiscountType } from './listing-summary-type.ts'
import { type GroupRow, limitedBy } from './sql.ts'
import { publicAreaType } from './listing-point-type.ts'
import { areaOfGroup } from './point-loaders.ts'

const monthsAhead = 18

const calendarsFromToday = batched((ctx, groupIds: readonly string[]) =>
  loadCalendars(ctx.db, groupIds, ctx.today()),
)

async function openUnits(ctx: Context, group: GroupRow): Promise<Calendar[]> {
  return published((await calendarsFromToday(ctx, group.groupId)) ?? [])
}

// What was taken out since the group was read leaves a listing of it: the id is never the group's.
async function publicListingId(ctx: Context, group: GroupRow): Promise<string> {
  const unitsOf = (calendars: readonly Calendar[]) => calendars.map(({ unit }) => unit)
  const all = (await calendarsFromToday(ctx, group.groupId)) ?? []
  const first = earliestCreated(unitsOf(published(all))) ?? earliestCreated(unitsOf(all))
  if (!first) throw new Error(`The group ${group.groupId} has no unit.`)
  return first.id
}

/** GraphQL DayRange: from the first to the last day. */
export const dayRangeType = builder.objectRef<Stay>('DayRange').implement({
  policy: 'public',
  fields: (t) => ({ from: t.expose('from', { type: 'Day' }), to: t.expose('to', { type: 'Day' }) }),
})

const fileOfPlan = batched(
  async (ctx, ids: readonly string[]): Promise<Map<string, FileRow>> =>
    new Map((await listFiles(ctx.db, ids)).map((file) => [file.id, file])),
)

const floorPlanType = builder.objectRef<FileRow>('PublicFloorPlan').implement({
  policy: 'public',
  description: 'A floor plan without the name of its file, which may be the address.',
  fields: (t) => ({
    downloadUrl: t.string({ resolve: ({ id }) => `/api/files/${id}` }),
    isImage: t.boolean({
      description: 'Whether it can be shown; a PDF is downloaded.',
      resolve: ({ contentType }) => contentType.startsWith('image/'),
    }),
    size: t.exposeInt('size', { description: 'In bytes.' }),
  }),
})

/** GraphQL PublicListing: what anybody may know of a published listing. */
export const publicListingType = builder.objectRef<GroupRow>('PublicListing').implement({
  policy: 'public',
  fields: (t) => ({
    _id: t.id({ resolve: (group, _, ctx) => publicListingId(ctx, group) }),
    groupId: t.exposeID('groupId'),
    partOfGroup: t.exposeBoolean('partOfGroup'),
    // Without street and number: the exact address is told after booking, so the name must not carry it either.
    name: t.string({ resolve: (group) => `${group.zipCode} ${group.city}` }),
    title: t.expose('title', { type: 'JSON' }),
    description: t.expose('description', { type: 'JSON' }),
    city: t.exposeString('city'),
    zipCode: t.exposeString('zipCode'),
    country: t.exposeString('country'),
    placeArea: t.field({
      type: publicAreaType,
      nullable: true,
      description: 'Where it is, as far as anybody may know; null where nothing is known.',
      resolve: (group, _, ctx) => areaOfGroup(ctx, group.groupId),
    }),
    price: t.exposeFloat('fromPrice', { description: 'A month in the cheapest of its units.' }),
    highestPrice: t.exposeFloat('toPrice', { description: 'A month in the dearest of its units.' }),
    hasSeveralRents: t.boolean({
      description: 'Whether its units cost different rents: a stay may cost more than the price.',
      resolve: ({ fromPrice, toPrice }) => fromPrice !== toPrice,
    }),
    priceFor: t.float({
      description:
        'What a month costs, before seasons and discounts, where these days are asked for: in the cheapest unit that is free.',
      args: {
        from: t.arg({ type: 'Day', required: true }),
        to: t.arg({ type: 'Day', required: true }),
      },
      resolve: async (group, stay, ctx) => rentForDays(group, await openUnits(ctx, group), stay),
    }),
    currency: t.exposeString('currency'),
    deposit: t.exposeFloat('deposit'),
    area: t.exposeInt('area'),
    accommodates: t.exposeInt('accommodates'),
    homeType: t.expose('homeType', { type: catalogueEnum('homeType') }),
    furnitureStandard: t.expose('furnitureStandard', { type: catalogueEnum('furnitureStandard') }),
    amenities: t.expose('amenities', { type: [catalogueEnum('amenity')] }),
    petRule: t.expose('petRule', { type: catalogueEnum('apartmentRule') }),
    smokingRule: t.expose('smokingRule', { type: catalogueEnum('apartmentRule') }),
    isForUkrainians: t.boolean({
      description: 'Whether it is offered to people who have fled from Ukraine.',
      resolve: ({ labels }) => labels.includes(UKRAINE_LABEL),
    }),
    houseRules: t.expose('houseRules', { type: 'JSON' }),
    images: t.field({
      type: [shownImageType],
      resolve: async (group, _, ctx) => (await picturesOfGroup(ctx, group.groupId)) ?? [placeholderPicture],
    }),
    unitCount: t.int({ resolve: async (group, _, ctx) => (await openUnits(ctx, group)).length }),
    availableFrom: t.field({
      type: 'Day',
      nullable: true,
      resolve: async (group, _, ctx) => {
        const days = (await openUnits(ctx, group)).flatMap(
          (calendar) => nextVacancy(calendar, ctx.today()) ?? [],
        )
        return days.toSorted(compareDays)[0]
      },
    }),
    unavailable: t.field({
      type: [dayRangeType],
      description: 'From today over 18 months: days on which no unit is free.',
      resolve: async (group, _, ctx) => {
        const today = ctx.today()
        return unavailableDays(await openUnits(ctx, group), {
          from: today,
          to: addDays(addMonths(today, monthsAhead), -1),
        })
      },
    }),
    minMonths: t.int({ nullable: true, resolve: (group, _, ctx) => limitOf(group, 'MINIMUM', ctx) }),
    maxMonths: t.int({ nullable: true, resolve: (group, _, ctx) => limitOf(group, 'MAXIMUM', ctx) }),

    // What of its content anybody may know (D3); the law wants certificate and registration number shown.
    listingLanguages: t.field({
      type: [listingLanguageEnum],
      resolve: async (group, _, ctx) => (await contentOf(ctx, group)).listingLanguages,
    }),
    registrationNumber: t.string({
      nullable: true,
      resolve: async (group, _, ctx) => (await contentOf(ctx, group)).registrationNumber,
    }),
    additionalInformation: t.field({
      type: 'JSON',
      resolve: async (group, _, ctx) => (await contentOf(ctx, group)).additionalInformation,
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
    roomsInformation: t.field({
      type: [roomInformationType],
      resolve: async (group, _, ctx) => roomsOf((await contentOf(ctx, group)).rooms),
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
    amenitiesAvailability: t.field({
      type: [availableAmenityType],
      resolve: async (group, _, ctx) => availableAmenities(group, await contentOf(ctx, group)),
    }),
    floorPlan: t.field({
      type: floorPlanType,
      nullable: true,
      resolve: async (group, _, ctx) => {
        const plan = parseFloorPlanUrl((await contentOf(ctx, group)).floorPlanUrl)
        const file = plan && 'fileId' in plan ? await fileOfPlan(ctx, plan.fileId) : null
        return file?.isPublic ? file : null
      },
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
  }),
})

function limitOf(group: GroupRow, rule: 'MINIMUM' | 'MAXIMUM', ctx: Context): number | null {
  return strictestLimit(stayLimits(limitedBy(group), ctx.today()), rule)
}
