import { comparePrices, type PriceComparison } from '../../../domain/listings/price-comparison.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { listLikePrices } from './prices-sql.ts'
import { findGroup } from '../listings/sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

interface ComparedPrices extends PriceComparison {
  currency: string
}

const comparedPricesType = builder.objectRef<ComparedPrices>('ComparablePrices').implement({
  policy: 'visible',
  description: 'Monthly prices in minor units.',
  fields: (t) => ({
    currency: t.exposeString('currency'),
    count: t.exposeInt('count'),
    lowerQuartile: t.exposeFloat('lowerQuartile'),
    median: t.exposeFloat('median'),
    upperQuartile: t.exposeFloat('upperQuartile'),
  }),
})

builder.queryField('comparablePrices', (t) =>
  t.field({
    type: comparedPricesType,
    nullable: true,
    policy: 'landlord',
    scope: 'listings:read',
    description: 'What like listings of the same city cost here; null where there are fewer than five.',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_, { groupId }, ctx) => compare(ctx, groupId),
  }),
)

async function compare(ctx: Context, groupId: string): Promise<ComparedPrices | null> {
  const group = await findGroup(ctx.reads, requireViewer(ctx), { groupId })
  const compared = group && comparePrices(await listLikePrices(ctx.db, group))
  return compared ? { ...compared, currency: group.currency } : null
}
