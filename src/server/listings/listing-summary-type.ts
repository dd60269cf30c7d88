import { listingIdentifier } from '../../domain/identifier.ts'
import { builder } from '../graphql/builder.ts'
import { coverOfGroup, groupById } from './loaders.ts'
import type { PictureRow } from './pictures-sql.ts'
import type { GroupRow } from './sql.ts'

/** A picture as it is shown, wherever it belongs. */
export type ShownPicture = Omit<PictureRow, 'id' | 'groupId'>

/** The picture that stands where a listing has none. */
export const placeholderPicture: ShownPicture = {
  name: 'placeholder',
  category: 'OTHER',
  contentHash: 'placeholder',
  urls: {
    thumbnail: '/placeholder-thumbnail.webp',
    small: '/placeholder-small.webp',
    medium: '/placeholder-medium.webp',
    large: '/placeholder-large.webp',
  },
}

/** GraphQL ImageUrls: the four sizes of a picture. */
export const imageUrlsType = builder.objectRef<PictureRow['urls']>('ImageUrls').implement({
  policy: 'visible',
  fields: (t) => ({
    thumbnail: t.exposeString('thumbnail'),
    small: t.exposeString('small'),
    medium: t.exposeString('medium'),
    large: t.exposeString('large'),
  }),
})

/** GraphQL Image. */
export const imageType = builder.objectRef<ShownPicture>('Image').implement({
  policy: 'visible',
  fields: (t) => ({
    name: t.exposeString('name'),
    category: t.exposeString('category'),
    contentHash: t.exposeString('contentHash'),
    urls: t.field({ type: imageUrlsType, resolve: (image) => image.urls }),
  }),
})

/** What an address is made of. */
export type AddressRow = Pick<GroupRow, 'street' | 'streetNumber' | 'zipCode' | 'city' | 'country'>

/** GraphQL Address. */
export const addressType = builder.objectRef<AddressRow>('Address').implement({
  policy: 'visible',
  fields: (t) => ({
    street: t.exposeString('street'),
    streetNumber: t.exposeString('streetNumber'),
    zipCode: t.exposeString('zipCode'),
    city: t.exposeString('city'),
    country: t.exposeString('country'),
  }),
})

/** A listing as something else refers to it. */
export interface ListingReference {
  groupId: string
  /** The chosen unit, once there is one. */
  unitId: string | null
  unitName: string | null
  /** True for a tenant without a contract: street and name are told with the contract. */
  concealed?: boolean
}

/** GraphQL ListingSummary. */
export const listingSummaryType = builder
  .objectRef<ListingReference & { group: GroupRow }>('ListingSummary')
  .implement({
    policy: 'visible',
    fields: (t) => ({
      _id: t.id({ resolve: (listing) => listing.unitId ?? listing.groupId }),
      groupId: t.exposeID('groupId'),
      partOfGroup: t.boolean({ resolve: ({ group }) => group.partOfGroup }),
      name: t.string({ resolve: shownName }),
      title: t.field({ type: 'JSON', resolve: ({ group }) => group.title }),
      identifier: t.string({
        resolve: (listing) => listingIdentifier({ apartmentName: listing.unitName ?? shownName(listing) }),
      }),
      address: t.field({
        type: addressType,
        resolve: ({ group, concealed }) => (concealed ? { ...group, street: '', streetNumber: '' } : group),
      }),
      unitName: t.exposeString('unitName', { nullable: true }),
      coverImage: t.field({
        type: imageType,
        resolve: async ({ groupId }, _, ctx) => (await coverOfGroup(ctx, groupId)) ?? placeholderPicture,
      }),
    }),
  })

function shownName({ group, concealed }: { group: GroupRow; concealed?: boolean }): string {
  return concealed ? `${group.zipCode} ${group.city}` : group.name
}

/** The listing that a row refers to, with its content. */
export async function listingOf(ctx: Parameters<typeof groupById>[0], reference: ListingReference) {
  const group = await groupById(ctx, reference.groupId)
  if (!group) throw new Error(`The group ${reference.groupId} is gone.`)
  return { ...reference, group }
}

/** GraphQL Duration. */
export const durationType = builder.objectRef<{ months: number; days: number }>('Duration').implement({
  policy: 'visible',
  fields: (t) => ({ months: t.exposeInt('months'), days: t.exposeInt('days') }),
})

/** GraphQL Verdict. */
export const verdictType = builder.objectRef<{ value: boolean; reason: string | null }>('Verdict').implement({
  policy: 'visible',
  fields: (t) => ({ value: t.exposeBoolean('value'), reason: t.exposeString('reason', { nullable: true }) }),
})
