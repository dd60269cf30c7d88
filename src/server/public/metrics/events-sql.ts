import { sql } from 'kysely'
import { PAGE_EVENTS_PER_ADDRESS, type EventType } from '../../../domain/catalogue/metrics.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { PageEvent } from './read-events.ts'
import type { Day } from '../../../domain/kernel/day.ts'

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
  now: { at: Temporal.Instant; day: Day },
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

/** Notes what one visitor did on our pages, each event once, as long as their address has not sent too many today. */
export async function insertPageEvents(
  db: Db,
  events: readonly PageEvent[],
  visitor: { visitorHash: string; addressHash: string; visitHash: string | null },
  now: { at: Temporal.Instant; day: Day },
): Promise<void> {
  const column = (name: keyof PageEvent) => events.map((event) => event[name])
  await sql`
    insert into page_events
      (id, type, day, at, page, language, visitor_hash, address_hash, visit_hash, funnel_id, host)
    select e.id, e.type, ${now.day}::date, ${now.at}, e.page, e.language, ${visitor.visitorHash},
      ${visitor.addressHash}, ${visitor.visitHash}, e.funnel_id, e.host
    from unnest(${column('id')}::uuid[], ${column('type')}::text[], ${column('page')}::text[],
      ${column('language')}::text[], ${column('funnelId')}::text[], ${column('host')}::text[])
      as e(id, type, page, language, funnel_id, host)
    where (select count(*) from page_events o where o.day = ${now.day}::date
      and o.address_hash = ${visitor.addressHash}) < ${PAGE_EVENTS_PER_ADDRESS}
    on conflict do nothing`.execute(db)
}
