import { CALENDAR_SYNC_ERROR_TEXTS } from '../../../domain/catalogue/calendars.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import { type MissingDays, missingDaysOf } from '../../../domain/calendars/feed-missing.ts'
import { CONFIRMING_HOURS, heldBackOf, type HeldBack } from '../../../domain/calendars/feed-quarantine.ts'
import { canUndoSettlement } from '../../../domain/calendars/feed-settlement.ts'
import { type FeedState, fromStoredEvents, MISSING_RULES } from '../../../domain/calendars/feed-state.ts'
import { lastingAddress } from '../../kernel/graphql/acting.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { type ConflictRow, countConflicts } from './conflicts-sql.ts'
import { type FeedRow, feedStateOf } from './feeds-sql.ts'
import type { HistoryRow } from './history-sql.ts'

const platformType = catalogueEnum('calendarPlatform')
const kindType = catalogueEnum('calendarFeedKind')
const stateType = catalogueEnum('calendarFeedState')
const errorType = catalogueEnum('calendarSyncError')
const changeType = catalogueEnum('calendarChange')
const reasonType = catalogueEnum('calendarChangeReason')
const heldKindType = catalogueEnum('heldBackKind')

/** GraphQL ConflictSettlement. */
export const settlementType = catalogueEnum('conflictSettlement')

/** GraphQL CalendarPlatform, for what takes one. */
export const calendarPlatformType = platformType

const conflictsOfFeed = batched(async (ctx, feedIds: readonly string[]) =>
  countConflicts(ctx.db, feedIds, ctx.today()),
)

const heldBackType = builder.objectRef<HeldBack>('CalendarHeldBack').implement({
  policy: 'visible',
  fields: (t) => ({
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    summary: t.exposeString('summary', { nullable: true, policy: 'full' }),
    kind: t.field({ type: heldKindType, resolve: ({ kind }) => kind }),
  }),
})

const missingRuleType = builder.enumType('CalendarMissingRule', {
  values: MISSING_RULES,
  description:
    'ALONE: free with a second answer without it, half an hour later. Several together, the last, or half of all and more: after three answers over a day.',
})

const missingType = builder.objectRef<MissingDays>('CalendarMissing').implement({
  policy: 'visible',
  fields: (t) => ({
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    summary: t.exposeString('summary', { nullable: true, policy: 'full' }),
    rule: t.field({ type: missingRuleType, resolve: ({ rule }) => rule }),
    freeAt: t.expose('freeAt', {
      type: 'Instant',
      description: 'From when on an answer without the entry frees its days.',
    }),
  }),
})

const quarantineType = builder.objectRef<FeedRow>('CalendarQuarantine').implement({
  policy: 'visible',
  fields: (t) => ({
    since: t.field({ type: 'Instant', nullable: true, resolve: ({ quarantineSince }) => quarantineSince }),
    answers: t.int({ description: 'Answers alike, at most 3.', resolve: (feed) => feed.quarantineAnswers }),
    releasesAt: t.field({
      type: 'Instant',
      nullable: true,
      description: 'From when on the third such answer confirms the others.',
      resolve: ({ quarantineSince }) => quarantineSince?.add({ hours: CONFIRMING_HOURS }) ?? null,
    }),
    heldBack: t.field({
      type: [heldBackType],
      resolve: (feed, _, ctx) => heldBackOf(heldStateOf(feed), ctx.today()),
    }),
  }),
})

function heldStateOf({ heldEvents, quarantineSince, quarantineAnswers }: FeedRow): FeedState {
  const quarantine = quarantineSince && { since: quarantineSince, answers: quarantineAnswers }
  return { events: fromStoredEvents(heldEvents), quarantine }
}

/** GraphQL CalendarWindowMeaning. */
export const windowMeaningType = catalogueEnum('windowMeaning')

