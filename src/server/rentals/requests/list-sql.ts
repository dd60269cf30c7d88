import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { LandlordStatus, RequestType } from '../../../domain/catalogue/requests.ts'
import {
  OPEN_LANDLORD_STATUSES,
  type RequestFilter,
  type RequestOrder,
} from '../../../domain/rentals/classification.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { visibleRequests } from '../../kernel/viewer/visible-to.ts'
import { likeContaining, isNot, isOneOf } from '../../kernel/db/parameters.ts'
import type { ListWindow } from '../../kernel/graphql/list-window.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { needsSomebody } from '../lifecycle/needs-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { REQUEST_INSTANTS, selectRequests, selectRequestsByKey } from '../lifecycle/requests-sql.ts'
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

/** A window of it, how it is sorted, and until when what runs out stands above the rest; null: nothing does. */
export interface RequestWindow extends ListWindow {
  order?: RequestOrder
  dueSoon?: Temporal.Instant | null
}

/** Whether a list is narrowed by more than its filter and its group, so that the stored counts don't tell its length. */
export function isListNarrowed(by: RequestListFilter): boolean {
  return by.filter === 'ENDED' || Boolean(by.type ?? by.search ?? by.from ?? by.to) || by.statuses.length > 0
}

/**
 * A window of the landlord's requests: active ones in the order of D4, or what runs out first on top; ended ones with
 * the newest first. With `dueSoon`, what runs out until then stands above the others in the order of D4, too.
 */
export async function listRequests(
  source: Source,
  viewer: Viewer,
  by: RequestListFilter,
  { offset, limit, order = 'SPECIFIED', dueSoon = null }: RequestWindow,
): Promise<RequestRow[]> {
  // Few sizes of pages are asked for; written out, each has a plan of its own.
  const window = {
    ...asked(viewer, by),
    offset: offset || null,
    written: { filter: by.filter, limit },
  }
  if (by.filter === 'ENDED') return endedOf.list(source, window)
  if (order === 'URGENT') return urgentOf.list(source, window)
  return dueSoon ? dueSoonFirstOf.list(source, { ...window, dueSoon }) : specifiedOf.list(source, window)
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

interface AskedWindow extends AskedList {
  offset: number | null
  written: { filter: RequestFilter; limit: number }
}

type Order = RawBuilder<unknown>

/** D4. */
const SPECIFIED: Order = sql.raw('lr.sort_group, lr."from", lr."to" desc, lr.guests, lr.requested_at, lr.id')

const specifiedOf = windowOf(SPECIFIED)

const urgentOf = windowOf(sql`lr.needs_until, ${SPECIFIED}`)

const endedOf = windowOf(sql`lr.requested_at desc, lr.id`)

function windowOf(order: Order) {
  return statement(
    (db, by: AskedWindow) =>
      selectRequests(db, by.viewer, 'landlord')
        .where(isListed(by))
        .orderBy(order)
        .$if(by.offset !== null, (query) => query.offset(by.offset ?? 0))
        .limit(sql.lit(by.written.limit)),
    REQUEST_INSTANTS,
    { isWide: true },
  )
}

// Two lists, each in the order of its index and no longer than up to the window's end: one that is sorted by both would
// read all that is active. The second is read only as far as the first leaves room.
const dueSoonFirstOf = statement(
  (db, by: AskedWindow & { dueSoon: Temporal.Instant }) => {
    const { viewer, dueSoon, offset } = by
    const limit = sql<number>`${sql.lit(by.written.limit)}`
    const end = offset === null ? limit : sql<number>`${offset}::int + ${limit}`
    const placed = (part: number, order: Order, when: RawBuilder<SqlBool>, most: RawBuilder<number>) =>
      visibleRequests(db, viewer, 'landlord')
        .where(isListed(by))
        .where(when)
        .select([
          'lr.id',
          sql<number>`${sql.lit(part)}`.as('part'),
          sql<number>`row_number() over (order by ${order})`.as('place'),
        ])
        .orderBy(order)
        .limit(most)
    const isSoon = sql<SqlBool>`lr.needs_until <= ${dueSoon}`
    const isLater = sql<SqlBool>`(lr.needs_until is null or lr.needs_until > ${dueSoon})`
    const soon = placed(0, sql`lr.needs_until, lr.id`, isSoon, end)
    const later = placed(1, SPECIFIED, isLater, sql`(select greatest(0, ${end} - count(*)) from soon)`)
    const start = offset === null ? sql`` : sql`offset ${offset}`
    const ids = sql<string[]>`(select ids from page)`
    // By their ids: joined with the list, all requests of the landlord would be put together first.
    const requests = selectRequestsByKey(db, viewer)
      .where(sql<SqlBool>`lr.id = any(${ids}::uuid[])`)
      .orderBy(sql`array_position(${ids}, lr.id)`)
    return sql<RequestRow>`with page as materialized (select array(
      with soon as materialized (${soon}), later as (${later})
      select id from (table soon union all table later) both_parts order by part, place limit ${limit} ${start}) as ids)
      ${requests}`
  },
  REQUEST_INSTANTS,
  { isWide: true },
)

const lengthOf = statement((db, by: AskedList) =>
  visibleRequests(db, by.viewer, 'landlord')
    .select(sql<number>`count(*)`.as('total'))
    .where(isListed(by)),
)

/** What a list is narrowed to, of a request (lr). */
function isListed({ viewer, groupId, type, statuses, pattern, from, to, written }: AskedList) {
  const { filter } = written
  const conditions = [
    filter === 'ENDED' ? sql`lr.landlord_status = 'OTHER'` : isNot('lr.landlord_status', 'OTHER'),
    filter === 'OPEN' && isOneOf('lr.landlord_status', OPEN_LANDLORD_STATUSES),
    filter === 'NEEDS_YOU' && needsSomebody(viewer),
    filter === 'WAITING' && sql`not ${needsSomebody(viewer)}`,
    groupId && sql`lr.group_id = ${groupId}`,
    type && sql`lr.type = ${type}`,
    statuses && sql`lr.landlord_status = any(${statuses}::text[])`,
    from && sql`lr."to" >= ${from}`,
    to && sql`lr."from" <= ${to}`,
    pattern &&
      sql`(lr.user_friendly_id ilike ${pattern}
        or exists (select from booking_requests br where br.id = lr.booking_request_id
          and (br.first_name || ' ' || br.last_name ilike ${pattern} or br.company_name ilike ${pattern}))
        or exists (select from groups g where g.id = lr.group_id and g.name ilike ${pattern}))`,
  ]
  return sql<SqlBool>`(${sql.join(conditions.filter(Boolean), sql` and `)})`
}
