import { sql, type SqlBool } from 'kysely'
import type { LandlordStatus, RequestType } from '../../../domain/catalogue/requests.ts'
import { OPEN_LANDLORD_STATUSES } from '../../../domain/rentals/classification.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isNot, isOneOf } from '../../kernel/db/literal.ts'
import { needsSomebody } from '../lifecycle/needs-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { selectRequests } from '../lifecycle/requests-sql.ts'

/** Which requests a list shows: active ones, or with ENDED those that are not active any more. */
export type RequestFilter = 'NEEDS_YOU' | 'OPEN' | 'WAITING' | 'ALL' | 'ENDED'

/** What a list of requests is narrowed to. */
export interface RequestListFilter {
  filter: RequestFilter
  groupId: string | null
  type: RequestType | null
  /** In one of these states; empty for any. */
  statuses: readonly LandlordStatus[]
  search: string | null
  from: Temporal.PlainDate | null
  to: Temporal.PlainDate | null
}

/** Whether a list is narrowed by more than its filter and its group, so that the stored counts don't tell its length. */
export function isListNarrowed(by: RequestListFilter): boolean {
  return by.filter === 'ENDED' || Boolean(by.type ?? by.search ?? by.from ?? by.to) || by.statuses.length > 0
}

function selectList(db: Db, viewer: Viewer, by: RequestListFilter) {
  let query = selectRequests(db, viewer, 'landlord')
  if (by.filter === 'ENDED') query = query.where(sql<SqlBool>`lr.landlord_status = 'OTHER'`)
  else query = query.where(isNot('lr.landlord_status', 'OTHER'))
  if (by.filter === 'OPEN') query = query.where(isOneOf('lr.landlord_status', OPEN_LANDLORD_STATUSES))
  if (by.filter === 'NEEDS_YOU') query = query.where(needsSomebody(viewer))
  if (by.filter === 'WAITING') query = query.where(sql<SqlBool>`not ${needsSomebody(viewer)}`)
  if (by.groupId) query = query.where('lr.group_id', '=', by.groupId)
  if (by.type) query = query.where('lr.type', '=', by.type)
  if (by.statuses.length > 0) query = query.where('lr.landlord_status', 'in', [...by.statuses])
  if (by.from) query = query.where('lr.to', '>=', by.from)
  if (by.to) query = query.where('lr.from', '<=', by.to)
  if (by.search) {
    const pattern = `%${by.search.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((eb) =>
      eb.or([
        eb(sql`br.first_name || ' ' || br.last_name`, 'ilike', pattern),
        eb('lr.user_friendly_id', 'ilike', pattern),
        eb('br.company_name', 'ilike', pattern),
        eb('g.name', 'ilike', pattern),
      ]),
    )
  }
  return query
}

/** A window of the landlord's requests: active ones in the order of D4, ended ones with the newest first. */
export async function listRequests(
  db: Db,
  viewer: Viewer,
  by: RequestListFilter,
  window: { offset: number; limit: number },
): Promise<RequestRow[]> {
  const query = selectList(db, viewer, by)
  const sorted =
    by.filter === 'ENDED'
      ? query.orderBy('lr.requested_at', 'desc').orderBy('lr.id')
      : query
          .orderBy('lr.sort_group')
          .orderBy('lr.from')
          .orderBy('lr.to', 'desc')
          .orderBy('lr.guests')
          .orderBy('lr.requested_at')
          .orderBy('lr.id')
  return (
    sorted
      .$if(window.offset > 0, (paged) => paged.offset(window.offset))
      // Few sizes of pages are asked for; written out, each has a plan of its own.
      .limit(sql.lit(window.limit))
      .execute()
  )
}

/** How many requests a narrowed list has. */
export async function countRequests(db: Db, viewer: Viewer, by: RequestListFilter): Promise<number> {
  const row = await selectList(db, viewer, by)
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}
