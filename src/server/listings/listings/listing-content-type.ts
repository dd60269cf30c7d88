import { AMENITIES, type Amenity, type AmenitiesAvailability } from '../../../domain/catalogue/listings.ts'
import { floorPlanUrlOf } from '../../../domain/listings/floor-plan-url.ts'
import {
  energyCertificateOf,
  keysProvidedOf,
  roomsOf,
  servicesOf,
} from '../../../domain/listings/listing-details.ts'
import { labelsIn } from '../../../domain/listings/listing-labels.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum, listingLanguageEnum } from '../../kernel/graphql/enums.ts'
import type { ContentRow, LandlordRow } from './content-sql.ts'
import { contentOfGroup, landlordById, locationOfUnit, payoutOfGroup, picturesOfGroup } from './loaders.ts'
import {
  amenitiesAvailabilityType,
  apartmentRulesType,
  calculationMethodType,
  energyCertificateType,
  keysProvidedType,
  listingServicesType,
  maxVacancyUnitType,
  roomInformationType,
} from './listing-details-type.ts'
import { listingType, unitOfListing } from './listing-type.ts'
import type { PayoutRow } from './payout-sql.ts'
import { pictureSectionType, pictureType, sectionsOf } from './picture-type.ts'
import type { GroupRow } from './sql.ts'

const keyAccountLabel = 'KA'

/** The details of a visible group's content. */
export async function contentOf(ctx: Context, group: GroupRow): Promise<ContentRow> {
  const content = await contentOfGroup(ctx, group.groupId)
  if (!content) throw new Error(`The group ${group.groupId} is gone.`)
  return content
}

async function payoutOf(ctx: Context, group: GroupRow): Promise<PayoutRow> {
  const payout = await payoutOfGroup(ctx, group.groupId)
  if (!payout) throw new Error(`The group ${group.groupId} is gone.`)
  return payout
}

const landlordType = builder.objectRef<LandlordRow>('ListingLandlord').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
  }),
})

const payoutInformationType = builder.objectRef<PayoutRow>('PayoutInformation').implement({
  policy: 'full',
  fields: (t) => ({
    bankAccountId: t.exposeID('bankAccountId', { nullable: true }),
    depositBankAccountId: t.exposeID('depositBankAccountId', { nullable: true }),
    contactPersonId: t.exposeID('contactPersonId', { nullable: true }),
    billingAddressId: t.exposeID('billingAddressId', { nullable: true }),
  }),
})

/** GraphQL AvailableAmenity: what a home has, and where. */
export const availableAmenityType = builder
  .objectRef<{ amenity: Amenity; availability: AmenitiesAvailability }>('AvailableAmenity')
  .implement({
    policy: 'public',
    fields: (t) => ({
      amenity: t.expose('amenity', { type: catalogueEnum('amenity') }),
      availability: t.expose('availability', { type: amenitiesAvailabilityType }),
    }),
  })

/** GraphQL ApartmentState. */
export const apartmentStateType = catalogueEnum('apartmentState')

// Whose it is, and what is behind the content.
builder.objectFields(listingType, (t) => ({
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
}))

// What tenants are told, and what they get.
builder.objectFields(listingType, (t) => ({
  locationInBuilding: t.field({
    type: 'JSON',
    resolve: async (group, _, ctx) => (await locationOfUnit(ctx, (await unitOfListing(ctx, group)).id)) ?? {},
  }),
  floor: t.int({
    nullable: true,
    resolve: async (group, _, ctx) => (await unitOfListing(ctx, group)).floor,
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
}))

// Each amenity is a flag of the listing itself (D3).
builder.objectFields(listingType, (t) => ({
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
}))

/** What a home has, each with where; nothing said means that it is simply there. */
export function availableAmenities(
  { amenities }: GroupRow,
  { amenitiesAvailability }: ContentRow,
): { amenity: Amenity; availability: AmenitiesAvailability }[] {
  return amenities.map((amenity) => ({
    amenity,
    availability: amenitiesAvailability[amenity] ?? 'AVAILABLE',
  }))
}
