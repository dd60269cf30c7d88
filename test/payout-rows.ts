import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { postIncentive } from '../src/domain/money/ledger.ts'
import { insertLedgerEvents } from '../src/server/money/ledger/sql.ts'
import type { TestApp } from './app.ts'

/** Bonuses of one euro each that are booked for a landlord, and in no payout. */
export async function addBonuses(
  { db, services }: TestApp,
  landlordId: string,
  count: number,
): Promise<void> {
  const at = services.now()
  const ids = Array.from({ length: count }, () => randomUUID())
  const events = ids.map((subjectId) => ({
    event: {
      kind: 'INCENTIVE_GRANTED' as const,
      subjectId,
      mode: 'TESTING' as const,
      currency: 'EUR',
      landlordId,
      bookingId: null,
      invoiceId: null,
      effectiveAt: at,
      bookedAt: at,
    },
    postings: postIncentive({ landlordId, amount: 100 }),
  }))
  await insertLedgerEvents(db, events)
}

/** Payouts of a landlord that have arrived, each of one bonus. */
export async function addPayouts(app: TestApp, landlordId: string, count: number): Promise<void> {
  await addBonuses(app, landlordId, count)
  const at = app.services.now()
  await sql`
    with free as (
      select t.id, t.amount, gen_random_uuid() as payout_id
      from ledger_transfers t join ledger_accounts a on a.id = t.credit_account_id
      where a.kind = 'LANDLORD_PAYABLE' and a.landlord_id = ${landlordId}
        and not exists (select from payout_items i where i.transfer_id = t.id)
    ), paid as (
      insert into payouts (id, landlord_id, provider, mode, currency, amount, state, created_at, paid_at)
      select payout_id, ${landlordId}, 'LOCAL', 'TESTING', 'EUR', amount, 'PAID', ${at}, ${at} from free
    )
    insert into payout_items (transfer_id, payout_id, landlord_id, kind, amount)
    select id, payout_id, ${landlordId}, 'INCENTIVE', amount from free`.execute(app.db)
}
