import { DUE_SOON_HOURS } from '../../../domain/kernel/constants.ts'
import { dueSoonUntil } from '../../../domain/rentals/next-step.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { listWaitingWishes, type WaitingWish } from './waiting-sql.ts'

const wishType = builder.objectRef<WaitingWish>('NeedsYouWish').implement({
  policy: 'landlord',
  description: 'A tenant’s proposal to leave earlier; it is answered on the page of its booking.',
  fields: (t) => ({
    bookingId: t.exposeID('bookingId'),
    lastDay: t.expose('lastDay', { type: 'Day', description: 'The earlier last day.' }),
    deadline: t.expose('answerUntil', { type: 'Instant', description: 'Until when it can be answered.' }),
    rent: t.exposeFloat('rent', { description: 'What would fall away of the rent, in minor units.' }),
    currency: t.exposeString('currency'),
    tenantNames: t.exposeString('tenantNames'),
    unitName: t.exposeString('unitName'),
  }),
})

const wishesType = builder.objectRef<WaitingWish[]>('NeedsYouWishes').implement({
  policy: 'landlord',
  fields: (t) => ({
    totalCount: t.int({ resolve: (wishes) => wishes.length }),
    dueSoonCount: t.int({
      description: `Those of them that run out within ${DUE_SOON_HOURS} hours.`,
      resolve: (wishes, _, ctx) => {
        const soon = dueSoonUntil(ctx.now())
        return wishes.filter(({ answerUntil }) => Temporal.Instant.compare(answerUntil, soon) <= 0).length
      },
    }),
    nodes: t.field({ type: [wishType], resolve: (wishes) => wishes }),
  }),
})

builder.queryField('needsYouWishes', (t) =>
  t.field({
    type: wishesType,
    policy: 'landlord',
    scope: 'bookings:read',
    description: 'Tenants’ proposals to leave earlier that need the landlord; what runs out first on top.',
    resolve: (_, __, ctx) => listWaitingWishes(ctx.reads, requireViewer(ctx), ctx.now()),
  }),
)