const periodType = builder.objectRef<Stay & { isBlocked: boolean }>('CalendarWindowLimit').implement({
  policy: 'visible',
  fields: (t) => ({
    isBlocked: t.exposeBoolean('isBlocked', {
      description:
        'Whether its days are blocked: it is near, or somebody has confirmed that the apartment is closed.',
    }),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day', description: 'Moves on with the days.' }),
  }),
})

/** GraphQL CalendarFeed. */
export const feedType = builder.objectRef<FeedRow>('CalendarFeed').implement({
  policy: 'visible',
  fields: (t) => ({
    id: t.exposeID('id'),
    listingId: t.exposeID('listingId'),
    groupId: t.exposeID('groupId'),
    label: t.exposeString('label'),
    platform: t.field({ type: platformType, resolve: ({ platform }) => platform }),
    kind: t.field({ type: kindType, resolve: ({ kind }) => kind }),
    url: t.string({
      nullable: true,
      policy: 'full',
      description: 'Null for staff who act as the landlord: whoever has it reads that calendar.',
      resolve: ({ url }, _, ctx) => lastingAddress(ctx, url),
    }),
    fileName: t.exposeString('fileName', { nullable: true, policy: 'full' }),
    state: t.field({ type: stateType, resolve: feedStateOf }),
    error: t.field({ type: errorType, nullable: true, resolve: ({ error }) => error }),
    message: t.string({
      nullable: true,
      description: 'What the last check found wrong (D8); null when all is well.',
      resolve: ({ error }) => error && CALENDAR_SYNC_ERROR_TEXTS[error],
    }),
    errorDetail: t.exposeString('errorDetail', {
      nullable: true,
      description:
        'What happened: NO_ADDRESS, TIMED_OUT, UNREACHABLE, TOO_LARGE, REFUSED, TOO_MANY_REDIRECTS, HTTP 404, or words about the file.',
    }),
    checkedAt: t.expose('checkedAt', { type: 'Instant', nullable: true }),
    answeredAt: t.expose('answeredAt', { type: 'Instant', nullable: true }),
    isBeingRead: t.boolean({
      description: 'Whether it is being asked right now, and has not answered yet.',
      resolve: ({ leasedUntil }, _, ctx) =>
        leasedUntil !== null && Temporal.Instant.compare(leasedUntil, ctx.now()) > 0,
    }),
    nextCheckAt: t.expose('nextCheckAt', { type: 'Instant', nullable: true }),
    failingSince: t.expose('failingSince', { type: 'Instant', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'Instant' }),
    events: t.int({ description: 'Entries of the last answer.', resolve: ({ eventCount }) => eventCount }),
    freeEntries: t.int({
      description: 'Further entries that are marked as free there, and so block nothing.',
      resolve: ({ freeCount }) => freeCount,
    }),
    quarantine: t.field({
      type: quarantineType,
      nullable: true,
      resolve: (feed) => (feed.quarantineSince ? feed : null),
    }),
    missing: t.field({
      type: [missingType],
      description: 'Days that stay blocked for now although their entries are missing; none in a quarantine.',
      resolve: (feed, _, ctx) => missingDaysOf(heldStateOf(feed), ctx.today()),
    }),
    windowLimit: t.field({
      type: periodType,
      nullable: true,
      resolve: ({ windowFrom, windowTo, windowBlocked }) =>
        windowFrom && windowTo && { from: windowFrom, to: windowTo, isBlocked: windowBlocked },
    }),
    windowMeaning: t.field({
      type: windowMeaningType,
      nullable: true,
      description:
        'What the end of its booking window means, as somebody has confirmed; null as long as nobody has.',
      resolve: ({ windowMeaning }) => windowMeaning,
    }),
    conflicts: t.int({
      description: 'Conflicts that wait for a word.',
      resolve: async ({ id }, _, ctx) => (await conflictsOfFeed(ctx, id)) ?? 0,
    }),
    canManage: t.boolean({ resolve: (_, __, ctx) => ctx.viewer?.access === 'FULL' }),
  }),
})

