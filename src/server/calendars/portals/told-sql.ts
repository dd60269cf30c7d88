import { sql } from 'kysely'
import type { PortalAsked } from '../../../domain/calendars/portal-asked.ts'
import type { PortalHomeState } from '../../../domain/catalogue/portals.ts'
import type { Db } from '../../kernel/db/database.ts'

/** Before all ids. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Groups after an id that a portal may get or has, in the order of their ids: with something public, or told as sent. */
export async function listCandidates(
  db: Db,
  portalId: string,
  { after, limit }: { after: string; limit: number },
): Promise<{ groupId: string; landlordId: string }[]> {
  const { rows } = await sql<{ groupId: string; landlordId: string }>`
    select g.id as "groupId", g.landlord_id as "landlordId" from groups g
    where g.id > ${after}::uuid
      and ((g.deleted_at is null
          and exists (select 1 from listings u where u.group_id = g.id and u.published and u.deleted_at is null))
        or exists (select 1 from partner_portal_homes h
          where h.portal_id = ${portalId}::uuid and h.group_id = g.id and h.state = 'SENT'))
    order by g.id
    limit ${limit}`.execute(db)
  return rows
}

/** What a portal was told of a home. */
export interface ToldRow {
  groupId: string
  state: PortalHomeState
  contentHash: string | null
  changedAt: Temporal.Instant
}

/** What a portal was told of these groups. */
export async function listTold(db: Db, portalId: string, groupIds: readonly string[]): Promise<ToldRow[]> {
  const { rows } = await sql<ToldRow>`
    select h.group_id as "groupId", h.state, h.content_hash as "contentHash", h.changed_at as "changedAt"
    from partner_portal_homes h
    where h.portal_id = ${portalId}::uuid and h.group_id = any(${groupIds}::uuid[])`.execute(db)
  return rows
}

/** What a portal is to be told of a home from now on; without a hash it is gone. */
export interface Telling {
  groupId: string
  landlordId: string
  contentHash: string | null
}

/** Stores what a portal is told, in an edition. One statement. */
export async function saveTold(
  db: Db,
  portalId: string,
  { edition, now }: { edition: number; now: Temporal.Instant },
  tellings: readonly Telling[],
): Promise<void> {
  if (tellings.length === 0) return
  await sql`
    insert into partner_portal_homes (portal_id, group_id, landlord_id, state, content_hash, edition, changed_at)
    select ${portalId}::uuid, t.group_id, t.landlord_id,
      case when t.content_hash is null then 'REMOVED' else 'SENT' end, t.content_hash, ${edition}, ${now}::timestamptz
    from unnest(${tellings.map((one) => one.groupId)}::uuid[], ${tellings.map((one) => one.landlordId)}::uuid[],
      ${tellings.map((one) => one.contentHash)}::text[]) as t (group_id, landlord_id, content_hash)
    on conflict (portal_id, group_id) do update set state = excluded.state, content_hash = excluded.content_hash,
      edition = excluded.edition, changed_at = excluded.changed_at`.execute(db)
}

/** Makes what was stored in the next edition of a locked portal its edition; false where there was nothing. */
export async function publishEdition(
  db: Db,
  portalId: string,
  { edition, changedAt }: { edition: number; changedAt: Temporal.Instant },
): Promise<boolean> {
  const result = await db
    .updateTable('partner_portals')
    .set({ edition, changed_at: changedAt })
    .where('id', '=', portalId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('partner_portal_homes as h')
          .select('h.group_id')
          .where('h.portal_id', '=', portalId)
          .where('h.edition', '=', edition),
      ),
    )
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** From where on a portal wants to be told: changes after an edition or an instant, or with null all that it gets. */
export type ToldSince = PortalAsked

function told(db: Db, portalId: string, since: ToldSince) {
  const all = db.selectFrom('partner_portal_homes as h').where('h.portal_id', '=', portalId)
  if (since === null) return all.where('h.state', '=', 'SENT')
  return 'edition' in since
    ? all.where('h.edition', '>', since.edition)
    : all.where('h.changed_at', '>', since.instant)
}

/** How many homes a feed has, and how many that are gone. */
export async function countTold(
  db: Db,
  portalId: string,
  since: ToldSince,
): Promise<{ sent: number; removed: number }> {
  return told(db, portalId, since)
    .select([
      sql<number>`(count(*) filter (where h.state = 'SENT'))::integer`.as('sent'),
      sql<number>`(count(*) filter (where h.state = 'REMOVED'))::integer`.as('removed'),
    ])
    .executeTakeFirstOrThrow()
}

/** What a feed has after an id, in the order of ids. */
export async function listToldAfter(
  db: Db,
  portalId: string,
  since: ToldSince,
  { after, limit }: { after: string; limit: number },
): Promise<ToldRow[]> {
  return told(db, portalId, since)
    .select([
      'h.group_id as groupId',
      'h.state',
      'h.content_hash as contentHash',
      'h.changed_at as changedAt',
    ])
    .where('h.group_id', '>', after)
    .orderBy('h.group_id')
    .limit(limit)
    .execute()
}

/** Forgets what was taken out before an instant; who asks with a cursor of before starts anew. */
export async function forgetRemoved(db: Db, before: Temporal.Instant): Promise<void> {
  await sql`
    with forgotten as (
      delete from partner_portal_homes where state = 'REMOVED' and changed_at < ${before}::timestamptz
      returning portal_id, edition
    )
    update partner_portals p set forgotten_edition = f.edition
    from (select portal_id, max(edition) as edition from forgotten group by portal_id) f
    where p.id = f.portal_id and p.forgotten_edition < f.edition`.execute(db)
}
