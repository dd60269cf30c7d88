import { mailLanguage } from '../../../domain/catalogue/language.ts'
import { formatMoney } from '../../../domain/kernel/money.ts'
import { moneyOfDispute } from '../../../domain/money/dispute.ts'
import type { Db } from '../../kernel/db/database.ts'
import { queueMail } from '../../kernel/mail/queue.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findConcerned } from '../refunds/sql.ts'
import { type DisputeRow, findDisputeById } from './sql.ts'

/**
 * Tells the landlord that a payment is contested, and how that ended; of what takes no money nobody is told, nor of money
 * that is not the landlord's: the service fee, and what the tenant had paid too much.
 */
export async function tellOfDispute(
  trx: Db,
  ctx: Context,
  dispute: DisputeRow,
  before: DisputeRow | null,
): Promise<void> {
  const money = moneyOfDispute(dispute)
  const moneyBefore = before ? moneyOfDispute(before) : 'NONE'
  if (money === 'NONE' || money === moneyBefore) return
  const { purpose, landlordId, landlordEmail, landlordFirstName, bookingId, ...stay } = await findConcerned(trx, dispute.payment_id) // prettier-ignore
  if (purpose === 'TENANT_SERVICE_FEE' || (purpose === 'FIRST_MONTH_RENT' && stay.surplus > 0)) return
  const language = mailLanguage(stay.landlordLanguage)
  // What was lost has opened the invoice meanwhile.
  const after = await findDisputeById(trx, dispute.id)
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
      isReopened: (after?.reopened_amount ?? 0) > 0,
      amount: formatMoney(dispute.amount, dispute.currency, { language }),
      path: `/${language}/dashboard/bookings/${bookingId}`,
    },
  })
}
