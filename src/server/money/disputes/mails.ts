import { mailLanguage } from '../../../domain/catalogue/language.ts'
import { formatMoney } from '../../../domain/kernel/money.ts'
import { MONEY_OF_DISPUTE } from '../../../domain/money/dispute.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findConcerned } from '../refunds/sql.ts'
import type { DisputeRow } from './sql.ts'

/**
 * Tells the landlord that a payment is contested, and how that ended; of the tenant's service fee, which is the
 * product's, and of what a bank only asks about nobody is told.
 */
export async function tellOfDispute(
  trx: Db,
  ctx: Context,
  dispute: DisputeRow,
  before: DisputeRow | null,
): Promise<void> {
  const money = MONEY_OF_DISPUTE[dispute.state]
  const moneyBefore = before ? MONEY_OF_DISPUTE[before.state] : 'NONE'
  if (money === 'NONE' || money === moneyBefore) return
  const { purpose, landlordId, landlordEmail, landlordFirstName, bookingId, ...stay } = await findConcerned(trx, dispute.payment_id) // prettier-ignore
  if (purpose === 'TENANT_SERVICE_FEE') return
  const language = mailLanguage(stay.landlordLanguage)
  await queueMail(trx, ctx, {
    to: landlordEmail,
    recipientId: landlordId,
    language,
    template: money === 'HELD' ? 'disputeOpened' : 'disputeDecided',
    data: {
      firstName: landlordFirstName,
      otherName: `${stay.tenantFirstName} ${stay.tenantLastName}`,
      listingName: stay.listingName,
      from: stay.from,
      to: stay.to,
      purpose,
      disputeReason: dispute.reason,
      isWon: money === 'BACK',
      amount: formatMoney(dispute.amount, dispute.currency, { language }),
      path: `/${language}/dashboard/bookings/${bookingId}`,
    },
  })
}
