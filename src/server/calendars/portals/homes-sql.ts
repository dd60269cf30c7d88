import { sql, type SqlBool } from 'kysely'
import type { PortalHomeState } from '../../../domain/catalogue/portals.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import type { Db } from '../../kernel/db/database.ts'
import { likePrefix } from '../../kernel/db/parameters.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { visibleGroups } from '../../kernel/viewer/visible-to.ts'

/** A page of a list: how many rows come before it, and how many it has. */
export interface PageAsked {
  offset: number
  limit: number
}

/** Ids of a page of groups, and how many there are. */
export interface GroupPage {
  groupIds: string[]
  totalCount: number
}

/** The viewer's own homes by name, those put away last. */
export async function listOwnHomes(db: Db, viewer: Viewer, page: PageAsked): Promise<GroupPage> {
  const rows = await visibleGroups(db, viewer)
    .select(['g.id', sql<number>`(count(*) over ())::integer`.as('total')])
    .orderBy(sql`g.archived_at is not null`)
    .orderBy('g.name')
    .orderBy('g.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return { groupIds: rows.map(({ id }) => id), totalCount: rows[0]?.total ?? 0 }
}

/** Homes of all landlords by the beginning of their name or city, or of their landlord's name or address, or by id. */
export async function listHomesForStaff(db: Db, search: string, page: PageAsked): Promise<GroupPage> {
  const text = search.trim().toLowerCase()
  const prefix = likePrefix(text)
  const found = sql<SqlBool>`(lower(g.name) like ${prefix} or lower(g.city) like ${prefix}
    or lower(u.name) like ${prefix} or lower(u.last_name) like ${prefix} or lower(u.email) like ${prefix}
    or g.id = ${isUuid(text) ? text : null}::uuid)`
  const all = db
    .selectFrom('groups as g')
    .innerJoin('users as u', 'u.id', 'g.landlord_id')
    .where('g.deleted_at', 'is', null)
  const rows = await (text === '' ? all : all.where(found))
    .select(['g.id', sql<number>`(count(*) over ())::integer`.as('total')])
    .orderBy('g.name')
    .orderBy('g.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return { groupIds: rows.map(({ id }) => id), totalCount: rows[0]?.total ?? 0 }
}

/** What a portal was told of a home. */
export interface ToldPortalRow {
  groupId: string
  portalId: string
  state: PortalHomeState
  changedAt: Temporal.Instant
}

/** What portals were told of these groups: only for ids that came out of a visible row. */
export async function listToldOf(db: Db, groupIds: readonly string[]): Promise<ToldPortalRow[]> {
  return db
    .selectFrom('partner_portal_homes')
    .select(['group_id as groupId', 'portal_id as portalId', 'state', 'changed_at as changedAt'])
    .where(sql<SqlBool>`group_id = any(${groupIds}::uuid[])`)
    .execute()
}
