import { energyCertificateOf, roomsOf, servicesOf } from '../../../domain/listings/listing-details.ts'
import { parseFloorPlanUrl } from '../../../domain/listings/floor-plan-url.ts'
import { listFiles, type FileRow } from '../../kernel/files/sql.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { listingLanguageEnum } from '../../kernel/graphql/enums.ts'
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

// What of a listing's content anybody may know (D3); the law wants certificate and registration number shown.
builder.objectFields(publicListingType, (t) => ({
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
}))