const historyEntryType = builder.objectRef<HistoryRow>('CalendarFeedChange').implement({
  policy: 'landlord',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'Instant' }),
    kind: t.field({ type: changeType, resolve: ({ kind }) => kind }),
    reason: t.field({ type: reasonType, resolve: ({ reason }) => reason }),
    from: t.field({ type: 'Day', resolve: ({ from }) => from }),
    to: t.field({ type: 'Day', resolve: ({ to }) => to }),
    fromBefore: t.field({
      type: 'Day',
      nullable: true,
      resolve: ({ before }) => (before ? before.from : null),
    }),
    toBefore: t.field({
      type: 'Day',
      nullable: true,
      resolve: ({ before }) => (before ? before.to : null),
    }),
    summary: t.exposeString('summary'),
  }),
})

/** GraphQL CalendarFeedHistory. */
export const historyType = builder
  .objectRef<{ nodes: HistoryRow[]; next: string | null }>('CalendarFeedHistory')
  .implement({
    policy: 'landlord',
    fields: (t) => ({
      nodes: t.field({ type: [historyEntryType], resolve: ({ nodes }) => nodes }),
      next: t.exposeID('next', {
        nullable: true,
        description: 'Leads to the older changes; null at the end.',
      }),
    }),
  })

const conflictBookingType = builder.objectRef<ConflictRow>('CalendarConflictBooking').implement({
  policy: 'landlord',
  fields: (t) => ({
    _id: t.id({ nullable: true, resolve: ({ bookingId }) => bookingId }),
    from: t.field({ type: 'Day', resolve: ({ stayFrom }) => stayFrom }),
    to: t.field({ type: 'Day', resolve: ({ stayTo }) => stayTo }),
    name: t.exposeString('name'),
  }),
})

const conflictHoldType = builder.objectRef<ConflictRow>('CalendarConflictHold').implement({
  policy: 'landlord',
  fields: (t) => ({
    offerId: t.exposeID('offerId'),
    listingRequestId: t.exposeID('listingRequestId'),
    bookingRequestId: t.exposeID('bookingRequestId'),
    from: t.field({ type: 'Day', resolve: ({ stayFrom }) => stayFrom }),
    to: t.field({ type: 'Day', resolve: ({ stayTo }) => stayTo }),
    name: t.exposeString('name'),
  }),
})

/** GraphQL CalendarConflict. */
export const conflictType = builder.objectRef<ConflictRow>('CalendarConflict').implement({
  policy: 'landlord',
  fields: (t) => ({
    id: t.exposeID('id', {
      description: 'The eventId for settleCalendarConflict; also the id of the block.',
    }),
    feedId: t.exposeID('feedId', { nullable: true, description: 'Null where a partner says so.' }),
    feedLabel: t.exposeString('feedLabel', { nullable: true }),
    platform: t.expose('platform', { type: catalogueEnum('calendarPlatform'), nullable: true }),
    source: t.expose('source', {
      type: catalogueEnum('blockSource'),
      description: 'Who says so: ics, or the source of a partner.',
    }),
    listingId: t.exposeID('listingId'),
    unitName: t.exposeString('unitName'),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    summary: t.exposeString('summary'),
    booking: t.field({
      type: conflictBookingType,
      nullable: true,
      resolve: (row) => (row.bookingId ? row : null),
    }),
    hold: t.field({ type: conflictHoldType, nullable: true, resolve: (row) => (row.bookingId ? null : row) }),
    settlement: t.field({
      type: settlementType,
      nullable: true,
      description: 'How somebody settled it; null while it waits for a word.',
      resolve: ({ settlement }) => settlement,
    }),
    canUndo: t.boolean({
      description: 'Whether the settlement can be taken back.',
      resolve: canUndoSettlement,
    }),
  }),
})
