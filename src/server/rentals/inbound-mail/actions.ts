import { createHash, randomUUID } from 'node:crypto'
import {
  INBOUND_MAIL_DAYS_KEPT,
  type InboundMailOutcome,
  isAutomatic,
  replyTextOf,
  TOLD_OUTCOMES,
} from '../../../domain/rentals/messages/reply-mail.ts'
import {
  areContactsShown,
  MESSAGES_PER_HOUR,
  THREAD_TEXT_MAX,
  type ThreadState,
} from '../../../domain/rentals/messages/thread.ts'
import type { ComingMail, MailRefusal } from '../../kernel/adapters/mail-receiver.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { FileKey } from '../../kernel/files/folders.ts'
import { keepContents } from '../../kernel/files/keep-contents.ts'
import type { ToldReason } from '../../kernel/mail/templates/requests/data.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { loadRequestForSystem } from '../lifecycle/requests-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { storeMessage } from '../messages/actions.ts'
import { threadStateIn } from '../messages/facts.ts'
import { type MailWriter, tellNotTaken } from '../messages/mails.ts'
import { isSignedFor, readReplyAddress } from '../messages/reply-address.ts'
import { countSentSince, listThreads, lockThread, type ThreadRow } from '../messages/sql.ts'
import {
  type CheckedMailFiles,
  checkMailFiles,
  refusedFilesText,
  type RefusedMailFile,
  storeMailFiles,
  withheldFiles,
} from './mail-files.ts'
import type { ReadMail } from './mail-worker.ts'
import { readMail } from './read-mail.ts'
import {
  countInboundSince,
  deleteInboundMails,
  findWaitingMail,
  insertInboundMail,
  isTakenBefore,
  listMailWriters,
  listWaitingMails,
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
  const storageKey: FileKey = `inbound-mails/${id}`
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
  const mail = await readMail(source, ctx.log)
  const digest = createHash('sha256')
    .update(mail?.messageId || source)
    .digest('hex')
  const coming = { waiting, mail, digest }
  const checked = mail && (await takesFiles(ctx, coming)) ? await checkMailFiles(mail) : null
  const contents = (checked?.good ?? []).map(({ storageKey: key, document: { content } }) => ({
    key,
    content,
  }))
  await keepContents(ctx, contents, () =>
    inTransaction(ctx, (trx) => takeMail(trx, ctx, { ...coming, checked })),
  )
}

interface ComingMailRead {
  waiting: WaitingMail
  mail: ReadMail | null
  digest: string
}

/** Whether the files of a mail go with a message, as things stand: anybody can send many, and a look into them is dear. */
async function takesFiles(ctx: Context, { waiting, mail, digest }: ComingMailRead): Promise<boolean> {
  if (!mail || mail.attachments.length === 0) return false
  const [thread] = await listThreads(ctx.db, [waiting.listingRequestId])
  if (!thread) return false
  const facts = await readFacts(ctx.db, waiting)
  const judged = { waiting, mail, digest, thread, ...facts, text: replyTextOf(mail.text), hasFiles: true }
  return areContactsShown(facts.row.statusType) && (await outcomeOf(ctx.db, ctx, judged)) === 'TAKEN'
}

async function readFacts(db: Db, waiting: WaitingMail): Promise<Pick<Judged, 'row' | 'writer'>> {
  const row = await loadRequestForSystem(db, waiting.listingRequestId)
  const writers = await listMailWriters(db, waiting.listingRequestId)
  return { row, writer: writers.find(({ personId }) => personId === waiting.personId) ?? null }
}

async function takeMail(
  trx: Db,
  ctx: Context,
  { waiting, mail, digest, checked }: ComingMailRead & { checked: CheckedMailFiles | null },
): Promise<void> {
  const inboundMailId = waiting.id
  const thread = await lockThread(trx, waiting.listingRequestId)
  // The conversation is locked: nobody else reads this mail, or the same one once more; and only now is the request as it stands.
  if (!(await findWaitingMail(trx, inboundMailId))) return
  const { row, writer } = await readFacts(trx, waiting)
  const text = mail ? replyTextOf(mail.text) : ''
  const isShown = areContactsShown(row.statusType)
  const files = checked && isShown ? checked : withheldFiles(mail)
  // Nobody has looked into them, since they would not have been taken a moment ago.
  const isUnlooked = !checked && isShown && files.refused.length > 0
  const hasFiles = files.good.length > 0 || isUnlooked
  let { outcome, reason } = await judge(trx, ctx, {
    waiting,
    mail,
    digest,
    row,
    thread,
    writer,
    text,
    hasFiles,
  })
  if (isUnlooked && outcome === 'TAKEN')
    throw new Error('The conversation takes files only now: the mail is read once more.')
  let refused: RefusedMailFile[] = outcome === 'EMPTY' ? files.refused : []
  if (outcome === 'TAKEN' && writer) {
    const stored = await storeMailFiles(trx, ctx, row, writer.side, files)
    refused = stored.refused
    if (text === '' && stored.fileIds.length === 0) [outcome, reason] = ['EMPTY', 'EMPTY']
    else
      await storeMessage(trx, ctx, row, {
        side: writer.side,
        authorId: writer.personId,
        channel: 'MAIL',
        text,
        fileIds: stored.fileIds,
        filesLeftOut: refused.length,
      })
  }
  const why = reason ?? (refused.length > 0 ? 'ATTACHMENTS' : null)
  const told =
    why !== null &&
    writer !== null &&
    (await tellOnce(trx, ctx, { waiting, writer, row, reason: why, text, refused }))
  await saveInboundOutcome(trx, inboundMailId, { outcome, digest, told, now: ctx.now() })
}

