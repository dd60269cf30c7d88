import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { listConflicts } from './conflicts-sql.ts'
import {
  addCalendarFeed,
  changeCalendarFeed,
  checkCalendarFeed,
  releaseCalendarFeed,
  type RemovedFeed,
  removeCalendarFeed,
} from './feed-actions.ts'
import {
  calendarPlatformType,
  conflictType,
  feedType,
  historyType,
  settlementType,
  windowMeaningType,
} from './feed-type.ts'
import { type FeedRow, findFeed, listFeeds } from './feeds-sql.ts'
import { listHistory } from './history-sql.ts'
import { settleCalendarConflict, type SettledConflict } from './settle-actions.ts'
import { undoCalendarSettlement } from './unsettle-actions.ts'
import { answerCalendarWindow } from './window-actions.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

builder.queryField('calendarFeeds', (t) =>
  t.field({
    type: [feedType],
    policy: 'limited',
    scope: 'listings:read',
    description:
      'The calendars that a unit, a group or all listings get; links and names for full access only.',
    args: { listingId: t.arg.id(), groupId: t.arg.id() },
    resolve: (_, { listingId, groupId }, ctx) =>
      listFeeds(ctx.db, requireViewer(ctx), { listingId: listingId ?? null, groupId: groupId ?? null }),
  }),
)

builder.queryField('calendarFeedHistory', (t) =>
  t.field({
    type: historyType,
    policy: 'landlord',
    scope: 'listings:read',
    description: 'What a calendar changed, when and why, newest first.',
    args: { feedId: t.arg.id({ required: true }), after: t.arg.id() },
    resolve: (_, { feedId, after }, ctx) =>
      listHistory(
        ctx.db,
        requireViewer(ctx),
        feedId,
        after && /^\d{1,15}$/.test(after) ? Number(after) : null,
      ),
  }),
)

builder.queryField('calendarConflicts', (t) =>
  t.field({
    type: [conflictType],
    policy: 'landlord',
    scope: 'listings:read',
    description:
      'Imported stays over a booking or hold, also settled ones; those that wait for a word first.',
    args: { listingId: t.arg.id(), groupId: t.arg.id() },
    resolve: (_, { listingId, groupId }, ctx) =>
      listConflicts(ctx.db, requireViewer(ctx), {
        listingId: listingId ?? null,
        groupId: groupId ?? null,
        today: ctx.today(),
      }),
  }),
)

const feedPayload = payloadType('CalendarFeedPayload', 'feed', feedType)

async function feedOf(ctx: Context, feedId: string): Promise<FeedRow> {
  const feed = await findFeed(ctx.db, requireViewer(ctx), feedId)
  if (!feed) throw new ResourceNotFoundError()
  return feed
}

const addInput = builder.inputType('AddCalendarFeedInput', {
  fields: (t) => ({
    listingId: t.id({ required: true }),
    url: t.string({ required: true }),
    label: t.string({ required: true }),
    platform: t.field({ type: calendarPlatformType, description: 'Guessed from the link without it.' }),
  }),
})

const changeInput = builder.inputType('ChangeCalendarFeedInput', {
  fields: (t) => ({
    label: t.string({ required: true }),
    platform: t.field({ type: calendarPlatformType }),
    url: t.string({ description: 'Without it the link stays.' }),
  }),
})

