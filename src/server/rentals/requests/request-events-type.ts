import { builder } from '../../kernel/graphql/builder.ts'
import { requestEventType } from './event-type.ts'
import { listingRequestType } from '../lifecycle/request-refs.ts'
import { eventsOfRequest } from './loaders.ts'

// What happened to a request (product: timeline).
builder.objectFields(listingRequestType, (t) => ({
  events: t.field({
    policy: 'full',
    type: [requestEventType],
    resolve: async (row, _, ctx) =>
      ((await eventsOfRequest(ctx, row.id)) ?? []).map((event) => ({ event, request: row })),
  }),
}))
