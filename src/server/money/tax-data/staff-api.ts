import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'
import { listWindow } from '../../kernel/graphql/list-window.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { setDac7Exemption } from './exemption-actions.ts'
import {
  countTaxDataItems,
  findTaxDataItem,
  listTaxDataItems,
  type TaxDataFilter,
  type TaxDataItemRow,
} from './staff-sql.ts'

const itemType = builder.objectRef<TaxDataItemRow>('TaxDataItem').implement({
  policy: 'accounting',
  description: 'Billing details as staff look at them for tax reporting.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    landlordId: t.exposeID('landlordId'),
    landlordName: t.exposeString('landlordName'),
    landlordEmail: t.exposeString('landlordEmail'),
    name: t.exposeString('name', { description: 'Of the person or company that lets.' }),
    missing: t.expose('missing', { type: [catalogueEnum('dac7Datum')] }),
    isCompliant: t.exposeBoolean('isCompliant', { nullable: true }),
    isExempt: t.exposeBoolean('isExempt', { nullable: true }),
    exemptionStatus: t.field({
      type: catalogueEnum('dac7ExemptionStatus'),
      resolve: ({ exemptionStatus }) => exemptionStatus,
    }),
    exemptionDeadline: t.expose('exemptionDeadline', { type: 'Day', nullable: true }),
    exemptionReason: t.exposeString('exemptionReason'),
    homes: t.exposeInt('homes', { description: 'How many homes are let so.' }),
    askedAt: t.expose('askedAt', { type: 'Instant', nullable: true }),
    heldAt: t.expose('heldAt', { type: 'Instant', nullable: true }),
  }),
})

const pageType = builder
  .objectRef<TaxDataFilter & { offset: number; limit: number }>('TaxDataItemPage')
  .implement({
    policy: 'accounting',
    fields: (t) => ({
      totalCount: t.int({ resolve: (filter, _, ctx) => countTaxDataItems(ctx.db, filter) }),
      nodes: t.field({
        type: [itemType],
        resolve: ({ offset, limit, ...filter }, _, ctx) =>
          listTaxDataItems(ctx.db, filter, { offset, limit }),
      }),
    }),
  })

builder.queryField('taxDataItems', (t) =>
  t.field({
    type: pageType,
    policy: 'accounting',
    scope: 'none',
    description:
      'Billing details of all landlords: whose payouts are held and who was asked longest ago first.',
    args: {
      state: t.arg({ type: catalogueEnum('taxDataState'), required: true }),
      search: t.arg.string({ defaultValue: '' }),
      offset: t.arg.int({ defaultValue: 0 }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_, { state, search, offset, limit }) => ({
      state,
      search: search ?? '',
      ...listWindow({ offset, limit }),
    }),
  }),
)

builder.mutationField('setDac7Exemption', (t) =>
  t.field({
    type: payloadType('TaxDataItemPayload', 'taxDataItem', itemType),
    policy: 'accounting',
    scope: 'none',
    description: 'Takes billing details out of tax reporting or back into it, with a reason.',
    args: {
      billingDetailsId: t.arg.id({ required: true }),
      exemptionStatus: t.arg({ type: catalogueEnum('dac7ExemptionStatus'), required: true }),
      exemptionDeadline: t.arg.string({ description: 'YYYY-MM-DD; with EXEMPT_UNTIL_DEADLINE.' }),
      exemptionReason: t.arg.string({ required: true }),
      idempotencyKey: t.arg.id({ required: true }),
    },
    resolve: (_, { idempotencyKey, exemptionDeadline, ...order }, ctx) =>
      payload(async () => {
        const exempted = { ...order, exemptionDeadline: exemptionDeadline ?? null }
        const item = await findTaxDataItem(ctx.db, await setDac7Exemption(ctx, exempted, idempotencyKey))
        if (!item) throw new ResourceNotFoundError()
        return item
      }),
  }),
)
