import { createHash, randomUUID } from 'node:crypto'
import {
  INBOUND_MAIL_DAYS_KEPT,
  type InboundMailOutcome,
  isAutomatic,
  type NotTakenReason,
  replyTextOf,
  TOLD_OUTCOMES,
} from '../../../domain/rentals/messages/reply-mail.ts'
import { MESSAGES_PER_HOUR, THREAD_TEXT_MAX } from '../../../domain/rentals/messages/thread.ts'
import type { ComingMail, MailRefusal } from '../../kernel/adapters/mail-receiver.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { keepContents } from '../../kernel/files/keep-contents.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { loadRequestForSystem } from '../lifecycle/requests-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { storeMessage } from '../messages/actions.ts'
import { threadStateIn } from '../messages/facts.ts'
import { type MailWriter, tellNotTaken } from '../messages/mails.ts'
import { isSignedFor, readReplyAddress } from '../messages/reply-address.ts'
import { countSentSince, lockThread, type ThreadRow } from '../messages/sql.ts'
import type { ReadMail } from './mail-worker.ts'
import { readMail } from './read-mail.ts'
import {
  countInboundSince,
  deleteInboundMails,
  findWaitingMail,
  insertInboundMail,
  isTakenBefore,
  listMailWriters,
  saveInboundOutcome,
  type WaitingMail,
} from './sql.ts'

/** Whether mail to an address is taken now: one that we gave to somebody who may still write, and not too many. */
export async function checkReplyAddress(ctx: Context, address: string): Promise<MailRefusal | null> {
  const found = await findWriter(ctx, address)
  if (!found) return 'UNKNOWN'
  const { came } = await countInboundSince(ctx.db, { ...found, ...found.writer }, anHourAgo(ctx))
  return came >= MESSAGES_PER_HOUR ? 'LATER' : null
}

async function findWriter(
  ctx: Context,
  address: string,
): Promise<{ listingRequestId: string; writer: MailWriter } | null> {
  const token = readReplyAddress(ctx.config, address)
  if (!token) return null
  const writers = await listMailWriters(ctx.db, token.listingRequestId)
  const writer = writers.find(({ personId }) => isSignedFor(ctx.config, token, personId))
  return writer ? { listingRequestId: token.listingRequestId, writer } : null
}

/** Keeps a mail as it came and has it read: once this has ended, it can't be lost. */
export async function keepInboundMail(ctx: Context, mail: ComingMail): Promise<void> {
  const found = await findWriter(ctx, mail.address)
  if (!found) throw new Error('The address of a mail is no longer anybody’s.')
  const id = randomUUID()
  const storageKey = `inbound-mails/${id}`
  const { listingRequestId, writer } = found
  await keepContents(ctx, [{ key: storageKey, content: mail.source }], () =>
    inTransaction(ctx, async (trx) => {
      await insertInboundMail(trx, {
        id,
        listingRequestId,
        personId: writer.personId,
        side: writer.side,
        isBounce: mail.envelopeFrom === '',
        storageKey,
        receivedAt: ctx.now(),
      })
      await ctx.enqueue(trx, 'readInboundMail', { inboundMailId: id })
    }),
  )
}

/** Reads a mail that came in: it becomes a message of its person, or it is noted why not and the person is told. */
export async function readInboundMail(ctx: Context, inboundMailId: string): Promise<void> {
  const waiting = await findWaitingMail(ctx.db, inboundMailId)
  if (!waiting) return
  const source = await ctx.files.get(waiting.storageKey)
  if (!source) throw new Error(`The content of the mail ${inboundMailId} is gone.`)
  const mail = await readMail(source)
  const digest = createHash('sha256')
    .update(mail?.messageId || source)
    .digest('hex')
  await inTransaction(ctx, async (trx) => {
    const row = await loadRequestForSystem(trx, waiting.listingRequestId)
    const thread = await lockThread(trx, row)
    // The conversation is locked: nobody else reads this mail, or the same one once more.
    if (!(await findWaitingMail(trx, inboundMailId))) return
    const writers = await listMailWriters(trx, waiting.listingRequestId)
    const writer = writers.find(({ personId }) => personId === waiting.personId) ?? null
    const outcome = await outcomeOf(trx, ctx, { waiting, mail, digest, row, thread, writer })
    const text = mail ? replyTextOf(mail.text).slice(0, THREAD_TEXT_MAX) : ''
    if (outcome === 'TAKEN' && writer)
      await storeMessage(trx, ctx, row, {
        side: writer.side,
        authorId: writer.personId,
        channel: 'MAIL',
        text,
      })
    const reason = reasonToTell(outcome, mail)
    const told =
      reason !== null && writer !== null && (await tellOnce(trx, ctx, { waiting, writer, row, reason, text }))
    await saveInboundOutcome(trx, inboundMailId, { outcome, digest, told, now: ctx.now() })
  })
}

interface Judged {
  waiting: WaitingMail
  mail: ReadMail | null
  digest: string
  row: RequestRow
  thread: ThreadRow
  writer: MailWriter | null
}

async function outcomeOf(trx: Db, ctx: Context, judged: Judged): Promise<InboundMailOutcome> {
  const { waiting, mail, digest, row, thread, writer } = judged
  if (await isTakenBefore(trx, waiting, digest)) return 'TWICE'
  if (!mail) return 'UNREADABLE'
  if (isAutomatic({ ...mail, isBounce: waiting.isBounce })) return 'AUTOMATIC'
  const [sender, ...others] = mail.from
  if (!writer || others.length > 0 || sender !== writer.email.toLowerCase()) return 'OTHER_SENDER'
  if (threadStateIn(row, thread, ctx.today()) !== 'OPEN') return 'LATE'
  if (replyTextOf(mail.text) === '') return 'EMPTY'
  const sent = await countSentSince(trx, row.id, writer.side, anHourAgo(ctx))
  return sent >= MESSAGES_PER_HOUR ? 'TOO_MANY' : 'TAKEN'
}

function reasonToTell(outcome: InboundMailOutcome, mail: ReadMail | null): NotTakenReason | null {
  if (outcome === 'TAKEN') return mail && mail.attachments > 0 ? 'ATTACHMENTS' : null
  return TOLD_OUTCOMES.find((told) => told === outcome) ?? null
}

/** Tells the person by mail, once an hour for a conversation: two programs that answer each other shall not go on. */
async function tellOnce(
  trx: Db,
  ctx: Context,
  told: { waiting: WaitingMail; writer: MailWriter; row: RequestRow; reason: NotTakenReason; text: string },
): Promise<boolean> {
  const { waiting, writer, row, reason, text } = told
  const before = await countInboundSince(trx, waiting, anHourAgo(ctx))
  if (before.told > 0) return false
  await tellNotTaken(trx, ctx, row, { ...writer, reason, text })
  return true
}

/** Deletes mails that came in long ago; the messages that they became stay. */
export async function forgetInboundMails(ctx: Context): Promise<void> {
  const keys = await inTransaction(ctx, (trx) =>
    deleteInboundMails(trx, ctx.now().subtract({ hours: 24 * INBOUND_MAIL_DAYS_KEPT })),
  )
  // What stays when this breaks off is found by the sweeper.
  for (const key of keys) await ctx.files.remove(key)
}

function anHourAgo(ctx: Context): Temporal.Instant {
  return ctx.now().subtract({ hours: 1 })
}
