import { PHOTO_FILE_REFUSALS, PHOTO_FOLDER_PROBLEMS } from '../../../domain/listings/photo-folder.ts'
import { LOCAL_FOLDER_LINK } from '../../kernel/adapters/photo-folder/local-photos.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { isVisibleGroup } from '../../kernel/viewer/visible-to.ts'
import { connectPhotoFolder, disconnectPhotoFolder, syncPhotoFolder } from './folder-actions.ts'
import { findFolder, findSyncedAt, type FolderRow, listRefusedFiles } from './home-sql.ts'

const mostRefused = 50

interface RefusedFile {
  name: string
  refusal: (typeof PHOTO_FILE_REFUSALS)[number]
}

interface ShownFolder extends FolderRow {
  isUnderWay: boolean
  files: RefusedFile[]
}

interface GroupFolder {
  groupId: string
  isAvailable: boolean
  testLink: string | null
  syncedAt: Temporal.Instant | null
  folder: ShownFolder | null
}

const refusedType = builder.objectRef<RefusedFile>('RefusedPhotoFile').implement({
  policy: 'visible',
  fields: (t) => ({
    name: t.exposeString('name'),
    reason: t.expose('refusal', {
      type: builder.enumType('PhotoFileRefusal', { values: PHOTO_FILE_REFUSALS }),
    }),
  }),
})

const folderType = builder.objectRef<ShownFolder>('PhotoFolder').implement({
  policy: 'visible',
  description: 'A shared folder from which photos come. Its link is shown to nobody.',
  fields: (t) => ({
    name: t.exposeString('name'),
    connectedAt: t.expose('connectedAt', { type: 'Instant' }),
    checkedAt: t.expose('checkedAt', {
      type: 'Instant',
      nullable: true,
      description: 'When it was last asked, also in vain.',
    }),
    nextSyncAt: t.expose('nextSyncAt', {
      type: 'Instant',
      nullable: true,
      description: 'Null: it is asked no more, since its problem doesn’t end by itself.',
    }),
    isUnderWay: t.exposeBoolean('isUnderWay'),
    problem: t.expose('problem', {
      type: builder.enumType('PhotoFolderProblem', { values: PHOTO_FOLDER_PROBLEMS }),
      nullable: true,
    }),
    taken: t.exposeInt('taken', { description: 'Photos that came from it and are here.' }),
    waiting: t.exposeInt('waiting'),
    refused: t.exposeInt('refused'),
    refusedFiles: t.field({
      type: [refusedType],
      description: `Files that were not taken, by name; ${mostRefused} at most.`,
      resolve: ({ files }) => files,
    }),
  }),
})

const groupFolderType = builder.objectRef<GroupFolder>('GroupPhotoFolder').implement({
  policy: 'visible',
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    isAvailable: t.exposeBoolean('isAvailable', { description: 'Whether folders can be read here.' }),
    testLink: t.exposeString('testLink', {
      nullable: true,
      description: 'Where nothing comes from Dropbox itself: the link of a folder that is made up.',
    }),
    dropboxImagesSyncedAt: t.expose('syncedAt', { type: 'Instant', nullable: true }),
    folder: t.expose('folder', { type: folderType, nullable: true }),
  }),
})

builder.queryField('groupPhotoFolder', (t) =>
  t.field({
    type: groupFolderType,
    nullable: true,
    policy: 'landlord',
    scope: 'listings:read',
    description: 'The shared folder from which the photos of an own group come, and what came of its files.',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: async (_, { groupId }, ctx) =>
      (await isVisibleGroup(ctx.db, requireViewer(ctx), groupId)) ? folderOf(ctx, groupId) : null,
  }),
)

async function folderOf(ctx: Context, groupId: string): Promise<GroupFolder> {
  const of = { landlordId: requireViewer(ctx).landlordId ?? '', groupId }
  const [row, files, syncedAt] = await Promise.all([
    findFolder(ctx.db, of),
    listRefusedFiles(ctx.db, of, mostRefused),
    findSyncedAt(ctx.db, groupId),
  ])
  const { dropbox } = ctx.config
  const testLink = dropbox?.isTest === true ? LOCAL_FOLDER_LINK : null
  const folder = row ? { ...row, files, isUnderWay: isUnderWay(row, ctx.now()) } : null
  return { groupId, isAvailable: dropbox !== null, testLink, syncedAt, folder }
}

function isUnderWay({ leasedUntil, nextSyncAt }: FolderRow, now: Temporal.Instant): boolean {
  const isRead = leasedUntil !== null && Temporal.Instant.compare(leasedUntil, now) > 0
  return isRead || (nextSyncAt !== null && Temporal.Instant.compare(nextSyncAt, now) <= 0)
}

const folderPayload = payloadType('GroupPhotoFolderPayload', 'groupPhotoFolder', groupFolderType)

builder.mutationField('connectPhotoFolder', (t) =>
  t.field({
    type: folderPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description:
      'Connects a group with a shared Dropbox folder, instead of the one that it had; photos follow.',
    args: {
      groupId: t.arg.id({ required: true }),
      link: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { groupId, link, idempotencyKey }, ctx) =>
      payload(async () => folderOf(ctx, await connectPhotoFolder(ctx, groupId, link, idempotencyKey))),
  }),
)

builder.mutationField('syncPhotoFolder', (t) =>
  t.field({
    type: folderPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Has the folder of a group read as soon as possible.',
    args: { groupId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { groupId, idempotencyKey }, ctx) =>
      payload(async () => folderOf(ctx, await syncPhotoFolder(ctx, groupId, idempotencyKey))),
  }),
)

builder.mutationField('disconnectPhotoFolder', (t) =>
  t.field({
    type: folderPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LISTINGS',
    description: 'Gives up the folder of a group; the photos that came from it stay.',
    args: { groupId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { groupId, idempotencyKey }, ctx) =>
      payload(async () => folderOf(ctx, await disconnectPhotoFolder(ctx, groupId, idempotencyKey))),
  }),
)
