import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { LandlordStatus } from '../../../domain/catalogue/requests.ts'
import { isOneOf } from '../../kernel/db/literal.ts'

/** The landlord owes the contract of an accepted request: nothing else gives it a deadline of the landlord's. */
export const owesContract: RawBuilder<SqlBool> = sql<SqlBool>`(lr.landlord_status = 'ACCEPTED' and lr.auto_decline_at is not null)`

/** The tenant has said yes to the latest contract, which is on paper: its signatures are the landlord's to record. */
export const tenantAccepted: RawBuilder<SqlBool> = sql<SqlBool>`(lr.landlord_status = 'MANUAL_CONTRACT_CREATED' and (
  select o.tenant_accepted_at from booking_offers o
  where o.listing_request_id = lr.id order by o.created_at desc, o.id desc limit 1) is not null)`

/** The requests that wait for somebody of the landlord's side, by the statuses that do for this person. */
export function needsSomebody(statuses: readonly LandlordStatus[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isOneOf('lr.landlord_status', statuses)} or ${owesContract} or ${tenantAccepted})`
}
