import { addMonths, midnightOf } from '../../../domain/kernel/day.ts'
import { ConditionNotMetError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isStorableText } from '../../../domain/kernel/text-limits.ts'
import { messageFilesError, UNSENT_FILE_HOURS } from '../../../domain/rentals/messages/attachment.ts'
import { REPORT_READ_DAYS } from '../../../domain/rentals/messages/report.ts'
import {
  areContactsShown,
  keptTextOf,
  MESSAGES_PER_HOUR,
  type MessageSide,
  STAY_MESSAGE_MONTHS,
  THREAD_TEXT_MAX,
  UNBOOKED_MESSAGE_MONTHS,
} from '../../../domain/rentals/messages/thread.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { once } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { demandAccepted } from './attachment-actions.ts'
import { saveBlockedBy } from './block.ts'
import { deleteUnsentFiles, saveSentFiles } from './attachments-sql.ts'
import { threadStateIn } from './facts.ts'
import { tellOfMessage } from './mails.ts'
import {
  countSentSince,
  deleteMessagesBefore,
  insertMessage,
  saveMessagesRead,
  type ThreadRow,
} from './sql.ts'
import { lockConversation } from './thread-lock.ts'

/** Sends a message about a request from a side; the other one is told. Answers the request's id. */
export async function sendMessage(
  ctx: Context,
  side: MessageSide,
  { requestId, fileIds, ...order }: { requestId: string; text: string; fileIds: readonly string[] },
  key: string,
): Promise<string> {
  const wrong = messageFilesError(fileIds)
  if (wrong) throw new ValidationError({ fileIds: wrong })
  const text = checkedText(order.text, fileIds.length > 0)
  const body = { requestId, text, ...(fileIds.length > 0 && { fileIds }) }
  return once(ctx, `sendMessage ${side}`, body, key, async (trx) => {
    const { row, thread } = await lockConversation(trx, ctx, side, requestId)
    await demandWritable(trx, ctx, row, thread, side)
    if (fileIds.length > 0) demandAccepted(row)
    const authorId = requireViewer(ctx).id
    await storeMessage(trx, ctx, row, { side, authorId, channel: 'PAGE', text, fileIds })
    return requestId
  })
}

/** A message says something, or a file does. */
function checkedText(given: string, hasFiles: boolean): string {
  const text = given.trim()
  if (text === '' && !hasFiles) throw new ValidationError({ text: 'messages.text.missing' })
  if (text.length > THREAD_TEXT_MAX || !isStorableText(text))
    throw new ValidationError({ text: 'messages.text.long' })
  return text
}

/** Throws unless the side can write now: why is the state's name, or TOO_MANY_MESSAGES. */
async function demandWritable(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  thread: ThreadRow,
  side: MessageSide,
): Promise<void> {
  const state = threadStateIn(row, thread, ctx.today())
  if (state !== 'OPEN') throw new ConditionNotMetError(`MESSAGES_${state}`)
  const sent = await countSentSince(trx, row.id, side, ctx.now().subtract({ hours: 1 }))
  if (sent >= MESSAGES_PER_HOUR) throw new ConditionNotMetError('TOO_MANY_MESSAGES')
}

/** A message that is to be stored, and the files that wait to go with it. */
interface StoredMessage {
  side: MessageSide
  authorId: string
  channel: 'PAGE' | 'MAIL'
  text: string
  fileIds: readonly string[]
  /** How many files of a mail don't go with it. */
  filesLeftOut?: number
}

/** Stores a message of a side in a locked conversation with the files that wait for it, and tells the other side. */
export async function storeMessage(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  { text, fileIds, filesLeftOut = 0, ...message }: StoredMessage,
): Promise<void> {
  const { id: listingRequestId, landlordId, tenantId } = row
  const kept = keptTextOf(text)
  const ids = { listingRequestId, landlordId, tenantId }
  const messageId = await insertMessage(trx, { ...ids, ...message, ...kept, filesLeftOut, sentAt: ctx.now() })
  const files = fileIds.length
  const sent = { listingRequestId, side: message.side, messageId }
  if (files > 0 && (await saveSentFiles(trx, sent, fileIds)) < files)
    throw new ConditionNotMetError('MESSAGE_FILES_GONE')
  await noteSent(trx, ctx, row, { messageId, ...message, ...(files > 0 && { files }) })
  const isShown = areContactsShown(row.statusType)
  await tellOfMessage(trx, ctx, row, {
    side: message.side,
    message: isShown ? (kept.whole ?? kept.content) : kept.content,
    hasHidden: kept.whole !== null && !isShown,
    files,
  })
}

/** Notes that a side has read a conversation up to a message; the person's notifications of it are read with the last. */
export async function markMessagesRead(
  ctx: Context,
  side: MessageSide,
  requestId: string,
  position: number,
): Promise<string> {
  const userId = requireViewer(ctx).id
  return inTransaction(ctx, async (trx) => {
    const { row } = await lockConversation(trx, ctx, side, requestId)
    await saveMessagesRead(trx, { listingRequestId: row.id, side, userId }, position, ctx.now())
    return requestId
  })
}

/** Blocks a conversation: nobody can write until the side that blocked it ends that. */
export async function blockMessages(
  ctx: Context,
  side: MessageSide,
  requestId: string,
  blocked: boolean,
): Promise<string> {
  return inTransaction(ctx, async (trx) => {
    const { row, thread } = await lockConversation(trx, ctx, side, requestId)
    if ((thread.blockedBy === side) === blocked) return requestId
    // Whoever was blocked can't end it.
    if (thread.blockedBy && thread.blockedBy !== side) throw new ConditionNotMetError('MESSAGES_BLOCKED')
    await saveBlockedBy(trx, ctx, row, side, blocked)
    return requestId
  })
}

async function noteSent(
  trx: Db,
  ctx: Context,
  { id, landlordId }: RequestRow,
  data: { side: MessageSide; messageId: string; channel: string; authorId: string; files?: number },
): Promise<void> {
  const action = 'sendMessage'
  await audit(trx, ctx, { action, entityType: 'message_thread', entityId: id, landlordId, data })
}

/**
 * Deletes the conversations of requests that ended long ago and of stays that are long over, with their files, and files
 * that nobody sent; those that staff look at, later. It may break off and begin anew.
 */
export async function forgetMessages(ctx: Context): Promise<void> {
  const today = ctx.today()
  const { deleted, keys } = await deleteMessagesBefore(ctx.db, {
    endedAt: midnightOf(addMonths(today, -UNBOOKED_MESSAGE_MONTHS)),
    stayedTo: addMonths(today, -STAY_MESSAGE_MONTHS),
    reportEndedAt: ctx.now().subtract({ hours: 24 * REPORT_READ_DAYS }),
  })
  const unsent = await deleteUnsentFiles(ctx.db, ctx.now().subtract({ hours: UNSENT_FILE_HOURS }))
  // What stays when this breaks off is found by the sweeper.
  for (const key of [...keys, ...unsent]) await ctx.files.remove(key)
  if (deleted > 0) ctx.log.info({ deleted }, 'conversations deleted')
}
