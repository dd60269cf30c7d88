import { mailLanguage } from '../../../domain/catalogue/language.ts'
import type { PayoutFailure } from '../../../domain/catalogue/payouts.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { formatMoney } from '../../../domain/kernel/money.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findUser } from '../../people/accounts/sql.ts'

/** What a mail says of a payout; the amount in minor units. */
export interface PayoutNews {
  landlordId: string
  amount: number
  currency: string
  arrivesOn: Day | null
  /** Null: it is on its way. */
  failure: PayoutFailure | null
}

/** Tells the landlord that a payout is on its way, or came back and why. */
export async function mailPayout(trx: Db, ctx: Context, news: PayoutNews): Promise<void> {
  const landlord = await findUser(trx, news.landlordId)
  if (!landlord) return
  const language = mailLanguage(landlord.language)
  const order = { to: landlord.email, recipientId: landlord.id, language }
  const data = {
    firstName: landlord.first_name,
    amount: formatMoney(news.amount, news.currency, { language }),
    path: `/${language}/dashboard/payments`,
  }
  if (news.failure)
    await queueMail(trx, ctx, {
      ...order,
      template: 'payoutFailed',
      data: { ...data, failure: news.failure },
    })
  else
    await queueMail(trx, ctx, {
      ...order,
      template: 'payoutOnItsWay',
      data: { ...data, arrivesOn: news.arrivesOn ?? ctx.today() },
    })
}
