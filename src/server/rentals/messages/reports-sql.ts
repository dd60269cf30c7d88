import { sql } from 'kysely'
import type { Language } from '../../../domain/catalogue/language.ts'
import type { MessageReportOutcome, MessageReportReason } from '../../../domain/catalogue/reports.ts'
import { REPORT_PERMISSION } from '../../../domain/rentals/messages/report.ts'
import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { mailLanguageOf } from '../../people/accounts/sql.ts'

/** What a side of a conversation has reported last, and whether there is anything of the other side. */
export interface OwnReportRow {
  hasOthersMessage: boolean
  reportId: string | null
  reason: MessageReportReason | null
  reportedAt: Temporal.Instant | null
  outcome: MessageReportOutcome | null
  answer: string | null
  endedAt: Temporal.Instant | null
}

/** How a side of a visible request stands to reporting its conversation. */
export async function findOwnReport(
  source: Source,
  listingRequestId: string,
  side: MessageSide,
): Promise<OwnReportRow | undefined> {
  return ownReport.find(source, { listingRequestId, side })
}

const ownReport = statement(
  (_, { listingRequestId, side }: { listingRequestId: string; side: MessageSide }) => sql<OwnReportRow>`
    select exists (select from messages m where m.listing_request_id = lr.id and m.side <> ${side}) as "hasOthersMessage",
      r.id as "reportId", r.reason, r.reported_at as "reportedAt", r.outcome, r.answer, r.ended_at as "endedAt"
    from listing_requests lr left join lateral (
      select * from message_reports r where r.listing_request_id = lr.id and r.side = ${side}
      order by r.reported_at desc, r.id limit 1) r on true
    where lr.id = ${listingRequestId}::uuid`,
  { reportedAt: true, endedAt: true },
)

/** A report as it is stored. */
export interface NewMessageReport {
  listingRequestId: string
  landlordId: string
  tenantId: string
  side: MessageSide
  reportedBy: string
  reason: MessageReportReason
  words: string
  upTo: number
  contactsShown: boolean
  reportedAt: Temporal.Instant
}

