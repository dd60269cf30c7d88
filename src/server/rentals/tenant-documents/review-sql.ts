import { sql } from 'kysely'
import type { Employment, PaidBy } from '../../../domain/catalogue/tenants.ts'
import type { ReasonForStay } from '../../../domain/catalogue/requests.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** A document that staff have to look at, with what they compare it with. */
export interface DocumentToReviewRow {
  fileId: string
  bookingRequestId: string
  firstName: string
  lastName: string
  reasonForStay: ReasonForStay
  employment: Employment | null
  paidBy: PaidBy
  companyName: string
  jobTitle: string
  from: Day
  to: Day
}

/** A window of the documents that nobody has looked at, those first whose request waits for nothing else, then by age. */
export async function listToReview(
  db: Db,
  window: { page: number; pageSize: number },
): Promise<DocumentToReviewRow[]> {
  return waiting(db)
    .select([
      'd.file_id as fileId',
      'd.booking_request_id as bookingRequestId',
      'br.first_name as firstName',
      'br.last_name as lastName',
      'br.reason_for_stay as reasonForStay',
      'br.employment',
      'br.paid_by as paidBy',
      'br.company_name as companyName',
      'br.job_title as jobTitle',
      'br.from',
      'br.to',
    ])
    .orderBy('d.uploaded_at')
    .orderBy('d.file_id')
    .limit(window.pageSize)
    .offset((window.page - 1) * window.pageSize)
    .execute()
}

/** How many documents nobody has looked at. */
export async function countToReview(db: Db): Promise<number> {
  const row = await waiting(db)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

/** Documents of requests that have all ended need no look any more. */
function waiting(db: Db) {
  return db
    .selectFrom('tenant_documents as d')
    .innerJoin('booking_requests as br', 'br.id', 'd.booking_request_id')
    .where('d.status', '=', 'NOT_VALIDATED')
    .where('d.removed_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('listing_requests as lr')
          .select('lr.id')
          .whereRef('lr.booking_request_id', '=', 'd.booking_request_id')
          .where('lr.verification_needed', '=', true)
          .where('lr.verification_done_at', 'is', null)
          .where('lr.status_type', 'not in', ['NOT_AVAILABLE', 'TENANT_WITHDREW']),
      ),
    )
}
