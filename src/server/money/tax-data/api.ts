import { taxDataHoldDay, type TaxDataClock } from '../../../domain/money/tax-data-clock.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { checkScope } from '../../kernel/graphql/field-policy.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findTaxDataRequest } from './sql.ts'

const requestType = builder.objectRef<TaxDataClock>('TaxDataRequest').implement({
  policy: 'full',
  description: 'Since when the landlord has been asked for what tax reporting lacks, and what came of it.',
  fields: (t) => ({
    askedAt: t.expose('askedAt', { type: 'Instant', nullable: true }),
    firstReminderAt: t.expose('firstReminderAt', { type: 'Instant', nullable: true }),
    secondReminderAt: t.expose('secondReminderAt', { type: 'Instant', nullable: true }),
    heldAt: t.expose('heldAt', {
      type: 'Instant',
      nullable: true,
      description: 'Since when payouts for the homes that lack data are held.',
    }),
    holdsFrom: t.field({
      type: 'Day',
      description: 'From when they are held unless the data come.',
      resolve: (clock, _, ctx) => taxDataHoldDay(clock, ctx.today()),
    }),
  }),
})

builder.queryField('taxDataRequest', (t) =>
  t.field({
    type: requestType,
    nullable: true,
    policy: 'owner',
    scope: 'none',
    description: 'Null where nothing was asked for.',
    resolve: async (_, __, ctx) => {
      checkScope('none', ctx.viewer)
      const { landlordId } = requireViewer(ctx)
      return landlordId ? ((await findTaxDataRequest(ctx.reads, landlordId)) ?? null) : null
    },
  }),
)
