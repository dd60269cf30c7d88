import { mailLanguage } from '../../../domain/catalogue/language.ts'
import { formatMoney } from '../../../domain/kernel/money.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { maskIban } from '../payouts/iban.ts'
import { findConcerned, type RefundRow } from './sql.ts'

/** Tells both sides that money went back, or the tenant that it did not arrive; what never was the landlord's only the tenant. */
export async function tellOfRefund(trx: Db, ctx: Context, refund: RefundRow): Promise<void> {
  const concerned = await findConcerned(trx, refund.payment_id)
  const { listingName, from, to, purpose, bookingId } = concerned
  const facts = {
    listingName,
    from,
    to,
    purpose,
    refundReason: refund.reason,
    explanation: refund.explanation,
    isExplained: refund.explanation !== '',
    way: refund.way,
  }
  const { currency } = refund
  const owed = refund.amount - refund.settled_amount
  const tenantLanguage = mailLanguage(concerned.tenantLanguage)
  await queueMail(trx, ctx, {
    to: concerned.tenantEmail,
    recipientId: concerned.tenantId,
    language: tenantLanguage,
    template: refund.state === 'SUCCEEDED' ? 'refundMade' : 'refundFailed',
    data: {
      ...facts,
      firstName: concerned.tenantFirstName,
      otherName: concerned.landlordFirstName,
      amount: formatMoney(owed, currency, { language: tenantLanguage }),
      path: `/${tenantLanguage}/bookings/${bookingId}`,
    },
  })
  if (refund.state !== 'SUCCEEDED' || refund.is_surplus || purpose !== 'FIRST_MONTH_RENT') return
  const language = mailLanguage(concerned.landlordLanguage)
  await queueMail(trx, ctx, {
    to: concerned.landlordEmail,
    recipientId: concerned.landlordId,
    language,
    template: 'refundMadeLandlord',
    data: {
      ...facts,
      firstName: concerned.landlordFirstName,
      otherName: `${concerned.tenantFirstName} ${concerned.tenantLastName}`,
      amount: formatMoney(owed, currency, { language }),
      path: `/${language}/dashboard/bookings/${bookingId}`,
    },
  })
}

/** Tells the tenant to which account a refund goes, in case it was not them who said so. */
export async function tellOfRefundAccount(
  trx: Db,
  ctx: Context,
  refund: RefundRow,
  account: { ibanCountry: string; ibanLast4: string },
): Promise<void> {
  const { listingName, from, to, bookingId, ...concerned } = await findConcerned(trx, refund.payment_id)
  const language = mailLanguage(concerned.tenantLanguage)
  await queueMail(trx, ctx, {
    to: concerned.tenantEmail,
    recipientId: concerned.tenantId,
    language,
    template: 'refundAccountGiven',
    data: {
      listingName,
      from,
      to,
      firstName: concerned.tenantFirstName,
      otherName: concerned.landlordFirstName,
      amount: formatMoney(refund.amount - refund.settled_amount, refund.currency, { language }),
      account: maskIban(account),
      path: `/${language}/bookings/${bookingId}`,
    },
  })
}
