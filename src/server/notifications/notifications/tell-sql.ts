import { sql } from 'kysely'
import type { Language } from '../../../domain/catalogue/language.ts'
import type { FeatureFlagName } from '../../../domain/catalogue/flags.ts'
import type { PartnerSource } from '../../../domain/catalogue/calendars.ts'
import type { NotificationKind } from '../../../domain/catalogue/people.ts'
import { enabledFlags } from '../../../domain/people/feature-flags.ts'
import { digestsOf } from '../../../domain/notifications/mail-digest.ts'
import {
  isMailedToTenant,
  LIMITED_NOTIFICATION_KINDS,
  NOTIFICATION_EVENTS,
  TENANT_NOTIFICATION_EVENTS,
  type LandlordEvent,
  type TenantEvent,
} from '../../../domain/notifications/notification.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import { mailLanguageOf } from '../../people/accounts/sql.ts'
import type { Db } from '../../kernel/db/database.ts'

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

/** Somebody who wants a mail about it at once, or has devices that it is sent to. */
export interface ToldPerson extends MailRecipient {
  byEmail: boolean
  byPush: boolean
}

interface Subject {
  listingRequestId: string | null
  feedId: string | null
  listingId: string | null
}

/**
 * Everybody of a landlord's world who may be told of a kind, each with what they want: `people` and `wanted`. A mail that
 * waits for the next one of several is `by_digest` and not `by_email`.
 */
function wantedBy({
  landlordId,
  groupId,
  kind,
  subject = { listingRequestId: null, feedId: null, listingId: null },
}: {
  landlordId: string
  groupId: string
  kind: NotificationKind
  subject?: Subject
}) {
  const digests = digestsOf(kind)
  const forLimited = LIMITED_NOTIFICATION_KINDS.some((limited) => limited === kind)
  return sql`people as (
      select ${landlordId}::uuid as id, true as is_landlord
      union
      select m.member_id, false from team_members m
      where m.landlord_id = ${landlordId} and m.member_id is not null and m.removed_at is null
        and (m.group_ids is null or ${groupId}::uuid = any(m.group_ids)
          or m.listing_ids is not null and ${isAboutUnitOf(subject)})
        and (m.role <> 'LIMITED' or ${forLimited})
    ), wanted as (
      select p.id, p.is_landlord,
        coalesce(own.in_app, every.in_app, true) and coalesce(flag.enabled, flags.enabled, ${onByDefault}) as in_app,
        coalesce(own.by_push, every.by_push, true) and coalesce(flag.enabled, flags.enabled, ${onByDefault})
          and ${hasDevice} as by_push,
        mail.wanted and not mail.waits as by_email, mail.wanted and mail.waits as by_digest
      from people p
      left join notification_preferences own
        on own.user_id = p.id and own.kind = ${kind} and own.group_id = ${groupId}
      left join notification_preferences every
        on every.user_id = p.id and every.kind = ${kind} and every.group_id is null
      left join feature_flag_users flag on flag.user_id = p.id and flag.name = ${flagName}
      left join feature_flags flags on flags.name = ${flagName}
      left join notification_settings s on s.user_id = p.id
      cross join lateral (select coalesce(own.by_email, every.by_email, p.is_landlord) as wanted,
        coalesce(s.mail_digest = any(${digests}::text[]), false) as waits) mail
    )`
}

/** Whether it is about one of the single units that a member `m` works on; a request is as visible-to.ts has it. */
function isAboutUnitOf({ listingRequestId, feedId, listingId }: Subject) {
  return sql`exists (
    select from (
      select ${listingId}::uuid as id
      union all select f.listing_id from calendar_feeds f where f.id = ${feedId}::uuid
      union all select o.listing_id from booking_offers bo join occupancies o on o.offer_id = bo.id
        where bo.listing_request_id = ${listingRequestId}::uuid
      union all select b.listing_id from bookings b where b.listing_request_id = ${listingRequestId}::uuid
      union all select b.listing_id from listing_requests longer join bookings b on b.id = longer.extends_booking_id
        where longer.id = ${listingRequestId}::uuid
    ) unit where unit.id = any(m.listing_ids))`
}

const hasDevice = sql`exists (select from push_devices d where d.user_id = p.id)`

const nothing = { listingRequestId: null, feedId: null, listingId: null, partnerSource: null, days: null }

/**
 * Stores a notification for everybody of the landlord's world who wants one and answers who wants a mail at once or has
 * devices, in one statement. Without a choice of their own the landlord gets all; team members are told in the app and on
 * their devices. Nobody is told so for whom the flag LANDLORD_NOTIFICATIONS is off.
 */
