import { type RawBuilder, sql } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { LedgerEventKind } from '../../../domain/catalogue/ledger.ts'
import type { PayoutSchedule } from '../../../domain/catalogue/payouts.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { HELD_DISPUTE_STATES } from '../../../domain/money/dispute.ts'
import type { KeepableInvoice, PayableItem } from '../../../domain/money/payout.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { lacksTaxData } from '../tax-data/sql.ts'

/** Whose money, and whether real or of test mode. */
export interface PayableKey {
  landlordId: string
  mode: InvoiceLiveMode
}

/** What an item of a payout is about. */
export interface ItemSubject {
  bookingId: string | null
  invoiceId: string | null
  /** The days of a rent. */
  rentFrom: Day | null
  rentTo: Day | null
  /** Of the invoice. */
  number: string | null
  tenantNames: string | null
  apartmentName: string | null
}

/** What the books say that a landlord gets or loses, in no payout yet. */
export interface PayableRow extends PayableItem, ItemSubject {
  transferId: number
  currency: string
  event: LedgerEventKind
  /** What the event happened to. */
  subjectId: string
}

/** What of a landlord is in no payout yet, the oldest first. */
export async function listPayable(source: Source, key: PayableKey): Promise<PayableRow[]> {
  return payable.list(source, { ...key })
}

const payable = statement((_, { landlordId, mode }: PayableKey) => {
  const isPayable = sql`a.kind = 'LANDLORD_PAYABLE' and a.landlord_id = ${landlordId}::uuid and a.mode = ${mode}
    and t.phase in ('POSTED', 'POST')
    and not exists (select from payout_items taken
      where taken.landlord_id = ${landlordId}::uuid and taken.transfer_id = t.id)`
  return sql<PayableRow>`
    select t.id as "transferId", t.amount, t.currency, e.kind as event, e.subject_id as "subjectId",
      case when e.kind = 'TENANT_PAID' and not (b.canceled and b.stayed_until is null) then b."from" end as "movesInOn",
      e.kind = 'CREDIT_CARRIED' as "isOwn", (t.effective_at at time zone 'UTC')::date as "bookedOn",
      e.kind = 'TENANT_PAID' and exists (
        select from disputes d where d.payment_id = e.subject_id and ${isOneOf('d.state', HELD_DISPUTE_STATES)}
          and d.amount > 0) as "isContested",
      e.kind <> 'CREDIT_CARRIED' and exists (
        select from tax_data_requests r
        join groups g on g.id = b.group_id
        left join billing_details_items d on d.id = g.billing_details_item_id
        where r.landlord_id = ${landlordId}::uuid and r.held_at is not null and ${lacksTaxData}) as "isTaxHeld",
      ${subjectColumns}
    from (
      select t.id, t.amount, t.event_id, t.effective_at, t.debit_account_id as other_id, a.currency
      from ledger_accounts a join ledger_transfers t on t.credit_account_id = a.id where ${isPayable}
      union all
      select t.id, -t.amount, t.event_id, t.effective_at, t.credit_account_id, a.currency
      from ledger_accounts a join ledger_transfers t on t.debit_account_id = a.id where ${isPayable}
    ) t
    join ledger_accounts o on o.id = t.other_id and o.kind <> 'PAYOUT_IN_TRANSIT'
    join ledger_events e on e.id = t.event_id
    ${subjectJoins('e', sql`e.kind = 'TENANT_PAID'`)}
    order by t.id`
})

/** What an item is about: the stay, its first rent, and the document. */
export const subjectColumns = sql`b.id as "bookingId", i.id as "invoiceId", r."from" as "rentFrom",
  r."to" as "rentTo", i.number, br.first_name || ' ' || br.last_name as "tenantNames",
  u.apartment_name as "apartmentName"`

/** The tables of `subjectColumns`, joined to one that knows booking and invoice. */
export function subjectJoins(table: string, isRent: RawBuilder<unknown>): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`
    left join bookings b on b.id = ${column('booking_id')}
    left join rents r on r.booking_id = b.id and r.position = 1 and ${isRent}
    left join listing_requests lr on lr.id = b.listing_request_id
    left join booking_requests br on br.id = lr.booking_request_id
    left join listings u on u.id = b.listing_id
    left join invoices i on i.id = ${column('invoice_id')}`
}

/** An open invoice of a landlord. */
export interface OpenInvoiceRow extends KeepableInvoice {
  currency: string
}

// Money by card may be under way for it: whoever keeps it then takes it twice, and pays it back later.
const isBeingPaid = isOneOf('p.state', ['PROCESSING', 'REQUIRES_ACTION', 'UNKNOWN'])

/** Invoices of a landlord of which something is open and that nobody is paying by card, the oldest first. */
export async function listOpenInvoices(
  source: Source,
  key: PayableKey & { today: Day },
): Promise<OpenInvoiceRow[]> {
  return openInvoices.list(source, { ...key })
}

const openInvoices = statement((db, { landlordId, mode, today }: PayableKey & { today: Day }) =>
  db
    .selectFrom('invoices as i')
    .select([
      'i.id',
      'i.booking_id as bookingId',
      'i.currency',
      sql<number>`i.amount - i.paid_amount`.as('open'),
      sql<boolean>`i.due_date < ${today}::date`.as('isOverdue'),
    ])
    .where('i.landlord_id', '=', landlordId)
    .where('i.live_mode', '=', mode)
    .where('i.document_type', '=', 'INVOICE')
    .where('i.number', 'is not', null)
    .where('i.is_paid', '=', false)
    .where('i.written_off_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('invoices as n').select('n.id').whereRef('n.credits_invoice_id', '=', 'i.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments as p')
            .select('p.id')
            .whereRef('p.invoice_id', '=', 'i.id')
            .where(isBeingPaid),
        ),
      ),
    )
    .orderBy('i.due_date')
    .orderBy('i.id'),
)

/** When a landlord wants what has come: at once unless they have said otherwise. */
export async function findSchedule(source: Source, landlordId: string): Promise<PayoutSchedule> {
  return (await scheduleOf.find(source, { landlordId }))?.schedule ?? 'AT_ONCE'
}

const scheduleOf = statement((db, { landlordId }: { landlordId: string }) =>
  db.selectFrom('payout_schedules').select('schedule').where('landlord_id', '=', landlordId),
)

/** Stores when a landlord wants what has come. */
export async function saveSchedule(
  trx: Db,
  landlordId: string,
  schedule: PayoutSchedule,
  at: Temporal.Instant,
): Promise<void> {
  await trx
    .insertInto('payout_schedules')
    .values({ landlord_id: landlordId, schedule, changed_at: at })
    .onConflict((conflict) => conflict.column('landlord_id').doUpdateSet({ schedule, changed_at: at }))
    .execute()
}
