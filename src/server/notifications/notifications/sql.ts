import { sql } from 'kysely'
import type { NotificationKind } from '../../../domain/catalogue/people.ts'
import type { NotificationEvent } from '../../../domain/notifications/notification.ts'
import { CONCEALING_OFFER_STATUSES } from '../../../domain/rentals/offer.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { visibleNotifications } from '../../kernel/viewer/visible-to.ts'
import type { Day } from '../../../domain/kernel/day.ts'

/** A notification with what it is about; the names are those of today. */
export interface NotificationRow {
  id: string
  kind: NotificationKind
  event: NotificationEvent
  createdAt: Temporal.Instant
  readAt: Temporal.Instant | null
  /** It is about the person's own stay, not about somebody who stays with them. */
  forTenant: boolean
  /** In whose world it is. */
  landlordId: string
  /** Null where it is about a calendar, as is the request below. */
  bookingRequestId: string | null
  listingRequestId: string | null
  groupId: string
  /** The unit whose calendar it is about; null for requests. */
  listingId: string | null
  partOfGroup: boolean
  offerId: string | null
  bookingId: string | null
  /** Of the other side of the stay; with an empty last name what the calendar is called, or the source of a partner. */
  firstName: string
  lastName: string
  listingName: string
  from: Day | null
  to: Day | null
}

// A tenant reads a listing's name, which often is its address, as long as a contract has it: domain rule namesListing.
const shownName = sql<string>`case
  when n.for_tenant and lr.type <> 'EXTENSION' and not coalesce((
    select not o.generating and o.status <> all(${[...CONCEALING_OFFER_STATUSES]}::text[])
    from booking_offers o where o.listing_request_id = lr.id order by o.created_at desc, o.id desc limit 1), false)
  then g.zip_code || ' ' || g.city
  else coalesce(u.apartment_name, g.name) end`

/** A window of the person's notifications, the newest first; what only went to devices or into a mail is found by its id alone. */
export async function listNotifications(
  db: Db,
  viewer: Viewer,
  by: { id?: string; ids?: readonly string[]; unread?: boolean },
  window: { offset: number; limit: number },
  elsewhere: readonly Viewer[] = [],
): Promise<NotificationRow[]> {
  let query = visibleNotifications(db, viewer, elsewhere)
    .leftJoin('listing_requests as lr', 'lr.id', 'n.listing_request_id')
    .leftJoin('booking_requests as br', 'br.id', 'lr.booking_request_id')
    .innerJoin('groups as g', 'g.id', 'n.group_id')
    .leftJoin('bookings as b', 'b.listing_request_id', 'lr.id')
    .innerJoin('users as l', 'l.id', 'n.landlord_id')
    .leftJoin('calendar_feeds as f', 'f.id', 'n.feed_id')
    .leftJoin('listings as u', (join) =>
      join.on((eb) => eb('u.id', '=', eb.fn.coalesce('f.listing_id', 'n.listing_id'))),
    )
  if (by.id) query = query.where('n.id', '=', by.id)
  else if (by.ids) query = query.where('n.id', 'in', by.ids)
  else query = query.where('n.in_app', '=', true)
  if (by.unread) query = query.where('n.read_at', 'is', null)
  return query
    .select([
      'n.id',
      'n.kind',
      'n.event',
      'n.created_at as createdAt',
      'n.read_at as readAt',
      'n.for_tenant as forTenant',
      'n.landlord_id as landlordId',
      'lr.booking_request_id as bookingRequestId',
      'lr.id as listingRequestId',
      'n.group_id as groupId',
      'u.id as listingId',
      'g.part_of_group as partOfGroup',
      sql<string | null>`(select o.id from booking_offers o where o.listing_request_id = lr.id
        order by o.created_at desc, o.id desc limit 1)`.as('offerId'),
      'b.id as bookingId',
      sql<string>`case when n.for_tenant then l.first_name else coalesce(f.label, n.partner_source, br.first_name) end`.as(
        'firstName',
      ),
      sql<string>`case when n.for_tenant then '' else coalesce(br.last_name, '') end`.as('lastName'),
      shownName.as('listingName'),
      sql<Day | null>`coalesce(lr.from, lower(n.days))`.as('from'),
      sql<Day | null>`coalesce(lr.to, upper(n.days) - 1)`.as('to'),
    ])
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .offset(window.offset)
    .limit(window.limit)
    .execute()
}

