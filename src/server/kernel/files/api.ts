import { FILE_TYPES, type FileType } from '../../../domain/catalogue/tenants.ts'
import { builder } from '../graphql/builder.ts'
import { catalogueEnum } from '../graphql/enums.ts'
import { linkToFile } from './links.ts'
import { type FileData, findVisibleFile } from './sql.ts'

const typeType = catalogueEnum('fileType')

const fileType = builder.objectRef<FileData>('File').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    createdBy: t.exposeID('createdBy', { nullable: true, description: 'Null for what Mezzo itself wrote.' }),
    type: t.field({
      type: typeType,
      resolve: (file) => FILE_TYPES.find((type: FileType) => type === file.type) ?? 'OTHER',
    }),
    azureFileName: t.exposeString('azureFileName', { description: 'The name under which the content lies.' }),
    isPublic: t.exposeBoolean('isPublic'),
    downloadUrl: t.string({
      description: 'Works for 15 minutes.',
      resolve: (file, _, ctx) => linkToFile(ctx, file.id) ?? '',
    }),
  }),
})

builder.queryField('getFileDataById', (t) =>
  t.field({
    type: fileType,
    nullable: true,
    policy: 'public',
    scope: 'bookings:read',
    description: 'A public file, one that the viewer has a part in, or one of the world they work in.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => findVisibleFile(ctx.db, ctx.viewer, id),
  }),
)
