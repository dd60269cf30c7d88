import { sql } from 'kysely'
import type { UnpublishReasonValue } from '../../../domain/catalogue/unpublish-reason.ts'
import type { Tag } from '../../../domain/catalogue/flags.ts'
import { likePrefix } from '../../kernel/db/parameters.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A listing as sales find it, with who took it out last, if it is out. */
export interface StaffListingRow {
  groupId: string
  name: string
  city: string
  landlordId: string
  landlordName: string
  country: string
  labels: Tag[]
  units: number
  publishedUnits: number
  /** Of all its units that are out. */
  reasons: UnpublishReasonValue[]
  /** Of the one that was taken out last. */
  reason: UnpublishReasonValue | null
  explanation: string
  unpublishedAt: Temporal.Instant | null
}

/**
 * Listings of all landlords whose name or city, or whose landlord's name or address, begins with the text, or that
 * have that id; without a text those that were taken out last. One statement.
 */
export async function listForStaff(db: Db, search: string, first: number): Promise<StaffListingRow[]> {
  const text = search.trim().toLowerCase()
  const prefix = likePrefix(text)
  const found =
    text === ''
      ? sql`exists (select 1 from listings x where x.group_id = g.id and x.unpublish_reason is not null)`
      : sql`(lower(g.name) like ${prefix} or lower(g.city) like ${prefix} or lower(u.name) like ${prefix}
          or lower(u.last_name) like ${prefix} or lower(u.email) like ${prefix} or g.id::text = ${text}
          or exists (select 1 from listings x where x.group_id = g.id and x.id::text = ${text}))`
  const { rows } = await sql<StaffListingRow>`
    select g.id as "groupId", g.name, g.city, g.landlord_id as "landlordId", u.name as "landlordName",
      g.country, g.labels,
      count(l.id)::integer as units, (count(l.id) filter (where l.published))::integer as "publishedUnits",
      array_remove(array_agg(distinct l.unpublish_reason), null) as reasons,
      (array_agg(l.unpublish_reason order by l.unpublished_at desc nulls last))[1] as reason,
      (array_agg(l.unpublish_explanation order by l.unpublished_at desc nulls last))[1] as explanation,
      max(l.unpublished_at) as "unpublishedAt"
    from groups g
      join users u on u.id = g.landlord_id
      join listings l on l.group_id = g.id and l.deleted_at is null
    where g.deleted_at is null and ${found}
    group by g.id, u.id
    order by max(l.unpublished_at) desc nulls last, g.name, g.id
    limit ${first}`.execute(db)
  return rows
}

/** Stores the labels of a locked group. */
export async function saveLabels(db: Db, groupId: string, labels: readonly Tag[]): Promise<void> {
  await db
    .updateTable('groups')
    .set({ labels: [...labels] })
    .where('id', '=', groupId)
    .execute()
}
