import type { AmenitiesAvailability, Amenity, ApartmentRule } from '../../../domain/catalogue/listings.ts'
import type {
  EnergyCertificate,
  KeysProvided,
  ListingServices,
  RoomInformation,
} from '../../../domain/listings/listing-details.ts'
import type { Gap } from '../../../domain/listings/listing-gaps.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { worksOnWhole } from '../../kernel/viewer/visible-to.ts'
import type { ContentRow, LandlordRow, LastRentChange } from './content-sql.ts'
import { contentOfGroup, payoutOfGroup } from './loaders.ts'
import { type GroupAccountsRow, NO_ACCOUNTS } from './payout-sql.ts'
import type { GroupRow } from './sql.ts'
import { parseDay } from '../../../domain/kernel/day.ts'

/** GraphQL MaxVacancyUnit. */
export const maxVacancyUnitType = catalogueEnum('maxVacancyUnit')

/** GraphQL InvoiceCalculationMethod. */
export const calculationMethodType = catalogueEnum('invoiceCalculationMethod')

const roomType = catalogueEnum('roomType')

/** GraphQL RoomInformation (D3 roomsInformation). */
export const roomInformationType = builder.objectRef<RoomInformation>('RoomInformation').implement({
  policy: 'public',
  fields: (t) => ({
    roomType: t.expose('roomType', { type: roomType }),
    singleBedsCount: t.exposeInt('singleBedsCount'),
    doubleBedsCount: t.exposeInt('doubleBedsCount'),
    guestBedsCount: t.exposeInt('guestBedsCount'),
    couchBedsCount: t.exposeInt('couchBedsCount'),
    othersCount: t.exposeInt('othersCount'),
  }),
})

const certificateAvailability = catalogueEnum('energyCertificateAvailability')
const certificateKind = catalogueEnum('energyCertificateType')
const efficiencyClass = catalogueEnum('energyEfficiencyClass')
const heatingMethod = catalogueEnum('heatingMethod')
const mainEnergySource = catalogueEnum('mainEnergySource')

/** GraphQL EnergyCertificate (D3); consumption in kWh per square metre and year. */
export const energyCertificateType = builder.objectRef<EnergyCertificate>('EnergyCertificate').implement({
  policy: 'public',
  description: 'Consumption in kWh per square metre and year.',
  fields: (t) => ({
    availability: t.expose('availability', { type: certificateAvailability }),
    mainEnergySource: t.expose('mainEnergySource', { type: mainEnergySource, nullable: true }),
    heatingMethod: t.expose('heatingMethod', { type: heatingMethod, nullable: true }),
    yearOfConstruction: t.exposeInt('yearOfConstruction', { nullable: true }),
    isYearOfConstructionUnknown: t.exposeBoolean('isYearOfConstructionUnknown'),
    energyConsumption: t.exposeFloat('energyConsumption', { nullable: true }),
    electricityConsumption: t.exposeFloat('electricityConsumption', { nullable: true }),
    heatingConsumption: t.exposeFloat('heatingConsumption', { nullable: true }),
    efficiencyClass: t.expose('efficiencyClass', { type: efficiencyClass, nullable: true }),
    certificateType: t.expose('certificateType', { type: certificateKind, nullable: true }),
    issueDate: t.field({
      type: 'Day',
      nullable: true,
      resolve: ({ issueDate }) => (issueDate === null ? null : parseDay(issueDate)),
    }),
  }),
})

const servicesAvailability = catalogueEnum('servicesAvailability')
const parkingOption = catalogueEnum('parkingOption')

const amenitiesAvailabilityType = catalogueEnum('amenitiesAvailability')

/** GraphQL ListingServices (D3 services). */
export const listingServicesType = builder.objectRef<ListingServices>('ListingServices').implement({
  policy: 'public',
  fields: (t) => ({
    isServiced: t.exposeBoolean('isServiced'),
    garage: t.exposeBoolean('garage'),
    cleaningV2: t.expose('cleaningV2', { type: servicesAvailability }),
    parkingV2: t.expose('parkingV2', { type: parkingOption }),
    fitnessV2: t.expose('fitnessV2', { type: amenitiesAvailabilityType }),
    conciergeV2: t.expose('conciergeV2', { type: servicesAvailability }),
    cityRegistrationDocuments: t.exposeBoolean('cityRegistrationDocuments'),
    tenantCanChangeThePostBoxName: t.exposeBoolean('tenantCanChangeThePostBoxName'),
    internetConnectionSpeedMbps: t.exposeInt('internetConnectionSpeedMbps', { nullable: true }),
    broadcastingFeeIncludedInRent: t.exposeBoolean('broadcastingFeeIncludedInRent'),
  }),
})

