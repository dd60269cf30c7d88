import { sql } from 'kysely'
import type { Day } from '../../domain/kernel/day.ts'
import { addDays } from '../../domain/kernel/day.ts'
import type { Context } from '../kernel/viewer/context.ts'
import type { Db } from '../kernel/db/database.ts'
import { scheduledDues } from '../money/dues/schedule-dues.ts'
import type { DemoClock } from './clock.ts'
import { henrike, jana, tom } from './people.ts'

/** For how many stays of Jana's the first rent came through the product: of those that have begun, and that will. */
const [begun, coming] = [3, 3]

/** Whether the demo's tenants pay by card: only at the local provider of this process, whose clock can be moved. */
export function isPaidByCard({ config, payments }: Pick<Context, 'config' | 'payments'>): boolean {
  return payments !== null && config.payments?.kind === 'LOCAL' && config.payments.url === null
}

/** A stay whose first rent goes through the product. */
export interface PaidStay {
  bookingId: string
  landlordId: string
  tenantId: string
  from: Day
  bookedAt: Temporal.Instant
}

/** The stays whose first rents go through the product: Tom's, the newest and the next of Jana's, and one of Henrike's. */
export async function listPaidStays(db: Db, { today }: Pick<DemoClock, 'today'>): Promise<PaidStay[]> {
  const stays = db
    .selectFrom('bookings')
    .select([
      'id as bookingId',
      'landlord_id as landlordId',
      'tenant_id as tenantId',
      'from',
      'created_at as bookedAt',
    ])
    .where('canceled', '=', false)
    .where('type', '=', 'STANDARD')
    .where('from', '>', addDays(today, -120))
    .where('from', '<', addDays(today, 40))
  const isJanas = stays.where('landlord_id', '=', jana.id).where('tenant_id', '<>', tom.id)
  const lists = await Promise.all([
    stays
      .where('tenant_id', '=', tom.id)
      .where('from', '<', addDays(today, -4))
      .orderBy('from', 'desc')
      .limit(1)
      .execute(),
    isJanas
      .where('from', '<', addDays(today, -4))
      .orderBy('from', 'desc')
      .orderBy('id')
      .limit(begun)
      .execute(),
    isJanas.where('from', '>', today).orderBy('from').orderBy('id').limit(coming).execute(),
    stays
      .where('landlord_id', '=', henrike.id)
      .where('from', '<', addDays(today, -25))
      .orderBy('from', 'desc')
      .limit(1)
      .execute(),
  ])
  return lists.flat()
}

/** Days ago on which the demo's landlords opened their payout accounts. */
export const PAYOUTS_SINCE = 21

/** The fees of what is paid out first are kept of it, not paid by transfer. */
export async function leaveFeesOpen(
  trx: Db,
  stays: readonly PaidStay[],
  { today }: DemoClock,
): Promise<void> {
  const first = stays.filter(({ from }) => from < addDays(today, -PAYOUTS_SINCE))
  if (first.length === 0) return
  await trx.updateTable('invoices').set({ paid_on: null }).where('booking_id', 'in', idsOf(first)).execute()
}

/** Their first rents are owed from the booking on, as they would be had the flag been on then. */
export async function oweFirstRents(trx: Db, ctx: Context, stays: readonly PaidStay[]): Promise<void> {
  if (stays.length === 0) return
  await trx
    .updateTable('rents')
    .set({ through_product: true })
    .where('booking_id', 'in', idsOf(stays))
    .where('position', '=', 1)
    .execute()
  for (const { bookingId, bookedAt } of stays)
    await scheduledDues.schedule(trx, { ...ctx, db: trx, now: () => bookedAt }, bookingId)
}

function idsOf(stays: readonly PaidStay[]): string[] {
  return stays.map(({ bookingId }) => bookingId)
}

/** Deposits that landlords have noted: Tom's is held, two of stays that are over went back, one of them with something kept. */
export async function noteDeposits(trx: Db, { today }: DemoClock): Promise<void> {
  const over = trx
    .selectFrom('bookings as b')
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .innerJoin('booking_offers as o', 'o.id', 'b.offer_id')
    .select(['b.id', 'b.landlord_id', 'b.from', 'b.to', 'o.deposit'])
    .where('b.landlord_id', '=', jana.id)
    .where('b.canceled', '=', false)
    .where('b.type', '=', 'STANDARD')
    .where('o.deposit', '>', 0)
    .orderBy('b.to', 'desc')
    .orderBy('b.id')
  const ended = await over
    .where('g.part_of_group', '=', false)
    .where('b.tenant_id', '<>', tom.id)
    .where('b.to', '<', addDays(today, -16))
    .limit(2)
    .execute()
  const held = await over.where('b.tenant_id', '=', tom.id).where('b.from', '<', today).limit(1).execute()
  const rows = [...held, ...ended].map(({ id, landlord_id, from, to, deposit }) => ({
    booking_id: id,
    landlord_id,
    holder: 'LANDLORD' as const,
    amount: deposit,
    received_on: addDays(from, -3),
    settled_on: ended.some((one) => one.id === id) ? addDays(to, 15) : null,
    created_at: sql<Temporal.Instant>`${addDays(from, -3)}::timestamptz + interval '10 hours'`,
  }))
  if (rows.length > 0) await trx.insertInto('deposits').values(rows).execute()
  const [first] = ended
  if (first)
    await trx
      .insertInto('deposit_deductions')
      .values({
        booking_id: first.id,
        position: 0,
        reason: 'CLEANING',
        amount: 9_000,
        explanation: 'The oven and the windows had to be cleaned.',
      })
      .execute()
}
