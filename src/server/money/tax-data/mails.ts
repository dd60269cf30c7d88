import { mailLanguage } from '../../../domain/catalogue/language.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { TaxDataStep } from '../../../domain/money/tax-data-clock.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findUser } from '../../people/accounts/sql.ts'

/** What has happened about the data that tax reporting lacks. */
export interface TaxDataNews {
  step: TaxDataStep
  /** Payouts were held before it. */
  wasHeld: boolean
  /** From when they are held unless the data come. */
  holdDay: Day
}

/** Tells the landlord what is missing and by when, that payouts are held, or that they go on; who was never held hears nothing of that. */
export async function mailTaxData(
  trx: Db,
  ctx: Context,
  { landlordId, homes }: { landlordId: string; homes: number },
  { step, wasHeld, holdDay }: TaxDataNews,
): Promise<void> {
  if (step === 'FORGET' && !wasHeld) return
  const landlord = await findUser(trx, landlordId)
  if (!landlord) return
  const language = mailLanguage(landlord.language)
  const order = { to: landlord.email, recipientId: landlord.id, language }
  const firstName = landlord.first_name
  if (step === 'FORGET') {
    const path = `/${language}/dashboard/payments`
    await queueMail(trx, ctx, { ...order, template: 'taxDataComplete', data: { firstName, path } })
    return
  }
  const path = `/${language}/account/billing-details?highlights=dac7`
  await queueMail(trx, ctx, {
    ...order,
    template: step === 'HOLD' ? 'taxDataHold' : 'taxDataMissing',
    data: { firstName, path, count: homes, taxDataStep: step, dueDay: holdDay },
  })
}
