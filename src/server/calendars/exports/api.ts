import { fetcherOf } from '../../../domain/calendars/calendar-refresh.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { lastingAddress } from '../../kernel/graphql/acting.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { catalogueEnum, languageEnum } from '../../kernel/graphql/enums.ts'
import { createCalendarExport, revokeCalendarExport } from './actions.ts'
import { type CalendarExportFetchRow, type CalendarExportRow, listExports, listFetches } from './sql.ts'
import { calendarToken } from './token.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** How long revoked links stay in the list. */
const revokedDays = 30
const fetchesPerPage = 50

const exportType = builder.objectRef<CalendarExportRow>('CalendarExport').implement({
  policy: 'landlord',
  description: 'A private link to the calendar of a unit or of a whole group, for one recipient.',
  fields: (t) => ({
    id: t.exposeID('id'),
    groupId: t.exposeID('groupId'),
    listingId: t.exposeID('listingId', { nullable: true, description: 'Null: all units of the group.' }),
    label: t.exposeString('label'),
    platform: t.expose('platform', { type: catalogueEnum('calendarPlatform') }),
    language: t.expose('language', { type: languageEnum }),
    withNames: t.exposeBoolean('withNames'),
    url: t.string({
      nullable: true,
      description: 'Null once it is revoked, and for staff who act as the landlord.',
      resolve: (link, _, ctx) => (link.revokedAt ? null : lastingAddress(ctx, addressOf(ctx, link.id))),
    }),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    revokedAt: t.expose('revokedAt', { type: 'Instant', nullable: true }),
    lastFetchedAt: t.expose('fetchedAt', { type: 'Instant', nullable: true }),
    fetcher: t.string({
      nullable: true,
      description: 'Whose program asked last, by the name that it gave itself.',
      resolve: (link) => fetcherOf(link.fetchedBy),
    }),
    fetches: t.exposeInt('fetches', { description: 'How often it was asked for.' }),
  }),
})

function addressOf({ config }: Context, id: string): string {
  return `${config.origin}/api/calendars/${calendarToken(config.secret, id)}.ics`
}

const fetchType = builder.objectRef<CalendarExportFetchRow>('CalendarExportFetch').implement({
  policy: 'landlord',
  fields: (t) => ({
    at: t.expose('at', { type: 'Instant' }),
    status: t.exposeInt('status', { description: '200 with the calendar, 304 when it was unchanged.' }),
    userAgent: t.exposeString('userAgent'),
    fetcher: t.string({ nullable: true, resolve: (fetch) => fetcherOf(fetch.userAgent) }),
  }),
})

const exportPayload = payloadType('CalendarExportPayload', 'calendarExport', exportType)

const createInput = builder.inputType('CreateCalendarExportInput', {
  fields: (t) => ({
    listingId: t.id({ description: 'This, or groupId.' }),
    groupId: t.id(),
    label: t.string({ required: true, description: 'Who gets the link.' }),
    platform: t.field({
      type: catalogueEnum('calendarPlatform'),
      required: true,
      description: 'One of the calendar platforms.',
    }),
    withNames: t.boolean({
      description: "Contains tenants' names and notes of blocks; else only that days are taken.",
    }),
  }),
})

builder.queryField('calendarExports', (t) =>
  t.field({
    type: [exportType],
    policy: 'landlord',
    scope: 'none',
    description:
      'Private links about a unit, else about a whole group, or without either all; the living ones first, then those revoked in the last 30 days.',
    args: { listingId: t.arg.id(), groupId: t.arg.id() },
    resolve: (_, { listingId, groupId }, ctx) =>
      listExports(
        ctx.db,
        requireViewer(ctx),
        { listingId: listingId ?? null, groupId: groupId ?? null },
        ctx.now().subtract({ hours: 24 * revokedDays }),
      ),
  }),
)

builder.queryField('calendarExportFetches', (t) =>
  t.field({
    type: [fetchType],
    policy: 'landlord',
    scope: 'none',
    description: 'When a private link was asked for in the last 30 days, the newest first; 50 at a time.',
    args: {
      exportId: t.arg.id({ required: true }),
      before: t.arg({ type: 'Instant' }),
    },
    resolve: (_, { exportId, before }, ctx) =>
      listFetches(ctx.db, requireViewer(ctx), exportId, { before: before ?? null, limit: fetchesPerPage }),
  }),
)

builder.mutationField('createCalendarExport', (t) =>
  t.field({
    type: exportPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'LASTS',
    description: 'Makes a private link for one recipient; platforms that let apartments get one per unit.',
    args: {
      input: t.arg({ type: createInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { input, idempotencyKey }, ctx) =>
      payload(() =>
        createCalendarExport(
          ctx,
          {
            listingId: input.listingId ?? null,
            groupId: input.groupId ?? null,
            label: input.label,
            platform: input.platform,
            withNames: input.withNames ?? false,
          },
          idempotencyKey,
        ),
      ),
  }),
)

builder.mutationField('revokeCalendarExport', (t) =>
  t.field({
    type: exportPayload,
    policy: 'landlord',
    scope: 'none',
    acting: 'LASTS',
    description: 'Ends a private link at once.',
    args: {
      exportId: t.arg.id({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { exportId, idempotencyKey }, ctx) =>
      payload(() => revokeCalendarExport(ctx, exportId, idempotencyKey)),
  }),
)
