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

/** A document that nobody has looked at; undefined where it was decided or taken away. */
export async function findToReview(db: Db, fileId: string): Promise<DocumentToReviewRow | undefined> {
  return db
    .selectFrom('tenant_documents as d')
    .innerJoin('booking_requests as br', 'br.id', 'd.booking_request_id')
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
    .where('d.file_id', '=', fileId)
    .where('d.status', '=', 'NOT_VALIDATED')
    .where('d.removed_at', 'is', null)
    .executeTakeFirst()
}