/** How many notifications the person has, and how many of them are unread. */
export async function countNotifications(db: Db, viewer: Viewer): Promise<{ total: number; unread: number }> {
  return visibleNotifications(db, viewer)
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where n.read_at is null)`.as('unread'),
    ])
    .where('n.in_app', '=', true)
    .executeTakeFirstOrThrow()
}

/** How many unread notifications the person has, for the bell. */
export async function countUnread(
  db: Db,
  viewer: Viewer,
  elsewhere: readonly Viewer[] = [],
): Promise<number> {
  const { unread } = await visibleNotifications(db, viewer, elsewhere)
    .select(sql<number>`count(*)`.as('unread'))
    .where('n.read_at', 'is', null)
    .where('n.in_app', '=', true)
    .executeTakeFirstOrThrow()
  return unread
}

/** How many of those that went to the person's devices at an instant are unread, and how many of these the app lists. */
export async function countUnreadPushed(
  db: Db,
  viewer: Viewer,
  pushedAt: Temporal.Instant,
  elsewhere: readonly Viewer[] = [],
): Promise<{ unread: number; listed: number }> {
  return visibleNotifications(db, viewer, elsewhere)
    .select([sql<number>`count(*)`.as('unread'), sql<number>`count(*) filter (where n.in_app)`.as('listed')])
    .where('n.read_at', 'is', null)
    .where('n.pushed_at', '=', pushedAt)
    .executeTakeFirstOrThrow()
}

/** Marks the person's notifications of those ids as read, or all that are not newer than an instant. */
export async function saveRead(
  db: Db,
  viewer: Viewer,
  which: { ids: readonly string[] } | { until: Temporal.Instant },
  now: Temporal.Instant,
): Promise<void> {
  const query = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', viewer.id)
    .where('read_at', 'is', null)
  if ('until' in which) {
    // Those of other worlds, which the list doesn't show, stay as they are.
    const shown = visibleNotifications(db, viewer).select('n.id').where('n.created_at', '<=', which.until)
    await query.where('id', 'in', shown).execute()
  } else if (which.ids.length > 0) await query.where('id', 'in', which.ids).execute()
}

/** What a person has chosen for a kind; without a group for all listings. */
export interface PreferenceRow {
  groupId: string | null
  kind: NotificationKind
  inApp: boolean
  byEmail: boolean
  byPush: boolean
}

/** The person's choices for all listings and for one. */
export async function listPreferences(
  db: Db,
  viewer: Viewer,
  groupId: string | null,
): Promise<PreferenceRow[]> {
  return db
    .selectFrom('notification_preferences')
    .select(['group_id as groupId', 'kind', 'in_app as inApp', 'by_email as byEmail', 'by_push as byPush'])
    .where('user_id', '=', viewer.id)
    .where((eb) => eb.or([eb('group_id', 'is', null), ...(groupId ? [eb('group_id', '=', groupId)] : [])]))
    .execute()
}

/** A choice to be stored; without a word of devices theirs stays as it was. */
export type ChoiceOf<Row extends { byPush: boolean }> = Omit<Row, 'byPush'> & { byPush: boolean | null }

/** Stores what a person wants of a kind, for all listings or for one. */
export async function savePreference(
  db: Db,
  viewer: Viewer,
  preference: ChoiceOf<PreferenceRow>,
): Promise<void> {
  const { inApp, byEmail, byPush } = preference
  const choice = { in_app: inApp, by_email: byEmail, ...(byPush !== null && { by_push: byPush }) }
  await db
    .insertInto('notification_preferences')
    .values({ user_id: viewer.id, group_id: preference.groupId, kind: preference.kind, ...choice })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'group_id']).doUpdateSet(choice))
    .execute()
}

/** Takes a listing's own choices away: what holds for all listings holds for it again. */
export async function deletePreferences(db: Db, viewer: Viewer, groupId: string): Promise<void> {
  await db
    .deleteFrom('notification_preferences')
    .where('user_id', '=', viewer.id)
    .where('group_id', '=', groupId)
    .execute()
}

/** Deletes notifications from before an instant; answers how many. */
export async function deleteNotifications(db: Db, before: Temporal.Instant): Promise<number> {
  const result = await db
    .deleteFrom('notifications')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(result.numDeletedRows)
}
