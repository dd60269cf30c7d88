import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import type { FeeTermsRow, IncentiveRow } from './sql.ts'

/** GraphQL FeeTerms: terms as they were once made. Landlords read them, too, but not who made them. */
export const feeTermsType = builder.objectRef<FeeTermsRow>('FeeTerms').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    scope: t.expose('scope', { type: catalogueEnum('feeTermsScope') }),
    groupId: t.exposeID('groupId', { nullable: true }),
    groupName: t.exposeString('groupName', { nullable: true }),
    landlordFeeRate: t.exposeInt('landlordFeeRate', {
      nullable: true,
      description: 'In hundredths of a percent; null: nothing is said.',
    }),
    tenantFeeRate: t.exposeInt('tenantFeeRate', {
      nullable: true,
      description: 'Null: nothing is said.',
    }),
    calculationMethod: t.expose('calculationMethod', {
      type: catalogueEnum('invoiceCalculationMethod'),
      nullable: true,
      description: 'Null: nothing is said.',
    }),
    validFrom: t.expose('validFrom', { type: 'Day' }),
    validUntil: t.expose('validUntil', { type: 'Day', nullable: true }),
    reason: t.exposeString('reason'),
    madeAt: t.expose('madeAt', { type: 'Instant' }),
    madeBy: t.exposeString('madeBy', {
      policy: 'accounting',
      nullable: true,
      description: 'Null: from before terms had a history.',
    }),
  }),
})

/** GraphQL Incentive. */
export const incentiveType = builder.objectRef<IncentiveRow>('Incentive').implement({
  policy: 'visible',
  fields: (t) => ({
    _id: t.exposeID('id'),
    amount: t.exposeFloat('amount', { description: 'In minor units; it is part of the next payout.' }),
    currency: t.exposeString('currency'),
    reason: t.exposeString('reason'),
    grantedAt: t.expose('grantedAt', { type: 'Instant' }),
    grantedBy: t.exposeString('grantedBy', { policy: 'accounting' }),
  }),
})
