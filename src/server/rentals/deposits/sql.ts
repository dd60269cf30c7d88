import { type Insertable, sql } from 'kysely'
import type { DepositHolder } from '../../../domain/catalogue/payments.ts'
import type { Day, Stay } from '../../../domain/kernel/day.ts'
import type { DepositDeduction, DepositFacts } from '../../../domain/rentals/deposit.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { DepositsTable } from '../../kernel/db/tables.gen.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { visibleBookings } from '../../kernel/viewer/visible-to.ts'

/** The deposit of a booking as it is agreed and recorded; amounts in minor units. */
export interface DepositRow {
  bookingId: string
  landlordId: string
  currency: string
  country: string
  /** By the contract. */
  agreed: number
  /** The last day that is or was lived; null where nobody moves in. */
  lastDay: Day | null
  /** Null until the landlord has noted that it has come. */
  holder: DepositHolder | null
  amount: number | null
  receivedOn: Day | null
  settledOn: Day | null
  /** What was kept of it, in the order of its account. */
  deductions: DepositDeduction[]
}

const COLUMNS = [
  'b.id as bookingId',
  'b.landlord_id as landlordId',
  'b.currency',
  'g.country',
  'bo.deposit as agreed',
  'd.holder',
  'd.amount',
  'd.received_on as receivedOn',
  'd.settled_on as settledOn',
] as const

const lastDay = sql<Day | null>`case when b.canceled then b.stayed_until else b."to" end`

const deductions = sql<DepositDeduction[]>`coalesce((
  select json_agg(json_build_object('reason', k.reason, 'amount', k.amount, 'explanation', k.explanation)
    order by k.position)
  from deposit_deductions k where k.booking_id = b.id), '[]')`

/** The deposits of bookings, whose ids came out of visible rows. */
export async function listDeposits(source: Source, bookingIds: readonly string[]): Promise<DepositRow[]> {
  return depositsOf.list(source, { bookingIds })
}

const depositsOf = statement((db, { bookingIds }: { bookingIds: readonly string[] }) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .innerJoin('booking_offers as bo', 'bo.id', 'b.offer_id')
    .leftJoin('deposits as d', 'd.booking_id', 'b.id')
    .select(COLUMNS)
    .select([lastDay.as('lastDay'), deductions.as('deductions')])
    .where(sql<boolean>`b.id = any(${bookingIds}::uuid[])`),
)

/** A booking with its deposit and its people. */
export interface LockedDeposit extends DepositRow, Stay {
  listingRequestId: string
  listingName: string
  tenantId: string
  tenantEmail: string
  tenantFirstName: string
  tenantLanguage: string
  landlordFirstName: string
}

/** The deposit of a booking of the viewer's world, the booking locked; undefined for a foreign one. */
export async function lockDeposit(
  trx: Db,
  viewer: Viewer,
  bookingId: string,
): Promise<LockedDeposit | undefined> {
  return visibleBookings(trx, viewer)
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .innerJoin('booking_offers as bo', 'bo.id', 'b.offer_id')
    .innerJoin('users as tenant', 'tenant.id', 'b.tenant_id')
    .innerJoin('users as landlord', 'landlord.id', 'b.landlord_id')
    .leftJoin('deposits as d', 'd.booking_id', 'b.id')
    .select(COLUMNS)
    .select([lastDay.as('lastDay'), deductions.as('deductions')])
    .select([
      'b.from',
      'b.to',
      'b.listing_request_id as listingRequestId',
      'g.name as listingName',
      'tenant.id as tenantId',
      'tenant.email as tenantEmail',
      'tenant.first_name as tenantFirstName',
      'tenant.language as tenantLanguage',
      'landlord.first_name as landlordFirstName',
    ])
    .where('b.id', '=', bookingId)
    .forUpdate('b')
    .executeTakeFirst()
}

/** Stores that a deposit has come, or corrects it. */
export async function saveDeposit(trx: Db, deposit: Insertable<DepositsTable>): Promise<void> {
  const { holder, amount, received_on } = deposit
  await trx
    .insertInto('deposits')
    .values(deposit)
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet({ holder, amount, received_on }))
    .execute()
}

/** Stores how a deposit was accounted for, in the place of an earlier account. */
export async function saveSettlement(
  trx: Db,
  bookingId: string,
  account: { deductions: readonly DepositDeduction[]; settledOn: Day },
): Promise<void> {
  await trx.deleteFrom('deposit_deductions').where('booking_id', '=', bookingId).execute()
  if (account.deductions.length > 0)
    await trx
      .insertInto('deposit_deductions')
      .values(
        account.deductions.map(({ reason, amount, explanation }, position) => ({
          booking_id: bookingId,
          position,
          reason,
          amount,
          explanation: explanation.trim(),
        })),
      )
      .execute()
  await trx
    .updateTable('deposits')
    .set({ settled_on: account.settledOn })
    .where('booking_id', '=', bookingId)
    .execute()
}

/** A deposit that nobody has accounted for, with its landlord. */
export interface UnsettledDeposit extends DepositRow, Stay {
  amount: number
  listingName: string
  tenantNames: string
  landlordEmail: string
  landlordFirstName: string
  landlordLanguage: string
}

/** Deposits of stays that are over, of which no reminder was sent; those of the oldest stays first. */
export async function listUnsettled(db: Db, endedBefore: Day): Promise<UnsettledDeposit[]> {
  return db
    .selectFrom('deposits as d')
    .innerJoin('bookings as b', 'b.id', 'd.booking_id')
    .innerJoin('groups as g', 'g.id', 'b.group_id')
    .innerJoin('booking_offers as bo', 'bo.id', 'b.offer_id')
    .innerJoin('users as tenant', 'tenant.id', 'b.tenant_id')
    .innerJoin('users as landlord', 'landlord.id', 'b.landlord_id')
    .select(COLUMNS)
    .select([lastDay.as('lastDay'), deductions.as('deductions')])
    .select([
      'b.from',
      'b.to',
      'd.amount',
      'g.name as listingName',
      'landlord.email as landlordEmail',
      'landlord.first_name as landlordFirstName',
      'landlord.language as landlordLanguage',
      sql<string>`tenant.first_name || ' ' || tenant.last_name`.as('tenantNames'),
    ])
    .where('d.settled_on', 'is', null)
    .where('d.reminded_at', 'is', null)
    .where(sql<boolean>`coalesce(${lastDay}, d.received_on) < ${endedBefore}::date`)
    .orderBy('b.to')
    .execute()
}

/** Notes that the landlord was reminded; false where somebody did so before. */
export async function saveDepositReminded(
  trx: Db,
  bookingId: string,
  at: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('deposits')
    .set({ reminded_at: at })
    .where('booking_id', '=', bookingId)
    .where('settled_on', 'is', null)
    .where('reminded_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** A deposit as its rules see it. */
export function depositFactsOf({ amount, receivedOn, ...deposit }: DepositRow): DepositFacts {
  return {
    ...deposit,
    received: amount !== null && receivedOn !== null ? { amount, on: receivedOn } : null,
  }
}
