import { addMonths, midnightOf } from '../../../domain/kernel/day.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { isStorableText } from '../../../domain/kernel/text-limits.ts'
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
import { findRequest } from '../lifecycle/requests-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { threadStateIn } from './facts.ts'
import { tellOfMessage } from './mails.ts'
import {
  countSentSince,
  deleteMessagesBefore,
  insertMessage,
  lockThread,
  saveBlocked,
  saveMessagesRead,
  type ThreadRow,
} from './sql.ts'

/** Sends a message about a request from a side; the other one is told. Answers the request's id. */
export async function sendMessage(
  ctx: Context,
  side: MessageSide,
  order: { requestId: string; text: string },
  key: string,
): Promise<string> {
  const text = checkedText(order.text)
  const { requestId } = order
  return once(ctx, `sendMessage ${side}`, { requestId, text }, key, async (trx) => {
    const { row, thread } = await lockConversation(trx, ctx, side, requestId)
    await demandWritable(trx, ctx, row, thread, side)
    const authorId = requireViewer(ctx).id
    await storeMessage(trx, ctx, row, { side, authorId, channel: 'PAGE', text })
    return requestId
  })
}

function checkedText(given: string): string {
  const text = given.trim()
  if (text === '') throw new ValidationError({ text: 'messages.text.missing' })
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

/** Stores a message of a side in a locked conversation, and tells the other side. */
export async function storeMessage(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  { text, ...message }: { side: MessageSide; authorId: string; channel: 'PAGE' | 'MAIL'; text: string },
): Promise<void> {
  const { id: listingRequestId, landlordId, tenantId } = row
  const kept = keptTextOf(text)
  const ids = { listingRequestId, landlordId, tenantId }
  const messageId = await insertMessage(trx, { ...ids, ...message, ...kept, sentAt: ctx.now() })
  await auditThread(trx, ctx, row, 'sendMessage', { messageId, ...message })
  const isShown = areContactsShown(row.statusType)
  await tellOfMessage(trx, ctx, row, {
    side: message.side,
    message: isShown ? (kept.whole ?? kept.content) : kept.content,
    hasHidden: kept.whole !== null && !isShown,
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
    await saveBlocked(trx, requestId, blocked ? side : null, ctx.now())
    await auditThread(trx, ctx, row, blocked ? 'blockMessages' : 'unblockMessages', { side })
    return requestId
  })
}

async function lockConversation(
  trx: Db,
  ctx: Context,
  side: MessageSide,
  requestId: string,
): Promise<{ row: RequestRow; thread: ThreadRow }> {
  const find = () =>
    findRequest(trx, requireViewer(ctx), side === 'LANDLORD' ? 'landlord' : 'tenant', requestId)
  if (!(await find())) throw new ResourceNotFoundError()
  const thread = await lockThread(trx, requestId)
  // Who waited for the lock may have a request before them that was declined or handed over meanwhile.
  const row = await find()
  if (!row) throw new ResourceNotFoundError()
  return { row, thread }
}

async function auditThread(
  trx: Db,
  ctx: Context,
  { id, landlordId }: RequestRow,
  action: 'sendMessage' | 'blockMessages' | 'unblockMessages',
  data: { side: MessageSide; messageId?: string; channel?: string; authorId?: string },
): Promise<void> {
  await audit(trx, ctx, { action, entityType: 'message_thread', entityId: id, landlordId, data })
}

/** Deletes the conversations of requests that ended long ago, and of stays that are long over. It may break off and begin anew. */
export async function forgetMessages(ctx: Context): Promise<void> {
  const today = ctx.today()
  const deleted = await deleteMessagesBefore(ctx.db, {
    endedAt: midnightOf(addMonths(today, -UNBOOKED_MESSAGE_MONTHS)),
    stayedTo: addMonths(today, -STAY_MESSAGE_MONTHS),
  })
  if (deleted > 0) ctx.log.info({ deleted }, 'conversations deleted')
}
