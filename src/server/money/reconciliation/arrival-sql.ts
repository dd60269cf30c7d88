import { sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import { DAYS_TO_ARRIVE, type PossibleArrival } from '../../../domain/money/own-payout.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A payout of ours with a bank's line that may bring it; the amount in minor units. */
export interface PossiblePayoutArrival extends PossibleArrival {
  mode: InvoiceLiveMode
  amount: number
  currency: string
  valueDay: Day
}

/**
 * Lines of bank statements, locked, that say they are from the provider, with each payout to our bank that they may
 * bring: lines by their day, and of each the earliest payout first. What somebody has left out stays so.
 */
export async function lockPossibleArrivals(trx: Db): Promise<PossiblePayoutArrival[]> {
  const { rows } = await sql<PossiblePayoutArrival>`
    select b.id as "bankLineId", p.id as "providerLineId", p.mode, b.amount, b.currency, b.value_day as "valueDay"
    from bank_lines b
    join provider_lines p on -p.amount = b.amount and p.currency = b.currency and ${isUnderWay}
      and b.value_day between ${dayOfLine} and ${dayOfLine} + ${DAYS_TO_ARRIVE}::int
    where b.state = 'NEW' and b.amount > 0 and b.other_name || ' ' || b.remittance ilike '%stripe%'
    order by b.value_day, b.position, b.id, p.at, p.id
    for update of b`.execute(trx)
  return rows
}

const dayOfLine = sql`(p.at at time zone 'UTC')::date`

/** A line `p` of the provider is a payout to our bank that has neither arrived nor come back. */
export const isUnderWay = sql<boolean>`(p.category = 'payout' and p.landlord_id is null and p.is_booked and p.amount < 0
  and not exists (select from bank_lines brought where brought.provider_line_id = p.id)
  and not exists (
    select from provider_lines back
    where back.category = 'payout_reversal' and back.landlord_id is null and back.source_ids && p.source_ids))`

/** Notes that a bank's line brings a payout of ours; false where somebody has decided about it meanwhile. */
export async function saveArrival(
  trx: Db,
  { bankLineId, providerLineId }: PossiblePayoutArrival,
  at: Temporal.Instant,
): Promise<boolean> {
  const saved = await trx
    .updateTable('bank_lines')
    .set({
      state: 'SETTLED',
      reason: 'PROVIDER_PAYOUT',
      provider_line_id: providerLineId,
      decided_by: null,
      decided_at: at,
    })
    .where('id', '=', bankLineId)
    .where('state', '=', 'NEW')
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}
