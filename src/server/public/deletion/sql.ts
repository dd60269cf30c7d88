import { type Expression, type RawBuilder, sql, type Selectable, type Updateable } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { ProfileLanguage } from '../../../domain/catalogue/language.ts'
import type { DeletionObstacle } from '../../../domain/catalogue/people.ts'
import { ENDED_REQUEST_STATUS_TYPES } from '../../../domain/catalogue/requests.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { DeletionRequestsTable } from '../../kernel/db/tables.gen.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { MANAGING_PERMISSION } from '../../../domain/people/permission-table.ts'
import { OPEN_DISPUTE_STATES } from '../../../domain/money/dispute.ts'
import { ENDED_REFUND_STATES } from '../../../domain/money/refund.ts'

/** Somebody's wish to be deleted. */
export type DeletionRequestRow = Selectable<DeletionRequestsTable>

/** What of a person still goes on, by what it is; of money what is of this mode. */
export async function findObstacleFacts(
  db: Db,
  { userId, today, mode }: { userId: string; today: Day; mode: InvoiceLiveMode },
): Promise<Record<DeletionObstacle, boolean>> {
  return await db
    .selectNoFrom((eb) => [
      isThere(
        eb.selectFrom('bookings').select('id').where('landlord_id', '=', userId).where(isNotOver(today)),
      ).as('BOOKING_AS_LANDLORD'),
      isThere(
        eb.selectFrom('bookings').select('id').where('tenant_id', '=', userId).where(isNotOver(today)),
      ).as('BOOKING_AS_TENANT'),
      isThere(
        eb
          .selectFrom('booking_offers')
          .select('id')
          .where((or) => or.or([or('landlord_id', '=', userId), or('tenant_id', '=', userId)]))
          .where('status', 'in', ['PROPOSED', 'LANDLORD_SIGNING', 'TENANT_SIGNING']),
      ).as('CONTRACT_IN_SIGNING'),
      isThere(
        eb
          .selectFrom('listing_requests as lr')
          .leftJoin('bookings as b', 'b.listing_request_id', 'lr.id')
          .select('lr.id')
          .where((or) => or.or([or('lr.landlord_id', '=', userId), or('lr.tenant_id', '=', userId)]))
          .where('lr.status_type', 'not in', [...ENDED_REQUEST_STATUS_TYPES])
          .where('b.id', 'is', null),
      ).as('OPEN_REQUEST'),
      isThere(
        eb
          .selectFrom('listings')
          .select('id')
          .where('landlord_id', '=', userId)
          .where('published', '=', true)
          .where('deleted_at', 'is', null),
      ).as('PUBLISHED_LISTING'),
      isThere(
        eb
          .selectFrom('invoices as i')
          .leftJoin('invoices as note', 'note.credits_invoice_id', 'i.id')
          .select('i.id')
          .where('i.landlord_id', '=', userId)
          .where('i.document_type', '=', 'INVOICE')
          .where('i.live_mode', '=', mode)
          .where('i.is_paid', '=', false)
          .where('i.written_off_at', 'is', null)
          .where('note.id', 'is', null),
      ).as('UNPAID_INVOICE'),
      isThere(
        eb
          .selectFrom('ledger_accounts')
          .select('id')
          .where('landlord_id', '=', userId)
          .where('mode', '=', mode)
          .where('kind', '=', 'LANDLORD_PAYABLE')
          .whereRef('credits', '<>', 'debits'),
      ).as('MONEY_TO_SETTLE'),
      isThere(
        eb
          .selectFrom('payouts')
          .select('id')
          .where('landlord_id', '=', userId)
          .where('mode', '=', mode)
          .where('state', '<>', 'PAID'),
      ).as('PAYOUT_UNDER_WAY'),
      isThere(
        eb
          .selectFrom('refunds as r')
          .innerJoin('payments as p', 'p.id', 'r.payment_id')
          .select('r.id')
          .where('p.payer_id', '=', userId)
          .where('r.mode', '=', mode)
          .where('r.state', 'not in', [...ENDED_REFUND_STATES]),
      ).as('REFUND_OWED'),
      isThere(
        eb
          .selectFrom('disputes as d')
          .innerJoin('payments as p', 'p.id', 'd.payment_id')
          .select('d.id')
          .where((or) => or.or([or('d.landlord_id', '=', userId), or('p.payer_id', '=', userId)]))
          .where('d.mode', '=', mode)
          .where('d.state', 'in', OPEN_DISPUTE_STATES),
      ).as('OPEN_DISPUTE'),
      isThere(
        eb
          .selectFrom('deposits as d')
          .innerJoin('bookings as b', 'b.id', 'd.booking_id')
          .select('b.id')
          .where((or) => or.or([or('d.landlord_id', '=', userId), or('b.tenant_id', '=', userId)]))
          .where('d.settled_on', 'is', null),
      ).as('DEPOSIT_HELD'),
      isThere(
        eb
          .selectFrom('team_members')
          .select('id')
          .where('landlord_id', '=', userId)
          .where('accepted_at', 'is not', null)
          .where('removed_at', 'is', null),
      ).as('TEAM_MEMBERS'),
      isThere(
        eb.selectFrom('users').select('id').where('id', '=', userId).where('frozen_at', 'is not', null),
      ).as('ACCOUNT_FROZEN'),
      // Nobody else could give permissions then (decision 100).
      sql<boolean>`exists (select from users where id = ${userId} and ${MANAGING_PERMISSION} = any(permissions))
        and not exists (select from users where id <> ${userId} and ${MANAGING_PERMISSION} = any(permissions))`.as(
        'LAST_DEVELOPER',
      ),
    ])
    .executeTakeFirstOrThrow()
}

