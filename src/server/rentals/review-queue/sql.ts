import { type RawBuilder, sql } from 'kysely'
import type { IdDocument, ReviewKind } from '../../../domain/catalogue/checks.ts'
import type { TenantDocumentType } from '../../../domain/catalogue/tenants.ts'
import { REVIEW_HOURS } from '../../../domain/kernel/constants.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { isOfNobodyErased } from '../../kernel/viewer/blocked-sql.ts'
import { waitsForStaff } from '../solvency/sql.ts'

/** Something that waits for a decision by staff, with who has taken it. */
export interface ReviewItemRow {
  kind: ReviewKind
  subjectId: string
  personId: string
  firstName: string
  lastName: string
  /** Of documents. */
  documentType: TenantDocumentType | null
  /** Of identities. */
  idDocument: IdDocument | null
  since: Temporal.Instant
  /** When the person's time runs out, or ours. */
  dueAt: Temporal.Instant
  /** The tenant has said yes, and the contract waits. */
  contractWaits: boolean
  /** Of checks of an income: who decided it before its tenant objected. */
  firstDecidedBy: string | null
  claimedBy: string | null
  claimName: string | null
  claimUntil: Temporal.Instant | null
}

/** How much waits of each kind. */
export interface ReviewCountRow {
  kind: ReviewKind
  total: number
  /** Of those, whose time has run out. */
  late: number
}

interface Window {
  kinds: ReviewKind[]
  now: Temporal.Instant
  limit: number
}

/** A window of what waits: first whose time runs out first, then what waits longest. */
export async function listReviewItems(source: Source, window: Window): Promise<ReviewItemRow[]> {
  return items.list(source, window)
}

/** How much waits of each kind; kinds of which nothing does are left out. */
export async function listReviewCounts(
  source: Source,
  asked: Omit<Window, 'limit'>,
): Promise<ReviewCountRow[]> {
  return counts.list(source, asked)
}

const items = statement(
  (_, { kinds, now, limit }: Window): RawBuilder<ReviewItemRow> => sql<ReviewItemRow>`
    select w.*, c.staff_id as "claimedBy", u.name as "claimName", c.until as "claimUntil"
    from (${waitingForReview()}) w
      left join review_claims c on c.kind = w.kind and c.subject_id = w."subjectId" and c.until > ${now}::timestamptz
      left join users u on u.id = c.staff_id
    where w.kind = any(${kinds}::text[])
    order by w."dueAt", w.since, w."subjectId"
    limit ${limit}::integer`,
  { since: true, dueAt: true, claimUntil: true },
)

const counts = statement(
  (_, { kinds, now }: Omit<Window, 'limit'>): RawBuilder<ReviewCountRow> => sql<ReviewCountRow>`
    select w.kind, count(*)::integer as total,
      (count(*) filter (where w."dueAt" <= ${now}::timestamptz))::integer as late
    from (${waitingForReview()}) w where w.kind = any(${kinds}::text[]) group by w.kind`,
)

/**
 * Everything that nobody has decided, each kind by its own index. Documents of requests that have all
 * ended need no look, nor do incomes; and an income waits for its documents.
 */
export function waitingForReview(): RawBuilder<unknown> {
  const ours = sql.raw(`interval '${REVIEW_HOURS} hours'`)
  return sql`
    select 'DOCUMENT' as kind, d.file_id as "subjectId", d.tenant_id as "personId",
      br.first_name as "firstName", br.last_name as "lastName", d.type as "documentType", null::text as "idDocument",
      d.uploaded_at as since, least(asked.until, d.uploaded_at + ${ours}) as "dueAt",
      asked."contractWaits", null::uuid as "firstDecidedBy"
    from tenant_documents d
      join booking_requests br on br.id = d.booking_request_id
      cross join lateral (
        select count(*) as total, min(lr.tenant_answer_until) as until,
          coalesce(bool_or(lr.status_type = 'TENANT_APPROVED'), false) as "contractWaits"
        from listing_requests lr
        where lr.booking_request_id = d.booking_request_id and lr.verification_needed
          and lr.verification_done_at is null and lr.status_type not in ('NOT_AVAILABLE', 'TENANT_WITHDREW')
      ) asked
    where d.status = 'NOT_VALIDATED' and d.removed_at is null and asked.total > 0
      and ${isOfNobodyErased('d.tenant_id')}
    union all
    select 'IDENTITY', v.id, v.user_id, p.first_name, p.last_name, null, v.document,
      coalesce(v.submitted_at, v.updated_at), coalesce(v.submitted_at, v.updated_at) + ${ours}, false, null
    from id_verifications v join users p on p.id = v.user_id
    where v.provider = 'MEZZO' and v.action = 'SUBMITTED' and v.status is null
      and ${isOfNobodyErased('v.user_id')}
    union all
    select 'SOLVENCY', c.id, c.tenant_id, br.first_name, br.last_name, null, null,
      c.started_at, c.started_at + ${ours}, lr.status_type = 'TENANT_APPROVED' and lr.verification_done_at is null,
      c.first_decided_by
    from solvency_checks c
      join listing_requests lr on lr.id = c.listing_request_id
      join booking_requests br on br.id = lr.booking_request_id
    where ${waitsForStaff} and ${isOfNobodyErased('c.tenant_id')}`
}
