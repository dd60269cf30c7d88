import { addDays, firstOfMonth } from '../../../domain/kernel/day.ts'
import { filterCountsFor } from '../requests/filter-counts.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { type FigureRow, findFigures } from './sql.ts'
import { totalCounts } from '../../listings/listings/loaders.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const occupancyDays = 30

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
  const today = ctx.today()
  const thisMonth = firstOfMonth(today)
  const [row, counts] = await Promise.all([
    findFigures(ctx.reads, requireViewer(ctx), {
      today,
      comingDays: occupancyDays,
      thisMonth,
      lastMonth: firstOfMonth(addDays(thisMonth, -1)),
      answersSince: ctx.now().subtract({ hours: 24 * 90 }),
    }),
    totalCounts(ctx, null),
  ])
  return {
    apartments: row.apartments,
    occupancyNext30Days: row.apartments === 0 ? 0 : row.occupiedDays / (row.apartments * occupancyDays),
    becomeFreeWithin60Days: row.becomeFreeSoon,
    earnedThisMonth: moneyOf(row.earnings, 'thisMonth'),
    earnedLastMonth: moneyOf(row.earnings, 'lastMonth'),
    medianAnswerMinutes: row.medianAnswerMinutes,
    openRequests: counts.numOpenRequests,
    needsYouCount: (await filterCountsFor(ctx, null)).needsYou,
  }
}

function moneyOf(earnings: FigureRow['earnings'], month: 'thisMonth' | 'lastMonth'): Money[] {
  return earnings.flatMap(({ currency, [month]: amount }) => (amount === null ? [] : [{ amount, currency }]))
}
