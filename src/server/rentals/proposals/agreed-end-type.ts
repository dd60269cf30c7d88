import { builder } from '../../kernel/graphql/builder.ts'
import type { AgreedEnd } from './shorter-plan.ts'

/** GraphQL AgreedEnd. */
export const agreedEndType = builder.objectRef<AgreedEnd>('AgreedEnd').implement({
  policy: 'visible',
  description: 'What an earlier end comes to if the tenant agrees now; amounts in minor units.',
  fields: (t) => ({
    lastDay: t.expose('lastDay', { type: 'Day' }),
    rentBefore: t.exposeFloat('rentBefore', { description: 'Of the stay as it was booked.' }),
    rent: t.exposeFloat('rent', { description: 'Of the days that are left.' }),
    refund: t.exposeFloat('refund', { description: 'What of the payments through the product goes back.' }),
    endsRequest: t.exposeBoolean('endsRequest', { description: 'A request to stay longer ends with it.' }),
  }),
})
