import { builder } from '../../kernel/graphql/builder.ts'
import { categorizeImages } from './categorize-actions.ts'
import { listPicturesById } from '../listings/pictures-sql.ts'
import { imageCategoryType, pictureType } from '../listings/picture-type.ts'

const categorizedImage = builder.inputType('CategorizedImageInput', {
  fields: (t) => ({
    imageId: t.id({ required: true }),
    category: t.field({ type: imageCategoryType, required: true }),
  }),
})

const categorizeInput = builder.inputType('CategorizeImagesInput', {
  fields: (t) => ({ images: t.field({ type: [categorizedImage], required: true }) }),
})

builder.mutationField('categorizeImages', (t) =>
  t.field({
    type: [pictureType],
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Says what photos of own listings show; answers them in the order given.',
    args: { input: t.arg({ type: categorizeInput, required: true }) },
    resolve: async (_, { input }, ctx) => listPicturesById(ctx.db, await categorizeImages(ctx, input.images)),
  }),
)