interface Judged {
  waiting: WaitingMail
  mail: ReadMail | null
  digest: string
  row: RequestRow
  thread: ThreadRow
  writer: MailWriter | null
  text: string
  /** A file says enough. */
  hasFiles: boolean
}

/** What becomes of a mail, and what its person is told: null for nothing. */
async function judge(
  trx: Db,
  ctx: Context,
  judged: Judged,
): Promise<{ outcome: InboundMailOutcome; reason: ToldReason | null }> {
  const outcome = await outcomeOf(trx, ctx, judged)
  const reason = TOLD_OUTCOMES.find((told) => told === outcome) ?? null
  if (reason === 'LATE' && stateOf(ctx, judged) === 'ON_HOLD') return { outcome, reason: 'ON_HOLD' }
  return { outcome, reason: reason === 'UNREADABLE' && judged.mail ? 'LONG' : reason }
}

async function outcomeOf(trx: Db, ctx: Context, judged: Judged): Promise<InboundMailOutcome> {
  const { waiting, mail, digest, row, writer, text } = judged
  if (await isTakenBefore(trx, waiting, digest)) return 'TWICE'
  if (!mail) return 'UNREADABLE'
  if (isAutomatic({ ...mail, isBounce: waiting.isBounce })) return 'AUTOMATIC'
  const [sender, ...others] = mail.from
  if (!writer || others.length > 0 || sender !== writer.email.toLowerCase()) return 'OTHER_SENDER'
  if (stateOf(ctx, judged) !== 'OPEN') return 'LATE'
  if (text === '' && !judged.hasFiles) return 'EMPTY'
  // Nobody knows which part of it the other side should do without.
  if (text.length > THREAD_TEXT_MAX) return 'UNREADABLE'
  const sent = await countSentSince(trx, row.id, writer.side, anHourAgo(ctx))
  return sent >= MESSAGES_PER_HOUR ? 'TOO_MANY' : 'TAKEN'
}

/** What the conversation takes from the writer: nothing while their own account is on hold, as on the page. */
function stateOf(ctx: Context, { row, thread, writer }: Judged): ThreadState {
  return writer?.isFrozen ? 'ON_HOLD' : threadStateIn(row, thread, ctx.today())
}

/** Tells the person by mail, once an hour for a conversation: two programs that answer each other shall not go on. */
async function tellOnce(
  trx: Db,
  ctx: Context,
  told: {
    waiting: WaitingMail
    writer: MailWriter
    row: RequestRow
    reason: ToldReason
    text: string
    refused: readonly RefusedMailFile[]
  },
): Promise<boolean> {
  const { waiting, writer, row, reason, text, refused } = told
  const before = await countInboundSince(trx, waiting, anHourAgo(ctx))
  if (before.told > 0) return false
  // What somebody else wrote isn't passed on under our name; of what is too long its beginning says which mail it was.
  const quoted = reason === 'OTHER_SENDER' ? '' : beginningOf(text)
  const refusedFiles = refusedFilesText(writer.language, refused)
  await tellNotTaken(trx, ctx, row, { ...writer, reason, text: quoted, refusedFiles })
  return true
}

function beginningOf(text: string): string {
  return text.length > THREAD_TEXT_MAX ? `${text.slice(0, THREAD_TEXT_MAX).toWellFormed()}…` : text
}

/** Has mails read that should have been long since, and deletes those that were read long ago. */
export async function tidyInboundMails(ctx: Context): Promise<void> {
  await rereadInboundMails(ctx)
  await forgetInboundMails(ctx)
}

/** Has mails read once more that came more than an hour ago and still wait: their job has failed for good, or is lost. */
export async function rereadInboundMails(ctx: Context): Promise<void> {
  const waiting = await listWaitingMails(ctx.db, anHourAgo(ctx))
  if (waiting.length === 0) return
  ctx.log.warn({ waiting: waiting.length }, 'mails that came in wait to be read')
  await inTransaction(ctx, async (trx) => {
    for (const inboundMailId of waiting)
      await ctx.enqueue(trx, 'readInboundMail', { inboundMailId }, { singletonKey: inboundMailId })
  })
}

/** Deletes mails that came in long ago and were read; the messages that they became stay. */
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
