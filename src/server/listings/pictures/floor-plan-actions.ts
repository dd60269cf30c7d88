import { isUuid } from '../../../domain/kernel/text.ts'
import { createHash, randomUUID } from 'node:crypto'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { parseFloorPlanUrl } from '../../../domain/listings/floor-plan-url.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { keepContents } from '../../kernel/files/keep-contents.ts'
import { demandRoomFor } from '../../kernel/files/quota.ts'
import { insertFile } from '../../kernel/files/sql.ts'
import { answeredBefore, withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { lockGroup } from '../listings/change-sql.ts'
import { cleanDocument } from '../../kernel/files/clean-document.ts'
import { deleteFloorPlanFile, findFloorPlanUrl, isFloorPlanUsed, saveFloorPlanUrl } from './floor-plan-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { isVisibleGroup } from '../../kernel/viewer/visible-to.ts'
import type { FileKey } from '../../kernel/files/folders.ts'

const hoursLeft = 24

/** Stores a floor plan of a group instead of the one that there was; answers the address by which it is found. */
export async function setFloorPlan(
  ctx: Context,
  groupId: string,
  upload: { name: string; content: Buffer },
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  if (!isUuid(groupId) || !(await isVisibleGroup(ctx.db, viewer, groupId))) throw new ResourceNotFoundError()
  const body = { groupId, sha256: createHash('sha256').update(upload.content).digest('hex') }
  const call = { key, operation: 'setFloorPlan', body }
  const before = await answeredBefore<{ url: string }>(ctx, call)
  if (before) return before.url
  const landlordId = viewer.landlordId ?? viewer.id
  await demandRoomFor(ctx.db, ctx, { landlordId }, 0)
  const { content, contentType, fileName } = await cleanDocument(upload)
  const storageKey: FileKey = `floor-plans/${randomUUID()}`
  const save = async (trx: Db) => {
    await requireGroup(trx, ctx, groupId)
    await demandRoomFor(trx, ctx, { landlordId }, content.length)
    const fileId = await insertFile(trx, {
      landlordId,
      tenantId: null,
      createdBy: viewer.id,
      type: 'FLOOR_PLAN',
      isPublic: true,
      fileName,
      contentType,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      storageKey,
      at: ctx.now(),
    })
    const url = `/api/files/${fileId}`
    await replaceFloorPlan(trx, ctx, groupId, url, 'setFloorPlan')
    return { url }
  }
  const { url } = await keepContents(ctx, [{ key: storageKey, content }], () =>
    inTransaction(ctx, (trx) => withIdempotency(trx, ctx, call, () => save(trx))),
  )
  return url
}

/** Takes the floor plan of a group away. Answers the group's id. */
export async function removeFloorPlan(ctx: Context, groupId: string, key: string): Promise<string> {
  const call = { key, operation: 'removeFloorPlan', body: { groupId } }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, call, async () => {
      await requireGroup(trx, ctx, groupId)
      await replaceFloorPlan(trx, ctx, groupId, null, 'removeFloorPlan')
      return groupId
    }),
  )
}

async function replaceFloorPlan(
  trx: Db,
  ctx: Context,
  groupId: string,
  url: string | null,
  action: string,
): Promise<void> {
  const former = parseFloorPlanUrl(await findFloorPlanUrl(trx, groupId))
  await saveFloorPlanUrl(trx, groupId, url)
  if (former && 'fileId' in former) {
    const startAfter = ctx.now().add({ hours: hoursLeft })
    await ctx.enqueue(trx, 'eraseFloorPlan', { fileId: former.fileId }, { startAfter })
  }
  const { landlordId } = requireViewer(ctx)
  await audit(trx, ctx, { action, entityType: 'group', entityId: groupId, landlordId })
}

async function requireGroup(trx: Db, ctx: Context, groupId: string): Promise<void> {
  if (!(await lockGroup(trx, requireViewer(ctx), { groupId }))) throw new ResourceNotFoundError()
}

/** Deletes the file of a floor plan that no group shows any more. */
export async function eraseFloorPlan(ctx: Context, fileId: string): Promise<void> {
  const storageKey = await inTransaction(ctx, async (trx) =>
    (await isFloorPlanUsed(trx, `/api/files/${fileId}`)) ? undefined : deleteFloorPlanFile(trx, fileId),
  )
  if (storageKey) await ctx.files.remove(storageKey)
}
