import { type Day, type Stay, addDays, durationOf } from '../../../domain/kernel/day.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { timeZoneOf } from '../../../domain/listings/listing-time-zone.ts'
import { intervalSteps, MOST_INTERVALS } from '../../../domain/public/metric-intervals.ts'
import { type Context, fromReplica } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import {
  type CountedInterval,
  countEvents,
  countRequestsOfGroup,
  findFirstEvent,
  findFirstRequestAt,
  findMeasuredGroup,
  listEarnings,
  listPublishTimeline,
} from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const intervalUnitType = catalogueEnum('intervalUnit')
const earningsIntervalType = catalogueEnum('earningsInterval')

const countedIntervalType = builder.objectRef<CountedInterval>('MetricsInterval').implement({
  policy: 'full',
  fields: (t) => ({
    start: t.expose('start', { type: 'Instant' }),
    end: t.expose('end', { type: 'Instant', description: 'Not part of the interval.' }),
    count: t.exposeInt('count'),
  }),
})

interface Counted {
  intervals: CountedInterval[]
  first: () => Promise<Temporal.Instant | null>
}

const countedType = builder.objectRef<Counted>('ListingMetrics').implement({
  policy: 'full',
  fields: (t) => ({
    totalCount: t.int({
      resolve: ({ intervals }) => intervals.reduce((sum, interval) => sum + interval.count, 0),
    }),
    firstEventTrackedAt: t.field({
      type: 'Instant',
      nullable: true,
      description: 'The first of all, also before the asked span.',
      resolve: ({ first }) => first(),
    }),
    intervals: t.field({ type: [countedIntervalType], resolve: ({ intervals }) => intervals }),
  }),
})

builder.queryField('getListingDetailsViewedMetrics', (t) =>
  t.field({
    type: countedType,
    nullable: true,
    policy: 'landlord',
    scope: 'metrics:read',
    description:
      'Visitors of the public page, each once a day. An interval has so many units; days are those of the listing.',
    args: {
      groupId: t.arg.id({ required: true }),
      from: t.arg({ type: 'Instant', required: true }),
      to: t.arg({ type: 'Instant', required: true }),
      intervals: t.arg.int({ required: true }),
      intervalUnit: t.arg({ type: intervalUnitType, required: true }),
    },
    resolve: async (_, { groupId, ...span }, ctx) => {
      const group = await groupOf(ctx, groupId)
      const steps = intervalSteps(span, timeZoneOf(group?.country ?? ''))
      if (!group) return null
      return {
        intervals: await fromReplica(ctx, ({ db }) =>
          countEvents(db, groupId, 'ListingDetailsViewed', steps),
        ),
        first: () => fromReplica(ctx, ({ db }) => findFirstEvent(db, groupId, 'ListingDetailsViewed')),
      }
    },
  }),
)

builder.queryField('getListingRequestsForListingMetrics', (t) =>
  t.field({
    type: countedType,
    nullable: true,
    policy: 'landlord',
    scope: 'metrics:read',
    description:
      'Requests by the moment in which they came. An interval has so many units; days are those of the listing.',
    args: {
      groupId: t.arg.id({ required: true }),
      from: t.arg({ type: 'Instant', required: true }),
      to: t.arg({ type: 'Instant', required: true }),
      intervals: t.arg.int({ required: true }),
      intervalUnit: t.arg({ type: intervalUnitType, required: true }),
    },
    resolve: async (_, { groupId, ...span }, ctx) => {
      const group = await groupOf(ctx, groupId)
      const steps = intervalSteps(span, timeZoneOf(group?.country ?? ''))
      if (!group) return null
      return {
        intervals: await fromReplica(ctx, ({ db }) => countRequestsOfGroup(db, groupId, steps)),
        first: () => fromReplica(ctx, ({ db }) => findFirstRequestAt(db, groupId)),
      }
    },
  }),
)

const publishedIntervalType = builder
  .objectRef<{ intervalStartTime: Temporal.Instant; isPublished: boolean }>('PublishedInterval')
  .implement({
    policy: 'full',
    fields: (t) => ({
      intervalStartTime: t.expose('intervalStartTime', { type: 'Instant' }),
      isPublished: t.exposeBoolean('isPublished'),
    }),
  })

builder.queryField('listingPublishTimeline', (t) =>
  t.field({
    type: [publishedIntervalType],
    nullable: true,
    policy: 'landlord',
    scope: 'metrics:read',
    description: 'Whether any unit was public at some moment of each interval.',
    args: {
      groupId: t.arg.id({ required: true }),
      from: t.arg({ type: 'Instant', required: true }),
      to: t.arg({ type: 'Instant', required: true }),
      intervals: t.arg.int({ required: true }),
      intervalUnit: t.arg({ type: intervalUnitType, required: true }),
    },
    resolve: async (_, { groupId, ...span }, ctx) => {
      const group = await groupOf(ctx, groupId)
      const steps = intervalSteps(span, timeZoneOf(group?.country ?? ''))
      return group ? fromReplica(ctx, ({ db }) => listPublishTimeline(db, groupId, steps, ctx.now())) : null
    },
  }),
)

interface Earning {
  intervalStart: Day
  amount: number
  quarter: number
}

const earningType = builder.objectRef<Earning>('Earning').implement({
  policy: 'full',
  fields: (t) => ({
    intervalStart: t.expose('intervalStart', { type: 'Day' }),
    amount: t.exposeFloat('amount'),
    quarter: t.exposeInt('quarter', { description: 'Of the year in which the interval starts, 1 to 4.' }),
  }),
})

const earningsType = builder
  .objectRef<{ currency: string; earnings: Earning[] }>('ListingEarnings')
  .implement({
    policy: 'full',
    fields: (t) => ({
      totalAmount: t.float({
        resolve: ({ earnings }) => earnings.reduce((sum, earning) => sum + earning.amount, 0),
      }),
      currency: t.exposeString('currency'),
      earnings: t.field({ type: [earningType], resolve: ({ earnings }) => earnings }),
    }),
  })

builder.queryField('listingEarningsMetrics', (t) =>
  t.field({
    type: earningsType,
    nullable: true,
    policy: 'landlord',
    scope: 'metrics:read',
    description: 'Rents of bookings, spread over their days; both days are part of the span.',
    args: {
      groupId: t.arg.id({ required: true }),
      from: t.arg({ type: 'Day', required: true }),
      to: t.arg({ type: 'Day', required: true }),
      intervals: t.arg({ type: earningsIntervalType, required: true }),
    },
    resolve: async (_, { groupId, intervals, ...span }, ctx) => {
      checkSpan(span)
      const group = await groupOf(ctx, groupId)
      return group
        ? {
            currency: group.currency,
            earnings: await fromReplica(ctx, ({ db }) => listEarnings(db, group, span, intervals)),
          }
        : null
    },
  }),
)

function checkSpan({ from, to }: Stay): void {
  if (from > to) throw new ValidationError({ to: 'metrics.to.notAfterFrom' })
  if (durationOf({ from, to: addDays(to, -1) }).months >= MOST_INTERVALS) {
    throw new ValidationError({ intervals: 'metrics.intervals.tooMany' })
  }
}

function groupOf(ctx: Context, groupId: string) {
  return findMeasuredGroup(ctx.db, requireViewer(ctx), groupId)
}
