import { NOTIFICATION_KINDS } from '../../../domain/catalogue/people.ts'
import {
  LIMITED_NOTIFICATION_KINDS,
  NOTIFICATION_TARGETS,
  notificationTarget,
} from '../../../domain/notifications/notification.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { listWindow, LONGEST_WINDOW } from '../../kernel/graphql/list-window.ts'
import { changePreference, markNotificationsRead, resetPreferences } from './actions.ts'
import {
  countNotifications,
  countUnread,
  listNotifications,
  listPreferences,
  type NotificationRow,
  type PreferenceRow,
} from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const kindType = catalogueEnum('notificationKind')
const targetType = builder.enumType('NotificationTarget', {
  values: NOTIFICATION_TARGETS,
  description: 'The page that a notification leads to.',
})

const notificationType = builder.objectRef<NotificationRow>('Notification').implement({
  policy: 'visible',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: kindType }),
    event: t.exposeString('event', { description: 'What exactly happened, such as requestReceived.' }),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    isRead: t.boolean({ resolve: (row) => row.readAt !== null }),
    target: t.field({ type: targetType, resolve: targetOf }),
    forTenant: t.exposeBoolean('forTenant', {
      description: "It is about the person's own stay, not about somebody who stays with them.",
    }),
    bookingRequestId: t.exposeID('bookingRequestId', { nullable: true }),
    listingRequestId: t.exposeID('listingRequestId', { nullable: true }),
    groupId: t.exposeID('groupId'),
    listingId: t.exposeID('listingId', {
      nullable: true,
      description: 'The unit whose calendar it is about; null for requests.',
    }),
    partOfGroup: t.exposeBoolean('partOfGroup'),
    offerId: t.exposeID('offerId', { nullable: true }),
    bookingId: t.exposeID('bookingId', { nullable: true }),
    firstName: t.exposeString('firstName', {
      description:
        'Of the other side of the stay, of a landlord without the last name; of others with an empty last name what the calendar is called, or the source of a partner.',
    }),
    lastName: t.exposeString('lastName'),
    listingName: t.exposeString('listingName'),
    from: t.expose('from', { type: 'Day', nullable: true }),
    to: t.expose('to', { type: 'Day', nullable: true }),
  }),
})

/** A page that is not there (any more) is not linked to. */
function targetOf(row: NotificationRow) {
  const target = notificationTarget(row.event)
  if (target === 'BOOKING' && !row.bookingId) return 'REQUEST'
  return target === 'CONTRACT' && !row.offerId ? 'REQUEST' : target
}

const countsType = builder.objectRef<{ total: number; unread: number }>('NotificationCounts').implement({
  policy: 'visible',
  fields: (t) => ({ total: t.exposeInt('total'), unread: t.exposeInt('unread') }),
})

interface NotificationPage {
  unread: boolean
  offset: number
  limit: number
}

const pageType = builder.objectRef<NotificationPage>('NotificationPage').implement({
  policy: 'visible',
  fields: (t) => ({
    counts: t.field({
      type: countsType,
      resolve: (_, __, ctx) => countNotifications(ctx.db, requireViewer(ctx)),
    }),
    nodes: t.field({
      type: [notificationType],
      resolve: ({ unread, offset, limit }, _, ctx) =>
        listNotifications(ctx.db, requireViewer(ctx), { unread }, { offset, limit }),
    }),
  }),
})

builder.queryField('notifications', (t) =>
  t.field({
    type: pageType,
    policy: 'viewer',
    scope: 'none',
    description: "The person's own notifications of the last 90 days, the newest first.",
    args: {
      unread: t.arg.boolean({ defaultValue: false }),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 30 }),
    },
    resolve: (_, { unread, offset, limit }) => ({
      unread: unread ?? false,
      ...listWindow({ offset, limit }, 30),
    }),
  }),
)

builder.queryField('notification', (t) =>
  t.field({
    type: notificationType,
    nullable: true,
    policy: 'viewer',
    scope: 'none',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, ctx) => {
      const [row] = await listNotifications(ctx.db, requireViewer(ctx), { id }, { offset: 0, limit: 1 })
      return row ?? null
    },
  }),
)

