import { NotAllowedError, ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import {
  bytesOfPart,
  IMPORT_MAX_BYTES,
  IMPORT_PART_BYTES,
  OPEN_IMPORT_STATES,
  countParts,
} from '../../../domain/public/data-imports/data-import.ts'
import { type ImportExtent, missingRoom } from '../../../domain/public/data-imports/import-room.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { requireFreshLogin, requirePerson } from '../../people/accounts/password.ts'
import { readPlan } from './read-plan.ts'
import { importedPartKey, removeImportedParts } from './archive-parts.ts'
import {
  type DataImportRow,
  findDataImport,
  findLastImport,
  findOpenImport,
  insertDataImport,
  listOtherExtents,
  lockDataImport,
  saveImportParts,
  saveImportState,
} from './imports-sql.ts'

/**
 * Begins to import an archive of so many bytes into the viewer's own world; the login must be fresh. One that is under
 * way is the answer to a second wish, and so is one that was carried out. Returns its id.
 */
export async function beginDataImport(ctx: Context, size: number): Promise<string> {
  const landlord = requireOwner(ctx)
  await requireFreshLogin(ctx)
  if (!Number.isSafeInteger(size) || size < 1 || size > IMPORT_MAX_BYTES)
    throw new ValidationError({ file: 'upload.large' })
  return await inTransaction(ctx, async (trx) => {
    const last = await findLastImport(trx, landlord.id)
    if (last?.state === 'DONE') return last.id
    const row = { landlordId: landlord.id, size, partSize: IMPORT_PART_BYTES, now: ctx.now() }
    const id = await insertDataImport(trx, row)
    if (id === null) {
      const open = await findOpenImport(trx, landlord.id)
      if (!open) throw new ResourceNotFoundError()
      return open.id
    }
    await demandRoomForImport(trx, ctx, id, {
      ...row,
      parts: 0,
      state: 'UPLOADING',
      unpacked: null,
    })
    await auditImport(trx, ctx, { id, landlordId: landlord.id }, 'beginDataImport', { size })
    return id
  })
}

/**
 * Keeps the next part of an archive; one that is there already changes nothing, so that whoever lost the answer sends it
 * again. With the last one the archive is read. Answers how many parts are there.
 */
export async function receiveImportPart(
  ctx: Context,
  id: string,
  { number, content }: { number: number; content: Uint8Array },
): Promise<number> {
  const landlord = requireOwner(ctx)
  const row = isUuid(id) ? await findDataImport(ctx.db, landlord.id, id) : undefined
  if (!row) throw new ResourceNotFoundError()
  const shape = { size: row.size, partSize: row.part_size }
  if (row.state !== 'UPLOADING' || number < row.parts) return row.parts
  if (number > row.parts) throw new ValidationError({ number: 'query.invalid' })
  if (content.length !== bytesOfPart(shape, number)) throw new ValidationError({ file: 'upload.damaged' })
  // Others may have filled the place since it was begun; what has arrived waits for room.
  await demandRoomForImport(ctx.db, ctx, id, { ...shape, parts: row.parts, state: row.state, unpacked: null })
  await ctx.files.put(importedPartKey(id, number), content)
  return await inTransaction(ctx, async (trx) => {
    const locked = await lockDataImport(trx, id)
    if (locked?.state !== 'UPLOADING' || locked.parts !== number) return locked?.parts ?? row.parts
    const parts = number + 1
    await saveImportParts(trx, id, parts)
    if (parts === countParts(shape)) {
      await saveImportState(trx, id, { state: 'CHECKING' })
      await ctx.enqueue(trx, 'readDataImport', { importId: id })
    }
    return parts
  })
}

/** Refuses to take more of an archive, or to import it, where the storage has no room for all of it, with how many bytes are missing. */
async function demandRoomForImport(db: Db, ctx: Context, id: string, extent: ImportExtent): Promise<void> {
  const [room, others] = [await ctx.files.room(), await listOtherExtents(db, id)]
  const missing = missingRoom(room, extent, others)
  if (missing > 0) throw new ValidationError({ file: 'upload.room', missingBytes: String(missing) })
}

/**
 * Says that what the dry run has shown is to be done; the login must be fresh. One that doesn't wait for it stays as it is.
 * Returns the import's id.
 */
export async function confirmDataImport(ctx: Context, id: string): Promise<string> {
  const landlord = requireOwner(ctx)
  await requireFreshLogin(ctx)
  return await inTransaction(ctx, async (trx) => {
    const row = await lockOwn(trx, landlord, id)
    if (row.state !== 'PLANNED') return id
    // What is in it may take many times its size, and others may have filled the place since it was sent.
    const unpacked = readPlan(row.plan)?.bytes ?? null
    const { size, part_size: partSize, parts, state } = row
    await demandRoomForImport(trx, ctx, id, { size, partSize, parts, state, unpacked })
    await saveImportState(trx, id, { state: 'RUNNING' })
    await auditImport(trx, ctx, { id, landlordId: landlord.id }, 'confirmDataImport')
    await ctx.enqueue(trx, 'readDataImport', { importId: id })
    return id
  })
}

/** Leaves an import be; one that writes already, or is over, stays as it is. Returns its id. */
export async function cancelDataImport(ctx: Context, id: string): Promise<string> {
  const landlord = requireOwner(ctx)
  const isCanceled = await inTransaction(ctx, async (trx) => {
    const row = await lockOwn(trx, landlord, id)
    if (row.state === 'RUNNING' || !OPEN_IMPORT_STATES.some((state) => state === row.state)) return false
    await saveImportState(trx, id, { state: 'CANCELED', finishedAt: ctx.now() })
    await auditImport(trx, ctx, { id, landlordId: landlord.id }, 'cancelDataImport')
    return true
  })
  if (isCanceled) await removeImportedParts(ctx, id)
  return id
}

/** The landlord in person, in a login of their own and a world of their own. */
export function requireOwner(ctx: Context): Viewer {
  const person = requirePerson(ctx)
  if (person.role !== 'OWNER' || person.landlordId !== person.id) throw new NotAllowedError()
  return person
}

async function lockOwn(trx: Db, landlord: Viewer, id: string): Promise<DataImportRow> {
  const row = isUuid(id) ? await lockDataImport(trx, id) : undefined
  if (!row || row.landlord_id !== landlord.id) throw new ResourceNotFoundError()
  return row
}

/** Writes into the landlord's log what became of an import. */
export async function auditImport(
  trx: Db,
  ctx: Context,
  { id, landlordId }: { id: string; landlordId: string },
  action: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  await audit(trx, ctx, { action, entityType: 'data_import', entityId: id, landlordId, data })
}
