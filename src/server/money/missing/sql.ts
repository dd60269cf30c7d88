import { sql } from 'kysely'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { visibleGroups } from '../../kernel/viewer/visible-to.ts'

/** A home as the board of what is missing looks at it. */
export interface BoardHomeRow {
  groupId: string
  /** Of a single apartment; null of a group. */
  listingId: string | null
  name: string
  isPublished: boolean
  /** It was shown before: that it isn't now was somebody's wish. */
  wasPublished: boolean
  hasLandlordAddress: boolean
}

/** The homes of the viewer's world that are not put away, by name. */
export async function listBoardHomes(source: Source, viewer: Viewer): Promise<BoardHomeRow[]> {
  return boardHomes.list(source, { viewer })
}

const boardHomes = statement((db, { viewer }: { viewer: Viewer }) =>
  visibleGroups(db, viewer)
    .leftJoin('billing_addresses as a', 'a.id', 'g.billing_address_id')
    .leftJoin('billing_details_items as d', 'd.id', 'g.billing_details_item_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('listings as l')
          .select([
            sql<string | null>`min(l.id::text)`.as('first'),
            sql<boolean>`coalesce(bool_or(l.published), false)`.as('published'),
            sql<boolean>`coalesce(bool_or(l.last_published_at is not null), false)`.as('everPublished'),
          ])
          .whereRef('l.group_id', '=', 'g.id')
          .where('l.deleted_at', 'is', null)
          .as('u'),
      (join) => join.onTrue(),
    )
    .select(['g.id as groupId', 'g.name'])
    .select([
      sql<string | null>`case when g.part_of_group then null else u.first end`.as('listingId'),
      sql<boolean>`u.published`.as('isPublished'),
      sql<boolean>`u."everPublished"`.as('wasPublished'),
      sql<boolean>`(a.id is not null or (coalesce(d.address_line1, '') <> '' and coalesce(d.city, '') <> ''))`.as(
        'hasLandlordAddress',
      ),
    ])
    .where('g.archived_at', 'is', null)
    .orderBy('g.name')
    .orderBy('g.id'),
)
