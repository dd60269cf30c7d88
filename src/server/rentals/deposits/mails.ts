import { type Language, mailLanguage } from '../../../domain/catalogue/language.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { formatMoney } from '../../../domain/kernel/money.ts'
import { type DepositDeduction, paidBack } from '../../../domain/rentals/deposit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { LockedDeposit, UnsettledDeposit } from './sql.ts'

/** Tells the tenant what of the deposit was kept and why, and what has gone back. */
export async function tellOfSettlement(
  trx: Db,
  ctx: Context,
  deposit: LockedDeposit,
  received: number,
  deductions: readonly DepositDeduction[],
): Promise<void> {
  const language = mailLanguage(deposit.tenantLanguage)
  const { currency } = deposit
  const back = paidBack(received, deductions)
  const money = (amount: number) => formatMoney(amount, currency, { language })
  await queueMail(trx, ctx, {
    to: deposit.tenantEmail,
    recipientId: deposit.tenantId,
    language,
    template: 'depositSettled',
    data: {
      firstName: deposit.tenantFirstName,
      otherName: deposit.landlordFirstName,
      listingName: deposit.listingName,
      from: deposit.from,
      to: deposit.to,
      amount: money(received),
      paidBack: money(back),
      isPaidBack: back > 0,
      deductions: listOf(
        deductions.map((one) => `${one.explanation.trim()} (${money(one.amount)})`),
        language,
      ),
      isKept: deductions.length > 0,
      path: `/${language}/bookings/${deposit.bookingId}`,
    },
  })
}

function listOf(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(parts)
}

/** Reminds the landlord to account for a deposit. */
export async function mailReminder(
  trx: Db,
  ctx: Context,
  deposit: UnsettledDeposit,
  payBy: Day,
): Promise<void> {
  const language = mailLanguage(deposit.landlordLanguage)
  await queueMail(trx, ctx, {
    to: deposit.landlordEmail,
    recipientId: deposit.landlordId,
    language,
    template: 'depositReminder',
    data: {
      firstName: deposit.landlordFirstName,
      otherName: deposit.tenantNames,
      listingName: deposit.listingName,
      from: deposit.from,
      to: deposit.to,
      amount: formatMoney(deposit.amount, deposit.currency, { language }),
      payBy,
      isLived: deposit.lastDay !== null,
      path: `/${language}/dashboard/bookings/${deposit.bookingId}`,
    },
  })
}
