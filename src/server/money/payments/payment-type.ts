import type { PaymentFailure, PaymentMethod, PaymentState } from '../../../domain/catalogue/payments.ts'
import { builder } from '../../kernel/graphql/builder.ts'
import { catalogueEnum } from '../../kernel/graphql/enums.ts'

/** A payment as whoever owes it sees it; amounts in minor units. */
export interface PaymentView {
  id: string
  state: PaymentState
  failure: PaymentFailure | null
  method: PaymentMethod | null
  amount: number
  surplus: number
}

/** GraphQL Payment. */
export const paymentType = builder.objectRef<PaymentView>('Payment').implement({
  policy: 'full',
  description: 'A payment of an invoice by card.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    state: t.field({ type: catalogueEnum('paymentState'), resolve: (payment) => payment.state }),
    failure: t.field({
      type: catalogueEnum('paymentFailure'),
      nullable: true,
      description: 'Why the last try was refused.',
      resolve: (payment) => payment.failure,
    }),
    method: t.field({
      type: catalogueEnum('paymentMethod'),
      nullable: true,
      resolve: (payment) => payment.method,
    }),
    amount: t.exposeFloat('amount'),
    surplus: t.exposeFloat('surplus', {
      description:
        'What came in beyond what was open by then: a tenant’s goes back to them, a landlord’s into the next payout.',
    }),
  }),
})
