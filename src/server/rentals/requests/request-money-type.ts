import { landlordFee } from '../../../domain/kernel/rent.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { listingRequestType } from '../lifecycle/request-refs.ts'
import type { RequestRow } from '../lifecycle/rows.ts'

const tenantPaymentsType = builder.objectRef<RequestRow>('TenantPayments').implement({
  policy: 'full',
  fields: (t) => ({ totalRent: t.exposeFloat('totalRent') }),
})

// What a request is worth to its landlord (D3).
builder.objectFields(listingRequestType, (t) => ({
  tenantPayments: t.field({ policy: 'full', type: tenantPaymentsType, resolve: (row) => row }),
  price: t.float({ policy: 'full', resolve: (row) => row.offer?.price ?? row.price }),
  currency: t.exposeString('currency'),
  landlordFeeCharge: t.float({
    policy: 'full',
    resolve: (row) => landlordFee(row.totalRent, row.landlordFeePercent),
  }),
  landlordFeePercent: t.exposeInt('landlordFeePercent', { policy: 'full' }),
  youReceive: t.float({
    policy: 'full',
    resolve: (row) => row.totalRent - landlordFee(row.totalRent, row.landlordFeePercent),
  }),
}))
