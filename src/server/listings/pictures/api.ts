import { parseFloorPlanUrl } from '../../../domain/listings/floor-plan-url.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findFile } from '../../kernel/files/sql.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { listPictures } from '../listings/pictures-sql.ts'
import { pictureType } from '../listings/picture-type.ts'
import { deletePictures, orderPictures } from './actions.ts'
import { rotatePicture } from './rotate-action.ts'
import { removeFloorPlan } from './floor-plan-actions.ts'
import { findFloorPlanUrl } from './floor-plan-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { isVisibleGroup } from '../../kernel/viewer/visible-to.ts'

interface ShownFloorPlan {
  downloadUrl: string
  fileName: string | null
  createdAt: Temporal.Instant | null
  isImage: boolean
}

const floorPlanType = builder.objectRef<ShownFloorPlan>('FloorPlan').implement({
  policy: 'visible',
  fields: (t) => ({
    downloadUrl: t.exposeString('downloadUrl'),
    fileName: t.exposeString('fileName', {
      nullable: true,
      description: 'Null for one of the former product.',
    }),
    createdAt: t.expose('createdAt', { type: 'Instant', nullable: true }),
    isImage: t.exposeBoolean('isImage', { description: 'Whether it can be shown; a PDF is downloaded.' }),
  }),
})

interface GroupPictures {
  groupId: string
}

const groupPicturesType = builder.objectRef<GroupPictures>('GroupPictures').implement({
  policy: 'visible',
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    pictures: t.field({
      type: [pictureType],
      description: 'In their order; the first is the cover.',
      resolve: ({ groupId }, _, ctx) => listPictures(ctx.db, [groupId], false),
    }),
    floorPlan: t.field({
      type: floorPlanType,
      nullable: true,
      resolve: ({ groupId }, _, ctx) => floorPlanOf(ctx, groupId),
    }),
  }),
})

async function floorPlanOf(ctx: Context, groupId: string): Promise<ShownFloorPlan | null> {
  const url = await findFloorPlanUrl(ctx.db, groupId)
  const plan = parseFloorPlanUrl(url)
  if (!url || !plan) return null
  if (!('fileId' in plan)) {
    return { downloadUrl: url, fileName: null, createdAt: plan.createdAt, isImage: !url.endsWith('.pdf') }
  }
  const file = await findFile(ctx.db, plan.fileId)
  if (file?.type !== 'FLOOR_PLAN') return null
  return {
    downloadUrl: url,
    fileName: file.fileName,
    createdAt: file.createdAt,
    isImage: file.contentType.startsWith('image/'),
  }
}

builder.queryField('groupPictures', (t) =>
  t.field({
    type: groupPicturesType,
    nullable: true,
    policy: 'landlord',
    scope: 'listings:read',
    description: 'The photos and the floor plan of an own group, for whoever changes them.',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: async (_, { groupId }, ctx) =>
      (await isVisibleGroup(ctx.db, requireViewer(ctx), groupId)) ? { groupId } : null,
  }),
)

const picturesPayload = payloadType('GroupPicturesPayload', 'groupPictures', groupPicturesType)

builder.mutationField('orderPictures', (t) =>
  t.field({
    type: picturesPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Puts the photos of a group in this order; the first is the cover. Those not named follow.',
    args: {
      groupId: t.arg.id({ required: true }),
      imageIds: t.arg.idList({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { groupId, imageIds, idempotencyKey }, ctx) =>
      payload(async () => ({ groupId: await orderPictures(ctx, groupId, imageIds, idempotencyKey) })),
  }),
)

builder.mutationField('deletePictures', (t) =>
  t.field({
    type: picturesPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Deletes photos of a group, all of them or none; what is published keeps one.',
    args: {
      groupId: t.arg.id({ required: true }),
      imageIds: t.arg.idList({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { groupId, imageIds, idempotencyKey }, ctx) =>
      payload(async () => ({ groupId: await deletePictures(ctx, groupId, imageIds, idempotencyKey) })),
  }),
)

builder.mutationField('rotatePicture', (t) =>
  t.field({
    type: picturesPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Turns a photo clockwise by 90, 180 or 270 degrees.',
    args: {
      imageId: t.arg.id({ required: true }),
      degrees: t.arg.int({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { imageId, degrees, idempotencyKey }, ctx) =>
      payload(async () => ({ groupId: await rotatePicture(ctx, imageId, degrees, idempotencyKey) })),
  }),
)

builder.mutationField('removeFloorPlan', (t) =>
  t.field({
    type: picturesPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Takes the floor plan of a group away.',
    args: { groupId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { groupId, idempotencyKey }, ctx) =>
      payload(async () => ({ groupId: await removeFloorPlan(ctx, groupId, idempotencyKey) })),
  }),
)
