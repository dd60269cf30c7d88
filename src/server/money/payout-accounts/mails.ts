import { mailLanguage } from '../../../domain/catalogue/language.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findUser } from '../../people/accounts/sql.ts'

/** Tells the landlord to which bank money goes from now on, in case it was not them; null: at once. */
export async function mailPayoutBank(
  trx: Db,
  ctx: Context,
  landlordId: string,
  { last4, waitsUntil }: { last4: string; waitsUntil: Temporal.Instant | null },
): Promise<void> {
  const landlord = await findUser(trx, landlordId)
  if (!landlord) return
  const language = mailLanguage(landlord.language)
  await queueMail(trx, ctx, {
    to: landlord.email,
    recipientId: landlord.id,
    language,
    template: 'payoutBankChanged',
    data: {
      firstName: landlord.first_name,
      last4,
      answerUntil: waitsUntil,
      path: `/${language}/dashboard/payments`,
    },
  })
}
