import { audit } from '../audit/audit.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { queueMail } from '../mail/queue.ts'
import { findUser, toLanguage } from './sql.ts'

/** Mails the link that sets a new password; it works for an hour. */
export async function sendPasswordReset(ctx: Context, userId: string, token: string): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const user = await findUser(trx, userId)
    if (!user) return
    const language = toLanguage(user.language)
    await queueMail(trx, ctx, {
      to: user.email,
      recipientId: user.id,
      language,
      template: 'resetPassword',
      data: {
        firstName: user.first_name,
        path: `/${language}/reset-password?token=${encodeURIComponent(token)}`,
      },
    })
    await audit(trx, ctx, {
      action: 'requestPasswordReset',
      entityType: 'user',
      entityId: user.id,
      landlordId: user.landlord ? user.id : null,
    })
  })
}

/** Greets somebody who has just signed up. */
export async function welcome(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const user = await findUser(trx, userId)
    if (!user) return
    const language = toLanguage(user.language)
    await queueMail(trx, ctx, {
      to: user.email,
      recipientId: user.id,
      language,
      template: user.landlord ? 'welcomeLandlord' : 'welcomeTenant',
      data: { firstName: user.first_name, path: user.landlord ? `/${language}/dashboard` : `/${language}` },
    })
    await audit(trx, ctx, {
      action: 'signUp',
      entityType: 'user',
      entityId: user.id,
      landlordId: user.landlord ? user.id : null,
    })
  })
}
