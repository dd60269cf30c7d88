import { sendBySmtp } from '../adapters/mail-smtp.ts'
import type { Context } from '../viewer/context.ts'
import { findUnsentMail, markMailSent, saveMailError } from './sql.ts'

/** Sends a stored mail, once; without SMTP_URL the outbox, where it is already, counts as sent. */
export async function sendMail(ctx: Context, mailId: string): Promise<void> {
  const mail = await findUnsentMail(ctx.db, mailId)
  if (!mail) return
  const { smtpUrl, mailFrom } = ctx.config
  if (smtpUrl) {
    try {
      await sendBySmtp(smtpUrl, mailFrom, mail)
    } catch (error) {
      // Kept beside the mail for whoever looks for it; the job fails all the same and comes again.
      await saveMailError(ctx.db, mailId, String(error))
      throw error
    }
  }
  await markMailSent(ctx.db, mailId, ctx.now())
}
