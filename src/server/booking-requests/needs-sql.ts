import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { LandlordStatus } from '../../domain/catalogue/landlord-status.ts'
import { isOneOf } from '../db/literal.ts'

/** The landlord owes the contract of an accepted request: nothing else gives it a deadline of the landlord's. */
export const owesContract: RawBuilder<SqlBool> = sql<SqlBool>`(lr.landlord_status = 'ACCEPTED' and lr.auto_decline_at is not null)`

/** The requests that wait for somebody of the landlord's side, by the statuses that do for this person. */
export function needsSomebody(statuses: readonly LandlordStatus[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isOneOf('lr.landlord_status', statuses)} or ${owesContract})`
}
