import { builder } from '../../kernel/graphql/builder.ts'
import { listWindow } from '../../kernel/graphql/list-window.ts'
import { payload, payloadType } from '../../kernel/graphql/payload.ts'
import { giveSecondChance } from './second-chance-actions.ts'
import { countSilentlyDeclined, listSilentlyDeclined, type SilentlyDeclined } from './second-chance-sql.ts'

const silentType = builder.objectRef<SilentlyDeclined>('SilentlyDeclinedRequest').implement({
  policy: 'sales',
  fields: (t) => ({
    listingRequestId: t.exposeID('id'),
    userFriendlyId: t.exposeString('userFriendlyId'),
    groupId: t.exposeID('groupId'),
    listingName: t.exposeString('listingName'),
    city: t.exposeString('city'),
    tenantName: t.exposeString('tenantName'),
    landlordId: t.exposeID('landlordId'),
    landlordName: t.exposeString('landlordName'),
    from: t.expose('from', { type: 'Day' }),
    to: t.expose('to', { type: 'Day' }),
    requestedAt: t.expose('requestedAt', { type: 'Instant' }),
    declinedAt: t.expose('declinedAt', { type: 'Instant', nullable: true }),
  }),
})

const pageType = builder
  .objectRef<{ offset: number; limit: number }>('SilentlyDeclinedRequestPage')
  .implement({
    policy: 'sales',
    fields: (t) => ({
      totalCount: t.int({ resolve: (_, __, ctx) => countSilentlyDeclined(ctx.db, ctx.today()) }),
      nodes: t.field({
        type: [silentType],
        resolve: (window, _, ctx) => listSilentlyDeclined(ctx.db, ctx.today(), window),
      }),
    }),
  })

builder.queryField('silentlyDeclinedRequests', (t) =>
  t.field({
    type: pageType,
    policy: 'sales',
    scope: 'none',
    description: 'Requests that ended because nobody answered in time; they may get a second chance.',
    args: { offset: t.arg.int({ defaultValue: 0 }), limit: t.arg.int({ defaultValue: 50 }) },
    resolve: (_, window) => listWindow(window),
  }),
)

const chanceType = builder.objectRef<{ id: string }>('SecondChance').implement({
  policy: 'sales',
  fields: (t) => ({ listingRequestId: t.exposeID('id') }),
})

const secondChancePayload = payloadType('SecondChancePayload', 'secondChance', chanceType)

builder.mutationField('giveSecondChance', (t) =>
  t.field({
    type: secondChancePayload,
    policy: 'sales',
    scope: 'none',
    description: 'Opens a request again that its landlord did not answer in time, with a new deadline.',
    args: { listingRequestId: t.arg.id({ required: true }), idempotencyKey: t.arg.id({ required: true }) },
    resolve: (_, { listingRequestId, idempotencyKey }, ctx) =>
      payload(async () => ({ id: await giveSecondChance(ctx, listingRequestId, idempotencyKey) })),
  }),
)
