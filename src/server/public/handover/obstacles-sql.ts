import { type RawBuilder, sql } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import { PAYMENT_STATES } from '../../../domain/catalogue/payments.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { OPEN_DISPUTE_STATES } from '../../../domain/money/dispute.ts'
import { isPaymentAlive } from '../../../domain/money/payment.ts'
import { ENDED_REFUND_STATES } from '../../../domain/money/refund.ts'
import type { HandoverObstacle, ReceiverObstacle } from '../../../domain/people/handover.ts'
import { OPEN_IMPORT_STATES } from '../../../domain/public/data-imports/data-import.ts'
import { OPEN_EXPORT_STATES } from '../../../domain/public/data-exports/data-export.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'
import type { GoingStays } from './rows-sql.ts'

const moving = PAYMENT_STATES.filter((state) => isPaymentAlive(state) && state !== 'SUCCEEDED')

/** What stands in the way of a handover on the landlord's side; of money what is of this mode. */
export async function findHandoverFacts(
  db: Db,
  { landlordId, bookings }: GoingStays,
  { today, mode }: { today: Day; mode: InvoiceLiveMode },
): Promise<Record<HandoverObstacle, boolean>> {
  const own = sql`landlord_id = ${landlordId}::uuid`
  const ofMode = sql`${own} and mode = ${mode}`
  const ofStay = sql`= any(${bookings}::uuid[])`
  const { rows } = await sql<Record<HandoverObstacle, boolean>>`select
    ${isOnHold(landlordId)} as "ON_HOLD",
    ${hasAskedForDeletion(landlordId)} as "DELETION_ASKED",
    ${hasDataUnderWay(landlordId)} as "DATA_UNDER_WAY",
    not exists (select from groups where ${own} and deleted_at is null) as "NOTHING_TO_HAND_OVER",
    exists (select from booking_offers
      where ${own} and status in ('PROPOSED', 'LANDLORD_SIGNING', 'TENANT_SIGNING')) as "CONTRACT_IN_SIGNING",
    exists (select from rents r join tenant_dues d on d.booking_id = r.booking_id and d.purpose = 'FIRST_MONTH_RENT'
      where r.booking_id ${ofStay} and r.position = 1 and r.through_product and r."to" >= ${today}::date
        and d.paid_at is not null) as "PAID_AHEAD",
    exists (select from tenant_dues where ${ofMode} and booking_id ${ofStay} and paid_at is null and waived_at is null) as "TENANT_OWES",
    exists (select from payments where ${ofMode} and booking_id ${ofStay} and ${isOneOf('state', moving)}) as "PAYMENT_UNDER_WAY",
    exists (select from invoices i where i.${own} and i.booking_id ${ofStay} and (i.number is null
      or i.live_mode = ${mode} and i.document_type = 'INVOICE' and not i.is_paid and i.written_off_at is null
        and not exists (select from invoices note where note.credits_invoice_id = i.id))) as "UNPAID_FEE",
    exists (select from refunds where ${ofMode} and booking_id ${ofStay} and not ${isOneOf('state', ENDED_REFUND_STATES)})
      or exists (select from payments where ${ofMode} and booking_id ${ofStay} and due_id is not null and state = 'SUCCEEDED'
        and surplus > refunded_amount) as "REFUND_UNDER_WAY",
    exists (select from disputes where ${ofMode} and booking_id ${ofStay} and ${isOneOf('state', OPEN_DISPUTE_STATES)}) as "OPEN_DISPUTE",
    exists (select from payouts where ${ofMode} and state <> 'PAID') as "PAYOUT_UNDER_WAY",
    exists (select from ledger_accounts where ${ofMode} and kind = 'LANDLORD_PAYABLE'
      and (credits <> debits or pending_credits <> pending_debits)) as "MONEY_TO_SETTLE",
    exists (select from payout_changes where ${own} and state = 'PENDING') as "PAYOUT_DATA_CHANGES"`.execute(
    db,
  )
  const [facts] = rows
  if (!facts) throw new Error('A statement without tables answered nothing.')
  return facts
}

/** What stands in the way of the person who would take over. */
export async function findReceiverFacts(
  db: Db,
  receiverId: string,
  { tenants }: GoingStays,
): Promise<Record<ReceiverObstacle, boolean>> {
  const { rows } = await sql<Record<ReceiverObstacle, boolean>>`select
    ${isOnHold(receiverId)} as "RECEIVER_ON_HOLD",
    ${hasAskedForDeletion(receiverId)} as "RECEIVER_DELETION_ASKED",
    ${hasDataUnderWay(receiverId)} as "RECEIVER_DATA_UNDER_WAY",
    exists (select from users where id = ${receiverId}::uuid and permissions <> '{}') as "RECEIVER_IS_STAFF",
    ${receiverId}::uuid = any(${tenants}::uuid[]) as "RECEIVER_IS_TENANT"`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('A statement without tables answered nothing.')
  return facts
}

function isOnHold(userId: string): RawBuilder<boolean> {
  return sql`exists (select from users where id = ${userId}::uuid and (frozen_at is not null or erased_at is not null))`
}

function hasAskedForDeletion(userId: string): RawBuilder<boolean> {
  return sql`exists (select from deletion_requests where user_id = ${userId}::uuid and withdrawn_at is null)`
}

function hasDataUnderWay(userId: string): RawBuilder<boolean> {
  return sql`(exists (select from data_exports where ${userId}::uuid in (user_id, landlord_id)
      and ${isOneOf('state', OPEN_EXPORT_STATES)})
    or exists (select from data_imports where landlord_id = ${userId}::uuid and ${isOneOf('state', OPEN_IMPORT_STATES)}))`
}
