import { sql } from 'kysely'
import type { Language } from '../../domain/catalogue/language.ts'
import type { FeatureFlagName } from '../../domain/catalogue/feature-flag.ts'
import type { PartnerSource } from '../../domain/catalogue/partner-source.ts'
import type { NotificationKind } from '../../domain/catalogue/notification-kind.ts'
import { enabledFlags } from '../../domain/feature-flags.ts'
import {
  LIMITED_NOTIFICATION_KINDS,
  NOTIFICATION_EVENTS,
  TENANT_NOTIFICATION_EVENTS,
  type LandlordEvent,
  type NotificationEvent,
  type TenantEvent,
} from '../../domain/notification.ts'
import type { Stay } from '../../domain/day.ts'
import type { Viewer } from '../context.ts'
import type { Db } from '../db/database.ts'
import { visibleNotifications } from '../visible-to.ts'

const flagName: FeatureFlagName = 'LANDLORD_NOTIFICATIONS'
const onByDefault = enabledFlags(new Map()).includes(flagName)

/** Something that happened to a request, to a linked calendar or to what partners say, told to the landlord and their team. */
export type Happening = {
  landlordId: string
  groupId: string
  event: LandlordEvent
} & (
  | { listingRequestId: string }
  | { feedId: string; days: Stay | null }
  | { listingId: string; partnerSource: PartnerSource; days: Stay }
)

/** Somebody who wants a mail about it. */
export interface MailRecipient {
  id: string
  email: string
  firstName: string
  language: Language
}

/** Everybody of a landlord's world who may be told of a kind, each with what they want: `people` and `wanted`. */
function wantedBy({
  landlordId,
  groupId,
  kind,
}: {
  landlordId: string
  groupId: string
  kind: NotificationKind
}) {
  const forLimited = LIMITED_NOTIFICATION_KINDS.some((limited) => limited === kind)
  return sql`people as (
      select ${landlordId}::uuid as id, true as is_landlord
      union
      select m.member_id, false from team_members m
      where m.landlord_id = ${landlordId} and m.member_id is not null and m.removed_at is null
        and (m.group_ids is null or ${groupId}::uuid = any(m.group_ids))
        and (m.role <> 'LIMITED' or ${forLimited})
    ), wanted as (
      select p.id, p.is_landlord,
        coalesce(own.in_app, every.in_app, true) and coalesce(flag.enabled, flags.enabled, ${onByDefault}) as in_app,
        coalesce(own.by_email, every.by_email, p.is_landlord) as by_email
      from people p
      left join notification_preferences own
        on own.user_id = p.id and own.kind = ${kind} and own.group_id = ${groupId}
      left join notification_preferences every
        on every.user_id = p.id and every.kind = ${kind} and every.group_id is null
      left join feature_flag_users flag on flag.user_id = p.id and flag.name = ${flagName}
      left join feature_flags flags on flags.name = ${flagName}
    )`
}

const nothing = { listingRequestId: null, feedId: null, listingId: null, partnerSource: null, days: null }

/**
 * Stores a notification for everybody of the landlord's world who wants one and answers who wants a mail, in one
 * statement. Without a choice of their own the landlord gets both; team members are told in the app. Nobody is told in
 * the app for whom the flag LANDLORD_NOTIFICATIONS is off.
 */
export async function insertNotifications(
  db: Db,
  happening: Happening,
  now: Temporal.Instant,
): Promise<MailRecipient[]> {
  const { landlordId, groupId, event } = happening
  const kind: NotificationKind = NOTIFICATION_EVENTS[event]
  const subject = { ...nothing, ...happening }
  const { rows } = await sql<MailRecipient>`
    with ${wantedBy({ landlordId, groupId, kind })}, told as (
      insert into notifications (user_id, landlord_id, group_id, listing_request_id, feed_id, listing_id,
        partner_source, days, kind, event, created_at)
      select id, ${landlordId}::uuid, ${groupId}::uuid, ${subject.listingRequestId}::uuid, ${subject.feedId}::uuid,
        ${subject.listingId}::uuid, ${subject.partnerSource}::text,
        daterange(${subject.days?.from ?? null}::date, ${subject.days?.to ?? null}::date, '[]'), ${kind}, ${event},
        ${now}::timestamptz
      from wanted where in_app
    )
    select u.id, u.email, u.first_name as "firstName", u.language
    from wanted w join users u on u.id = w.id
    where w.by_email
    order by u.created_at, u.id`.execute(db)
  return rows
}

/** A request, and what happened to it that its tenant is told of. */
export interface TenantHappening {
  tenantId: string
  landlordId: string
  groupId: string
  listingRequestId: string
  event: TenantEvent
}

/** Stores a notification for the tenant of a request. */
export async function insertTenantNotification(
  db: Db,
  { tenantId, landlordId, groupId, listingRequestId, event }: TenantHappening,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('notifications')
    .values({
      user_id: tenantId,
      landlord_id: landlordId,
      group_id: groupId,
      listing_request_id: listingRequestId,
      for_tenant: true,
      kind: TENANT_NOTIFICATION_EVENTS[event],
      event,
      created_at: now,
    })
    .execute()
}