builder.mutationField('addCalendarFeed', (t) =>
  t.field({
    type: feedPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LASTS',
    description: 'Connects a calendar by its link and asks it at once.',
    args: {
      input: t.arg({ type: addInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { input, idempotencyKey }, ctx) =>
      payload(async () => {
        const { listingId, url, label, platform = null } = input
        return feedOf(ctx, await addCalendarFeed(ctx, { listingId, url, label, platform }, idempotencyKey))
      }),
  }),
)

builder.mutationField('changeCalendarFeed', (t) =>
  t.field({
    type: feedPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'LASTS',
    description: 'Renames a calendar, says of which platform it is, or gives it another link.',
    args: {
      feedId: t.arg.id({ required: true }),
      input: t.arg({ type: changeInput, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { feedId, input, idempotencyKey }, ctx) =>
      payload(async () => {
        const { label, platform = null, url = null } = input
        return feedOf(ctx, await changeCalendarFeed(ctx, feedId, { label, platform, url }, idempotencyKey))
      }),
  }),
)

const removedType = builder.objectRef<RemovedFeed>('RemovedCalendarFeed').implement({
  policy: 'landlord',
  fields: (t) => ({
    feedId: t.exposeID('feedId'),
    kept: t.exposeInt('kept', { description: 'Blocks that are own ones now.' }),
    freed: t.exposeInt('freed', { description: 'Blocks that are gone.' }),
  }),
})

const removedPayload = payloadType('RemovedCalendarFeedPayload', 'removed', removedType)

builder.mutationField('removeCalendarFeed', (t) =>
  t.field({
    type: removedPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'CALENDARS',
    description: 'Removes a calendar; its blocks stay as own ones, or those that are not over go with it.',
    args: {
      feedId: t.arg.id({ required: true }),
      keepBlocks: t.arg.boolean({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { feedId, keepBlocks, idempotencyKey }, ctx) =>
      payload(() => removeCalendarFeed(ctx, feedId, keepBlocks, idempotencyKey)),
  }),
)

builder.mutationField('checkCalendarFeed', (t) =>
  t.field({
    type: feedPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'CALENDARS',
    description: 'Asks a calendar now; done twice it asks twice.',
    args: { feedId: t.arg.id({ required: true }) },
    resolve: (_, { feedId }, ctx) => payload(async () => feedOf(ctx, await checkCalendarFeed(ctx, feedId))),
  }),
)

builder.mutationField('releaseCalendarFeed', (t) =>
  t.field({
    type: feedPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'CALENDARS',
    description:
      'Frees at once the days that are held back, because the calendar answered without their entries.',
    args: { feedId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { feedId, idempotencyKey }, ctx) =>
      payload(async () => feedOf(ctx, await releaseCalendarFeed(ctx, feedId, idempotencyKey))),
  }),
)

builder.mutationField('answerCalendarWindow', (t) =>
  t.field({
    type: feedPayload,
    policy: 'landlord',
    acting: 'CALENDARS',
    scope: 'listings:write',
    description:
      'Says whether the apartment is closed at the end of the calendar’s booking window, or only not opened yet.',
    args: {
      feedId: t.arg.id({ required: true }),
      meaning: t.arg({ type: windowMeaningType, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { feedId, meaning, idempotencyKey }, ctx) =>
      payload(async () => feedOf(ctx, await answerCalendarWindow(ctx, feedId, meaning, idempotencyKey))),
  }),
)

const settledType = builder.objectRef<SettledConflict>('SettledCalendarConflict').implement({
  policy: 'landlord',
  fields: (t) => ({
    eventId: t.exposeID('eventId'),
    settlement: t.field({ type: settlementType, resolve: ({ settlement }) => settlement }),
  }),
})

const settledPayload = payloadType('SettledCalendarConflictPayload', 'settled', settledType)

builder.mutationField('settleCalendarConflict', (t) =>
  t.field({
    type: settledPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'CALENDARS',
    description: 'Says that an imported stay is the same as the booking or hold, or that both stay.',
    args: {
      eventId: t.arg.id({ required: true }),
      settlement: t.arg({ type: settlementType, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { eventId, settlement, idempotencyKey }, ctx) =>
      payload(() => settleCalendarConflict(ctx, eventId, settlement, idempotencyKey)),
  }),
)

builder.mutationField('undoCalendarSettlement', (t) =>
  t.field({
    type: settledPayload,
    policy: 'landlord',
    scope: 'listings:write',
    acting: 'CALENDARS',
    description: 'Takes back how a conflict was settled, so that it waits for a word again.',
    args: {
      eventId: t.arg.id({ required: true }),
      settlement: t.arg({ type: settlementType, required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { eventId, settlement, idempotencyKey }, ctx) =>
      payload(() => undoCalendarSettlement(ctx, eventId, settlement, idempotencyKey)),
  }),
)
