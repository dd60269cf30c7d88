import { sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import type { InvoiceLiveMode } from '../../../domain/catalogue/money.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A payout of ours with the bank's line that brings it; the amount in minor units. */
export interface ArrivedPayout {
  bankLineId: string
  providerLineId: string
  mode: InvoiceLiveMode
  amount: number
  currency: string
  valueDay: Day
}

// A transfer takes days, and over the holidays more of them.
const LONGEST_DAYS = 14

/**
 * Lines of bank statements that say they are from the provider and bring what it paid out, locked; of equal ones the
 * earliest of each belong together. What somebody has left out stays so.
 */
export async function lockArrivedPayouts(trx: Db): Promise<ArrivedPayout[]> {
  const { rows } = await sql<ArrivedPayout>`
    with payouts as (
      select p.id, p.mode, -p.amount as amount, p.currency, p.at,
        row_number() over (partition by -p.amount, p.currency order by p.at, p.id) as turn
      from provider_lines p
      where p.category = 'payout' and p.landlord_id is null and p.is_booked and p.amount < 0
        and not exists (select from bank_lines b where b.provider_line_id = p.id)
        and not exists (
          select from provider_lines back
          where back.category = 'payout_reversal' and back.landlord_id is null and back.source_ids && p.source_ids)
    ), arrived as (
      select b.id, b.amount, b.currency, b.value_day,
        row_number() over (partition by b.amount, b.currency order by b.value_day, b.position, b.id) as turn
      from bank_lines b
      where b.state = 'NEW' and b.amount > 0 and b.other_name || ' ' || b.remittance ilike '%stripe%'
    )
    select a.id as "bankLineId", p.id as "providerLineId", p.mode, p.amount, p.currency, a.value_day as "valueDay"
    from payouts p
    join arrived a on (a.amount, a.currency, a.turn) = (p.amount, p.currency, p.turn)
      and a.value_day between (p.at at time zone 'UTC')::date
        and (p.at at time zone 'UTC')::date + ${LONGEST_DAYS}::int
    join bank_lines locked on locked.id = a.id
    for update of locked`.execute(trx)
  return rows
}

/** Notes that a bank's line brings a payout of ours; false where somebody has decided about it meanwhile. */
export async function saveArrival(
  trx: Db,
  { bankLineId, providerLineId }: ArrivedPayout,
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
