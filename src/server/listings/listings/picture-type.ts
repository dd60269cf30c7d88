import { imageCategoryOf } from '../../../domain/listings/pictures.ts'
import type { ImageCategory } from '../../../domain/catalogue/pictures.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { imageUrlsType } from './listing-summary-type.ts'
import type { PictureRow } from './pictures-sql.ts'

/** GraphQL ImageCategory. */
export const imageCategoryType = catalogueEnum('imageCategory')

/** GraphQL Picture: a photo of a listing by its id, with what it shows (D3 pictures, D7 categorizeImages). */
export const pictureType = builder.objectRef<PictureRow>('Picture').implement({
  policy: 'visible',
  fields: (t) => ({
    imageId: t.exposeID('id'),
    category: t.field({ type: imageCategoryType, resolve: ({ category }) => imageCategoryOf(category) }),
    name: t.exposeString('name', { description: 'The name of the file that was uploaded.' }),
    contentHash: t.exposeString('contentHash'),
    urls: t.field({
      type: imageUrlsType,
      description: 'WebP; of uploaded photos there is AVIF under the same address with .avif.',
      resolve: (picture) => picture.urls,
    }),
    width: t.exposeInt('width', { nullable: true, description: 'Of the largest size; null for drawn ones.' }),
    height: t.exposeInt('height', { nullable: true }),
    placeholder: t.exposeString('placeholder', {
      nullable: true,
      description: 'A few pixels as a data: address, to show until the photo is there.',
    }),
    isUploaded: t.exposeBoolean('isUploaded', { description: 'Whether it can be turned.' }),
  }),
})

interface PictureSection {
  section: ImageCategory
  pictures: PictureRow[]
}

/** GraphQL PictureSection: the photos that show the same (D3 picturesBySection). */
export const pictureSectionType = builder.objectRef<PictureSection>('PictureSection').implement({
  policy: 'visible',
  fields: (t) => ({
    section: t.expose('section', { type: imageCategoryType }),
    pictures: t.field({ type: [pictureType], resolve: (section) => section.pictures }),
  }),
})

/** The photos by what they show, sections and photos in the order of the gallery. */
export function sectionsOf(pictures: readonly PictureRow[]): PictureSection[] {
  return [...Map.groupBy(pictures, ({ category }) => imageCategoryOf(category))].map(([section, own]) => ({
    section,
    pictures: own,
  }))
}
