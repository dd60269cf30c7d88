import { type Attachment, sendBySmtp } from '../adapters/mail-smtp.ts'
import { findFile } from '../files/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { untilAvailable } from '../db/until-available.ts'
import type { Context } from '../viewer/context.ts'
import {
  findUnsentMail,
  HOURS_UNTIL_GIVEN_UP,
  listForgottenMails,
  type MailRow,
  markMailSent,
  saveMailError,
} from './sql.ts'

const batchSize = 500
/** Longer than a database takes to change its leader; the queue gives the whole job twice that. */
const millisecondsToMark = 60_000

/**
 * Orders mails again that the mail server kept from leaving for longer than a job tries; a mail that a job is still
 * about is left to it, so that none is sent twice.
 */
export async function sendWaitingMails(ctx: Context): Promise<void> {
  const since = ctx.now().subtract({ hours: HOURS_UNTIL_GIVEN_UP })
  await inTransaction(ctx, async (trx) => {
    for (const mailId of await listForgottenMails(trx, since, batchSize))
      await ctx.enqueue(trx, 'sendMail', { mailId }, { singletonKey: mailId })
  })
}

/** Sends a stored mail, once; without SMTP_URL the outbox, where it is already, counts as sent. */
export async function sendMail(ctx: Context, mailId: string): Promise<void> {
  const mail = await findUnsentMail(ctx.db, mailId)
  if (!mail) return
  const { smtpUrl, mailFrom } = ctx.config
  if (smtpUrl) {
    try {
      await sendBySmtp(smtpUrl, mailFrom, {
        ...mail,
        replyTo: mail.reply_to,
        attachments: await attachmentsOf(ctx, mail),
      })
    } catch (error) {
      // Kept beside the mail for whoever looks for it; the job fails all the same and comes again.
      await saveMailError(ctx.db, mailId, String(error))
      throw error
    }
  }
  // It has left: without the mark it would leave once more.
  await untilAvailable(ctx.log, () => markMailSent(ctx.db, mailId, ctx.now()), millisecondsToMark)
}

async function attachmentsOf(ctx: Context, mail: MailRow): Promise<Attachment[]> {
  if (!mail.attachment_file_id) return []
  const file = await findFile(ctx.db, mail.attachment_file_id)
  const content = file && (await ctx.files.get(file.storageKey))
  if (!file || !content) throw new Error(`The attachment of the mail ${mail.id} is gone.`)
  return [{ filename: file.fileName, contentType: file.contentType, content: Buffer.from(content) }]
}
