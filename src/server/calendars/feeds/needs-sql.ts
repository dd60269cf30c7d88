import { sql } from 'kysely'
import type { CalendarTrouble } from '../../../domain/calendars/calendar-needs.ts'
import type { BlockSource } from '../../../domain/catalogue/calendars.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'
import { waitsForWord } from './conflicts-sql.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** A calendar of a unit, a feed or a partner's source, that may need the landlord. */
export interface TroubledCalendar extends CalendarTrouble {
  /** Null for a partner. */
  feedId: string | null
  source: BlockSource
  label: string | null
  listingId: string
  groupId: string
  partOfGroup: boolean
  unitName: string
  /** When the first of its conflicts came. */
  conflictSince: Temporal.Instant | null
}

/** The calendars in the viewer's world that fail, hold days back, ask about their window or have conflicts from a day on; one statement. */
export async function listTroubledCalendars(
  source: Source,
  viewer: Viewer,
  today: Day,
): Promise<TroubledCalendar[]> {
  return troubledIn.list(source, { viewer, today })
}

const troubledIn = statement(
  (_, { viewer, today }: { viewer: Viewer; today: Day }) => sql<TroubledCalendar>`
    with clashing as (
      select k.feed_id, k.source, k.listing_id, count(*)::int as total, min(k.changed_at) as since
      from blocks k
      where ${inFullWorld(viewer, 'k.landlord_id', 'k.group_id', 'k.listing_id')} and k.source <> 'own'
        and ${waitsForWord(today)}
      group by k.feed_id, k.source, k.listing_id
    ), troubled as (
      select f.id as feed_id, 'ics' as source, f.label, f.listing_id, f.quarantine_since, f.failing_since,
        case when f.window_blocked and f.window_meaning is null then f.window_asked_at end as window_asked_at
      from calendar_feeds f
      where ${inFullWorld(viewer, 'f.landlord_id', 'f.group_id', 'f.listing_id')} and f.removed_at is null
        and (f.quarantine_since is not null or f.failing_since is not null
          or (f.window_blocked and f.window_meaning is null)
          or f.id in (select feed_id from clashing))
      union all
      select null, source, null, listing_id, null, null, null from clashing where feed_id is null
    )
    select t.feed_id as "feedId", t.source, t.label, t.listing_id as "listingId", u.group_id as "groupId",
      g.part_of_group as "partOfGroup", u.apartment_name as "unitName", t.quarantine_since as "quarantineSince",
      t.failing_since as "failingSince", t.window_asked_at as "windowAskedAt", coalesce(c.total, 0) as conflicts, c.since as "conflictSince"
    from troubled t
    join listings u on u.id = t.listing_id and u.deleted_at is null
    join groups g on g.id = u.group_id and g.deleted_at is null
    left join clashing c on c.listing_id = t.listing_id and c.source = t.source
      and c.feed_id is not distinct from t.feed_id
    order by u.apartment_name, t.feed_id`,
  {
    quarantineSince: true,
    failingSince: true,
    windowAskedAt: true,
    conflictSince: true,
  },
)