/** Whether a query finds a row; what Kysely has for it may be a number, as in databases without booleans. */
function isThere(query: Expression<{ id: string | number }>): RawBuilder<boolean> {
  return sql<boolean>`exists ${query}`
}

/** The wish of a person that was not taken back; null when there is none. */
export async function findOpenDeletionRequest(db: Db, userId: string): Promise<DeletionRequestRow | null> {
  const row = await db
    .selectFrom('deletion_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Notes the wish of a person; answers its id, or null where there is one already. */
export async function insertDeletionRequest(
  db: Db,
  userId: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const row = await db
    .insertInto('deletion_requests')
    .values({ user_id: userId, requested_at: now })
    .onConflict((conflict) => conflict.column('user_id').where('withdrawn_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Notes that a wish was taken back. */
export async function saveWithdrawal(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db.updateTable('deletion_requests').set({ withdrawn_at: now }).where('id', '=', id).execute()
}

/** All wishes, the newest first, for staff. */
export async function listDeletionRequests(
  db: Db,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<DeletionRequestRow[]> {
  return await db
    .selectFrom('deletion_requests')
    .selectAll()
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

/** How many wishes there are. */
export async function countDeletionRequests(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('deletion_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A booking with days still to live, also one that was cancelled from a later day on. */
function isNotOver(today: Day) {
  return sql<boolean>`case when canceled then stayed_until >= ${today}::date else "to" >= ${today}::date end`
}

/** A wish whose days are over, as the job reads it. */
export interface DueErasure {
  id: string
  userId: string
  email: string
  firstName: string
  language: ProfileLanguage
}

/** The wishes whose days of withdrawal were over before that time, those that have begun first. */
export async function listDueErasures(db: Db, before: Temporal.Instant): Promise<DueErasure[]> {
  return await db
    .selectFrom('deletion_requests as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select(['d.id', 'd.user_id as userId', 'u.email', 'u.first_name as firstName', 'u.language'])
    .where('d.withdrawn_at', 'is', null)
    .where('d.done_at', 'is', null)
    .where((eb) => eb.or([eb('d.started_at', 'is not', null), eb('d.requested_at', '<=', before)]))
    .orderBy('d.requested_at')
    .execute()
}

/** Locks a wish; undefined where it was taken back, is done, or another process is at it. */
export async function lockErasure(trx: Db, id: string): Promise<DeletionRequestRow | undefined> {
  return await trx
    .selectFrom('deletion_requests')
    .selectAll()
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where('done_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Notes how far an erasure is. */
export async function saveErasure(
  trx: Db,
  id: string,
  columns: Updateable<DeletionRequestsTable>,
): Promise<void> {
  await trx.updateTable('deletion_requests').set(columns).where('id', '=', id).execute()
}

/** Whether the mail that tells somebody of the end of their account has left, or was not to be sent since that time. */
export async function hasFarewellLeft(trx: Db, userId: string, since: Temporal.Instant): Promise<boolean> {
  const waiting = await trx
    .selectFrom('mails')
    .select('id')
    .where('recipient_id', '=', userId)
    .where('template', '=', 'accountErased')
    .where('sent_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return waiting === undefined
}

/** Notes that nothing of the person is left in their row. */
export async function saveErasedPerson(trx: Db, userId: string, now: Temporal.Instant): Promise<void> {
  await trx.updateTable('users').set({ erased_at: now }).where('id', '=', userId).execute()
}

/** Those among erased people whose rows are there as if they had not been. */
export async function listCameBack(db: Db, userIds: readonly string[]): Promise<Omit<DueErasure, 'id'>[]> {
  return await db
    .selectFrom('users')
    .select(['id as userId', 'email', 'first_name as firstName', 'language'])
    .where(sql<boolean>`id = any(${userIds}::uuid[])`)
    .where((eb) =>
      eb.or([
        eb('erased_at', 'is', null),
        // Interrupted while it was erased again.
        eb.exists(
          eb
            .selectFrom('deletion_requests as d')
            .select('d.id')
            .whereRef('d.user_id', '=', 'users.id')
            .where('d.started_at', 'is not', null)
            .where('d.done_at', 'is', null),
        ),
      ]),
    )
    .execute()
}

/** Whom the log of erasures names as far as the database knows, and who is not among those whom it names. */
export async function listUnlogged(db: Db, logged: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('deletion_requests')
    .select('user_id as userId')
    .distinct()
    .where('logged_at', 'is not', null)
    .where(sql<boolean>`user_id <> all(${logged}::uuid[])`)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** The erasure of somebody who came back, begun without asking again; answers the id of its wish. */
export async function reopenErasure(db: Db, userId: string, now: Temporal.Instant): Promise<string> {
  // The mail about it has been sent before.
  await db
    .deleteFrom('mails')
    .where('recipient_id', '=', userId)
    .where('template', '=', 'accountErased')
    .execute()
  const { id } = await db
    .insertInto('deletion_requests')
    .values({ user_id: userId, requested_at: now, started_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .where('withdrawn_at', 'is', null)
        .doUpdateSet((eb) => ({
          started_at: eb.fn.coalesce('deletion_requests.started_at', eb.val(now)),
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