/** GraphQL KeysProvided (D3): how many of each, and whether one gets in without. */
export const keysProvidedType = builder.objectRef<KeysProvided>('KeysProvided').implement({
  policy: 'visible',
  fields: (t) => ({
    keylessAccess: t.exposeBoolean('keylessAccess'),
    buildingEntrance: t.exposeInt('buildingEntrance'),
    apartmentEntrance: t.exposeInt('apartmentEntrance'),
    basement: t.exposeInt('basement'),
    mailbox: t.exposeInt('mailbox'),
    generalKey: t.exposeInt('generalKey'),
    otherKeys: t.exposeInt('otherKeys'),
  }),
})

const apartmentRule = catalogueEnum('apartmentRule')

/** A rule of the house with its conditions by language. */
export interface HouseRule {
  rule: ApartmentRule
  conditions: Record<string, string>
}

/** GraphQL ApartmentRules (D3 petRules, smokingRules). */
export const apartmentRulesType = builder.objectRef<HouseRule>('ApartmentRules').implement({
  policy: 'public',
  fields: (t) => ({
    rule: t.expose('rule', { type: apartmentRule }),
    conditions: t.expose('conditions', { type: 'JSON' }),
  }),
})

/** GraphQL ListingLandlord. */
export const landlordType = builder.objectRef<LandlordRow>('ListingLandlord').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
  }),
})

/** GraphQL PayoutInformation. */
export const payoutInformationType = builder.objectRef<GroupAccountsRow>('PayoutInformation').implement({
  policy: 'full',
  fields: (t) => ({
    bankAccountId: t.exposeID('bankAccountId', { nullable: true }),
    depositBankAccountId: t.exposeID('depositBankAccountId', { nullable: true }),
    contactPersonId: t.exposeID('contactPersonId', { nullable: true }),
    billingAddressId: t.exposeID('billingAddressId', { nullable: true }),
  }),
})

/** GraphQL AvailableAmenity: what an apartment has, and where. */
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

/** What an apartment has, each with where; nothing said means that it is simply there. */
export function availableAmenities(
  { amenities }: GroupRow,
  { amenitiesAvailability }: ContentRow,
): { amenity: Amenity; availability: AmenitiesAvailability }[] {
  return amenities.map((amenity) => ({
    amenity,
    availability: amenitiesAvailability[amenity] ?? 'AVAILABLE',
  }))
}

/** GraphQL ListingGap: what is missing before a listing may be published, and where it is told. */
export const gapType = builder.objectRef<Gap>('ListingGap').implement({
  policy: 'visible',
  fields: (t) => ({
    gap: t.expose('gap', { type: catalogueEnum('listingGap') }),
    step: t.exposeString('step'),
    field: t.exposeString('field'),
  }),
})

/** The details of a visible group's content. */
export async function contentOf(ctx: Context, group: GroupRow): Promise<ContentRow> {
  const content = await contentOfGroup(ctx, group.groupId)
  if (!content) throw new Error(`The group ${group.groupId} is gone.`)
  return content
}

/** To whom a visible group's money goes; nothing to who works on single units of it alone (decision 111). */
export async function payoutOf(ctx: Context, group: GroupRow): Promise<GroupAccountsRow> {
  if (!worksOnWhole(ctx.viewer, group)) return { groupId: group.groupId, ...NO_ACCOUNTS }
  const payout = await payoutOfGroup(ctx, group.groupId)
  if (!payout) throw new Error(`The group ${group.groupId} is gone.`)
  return payout
}

/** GraphQL LastRentChange. */
export const lastRentChangeType = builder.objectRef<LastRentChange>('LastRentChange').implement({
  policy: 'full',
  fields: (t) => ({
    before: t.exposeFloat('before', {
      description: 'Per month, in minor units; of a unit 0 is the rent of its group.',
    }),
    after: t.exposeFloat('after', { description: 'Per month, in minor units.' }),
    currency: t.exposeString('currency'),
    at: t.expose('at', { type: 'Instant' }),
  }),
})
