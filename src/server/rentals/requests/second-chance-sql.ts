import { sql } from 'kysely'
import type { Day, Stay } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'
import { isOfNobodyErased } from '../../kernel/viewer/blocked-sql.ts'

/** A request that ended because its landlord kept silent, as staff see it. */
export interface SilentlyDeclined extends Stay {
  id: string
  userFriendlyId: string
  groupId: string
  listingName: string
  city: string
  tenantName: string
  landlordId: string
  landlordName: string
  requestedAt: Temporal.Instant
  declinedAt: Temporal.Instant | null
}

function selectSilent(db: Db, today: Day) {
  return db
    .selectFrom('listing_requests as lr')
    .where(isOneOf('lr.status_type', ['NOT_AVAILABLE']))
    .where(isOneOf('lr.status_reason', ['LANDLORD_DID_NOT_RESPOND']))
    .where('lr.from', '>=', today)
    .where(isOfNobodyErased('lr.landlord_id', 'lr.tenant_id'))
    .where(
      sql<boolean>`not exists (select from imported_persons p where p.user_id = ${sql.ref('lr.tenant_id')})`,
    )
}

/** Requests of anybody that ended by the landlord's silence and whose stay is still ahead, the latest first. */
export async function listSilentlyDeclined(
  db: Db,
  today: Day,
  window: { offset: number; limit: number },
): Promise<SilentlyDeclined[]> {
  return selectSilent(db, today)
    .innerJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
    .innerJoin('groups as g', 'g.id', 'lr.group_id')
    .innerJoin('users as l', 'l.id', 'lr.landlord_id')
    .select([
      'lr.id',
      'lr.user_friendly_id as userFriendlyId',
      'lr.group_id as groupId',
      'lr.from',
      'lr.to',
      'g.name as listingName',
      'g.city',
      sql<string>`br.first_name || ' ' || br.last_name`.as('tenantName'),
      'lr.landlord_id as landlordId',
      sql<string>`l.first_name || ' ' || l.last_name`.as('landlordName'),
      'lr.requested_at as requestedAt',
      'lr.ended_at as declinedAt',
    ])
    .orderBy('lr.ended_at', (order) => order.desc().nullsLast())
    .orderBy('lr.id')
    .offset(window.offset)
    .limit(window.limit)
    .execute()
}

/** How many there are. */
export async function countSilentlyDeclined(db: Db, today: Day): Promise<number> {
  const row = await selectSilent(db, today)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

/** Whether a tenant came with an import: nobody is there who could be given a second chance. */
export async function isImportedTenant(db: Db, tenantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('imported_persons')
    .select('user_id')
    .where('user_id', '=', tenantId)
    .executeTakeFirst()
  return row !== undefined
}
