import { type RawBuilder, sql } from 'kysely'
import type { PayoutObstacleFacts } from '../../../domain/money/payout-obstacle.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { visibleGroups } from '../../kernel/viewer/visible-to.ts'
import { hasFirstRent, type PayoutsAt, receivesPayouts } from '../payouts/homes-sql.ts'
import { lacksTaxData } from '../tax-data/sql.ts'

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

/** Of the homes that are offered: how many there are, and how many lack what money needs. */
export async function findPayoutObstacleFacts(
  source: Source,
  asked: PayoutsAt & { viewer: Viewer },
): Promise<Omit<PayoutObstacleFacts, 'taxData'> | undefined> {
  return obstacleFacts.find(source, asked)
}

const obstacleFacts = statement((db, { viewer, provider, mode }: PayoutsAt & { viewer: Viewer }) => {
  const landlordId = sql`${viewer.landlordId}::uuid`
  // A landlord of a thousand homes has a few accounts: homes alike are counted before those are looked up.
  const alike = visibleGroups(db, viewer)
    .select(['g.bank_account_id', 'g.billing_details_item_id', 'g.currency', 'g.country'])
    .select(sql<number>`count(*)`.as('homes'))
    .where('g.archived_at', 'is', null)
    .where(
      sql<boolean>`g.id in (select u.group_id from listings u
        where u.landlord_id = ${landlordId} and u.published and u.deleted_at is null)`,
    )
    .groupBy(['g.bank_account_id', 'g.billing_details_item_id', 'g.currency', 'g.country'])
  const homesWhere = (condition: RawBuilder<boolean>) =>
    sql<number>`coalesce(sum(g.homes) filter (where ${condition}), 0)::int`
  return db
    .selectFrom(alike.as('g'))
    .leftJoin('bank_accounts as b', 'b.id', 'g.bank_account_id')
    .leftJoin('billing_details_items as d', 'd.id', 'g.billing_details_item_id')
    .select([
      homesWhere(sql`true`).as('homes'),
      homesWhere(sql`b.id is null`).as('withoutAccount'),
      homesWhere(sql`b.currency <> g.currency`).as('otherCurrency'),
      homesWhere(lacksTaxData).as('withoutTaxData'),
      sql<boolean>`(${hasFirstRent(landlordId)} and not ${receivesPayouts(landlordId, { provider, mode })})`.as(
        'lacksPayoutAccount',
      ),
    ])
})
