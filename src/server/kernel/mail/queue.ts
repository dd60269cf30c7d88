import { NOBODYS_MAIL_DOMAIN } from '../../../domain/kernel/constants.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import type { Context } from '../viewer/context.ts'
import type { Db } from '../db/database.ts'
import { renderMail } from './render.ts'
import { findOneOfWorlds, insertMail, type NamedWorld } from './sql.ts'
import type { MailData, MailTemplate } from './templates/template.ts'

/** A mail to somebody, by the name of its template. */
export interface MailOrder<Template extends MailTemplate> {
  to: string
  recipientId?: string | null
  language: Language
  template: Template
  data: MailData[Template]
  /** Whose world it is about, where that isn't the recipient's own. */
  landlordId?: string
  /** Where its reader answers; null: nowhere. */
  replyTo?: string | null
  /** A stored file that goes with it. */
  attachmentFileId?: string
}

/** Stores a mail and queues its sending, both only if the transaction commits; to people who came with an import none goes. */
export async function queueMail<Template extends MailTemplate>(
  trx: Db,
  ctx: Pick<Context, 'enqueue' | 'config' | 'now'>,
  order: MailOrder<Template>,
): Promise<void> {
  if (order.to.endsWith(NOBODYS_MAIL_DOMAIN)) return
  const rendered = renderMail(
    order.template,
    order.language,
    order.data,
    ctx.config.origin,
    ctx.config.invoiceMode,
    await worldToName(trx, order),
  )
  const id = await insertMail(trx, {
    recipient_id: order.recipientId ?? null,
    to: order.to,
    language: order.language,
    template: order.template,
    attachment_file_id: order.attachmentFileId ?? null,
    reply_to: order.replyTo ?? null,
    created_at: ctx.now(),
    ...rendered,
  })
  await ctx.enqueue(trx, 'sendMail', { mailId: id })
}

/** The world that a mail to somebody who works in several has to name; null for others, and for pages of no world. */
async function worldToName<Template extends MailTemplate>(
  trx: Db,
  { recipientId, landlordId, data }: MailOrder<Template>,
): Promise<NamedWorld | null> {
  const isOfWorld = /^\/\w\w\/dashboard\b/.test(data.path)
  return recipientId && isOfWorld ? findOneOfWorlds(trx, recipientId, landlordId ?? recipientId) : null
}
