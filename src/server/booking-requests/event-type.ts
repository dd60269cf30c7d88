import { builder } from '../graphql/builder.ts'
import type { RequestRow } from './rows.ts'
import type { EventRow } from './sql.ts'

/** Something that happened to a request, with the request it happened to. */
export interface RequestEvent {
  event: EventRow
  request: Pick<RequestRow, 'tenantId' | 'landlordId'>
}

/** GraphQL RequestEvent. */
export const requestEventType = builder.objectRef<RequestEvent>('RequestEvent').implement({
  policy: 'visible',
  fields: (t) => ({
    id: t.id({ resolve: ({ event }) => String(event.id) }),
    at: t.field({ type: 'Instant', resolve: ({ event }) => event.at }),
    action: t.string({ resolve: ({ event }) => event.action }),
    by: t.string({ resolve: (event) => sideOf(event) }),
    data: t.field({ type: 'JSON', resolve: ({ event }) => event.data }),
  }),
})

function sideOf({ event, request }: RequestEvent): 'TENANT' | 'LANDLORD' | 'SYSTEM' {
  if (event.actorId === request.tenantId) return 'TENANT'
  return event.actorId === request.landlordId ? 'LANDLORD' : 'SYSTEM'
}