/** Stores a report of a locked conversation; answers its id. */
export async function insertMessageReport(trx: Db, report: NewMessageReport): Promise<string> {
  const { id } = await trx
    .insertInto('message_reports')
    .values({
      listing_request_id: report.listingRequestId,
      landlord_id: report.landlordId,
      tenant_id: report.tenantId,
      side: report.side,
      reported_by: report.reportedBy,
      reason: report.reason,
      words: report.words,
      up_to: report.upTo,
      contacts_shown: report.contactsShown,
      reported_at: report.reportedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A report as the staff see it, with who is who. */
export interface StaffReportRow {
  id: string
  listingRequestId: string
  landlordId: string
  tenantId: string
  side: MessageSide
  reportedBy: string | null
  reporterName: string | null
  landlordName: string
  landlordEmail: string
  tenantName: string
  tenantEmail: string
  listingName: string
  from: Day
  to: Day
  reason: MessageReportReason
  words: string
  upTo: number
  contactsShown: boolean
  reportedAt: Temporal.Instant
  outcome: MessageReportOutcome | null
  answer: string | null
  endedAt: Temporal.Instant | null
  endedByName: string | null
}

interface AskedReports {
  /** Those that have ended since an instant; null: the open ones. */
  endedSince: Temporal.Instant | null
  offset: number
  limit: number
}

const reportColumns = sql`r.id, r.listing_request_id as "listingRequestId", r.landlord_id as "landlordId",
  r.tenant_id as "tenantId", r.side, r.reported_by as "reportedBy", reporter.name as "reporterName",
  l.name as "landlordName", l.email as "landlordEmail", t.name as "tenantName", t.email as "tenantEmail",
  g.name as "listingName", lr."from", lr."to", r.reason, r.words, r.up_to as "upTo",
  r.contacts_shown as "contactsShown", r.reported_at as "reportedAt", r.outcome, r.answer, r.ended_at as "endedAt",
  ender.name as "endedByName"`
const reportTables = sql`message_reports r join listing_requests lr on lr.id = r.listing_request_id
  join groups g on g.id = lr.group_id join users l on l.id = r.landlord_id join users t on t.id = r.tenant_id
  left join users reporter on reporter.id = r.reported_by left join users ender on ender.id = r.ended_by`
const instants = { reportedAt: true, endedAt: true } as const

/** Reports for the staff: the open ones, the oldest first, or those that have ended since, the latest first. */
export async function listReports(source: Source, asked: AskedReports): Promise<StaffReportRow[]> {
  return asked.endedSince === null
    ? openReports.list(source, { offset: asked.offset, limit: asked.limit })
    : endedReports.list(source, { since: asked.endedSince, offset: asked.offset, limit: asked.limit })
}

const openReports = statement(
  (_, { offset, limit }: { offset: number; limit: number }) => sql<StaffReportRow>`
    select ${reportColumns} from ${reportTables} where r.ended_at is null
    order by r.reported_at, r.id limit ${limit}::int offset ${offset}::int`,
  instants,
)

const endedReports = statement(
  (
    _,
    { since, offset, limit }: { since: Temporal.Instant; offset: number; limit: number },
  ) => sql<StaffReportRow>`
    select ${reportColumns} from ${reportTables} where r.ended_at > ${since}::timestamptz
    order by r.ended_at desc, r.id limit ${limit}::int offset ${offset}::int`,
  instants,
)

/** How many there are of those. */
export async function countReports(source: Source, endedSince: Temporal.Instant | null): Promise<number> {
  const [row] = await reportCount.list(source, { endedSince })
  return row?.count ?? 0
}

const reportCount = statement(
  (_, { endedSince }: { endedSince: Temporal.Instant | null }) => sql<{ count: number }>`
    select count(*)::integer as count from message_reports
    where ${endedSince === null ? sql`ended_at is null` : sql`ended_at > ${endedSince}::timestamptz`}`,
)

/** A report by its id; undefined where there is none. */
export async function findReport(source: Source, id: string): Promise<StaffReportRow | undefined> {
  return reportById.find(source, { id })
}

const reportById = statement(
  (_, { id }: { id: string }) => sql<StaffReportRow>`
    select ${reportColumns} from ${reportTables} where r.id = ${id}::uuid`,
  instants,
)

/** Locks a report whose conversation is locked. */
export async function lockReport(trx: Db, id: string): Promise<void> {
  await trx.selectFrom('message_reports').select('id').where('id', '=', id).forUpdate().execute()
}

/** Stores how a locked report ended. */
export async function saveReportEnd(
  trx: Db,
  id: string,
  end: { outcome: MessageReportOutcome; answer: string; endedAt: Temporal.Instant; endedBy: string },
): Promise<void> {
  await trx
    .updateTable('message_reports')
    .set({ outcome: end.outcome, answer: end.answer, ended_at: end.endedAt, ended_by: end.endedBy })
    .where('id', '=', id)
    .execute()
}

/** Closes a locked conversation for both sides; one that is closed stays as it is. */
export async function saveClosed(
  trx: Db,
  listingRequestId: string,
  { why, at }: { why: string; at: Temporal.Instant },
): Promise<void> {
  await trx
    .updateTable('message_threads')
    .set({ closed_at: at, closed_why: why })
    .where('listing_request_id', '=', listingRequestId)
    .where('closed_at', 'is', null)
    .execute()
}

/** Whether one of the staff still may end reports; locked against the permission being taken meanwhile. */
export async function lockReportStaff(trx: Db, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(sql<boolean>`${REPORT_PERMISSION} = any(permissions)`)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Somebody who is told how a report ended. */
export interface ToldOfReport {
  id: string
  email: string
  firstName: string
  language: Language
}

/** Whoever of the landlord's side wrote in a conversation up to a message, and the landlord. */
export async function listLandlordWriters(
  trx: Db,
  { listingRequestId, landlordId, upTo }: Pick<StaffReportRow, 'listingRequestId' | 'landlordId' | 'upTo'>,
): Promise<ToldOfReport[]> {
  const { rows } = await sql<ToldOfReport>`
    select u.id, u.email, u.first_name as "firstName", ${sql.raw(mailLanguageOf('u'))} as language
    from users u where u.id = ${landlordId}::uuid or u.id in (
      select m.author_id from messages m where m.listing_request_id = ${listingRequestId}::uuid
        and m.side = 'LANDLORD' and m.position <= ${upTo}::int)
    order by u.id`.execute(trx)
  return rows
}

/** Who reported for the landlord's side, or the landlord where they are gone. */
export async function findLandlordReporter(
  trx: Db,
  { reportedBy, landlordId }: Pick<StaffReportRow, 'reportedBy' | 'landlordId'>,
): Promise<ToldOfReport | undefined> {
  const { rows } = await sql<ToldOfReport>`
    select u.id, u.email, u.first_name as "firstName", ${sql.raw(mailLanguageOf('u'))} as language
    from users u where u.id = coalesce(${reportedBy}::uuid, ${landlordId}::uuid)`.execute(trx)
  return rows[0]
}

/** Forgets reports that ended before an instant. */
export async function deleteMessageReportsBefore(db: Db, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('message_reports').where('ended_at', '<', before).execute()
}
