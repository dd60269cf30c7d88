import { sql, type SqlBool } from 'kysely'
import type { LandlordStatus, RequestType } from '../../../domain/catalogue/requests.ts'
import { OPEN_LANDLORD_STATUSES, type RequestFilter } from '../../../domain/rentals/classification.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { likeContaining, isNot, isOneOf } from '../../kernel/db/parameters.ts'
import type { ListWindow } from '../../kernel/graphql/list-window.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { needsSomebody } from '../lifecycle/needs-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { REQUEST_INSTANTS, selectRequests } from '../lifecycle/requests-sql.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** What a list of requests is narrowed to. */
export interface RequestListFilter {
  filter: RequestFilter
  groupId: string | null
  type: RequestType | null
  /** In one of these states; empty for any. */
  statuses: readonly LandlordStatus[]
  search: string | null
  from: Day | null
  to: Day | null
}

/** Whether a list is narrowed by more than its filter and its group, so that the stored counts don't tell its length. */
export function isListNarrowed(by: RequestListFilter): boolean {
  return by.filter === 'ENDED' || Boolean(by.type ?? by.search ?? by.from ?? by.to) || by.statuses.length > 0
}

/** A window of the landlord's requests: active ones in the order of D4, ended ones with the newest first. */
export async function listRequests(
  source: Source,
  viewer: Viewer,
  by: RequestListFilter,
  { offset, limit }: ListWindow,
): Promise<RequestRow[]> {
  // Few sizes of pages are asked for; written out, each has a plan of its own.
  return windowOf.list(source, {
    ...asked(viewer, by),
    offset: offset || null,
    written: { filter: by.filter, limit },
  })
}

/** How many requests a narrowed list has. */
export async function countRequests(source: Source, viewer: Viewer, by: RequestListFilter): Promise<number> {
  const row = await lengthOf.find(source, { ...asked(viewer, by), written: { filter: by.filter } })
  return row?.total ?? 0
}

/** A list as it is asked for; null where nothing is. */
interface AskedList {
  viewer: Viewer
  groupId: string | null
  type: RequestType | null
  statuses: readonly LandlordStatus[] | null
  pattern: string | null
  from: Day | null
  to: Day | null
  written: { filter: RequestFilter }
}

function asked(viewer: Viewer, { groupId, type, statuses, search, from, to }: RequestListFilter) {
  const pattern = search && likeContaining(search)
  return { viewer, groupId, type, statuses: statuses.length > 0 ? statuses : null, pattern, from, to }
}

const windowOf = statement(
  (db, by: AskedList & { offset: number | null; written: { filter: RequestFilter; limit: number } }) => {
    const query = selectList(db, by)
    const sorted =
      by.written.filter === 'ENDED'
        ? query.orderBy('lr.requested_at', 'desc').orderBy('lr.id')
        : query
            .orderBy('lr.sort_group')
            .orderBy('lr.from')
            .orderBy('lr.to', 'desc')
            .orderBy('lr.guests')
            .orderBy('lr.requested_at')
            .orderBy('lr.id')
    const { offset } = by
    const paged = offset === null ? sorted : sorted.offset(offset)
    return paged.limit(sql.lit(by.written.limit))
  },
  REQUEST_INSTANTS,
  { isWide: true },
)

const lengthOf = statement((db, by: AskedList) =>
  selectList(db, by)
    .clearSelect()
    .select(sql<number>`count(*)`.as('total')),
)

function selectList(db: Db, by: AskedList) {
  const { viewer, groupId, type, statuses, pattern, from, to } = by
  const { filter } = by.written
  let query = selectRequests(db, viewer, 'landlord')
  if (filter === 'ENDED') query = query.where(sql<SqlBool>`lr.landlord_status = 'OTHER'`)
  else query = query.where(isNot('lr.landlord_status', 'OTHER'))
  if (filter === 'OPEN') query = query.where(isOneOf('lr.landlord_status', OPEN_LANDLORD_STATUSES))
  if (filter === 'NEEDS_YOU') query = query.where(needsSomebody(viewer))
  if (filter === 'WAITING') query = query.where(sql<SqlBool>`not ${needsSomebody(viewer)}`)
  if (groupId) query = query.where('lr.group_id', '=', groupId)
  if (type) query = query.where('lr.type', '=', type)
  if (statuses) query = query.where(sql<SqlBool>`lr.landlord_status = any(${statuses}::text[])`)
  if (from) query = query.where('lr.to', '>=', from)
  if (to) query = query.where('lr.from', '<=', to)
  if (pattern) {
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