builder.queryField('unreadNotificationCount', (t) =>
  t.int({
    policy: 'viewer',
    scope: 'none',
    resolve: (_, __, ctx) => countUnread(ctx.db, requireViewer(ctx)),
  }),
)

interface Preference extends Omit<PreferenceRow, 'groupId'> {
  isOwn: boolean
}

const preferenceType = builder.objectRef<Preference>('NotificationPreference').implement({
  policy: 'visible',
  fields: (t) => ({
    kind: t.expose('kind', { type: kindType }),
    inApp: t.exposeBoolean('inApp'),
    byEmail: t.exposeBoolean('byEmail'),
    byPush: t.exposeBoolean('byPush', { description: 'On the devices that the person has subscribed.' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Chosen for this listing, or at all; else the default.' }),
  }),
})

builder.queryField('notificationPreferences', (t) =>
  t.field({
    type: [preferenceType],
    policy: 'viewer',
    scope: 'none',
    description:
      'What the person is told about, of all listings or of one; one entry per kind that they may get.',
    args: { groupId: t.arg.id() },
    resolve: (_, { groupId }, ctx) => preferencesFor(ctx, groupId ?? null),
  }),
)

async function preferencesFor(ctx: Context, groupId: string | null): Promise<Preference[]> {
  const viewer = requireViewer(ctx)
  const chosen = await listPreferences(ctx.db, viewer, groupId)
  const kinds = viewer.access === 'LIMITED' ? LIMITED_NOTIFICATION_KINDS : NOTIFICATION_KINDS
  return kinds.map((kind) => {
    const own = chosen.find((row) => row.kind === kind && row.groupId === groupId)
    const every = chosen.find((row) => row.kind === kind && row.groupId === null)
    const byDefault = { inApp: true, byEmail: viewer.role === 'OWNER', byPush: true }
    const { inApp, byEmail, byPush } = own ?? every ?? byDefault
    return { kind, inApp, byEmail, byPush, isOwn: own !== undefined }
  })
}

const countsPayload = payloadType('NotificationCountsPayload', 'counts', countsType)

builder.mutationField('markNotificationsRead', (t) =>
  t.field({
    type: countsPayload,
    policy: 'viewer',
    scope: 'none',
    acting: 'LOOKS',
    description: 'Marks notifications as read: those of the ids, or all up to an instant.',
    args: { ids: t.arg.idList(), until: t.arg({ type: 'Instant' }) },
    resolve: (_, { ids, until }, ctx) =>
      payload(async () => {
        await markNotificationsRead(ctx, until ? { until } : { ids: (ids ?? []).slice(0, LONGEST_WINDOW) })
        return countNotifications(ctx.db, requireViewer(ctx))
      }),
  }),
)

interface Preferences {
  groupId: string | null
}

const preferencesType = builder.objectRef<Preferences>('NotificationPreferences').implement({
  policy: 'visible',
  fields: (t) => ({
    nodes: t.field({
      type: [preferenceType],
      resolve: ({ groupId }, _, ctx) => preferencesFor(ctx, groupId),
    }),
  }),
})
const preferencesPayload = payloadType('NotificationPreferencesPayload', 'preferences', preferencesType)

builder.mutationField('saveNotificationPreference', (t) =>
  t.field({
    type: preferencesPayload,
    policy: 'person',
    scope: 'none',
    args: {
      kind: t.arg({ type: kindType, required: true }),
      groupId: t.arg.id(),
      inApp: t.arg.boolean({ required: true }),
      byEmail: t.arg.boolean({ required: true }),
      byPush: t.arg.boolean({ description: 'Left out: as it was.' }),
    },
    resolve: (_, { kind, groupId, inApp, byEmail, byPush }, ctx) =>
      payload(async () => {
        const choice = { inApp, byEmail, byPush: byPush ?? null }
        await changePreference(ctx, { kind, groupId: groupId ?? null, ...choice })
        return { groupId: groupId ?? null }
      }),
  }),
)

builder.mutationField('resetNotificationPreferences', (t) =>
  t.field({
    type: preferencesPayload,
    policy: 'person',
    scope: 'none',
    description: 'Lets what holds for all listings hold for this one again.',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_, { groupId }, ctx) =>
      payload(async () => {
        await resetPreferences(ctx, groupId)
        return { groupId }
      }),
  }),
)