export async function insertNotifications(
  db: Db,
  happening: Happening,
  now: Temporal.Instant,
): Promise<ToldPerson[]> {
  const { landlordId, groupId, event } = happening
  const kind: NotificationKind = NOTIFICATION_EVENTS[event]
  const subject = { ...nothing, ...happening }
  const { rows } = await sql<ToldPerson>`
    with ${wantedBy({ landlordId, groupId, kind, subject })}, notified as (
      insert into notifications (user_id, landlord_id, group_id, listing_request_id, feed_id, listing_id,
        partner_source, days, kind, event, created_at, in_app, by_push, by_digest)
      select id, ${landlordId}::uuid, ${groupId}::uuid, ${subject.listingRequestId}::uuid, ${subject.feedId}::uuid,
        ${subject.listingId}::uuid, ${subject.partnerSource}::text,
        daterange(${subject.days?.from ?? null}::date, ${subject.days?.to ?? null}::date, '[]'), ${kind}, ${event},
        ${now}::timestamptz, in_app, by_push, by_digest
      from wanted where in_app or by_push or by_digest
    )
    select u.id, u.email, u.first_name as "firstName", ${sql.raw(mailLanguageOf('u'))} as language,
      w.by_email as "byEmail", w.by_push as "byPush"
    from wanted w join users u on u.id = w.id
    where w.by_email or w.by_push
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

/**
 * Stores a notification for the tenant of a request who wants one of its kind, and answers whether they want a mail of it
 * at once and whether it goes to devices, in one statement. Without a choice of their own they get all.
 */
export async function insertTenantNotification(
  db: Db,
  { tenantId, landlordId, groupId, listingRequestId, event }: TenantHappening,
  now: Temporal.Instant,
): Promise<{ byEmail: boolean; byPush: boolean }> {
  const kind = TENANT_NOTIFICATION_EVENTS[event]
  const digests = isMailedToTenant(event, { byEmail: false }) ? [] : digestsOf(kind)
  const { rows } = await sql<{ byEmail: boolean; byPush: boolean }>`
    with wanted as (
      select p.id, coalesce(t.in_app, true) as in_app, coalesce(t.by_push, true) and ${hasDevice} as by_push,
        mail.wanted and not mail.waits as by_email, mail.wanted and mail.waits as by_digest
      from (select ${tenantId}::uuid as id) p
      left join tenant_notification_preferences t on t.user_id = p.id and t.kind = ${kind}
      left join notification_settings s on s.user_id = p.id
      cross join lateral (select coalesce(t.by_email, true) as wanted,
        coalesce(s.mail_digest = any(${digests}::text[]), false) as waits) mail
    ), notified as (
      insert into notifications (user_id, landlord_id, group_id, listing_request_id, for_tenant, kind, event, created_at,
        in_app, by_push, by_digest)
      select id, ${landlordId}::uuid, ${groupId}::uuid, ${listingRequestId}::uuid, true, ${kind}, ${event},
        ${now}::timestamptz, in_app, by_push, by_digest
      from wanted where in_app or by_push or by_digest
    )
    select by_email as "byEmail", by_push as "byPush" from wanted`.execute(db)
  return rows[0] ?? { byEmail: true, byPush: false }
}

/** Somebody of the landlord's side who would be told of a kind, and how. */
export interface NotifiedPerson {
  id: string
  firstName: string
  lastName: string
  isLandlord: boolean
  inApp: boolean
  byEmail: boolean
}

/** Who would be told of a kind, the landlord first, without telling anybody. */
export async function listNotified(
  db: Db,
  what: { landlordId: string; groupId: string; kind: NotificationKind },
): Promise<NotifiedPerson[]> {
  const { rows } = await sql<NotifiedPerson>`
    with ${wantedBy(what)}
    select u.id, u.first_name as "firstName", u.last_name as "lastName", w.is_landlord as "isLandlord",
      w.in_app or w.by_push as "inApp", w.by_email or w.by_digest as "byEmail"
    from wanted w join users u on u.id = w.id
    where w.in_app or w.by_push or w.by_email or w.by_digest
    order by w.is_landlord desc, u.created_at, u.id`.execute(db)
  return rows
}

/** Whether a landlord still wants to hear of such an event, in the app, by mail or on a device. */
export async function isNotificationWanted(
  db: Db,
  { landlordId, groupId }: Pick<Happening, 'landlordId' | 'groupId'>,
  event: LandlordEvent,
): Promise<boolean> {
  const kind: NotificationKind = NOTIFICATION_EVENTS[event]
  const { rows } = await sql<{ wanted: boolean }>`
    select coalesce(own.in_app, every.in_app, true) or coalesce(own.by_email, every.by_email, true)
      or coalesce(own.by_push, every.by_push, true) and exists (select from push_devices d where d.user_id = l.id) as wanted
    from (select ${landlordId}::uuid as id) l
    left join notification_preferences own
      on own.user_id = l.id and own.kind = ${kind} and own.group_id = ${groupId}
    left join notification_preferences every
      on every.user_id = l.id and every.kind = ${kind} and every.group_id is null`.execute(db)
  return rows[0]?.wanted ?? true
}
