import type { ApartmentRule } from '../../domain/catalogue/apartment-rule.ts'
import type { ApartmentState } from '../../domain/catalogue/apartment-state.ts'
import { energyCertificateOf, roomsOf, servicesOf } from '../../domain/listing-details.ts'
import { builder } from '../graphql/builder.ts'
import {
  apartmentStateType,
  availableAmenities,
  availableAmenityType,
  contentOf,
} from './listing-content-type.ts'
import {
  apartmentRulesType,
  energyCertificateType,
  listingServicesType,
  roomInformationType,
} from './listing-details-type.ts'
import { publicListingType } from './public-listing-type.ts'

// What of a listing's content anybody may know (D3); the law wants certificate and registration number shown.
builder.objectFields(publicListingType, (t) => ({
  listingLanguages: t.stringList({
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
    resolve: async (group, _, ctx) => (await contentOf(ctx, group)).apartmentState as ApartmentState | null,
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
  petRules: t.field({
    type: apartmentRulesType,
    resolve: async (group, _, ctx) => ({
      rule: group.petRule as ApartmentRule,
      conditions: (await contentOf(ctx, group)).petConditions,
    }),
  }),
  smokingRules: t.field({
    type: apartmentRulesType,
    resolve: async (group, _, ctx) => ({
      rule: group.smokingRule as ApartmentRule,
      conditions: (await contentOf(ctx, group)).smokingConditions,
    }),
  }),
}))
