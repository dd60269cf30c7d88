import { type RawBuilder, sql, type SqlBool } from 'kysely'
import {
  needyStatuses,
  STAGE_CONDITIONS,
  type StageCondition,
  statusesOfStep,
} from '../../../domain/rentals/next-step.ts'
import { canSignInPerson } from '../../../domain/rentals/signing.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'

/** Of a request (lr): the check of the income has failed, and the contract still waits for it. */
export const INCOME_UNCONFIRMED = `(lr.solvency_needed and lr.verification_done_at is null and exists (
  select 1 from solvency_checks s where s.listing_request_id = lr.id and s.status = 'FAILED'))`

/** What the table of next steps asks for beside a status, as the database knows it. */
const CONDITIONS: Record<StageCondition, RawBuilder<SqlBool>> = {
  // Nothing else gives an accepted request a time of the landlord's.
  owesContract: sql<SqlBool>`lr.auto_decline_at is not null`,
  tenantAccepted: sql<SqlBool>`(
    select o.tenant_accepted_at from booking_offers o
    where o.listing_request_id = lr.id order by o.created_at desc, o.id desc limit 1) is not null`,
  incomeUnconfirmed: sql.raw(INCOME_UNCONFIRMED),
}

/** Whether a request is in a status that needs the landlord's side under that condition, and it holds. */
export function holds(condition: StageCondition): RawBuilder<boolean> {
  const statuses = needyStatuses({ sign: true }, condition)
  return sql<boolean>`(${isOneOf('lr.landlord_status', statuses)} and ${CONDITIONS[condition]})`
}

/** The requests that need somebody of the landlord's side; a contract to sign needs the landlord alone (decision 20). */
export function needsSomebody(viewer: Viewer): RawBuilder<SqlBool> {
  const statuses = needyStatuses({ sign: canSignInPerson('LANDLORD', viewer).value })
  const conditions = sql.join(STAGE_CONDITIONS.map(holds), sql` or `)
  return sql<SqlBool>`(${isOneOf('lr.landlord_status', statuses)} or ${conditions})`
}

/** The requests whose contract waits for the landlord's own signature. */
export const awaitsSignature: RawBuilder<SqlBool> = isOneOf('lr.landlord_status', statusesOfStep('SIGN'))
