import { sql } from 'kysely'
import type { EventType } from '../../domain/catalogue/event-type.ts'
import type { Db } from '../db/database.ts'

/** One visitor's event about a group. */
export interface NewEvent {
  groupId: string
  type: EventType
}

/** How many visitors one address may stand for on a day, for each group and kind: a household or an office. */
const visitorsPerAddress = 20

/**
 * Notes events of one visitor about published groups, each once a day. What the group's own landlord does is not
 * counted, nor what comes from an address that stands for too many visitors already.
 */
export async function insertEvents(
  db: Db,
  events: readonly NewEvent[],
  visitor: { visitorHash: string; addressHash: string; landlordId: string | null },
  now: { at: Temporal.Instant; day: Temporal.PlainDate },
): Promise<void> {
  await sql`
    insert into listing_events (group_id, type, day, visitor_hash, address_hash, landlord_id, at)
    select g.id, e.type, ${now.day}::date, ${visitor.visitorHash}, ${visitor.addressHash}, g.landlord_id, ${now.at}
    from unnest(${events.map((event) => event.groupId)}::uuid[], ${events.map((event) => event.type)}::text[])
      as e(group_id, type)
    join groups g on g.id = e.group_id and g.deleted_at is null
    where g.landlord_id is distinct from ${visitor.landlordId}::uuid
      and exists (select 1 from listings u where u.group_id = g.id and u.published and u.deleted_at is null)
      and (select count(*) from listing_events o where o.group_id = g.id and o.type = e.type
        and o.day = ${now.day}::date and o.address_hash = ${visitor.addressHash}) < ${visitorsPerAddress}
    on conflict do nothing`.execute(db)
}

/** Forgets events before a day; answers how many. */
export async function deleteEvents(db: Db, before: Temporal.PlainDate): Promise<number> {
  const deleted = await db.deleteFrom('listing_events').where('day', '<', before).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/** Notes that units went public or left, in the transaction in which they do. */
export async function recordPublished(
  db: Db,
  at: Temporal.Instant,
  change: { listingIds: readonly string[]; published: boolean },
): Promise<void> {
  await sql`
    insert into publish_events (listing_id, group_id, landlord_id, published, at)
    select id, group_id, landlord_id, ${change.published}, ${at} from listings
    where id = any(${change.listingIds}::uuid[]) order by id`.execute(db)
}
