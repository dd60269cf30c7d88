import { taxDataHoldDay, type TaxDataClock } from '../../../domain/money/tax-data-clock.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import type { Context } from '../../kernel/viewer/context.ts'
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
    policy: 'viewer',
    scope: 'none',
    description: 'Of the landlord in person; null where nothing was asked for, and for everybody else.',
    resolve: (_, __, ctx) => ownRequest(ctx),
  }),
)

async function ownRequest(ctx: Context): Promise<TaxDataClock | null> {
  const { landlordId, role, impersonation } = requireViewer(ctx)
  if (!landlordId || role !== 'OWNER' || impersonation) return null
  return (await findTaxDataRequest(ctx.reads, landlordId)) ?? null
}
