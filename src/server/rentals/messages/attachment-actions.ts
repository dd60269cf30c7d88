import { createHash, randomUUID } from 'node:crypto'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import { canOpenFiles, UNSENT_FILES_MAX } from '../../../domain/rentals/messages/attachment.ts'
import { areContactsShown, type MessageSide } from '../../../domain/rentals/messages/thread.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { type CleanDocument, cleanDocument } from '../../kernel/files/clean-document.ts'
import type { FileKey } from '../../kernel/files/folders.ts'
import { keepContents } from '../../kernel/files/keep-contents.ts'
import { hasScript } from '../../kernel/files/pdf-script.ts'
import { demandRoomFor } from '../../kernel/files/quota.ts'
import { answeredBefore, withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findRequest } from '../lifecycle/requests-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { deleteOldestUnsent, findSentFile, insertMessageFile, type SentFileRow } from './attachments-sql.ts'
import { threadStateIn } from './facts.ts'
import { isReadingLimited } from './read-text.ts'
import { lockConversation } from './thread-lock.ts'

/** Takes a file from a side of a conversation, which waits there to be sent; answers its id. A repetition stores nothing more. */
export async function addMessageFile(
  ctx: Context,
  side: MessageSide,
  listingRequestId: string,
  upload: { name: string; content: Buffer },
  key: string,
): Promise<string> {
  const seen = await findRequest(
    ctx.db,
    requireViewer(ctx),
    side === 'LANDLORD' ? 'landlord' : 'tenant',
    listingRequestId,
  )
  if (!seen) throw new ResourceNotFoundError()
  const sha256 = createHash('sha256').update(upload.content).digest('hex')
  const call = { key, operation: `addMessageFile ${side}`, body: { listingRequestId, sha256 } }
  const before = await answeredBefore<{ fileId: string }>(ctx, call)
  if (before) return before.fileId
  // Before the work of looking at the content; it comes again under the lock.
  demandAccepted(seen)
  const file = await harmlessFile(upload)
  const storageKey = newStorageKey()
  let givenUp: string[] = []
  const save = async (trx: Db) => {
    const { row, thread } = await lockConversation(trx, ctx, side, listingRequestId)
    const state = threadStateIn(row, thread, ctx.today())
    if (state !== 'OPEN') throw new ConditionNotMetError(`MESSAGES_${state}`)
    demandAccepted(row)
    givenUp = await deleteOldestUnsent(trx, {
      listingRequestId: row.id,
      side,
      keep: UNSENT_FILES_MAX - 1,
    })
    return { fileId: await storeMessageFile(trx, ctx, row, { ...file, side, storageKey }) }
  }
  const { fileId } = await keepContents(ctx, [{ key: storageKey, content: file.content }], () =>
    inTransaction(ctx, (trx) => withIdempotency(trx, ctx, call, () => save(trx))),
  )
  // What stays when this breaks off is found by the sweeper.
  for (const old of givenUp) await ctx.files.remove(old)
  return fileId
}

/** Where the content of a file of a message will lie. */
export function newStorageKey(): FileKey {
  return `message-files/${randomUUID()}`
}

/** Throws while contact data are hidden: nothing can be hidden in a file (decision 129). */
export function demandAccepted({ statusType }: Pick<RequestRow, 'statusType'>): void {
  if (!areContactsShown(statusType)) throw new ConditionNotMetError('MESSAGE_FILES_NOT_YET')
}

/** Makes a harmless file of what somebody sent: pictures are painted anew; ValidationError names what is wrong. */
export async function harmlessFile(upload: { name: string; content: Buffer }): Promise<CleanDocument> {
  const file = await cleanDocument(upload)
  if (file.contentType === 'application/pdf' && (await hasScript(file.content)))
    throw new ValidationError({ file: 'upload.script' })
  return file
}

/** Stores a file that waits in a locked conversation to be sent; ValidationError where its side has no room left. */
export async function storeMessageFile(
  trx: Db,
  ctx: Context,
  { id, landlordId, tenantId }: RequestRow,
  file: CleanDocument & { side: MessageSide; storageKey: string },
): Promise<string> {
  const size = file.content.length
  await demandRoomFor(trx, ctx, file.side === 'LANDLORD' ? { landlordId } : { tenantId }, size)
  const { side, storageKey, fileName, contentType } = file
  const ids = { listingRequestId: id, landlordId, tenantId }
  return insertMessageFile(trx, {
    ...ids,
    side,
    storageKey,
    fileName,
    contentType,
    size,
    uploadedAt: ctx.now(),
  })
}

/** The content of a file that was sent, for whoever may open it from a side. */
export async function openMessageFile(
  ctx: Context,
  side: MessageSide,
  fileId: string,
): Promise<{ file: SentFileRow; content: Uint8Array }> {
  const file = isUuid(fileId) ? await findSentFile(ctx.db, requireViewer(ctx), side, fileId) : undefined
  const contactsShown = file !== undefined && areContactsShown(file.statusType)
  if (!file || !canOpenFiles(file.side, { side, isLimited: isReadingLimited(ctx, side), contactsShown }))
    throw new ResourceNotFoundError()
  const content = await ctx.files.get(file.storageKey)
  if (!content) throw new ResourceNotFoundError()
  return { file, content }
}
