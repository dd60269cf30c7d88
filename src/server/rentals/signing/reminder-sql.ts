import { sql, type SqlBool } from 'kysely'
import type { ReminderCancellationReason } from '../../../domain/catalogue/contracts.ts'
import type { SigningParty } from '../../../domain/rentals/signing.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'

/** Plans a reminder, or notes one that is sent right now. */
export async function insertReminder(
  db: Db,
  reminder: {
    offerId: string
    landlordId: string
    role: SigningParty
    requestedBy: string | null
    dueAt: Temporal.Instant
    sentAt: Temporal.Instant | null
    at: Temporal.Instant
  },
): Promise<void> {
  await db
    .insertInto('signing_reminders')
    .values({
      offer_id: reminder.offerId,
      landlord_id: reminder.landlordId,
      role: reminder.role,
      requested_by: reminder.requestedBy,
      due_at: reminder.dueAt,
      sent_at: reminder.sentAt,
      created_at: reminder.at,
    })
    .execute()
}

/** A reminder that waits. */
export interface ReminderRow {
  id: string
  offerId: string
  role: SigningParty
}

/** Reminders that are due and not settled yet, the oldest first. */
export async function listDueReminders(db: Db, now: Temporal.Instant, limit: number): Promise<ReminderRow[]> {
  return db
    .selectFrom('signing_reminders')
    .select(['id', 'offer_id as offerId', 'role'])
    .where('sent_at', 'is', null)
    .where('cancellation_reason', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
}

/** Settles a reminder, once: sent, or not sent and why. Answers whether it still waited. */
export async function settleReminder(
  db: Db,
  id: string,
  how: { sentAt: Temporal.Instant } | { cancellationReason: ReminderCancellationReason },
): Promise<boolean> {
  const settled = await db
    .updateTable('signing_reminders')
    .set('sentAt' in how ? { sent_at: how.sentAt } : { cancellation_reason: how.cancellationReason })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('cancellation_reason', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return settled !== undefined
}

/** A reminder as both sides may see it. */
export interface SettledReminder {
  offerId: string
  role: SigningParty
  dueAt: Temporal.Instant
  sentAt: Temporal.Instant | null
  cancellationReason: ReminderCancellationReason | null
}

/** The reminders of offers, the oldest first. */
export async function listReminders(source: Source, offerIds: readonly string[]): Promise<SettledReminder[]> {
  return remindersOf.list(source, { offerIds })
}

const remindersOf = statement(
  (db, { offerIds }: { offerIds: readonly string[] }) =>
    db
      .selectFrom('signing_reminders')
      .select([
        'offer_id as offerId',
        'role',
        'due_at as dueAt',
        'sent_at as sentAt',
        'cancellation_reason as cancellationReason',
      ])
      .where(sql<SqlBool>`offer_id = any(${offerIds}::uuid[])`)
      .orderBy('created_at')
      .orderBy('id'),
  { dueAt: true, sentAt: true },
)