/** Somebody of the landlord's side who would be told of a kind, and how. */
export interface ToldPerson {
  id: string
  firstName: string
  lastName: string
  isLandlord: boolean
  inApp: boolean
  byEmail: boolean
}

/** Who would be told of a kind, the landlord first, without telling anybody. */
export async function listTold(
  db: Db,
  what: { landlordId: string; groupId: string; kind: NotificationKind },
): Promise<ToldPerson[]> {
  const { rows } = await sql<ToldPerson>`
    with ${wantedBy(what)}
    select u.id, u.first_name as "firstName", u.last_name as "lastName", w.is_landlord as "isLandlord",
      w.in_app as "inApp", w.by_email as "byEmail"
    from wanted w join users u on u.id = w.id
    where w.in_app or w.by_email
    order by w.is_landlord desc, u.created_at, u.id`.execute(db)
  return rows
}

/** Whether a landlord still wants to hear of such an event, in the app or by mail. */
export async function isNotificationWanted(
  db: Db,
  { landlordId, groupId }: Pick<Happening, 'landlordId' | 'groupId'>,
  event: LandlordEvent,
): Promise<boolean> {
  const kind: NotificationKind = NOTIFICATION_EVENTS[event]
  const { rows } = await sql<{ wanted: boolean }>`
    select coalesce(own.in_app, every.in_app, true) or coalesce(own.by_email, every.by_email, true) as wanted
    from (select ${landlordId}::uuid as id) l
    left join notification_preferences own
      on own.user_id = l.id and own.kind = ${kind} and own.group_id = ${groupId}
    left join notification_preferences every
      on every.user_id = l.id and every.kind = ${kind} and every.group_id is null`.execute(db)
  return rows[0]?.wanted ?? true
}

/** A notification with what it is about; the names are those of today. */
export interface NotificationRow {
  id: string
  kind: NotificationKind
  event: NotificationEvent
  createdAt: Temporal.Instant
  readAt: Temporal.Instant | null
  /** It is about the person's own stay, not about somebody who stays with them. */
  forTenant: boolean
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
  from: Temporal.PlainDate | null
  to: Temporal.PlainDate | null
}

// A tenant reads the name of a home, which often is its address, once there is a contract (decision 12).
const shownName = sql<string>`case
  when n.for_tenant and lr.type <> 'EXTENSION'
    and not exists (select from booking_offers o where o.listing_request_id = lr.id)
  then g.zip_code || ' ' || g.city
  else coalesce(u.apartment_name, g.name) end`

/** A window of the person's notifications, the newest first. */
export async function listNotifications(
  db: Db,
  viewer: Viewer,
  by: { id?: string; unread?: boolean },
  window: { offset: number; limit: number },
): Promise<NotificationRow[]> {
  let query = visibleNotifications(db, viewer)
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
  if (by.unread) query = query.where('n.read_at', 'is', null)
  return query
    .select([
      'n.id',
      'n.kind',
      'n.event',
      'n.created_at as createdAt',
      'n.read_at as readAt',
      'n.for_tenant as forTenant',
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
      sql<Temporal.PlainDate | null>`coalesce(lr.from, lower(n.days))`.as('from'),
      sql<Temporal.PlainDate | null>`coalesce(lr.to, upper(n.days) - 1)`.as('to'),
    ])
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .offset(window.offset)
    .limit(window.limit)
    .$castTo<NotificationRow>()
    .execute()
}

/** How many notifications the person has, and how many of them are unread. */
export async function countNotifications(db: Db, viewer: Viewer): Promise<{ total: number; unread: number }> {
  return visibleNotifications(db, viewer)
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where n.read_at is null)`.as('unread'),
    ])
    .executeTakeFirstOrThrow()
}

/** How many unread notifications the person has, for the bell. */
export async function countUnread(db: Db, viewer: Viewer): Promise<number> {
  const { unread } = await visibleNotifications(db, viewer)
    .select(sql<number>`count(*)`.as('unread'))
    .where('n.read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return unread
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
  if ('until' in which) await query.where('created_at', '<=', which.until).execute()
  else if (which.ids.length > 0) await query.where('id', 'in', which.ids).execute()
}

/** What a person has chosen for a kind; without a group for all listings. */
export interface PreferenceRow {
  groupId: string | null
  kind: NotificationKind
  inApp: boolean
  byEmail: boolean
}

/** The person's choices for all listings and for one. */
export async function listPreferences(
  db: Db,
  viewer: Viewer,
  groupId: string | null,
): Promise<PreferenceRow[]> {
  return db
    .selectFrom('notification_preferences')
    .select(['group_id as groupId', 'kind', 'in_app as inApp', 'by_email as byEmail'])
    .where('user_id', '=', viewer.id)
    .where((eb) => eb.or([eb('group_id', 'is', null), ...(groupId ? [eb('group_id', '=', groupId)] : [])]))
    .$castTo<PreferenceRow>()
    .execute()
}

/** Stores what a person wants of a kind, for all listings or for one. */
export async function savePreference(db: Db, viewer: Viewer, preference: PreferenceRow): Promise<void> {
  const choice = { in_app: preference.inApp, by_email: preference.byEmail }
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
