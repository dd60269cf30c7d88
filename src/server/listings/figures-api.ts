import { addDays, type Stay } from '../../domain/day.ts'
import { requireViewer } from '../booking-requests/command.ts'
import { filterCountsOf } from '../booking-requests/needs-you.ts'
import { findMedianAnswerMinutes } from '../booking-requests/sql.ts'
import { sumEarnings } from '../bookings/sql.ts'
import type { Context } from '../context.ts'
import { builder } from '../graphql/builder.ts'
import { totalCounts, yearsCalendarsOfGroup } from './loaders.ts'
import { listGroupIds } from './sql.ts'
import { isVacantSoon, occupancyNext30Days } from './states.ts'

interface Money {
  amount: number
  currency: string
}

const moneyType = builder.objectRef<Money>('Money').implement({
  policy: 'visible',
  fields: (t) => ({ amount: t.exposeFloat('amount'), currency: t.exposeString('currency') }),
})

interface Figures {
  apartments: number
  occupancyNext30Days: number
  becomeFreeWithin60Days: number
  earnedThisMonth: Money[]
  earnedLastMonth: Money[]
  medianAnswerMinutes: number | null
  openRequests: number
  needsYouCount: number
}

const figuresType = builder.objectRef<Figures>('LandlordFigures').implement({
  policy: 'visible',
  fields: (t) => ({
    apartments: t.exposeInt('apartments'),
    occupancyNext30Days: t.exposeFloat('occupancyNext30Days', {
      description: 'Share of occupied unit days in the next 30 days, 0 to 1.',
    }),
    becomeFreeWithin60Days: t.exposeInt('becomeFreeWithin60Days'),
    earnedThisMonth: t.field({ type: [moneyType], resolve: (figures) => figures.earnedThisMonth }),
    earnedLastMonth: t.field({ type: [moneyType], resolve: (figures) => figures.earnedLastMonth }),
    medianAnswerMinutes: t.exposeInt('medianAnswerMinutes', { nullable: true }),
    openRequests: t.exposeInt('openRequests'),
    needsYouCount: t.exposeInt('needsYouCount'),
  }),
})

builder.queryField('landlordFigures', (t) =>
  t.field({
    type: figuresType,
    policy: 'landlord',
    scope: 'metrics:read',
    description: 'The numbers at the top of the overview.',
    resolve: (_, __, ctx) => figuresOf(ctx),
  }),
)

async function figuresOf(ctx: Context): Promise<Figures> {
  const viewer = requireViewer(ctx)
  const today = ctx.today()
  const groupIds = await listGroupIds(ctx.db, viewer)
  const calendars = (await Promise.all(groupIds.map((id) => yearsCalendarsOfGroup(ctx, id)))).flatMap(
    (units) => units ?? [],
  )
  const month = monthOf(today)
  const counts = await totalCounts(ctx, null)
  return {
    apartments: calendars.length,
    occupancyNext30Days: occupancyNext30Days(calendars, today),
    becomeFreeWithin60Days: calendars.filter((calendar) => isVacantSoon(calendar, today)).length,
    earnedThisMonth: await sumEarnings(ctx.db, viewer, month),
    earnedLastMonth: await sumEarnings(ctx.db, viewer, monthOf(addDays(month.from, -1))),
    medianAnswerMinutes: await findMedianAnswerMinutes(
      ctx.db,
      viewer,
      ctx.now().subtract({ hours: 24 * 90 }),
    ),
    openRequests: counts.numOpenRequests,
    needsYouCount: filterCountsOf(counts).needsYou,
  }
}

function monthOf(day: Temporal.PlainDate): Stay {
  return { from: day.with({ day: 1 }), to: day.with({ day: day.daysInMonth }) }
}
