import { audit } from '../audit/audit.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { queueMail } from '../mail/queue.ts'
import { mayResetPassword } from './password-tries.ts'
import { findUser, toLanguage } from './sql.ts'

/** Mails the link that sets a new password; it works for an hour. Asked too often it stays silent. */
export async function sendPasswordReset(
  ctx: Context,
  person: { id: string; email: string },
  token: string,
): Promise<void> {
  // The answer is the same as ever: a refusal would tell that there is such an account.
  if (!(await mayResetPassword(ctx, person.email))) return
  await inTransaction(ctx, async (trx) => {
    const user = await findUser(trx, person.id)
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
