import type { Season } from '../../../domain/listings/seasons.ts'
import type { StayDiscount } from '../../../domain/listings/stay-discounts.ts'
import type { Verdict } from '../../../domain/kernel/verdict.ts'
import { listingIdentifier } from '../../../domain/listings/identifier.ts'
import { imageCategoryOf } from '../../../domain/listings/pictures.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { coverOfGroup, groupById } from './loaders.ts'
import type { CoverRow, PictureRow } from './pictures-sql.ts'
import type { GroupRow } from './sql.ts'

/** A picture as it is shown, wherever it belongs. */
export type ShownPicture = Omit<CoverRow, 'id' | 'groupId'> & Partial<Pick<PictureRow, 'placeholder'>>

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

/** GraphQL ShownImage: a picture as anybody may see it; what its file was called is the landlord's own business. */
export const shownImageType = builder.objectRef<ShownPicture>('ShownImage').implement({
  policy: 'public',
  fields: (t) => ({
    category: t.field({
      type: catalogueEnum('imageCategory'),
      resolve: ({ category }) => imageCategoryOf(category),
    }),
    urls: t.field({ type: imageUrlsType, resolve: (image) => image.urls }),
    placeholder: t.string({
      nullable: true,
      description: 'A few pixels as a data: address, in galleries of uploaded photos.',
      resolve: (image) => image.placeholder ?? null,
    }),
  }),
})

/** GraphQL Image (D3), for those whose listing it is. */
export const imageType = builder.objectRef<ShownPicture>('Image').implement({
  policy: 'visible',
  fields: (t) => ({
    name: t.exposeString('name'),
    category: t.field({
      type: catalogueEnum('imageCategory'),
      resolve: ({ category }) => imageCategoryOf(category),
    }),
    contentHash: t.exposeString('contentHash'),
    urls: t.field({ type: imageUrlsType, resolve: (image) => image.urls }),
    placeholder: t.string({
      nullable: true,
      description: 'A few pixels as a data: address, in galleries of uploaded photos.',
      resolve: (image) => image.placeholder ?? null,
    }),
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
  /** The chosen unit, once there is one, else the group's earliest created listing (D4); never the group's own id. */
  listingId: string
  /** The chosen unit's name; null until there is one. */
  unitName: string | null
  /** True for a tenant without a contract: street and name are told with the contract. */
  concealed?: boolean
  /** What the referring row already knows of the group; the rest is read only where it is asked for. */
  known?: Pick<GroupRow, 'partOfGroup' | 'name'>
}

/** GraphQL ListingSummary. */
export const listingSummaryType = builder.objectRef<ListingReference>('ListingSummary').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('listingId', {
      description: 'The chosen apartment; until there is one the first of the group.',
    }),
    groupId: t.exposeID('groupId'),
    partOfGroup: t.boolean({
      resolve: (listing, _, ctx) =>
        listing.known?.partOfGroup ?? groupOf(ctx, listing).then((group) => group.partOfGroup),
    }),
    name: t.string({ resolve: (listing, _, ctx) => shownName(ctx, listing) }),
    title: t.field({ type: 'JSON', resolve: async (listing, _, ctx) => (await groupOf(ctx, listing)).title }),
    identifier: t.string({
      resolve: async (listing, _, ctx) =>
        listingIdentifier({ apartmentName: listing.unitName ?? (await shownName(ctx, listing)) }),
    }),
    address: t.field({
      type: addressType,
      resolve: async (listing, _, ctx) => {
        const group = await groupOf(ctx, listing)
        return listing.concealed ? { ...group, street: '', streetNumber: '' } : group
      },
    }),
    unitName: t.exposeString('unitName', { nullable: true }),
    coverImage: t.field({
      type: shownImageType,
      resolve: async ({ groupId }, _, ctx) => (await coverOfGroup(ctx, groupId)) ?? placeholderPicture,
    }),
  }),
})

function shownName(ctx: Context, listing: ListingReference): string | Promise<string> {
  if (listing.concealed) return groupOf(ctx, listing).then((group) => `${group.zipCode} ${group.city}`)
  return listing.known?.name ?? groupOf(ctx, listing).then((group) => group.name)
}

async function groupOf(ctx: Context, { groupId }: ListingReference): Promise<GroupRow> {
  const group = await groupById(ctx, groupId)
  if (!group) throw new Error(`The group ${groupId} is gone.`)
  return group
}

/** GraphQL Duration. */
export const durationType = builder.objectRef<{ months: number; days: number }>('Duration').implement({
  policy: 'visible',
  fields: (t) => ({ months: t.exposeInt('months'), days: t.exposeInt('days') }),
})

/** GraphQL Verdict. */
export const verdictType = builder.objectRef<Verdict>('Verdict').implement({
  policy: 'visible',
  fields: (t) => ({
    value: t.exposeBoolean('value'),
    reason: t.expose('reason', { type: catalogueEnum('reasons'), nullable: true }),
  }),
})

/** GraphQL StayDiscount. */
export const stayDiscountType = builder.objectRef<StayDiscount>('StayDiscount').implement({
  policy: 'public',
  fields: (t) => ({
    months: t.exposeInt('months', { description: 'Of stays of so many months and more.' }),
    percent: t.exposeInt('percent', { description: 'How much lower the monthly rent is.' }),
  }),
})

/** GraphQL Season. */
export const seasonType = builder.objectRef<Season>('Season').implement({
  policy: 'public',
  fields: (t) => ({
    from: t.exposeString('from', { description: 'The first day of each year, MM-DD.' }),
    to: t.exposeString('to', {
      description: 'The last day, MM-DD, inclusive; before the first one it is in the next year.',
    }),
    percent: t.exposeInt('percent', { description: 'How much the monthly rent is higher; negative: lower.' }),
  }),
})
